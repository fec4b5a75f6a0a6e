// The secret ballot: one choice, one line of reason, changeable until the seal breaks.
import { useState } from 'preact/hooks';
import { LIMITS } from '../../src/protocol/plain.ts';
import type { GameView, Slices } from '../../src/protocol/view.ts';
import { Dialog } from '../app/dialog.tsx';
import { words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { useRun } from '../app/run.ts';
import { Face } from '../parts/face.tsx';
import { papers } from '../words/papers.ts';
import { sheets } from '../words/sheets.ts';
import { Envelopes } from './ballot-bar.tsx';
import { useDesk } from './desk.ts';

type Ballot = NonNullable<Slices['ballot']>;

export function BallotSheet({ view }: { view: GameView }) {
  const { sheet } = useDesk();
  const { ballot } = view;
  if (ballot === null) return null;
  return (
    <Dialog open={sheet.value === 'ballot'} onClose={() => (sheet.value = null)} title={ballot.question} class="ballot">
      <BallotForm ballot={ballot} seats={view.seats.length} />
    </Dialog>
  );
}

function BallotForm({ ballot, seats }: { ballot: Ballot; seats: number }) {
  const { game, sheet } = useDesk();
  const { busy, refused, run } = useRun(game);
  const [choice, setChoice] = useState(ballot.mine?.choice ?? '');
  const [reason, setReason] = useState(ballot.mine?.reason ?? '');
  const w = words(papers);
  const s = words(sheets);
  const short = ballot.choices.every((option) => option.text.length <= 8);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run({ type: 'vote', choice, reason: reason.trim() }).then((done) => done && (sheet.value = null));
      }}
    >
      <p class="sm dim">{ballot.decision ? s.decisionHow : s.ballotHow}</p>
      <fieldset class={short ? 'options options--two' : 'options'}>
        <legend class="vh">{s.pick}</legend>
        {ballot.choices.map((option) => (
          <label key={option.id} class="p">
            {option.seat !== null && <Face id={option.seat} />}
            <span>{option.text}</span>
            <input
              type="radio"
              name="choice"
              value={option.id}
              required
              checked={choice === option.id}
              onChange={() => setChoice(option.id)}
            />
          </label>
        ))}
      </fieldset>
      <label class="sm dim" for="reason">
        {s.reason}
      </label>
      <input
        class="underline"
        id="reason"
        maxLength={LIMITS.reason}
        autocomplete="off"
        value={reason}
        onInput={(event) => setReason(event.currentTarget.value)}
      />
      <RefusalNote refused={refused} />
      <div class="foot">
        <button class="stamp" type="submit" disabled={busy || choice === ''}>
          {s.castVote}
        </button>
        <button class="word" type="button" onClick={() => (sheet.value = null)}>
          {s.later}
        </button>
        <p class="count" role="status">
          <Envelopes sealed={ballot.sealed} of={seats} />
          <span class="xs dim">{w.sealedCount(ballot.sealed)}</span>
        </p>
      </div>
    </form>
  );
}
