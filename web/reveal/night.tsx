// The night in two columns: as it was told at the table, and as it was. On a phone told stands above done.
import { useMemo } from 'preact/hooks';
import type { GameView } from '../../src/protocol/view.ts';
import { words } from '../app/language.ts';
import { reveal } from '../words/reveal.ts';
import { deedsOf, nightRows } from './night-rows.ts';
import { nameOf, Who } from './people.tsx';
import type { Truth } from './people.tsx';

export function Night({ view, truth }: { view: GameView; truth: Truth }) {
  const w = words(reveal);
  const deeds = useMemo(() => deedsOf(truth, view.game.victim), [truth, view.game.victim]);
  const rows = useMemo(() => nightRows(view.timeline, truth.timeline, deeds), [view.timeline, truth.timeline, deeds]);
  return (
    <>
      <p class="columns" aria-hidden="true">
        <span>{w.said}</span>
        <i />
        <span>{w.done}</span>
      </p>
      {view.timeline.length === 0 && <p class="sm faint">{w.nobodySaid}</p>}
      <ol class="night">
        {rows.map((row) => (
          <li key={row.at + String(row.deed)} class={row.deed ? 'deed' : undefined}>
            <div class="told">
              {row.said.length > 0 && <span class="col-name">{w.said}</span>}
              {row.said.map((entry, index) => (
                <p key={index}>
                  <Who seats={view.seats} id={entry.seat} />{' '}
                  {entry.until !== null && <span class="faint num">{w.until(entry.until)}</span>}
                  {entry.doing}
                </p>
              ))}
            </div>
            <time>{row.at}</time>
            <div class="was">
              {row.done.length > 0 && row.said.length > 0 && <span class="col-name">{w.done}</span>}
              {row.done.map((entry, index) => (
                <p key={index} class={deeds.has(entry) ? 'the-deed' : undefined}>
                  <Who seats={view.seats} id={entry.who} /> {entry.doing}
                  {entry.witness.length > 0 && (
                    <span class="seen">{w.seenBy(entry.witness.map((id) => nameOf(view.seats, id)))}</span>
                  )}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
