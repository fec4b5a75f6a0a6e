// The ballot as it lies on the table: a paper strip above the composer. Envelopes count the sealed votes and never say
// whose they are.
import type { GameView } from '../../src/protocol/view.ts';
import { words } from '../app/language.ts';
import { papers } from '../words/papers.ts';
import { phaseNow } from './agree.ts';
import { useDesk } from './desk.ts';

export function BallotBar({ view }: { view: GameView }) {
  const { sheet, looking } = useDesk();
  const w = words(papers);
  const { ballot } = view;
  if (ballot === null || phaseNow(view.phase)?.kind !== 'final' || looking.value !== null) return null;
  const mine = ballot.choices.find((choice) => choice.id === ballot.mine?.choice);
  return (
    <div class="ballot-bar sheet">
      <p>
        <b>{ballot.question}</b>
        <span class="xs">{mine === undefined ? w.sealedCount(ballot.sealed) : w.ballotMine(mine.text)}</span>
      </p>
      <Envelopes sealed={ballot.sealed} of={view.seats.length} />
      {view.me.seat !== null && (
        <button class="word word--strong" type="button" onClick={() => (sheet.value = 'ballot')}>
          {mine === undefined ? w.ballotOpen : w.ballotChange}
        </button>
      )}
    </div>
  );
}

export function Envelopes({ sealed, of }: { sealed: number; of: number }) {
  return (
    <span class="envelopes" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <svg key={index} viewBox="0 0 26 18">
          <rect x=".75" y=".75" width="24.5" height="16.5" rx="1" fill="none" stroke="currentColor" />
          <path d="M1 1.5 13 10 25 1.5" fill="none" stroke="currentColor" />
          {index < sealed && <circle cx="13" cy="9.5" r="4.2" fill="var(--wax)" />}
        </svg>
      ))}
    </span>
  );
}
