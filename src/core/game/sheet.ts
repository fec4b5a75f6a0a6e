// Parts a case into what the whole table may know (the sheet, kept in the state) and what lies in the vault
// (SEAL1-SEAL4). The sheet is written field by field: a new field of a case stays sealed until it is named here.
import type { CaseFile, CaseVote, Json } from '../../artifact/case/types.ts';
import { roleBook } from '../../artifact/case/book.ts';
import { choiceId, type ChoiceId, type ClueId, type PhaseId, type SeatId } from '../../protocol/ids.ts';
import type { Dye, Genre, Language, PhaseKind } from '../../protocol/plain.ts';
import { Sealed } from '../secret/disclose.ts';
import { secretRef, type SecretKind, type SecretRef, type SecretValues } from '../secret/ref.ts';

/** Everything about a case that a player, a spectator and a case page may see from the start. */
export interface CaseSheet {
  caseId: string;
  title: string;
  genre: Genre;
  language: Language;
  minutes: number | null;
  cover: { dye: Dye; motif: string };
  author: string;
  source: string;
  license: string;
  contentNotes: string[];
  /** True for cases that ship with the program; others carry a "not reviewed" mark. */
  shipped: boolean;
  scene: {
    place: string;
    setup: string;
    premise: string;
    victim: { name: string; age: string; cause: string; window: readonly [string, string] | null } | null;
    relations: { from: string; to: string; label: string }[];
  };
  worldFacts: string[];
  phases: { id: PhaseId; name: string; kind: PhaseKind }[];
  roles: { id: SeatId; name: string; public: string; player: 'human' | 'ai' }[];
  clues: ClueId[];
  ballot: Ballot | null;
}

export interface Ballot {
  id: string;
  question: string;
  choices: { id: ChoiceId; text: string; seat: SeatId | null }[];
  decision: boolean;
}

export function caseSheet(file: CaseFile, shipped: boolean): CaseSheet {
  return {
    caseId: file.meta.id,
    title: file.meta.title,
    genre: file.meta.genre,
    language: file.meta.language,
    minutes: file.meta.minutes,
    cover: file.meta.cover,
    author: file.meta.author,
    source: file.meta.source,
    license: file.meta.license,
    contentNotes: file.meta.contentNotes,
    shipped,
    scene: {
      place: file.scene.place,
      setup: file.scene.setup,
      premise: file.scene.premise,
      victim: file.scene.victim,
      relations: file.scene.relations,
    },
    worldFacts: file.worldFacts,
    phases: file.phases.map(({ id, name, kind }) => ({ id, name, kind })),
    roles: file.roles.map((role) => ({ id: role.id, name: role.name, public: role.public, player: role.player })),
    clues: file.clues.map((clue) => clue.id),
    ballot: ballotOf(file),
  };
}

function ballotOf(file: CaseFile): Ballot | null {
  const seats = file.roles.map((role) => ({ id: choiceId(role.id), text: role.name, seat: role.id }));
  const vote: CaseVote | undefined = file.votes[0];
  if (vote !== undefined) {
    const choices = vote.choices === 'seats' ? seats : vote.choices.map((choice) => ({ ...choice, seat: null }));
    return { id: vote.id, question: vote.question, choices, decision: vote.decision };
  }
  if (file.meta.genre !== 'deduction') return null;
  const name = file.scene.victim?.name;
  const asked = {
    zh: name ? `是谁害了${name}？` : '是谁做的？',
    en: name ? `Who killed ${name}?` : 'Who did it?',
  };
  return { id: 'who', question: asked[file.meta.language], choices: seats, decision: false };
}

/** Everything that goes into the vault, one row a reference. */
export function caseSecrets(file: CaseFile): Sealed<SecretKind>[] {
  const id = file.meta.id;
  const out: Sealed<SecretKind>[] = [];
  const put = <K extends SecretKind>(kind: K, of: string, value: SecretValues[K]) =>
    out.push(new Sealed(secretRef(kind, of, id) as SecretRef, value));
  for (const role of file.roles) {
    put('book', role.id, roleBook(role, file.meta.language));
    const slip = file.libertyToSlip.find((line) => namesSeat(line, role.id, role.name));
    if (slip !== undefined) put('slip', role.id, slip);
    if (role.understudy !== null) put('cues', role.id, role.understudy);
  }
  for (const clue of file.clues) {
    put('clue', clue.id, { title: clue.title, text: clue.text });
    put('supports', clue.id, { text: clue.supports, facts: clue.supportsFacts });
  }
  put('truth', 'all', file.truth);
  put('epilogue', 'all', {
    emotional: file.emotional.map(({ setup, object }) => ({ setup, object })),
    questions: file.reveal.questions,
    steps: file.reveal.steps,
  });
  const sections: Record<string, unknown> = {
    meta: file.meta,
    scene: file.scene,
    briefing: file.briefing,
    style: file.style,
    phases: file.phases,
    audit: file.audit,
    world_facts: file.worldFacts,
    liberty_to_slip: file.libertyToSlip,
    ...file.extra,
  };
  for (const [name, value] of Object.entries(sections)) put('section', name, value as Json);
  return out;
}

/** Whose slip line it is: the seat id that leads it, as in `p1（罗桂枝）：…`, or the name that leads it. */
function namesSeat(line: string, seat: string, name: string): boolean {
  const head = line.trim().slice(0, Math.max(seat.length, name.length) + 1);
  return (
    head === seat || (/^[^A-Za-z0-9]/.test(head.slice(seat.length)) && head.startsWith(seat)) || head.startsWith(name)
  );
}
