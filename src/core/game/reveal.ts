// The reveal: everything that was sealed, put together in one piece, the same for whoever stayed and whoever reloads
// (SEAL7). Each part is disclosed on its own; if one may not be opened, nothing is shown.
import type { Slices } from '../../protocol/view.ts';
import { disclose, type Reader, type VaultReader } from '../secret/disclose.ts';
import { secretRef, type SecretKind } from '../secret/ref.ts';
import { isRevealed, type GameState } from './state.ts';

export function revealSheet(state: GameState, reader: Reader, vault: VaultReader): Slices['truth'] {
  const { sheet } = state;
  const facts = { revealed: isRevealed(state), dealt: state.dealt.map((card) => card.clue) };
  const open = <K extends SecretKind>(kind: K, of: string) =>
    disclose(vault, facts, secretRef(kind, of, sheet.caseId), reader);
  const truth = open('truth', 'all');
  if (truth === null) return null;
  const epilogue = open('epilogue', 'all');
  const ballot = sheet.ballot;
  return {
    culprit: truth.culprit,
    accident: truth.accident,
    narrative: truth.narrative,
    timeline: truth.timeline.map(({ at, who, doing, witness }) => ({ at, who, doing, witness: [...witness] })),
    keyFacts: truth.keyFacts.map(({ id, text, evidence }) => ({ id, text, evidence: [...evidence] })),
    misdirections: [...truth.misdirections],
    after: [...truth.after],
    answer: ballot === null || ballot.decision ? null : (truth.answers[ballot.id] ?? truth.culprit),
    ballots: state.ballots.map(({ seat, choice, reason }) => ({ seat, choice, reason })),
    books: sheet.roles.flatMap((role) => {
      const book = open('book', role.id);
      return book === null ? [] : [{ seat: role.id, book }];
    }),
    clues: sheet.clues.flatMap((id) => {
      const clue = open('clue', id);
      const supports = open('supports', id);
      if (clue === null || supports === null) return [];
      return [{ id, title: clue.title, text: clue.text, supports: supports.text, facts: [...supports.facts] }];
    }),
    emotional: epilogue?.emotional.map(({ setup, object }) => ({ setup, object })) ?? [],
    questions: [...(epilogue?.questions ?? [])],
  };
}
