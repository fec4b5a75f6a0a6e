// Everybody's whereabouts in words, and the small form in which one notes one's own. The form proposes the hour at
// which the last entry ended; what is typed loosely (2140, 9:40) is tidied when the field is left.
import { useState } from 'preact/hooks';
import { LIMITS } from '../../src/protocol/plain.ts';
import type { GameView } from '../../src/protocol/view.ts';
import { tidyClock } from '../app/clock.ts';
import { Dialog } from '../app/dialog.tsx';
import { words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { useRun } from '../app/run.ts';
import { hueOf } from '../parts/face.tsx';
import { sheets } from '../words/sheets.ts';
import { table } from '../words/table.ts';
import { useDesk } from './desk.ts';

export function WhereaboutsSheet({ view }: { view: GameView }) {
  const { sheet } = useDesk();
  const w = words(table);
  return (
    <Dialog
      open={sheet.value === 'whereabouts'}
      onClose={() => (sheet.value = null)}
      title={w.whereabouts}
      class="hours-sheet"
    >
      {view.me.seat !== null && view.game.status === 'playing' && <Mine view={view} seat={view.me.seat} />}
      <Others view={view} />
    </Dialog>
  );
}

function Mine({ view, seat }: { view: GameView; seat: string }) {
  const { game } = useDesk();
  const { busy, refused, run, clear } = useRun(game);
  const w = words(table);
  const s = words(sheets);
  const mine = view.timeline.filter((row) => row.seat === seat);
  const [at, setAt] = useState(() => proposed(view, seat));
  const [until, setUntil] = useState('');
  const [doing, setDoing] = useState('');

  const note = async () => {
    clear();
    const from = tidyClock(at);
    const to = until.trim() === '' ? null : tidyClock(until);
    const done = await run({ type: 'tellWhereabouts', entry: { at: from, until: to, doing: doing.trim() } });
    if (!done) return;
    setAt(to ?? from);
    setUntil('');
    setDoing('');
    document.getElementById('where-doing')?.focus();
  };

  return (
    <section class="own">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void note();
        }}
      >
        <label class="clock-field" for="where-at">
          <span class="xs dim">{s.at}</span>
          <Clock id="where-at" value={at} onChange={setAt} example="21:40" />
        </label>
        <label class="clock-field" for="where-until">
          <span class="xs dim">{s.until}</span>
          <Clock id="where-until" value={until} onChange={setUntil} example={s.optional} />
        </label>
        <label class="doing" for="where-doing">
          <span class="xs dim">{s.doing}</span>
          <input
            class="underline"
            id="where-doing"
            maxLength={LIMITS.doing}
            autocomplete="off"
            placeholder={s.doingExample}
            value={doing}
            onInput={(event) => setDoing(event.currentTarget.value)}
          />
        </label>
        <button class="stamp" type="submit" disabled={busy}>
          {s.note}
        </button>
        <RefusalNote refused={refused} />
      </form>
      {mine.length > 0 && (
        <>
          <h3>{s.mine}</h3>
          <ul class="told-list">
            {mine.map((row, index) => (
              <li key={`${row.at} ${row.doing}`}>
                <span class="num">{w.told(row.at, row.until, row.doing)}</span>
                <button
                  class="word"
                  type="button"
                  disabled={busy}
                  aria-label={s.removeOf(row.at, row.doing)}
                  onClick={() => void run({ type: 'withdrawWhereabouts', index })}
                >
                  {s.remove}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Clock({
  id,
  value,
  onChange,
  example,
}: {
  id: string;
  value: string;
  onChange: (text: string) => void;
  example: string;
}) {
  return (
    <input
      class="underline num"
      id={id}
      inputMode="text"
      autocomplete="off"
      maxLength={8}
      placeholder={example}
      title={words(sheets).clockShape}
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
      onBlur={() => onChange(value.trim() === '' ? '' : tidyClock(value))}
    />
  );
}

function Others({ view }: { view: GameView }) {
  const w = words(table);
  const s = words(sheets);
  const others = view.seats.filter((seat) => seat.id !== view.me.seat && seat.occupant !== 'nobody');
  return (
    <section class="others">
      <h3>{s.others}</h3>
      <dl class="told-of">
        {others.map((seat) => {
          const rows = view.timeline.filter((row) => row.seat === seat.id);
          return [
            <dt key={`${seat.id} name`} style={{ '--h': hueOf(seat.id) }}>
              {seat.name}
            </dt>,
            <dd key={seat.id}>
              {rows.length === 0 ? (
                <p class="dim">{w.untold}</p>
              ) : (
                rows.map((row) => (
                  <p key={`${row.at} ${row.doing}`} class="num">
                    {w.told(row.at, row.until, row.doing)}
                  </p>
                ))
              )}
            </dd>,
          ];
        })}
      </dl>
      <p class="xs dim">{s.said}</p>
    </section>
  );
}

/** Where my last entry ended; else where the time that matters begins; else the first hour that anybody named. */
function proposed(view: GameView, seat: string): string {
  const last = view.timeline.findLast((row) => row.seat === seat);
  if (last !== undefined) return last.until ?? last.at;
  const window = view.game.victim?.window;
  return window?.[0] ?? view.timeline[0]?.at ?? '';
}
