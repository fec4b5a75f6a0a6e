// Where everybody says they were: one row a seat on the hours of the case, the time of death as a tint, a dashed frame
// for whoever has not spoken. Each row also says it in words, for readers and for a resting pointer.
import type { GameView, Slices } from '../../src/protocol/view.ts';
import { clockOf } from '../app/clock.ts';
import { words } from '../app/language.ts';
import { hueOf } from '../parts/face.tsx';
import { table } from '../words/table.ts';
import { scaleOf } from './hours-scale.ts';

export function HoursChart({ view }: { view: GameView }) {
  const w = words(table);
  const { seats, timeline } = view;
  const span = view.game.victim?.window ?? null;
  const told = timeline.flatMap((row) => (row.until === null ? [row.at] : [row.at, row.until]));
  const scale = scaleOf([...told, ...(span ?? [])]);
  return (
    <div class="hours">
      {scale !== null && (
        <p class="ax" aria-hidden="true">
          {scale.ticks.map((tick) => (
            <span key={tick} style={{ '--a': ((tick - scale.from) / (scale.to - scale.from)) * 100 }}>
              {clockOf(tick)}
            </span>
          ))}
        </p>
      )}
      <div class="rows">
        {scale !== null && span !== null && (
          <span
            class="span"
            style={{ '--a': scale.place(span[0]), '--w': Math.max(1, scale.place(span[1]) - scale.place(span[0])) }}
          />
        )}
        <dl>
          {seats.map((seat) => {
            const rows = timeline.filter((row) => row.seat === seat.id);
            return [
              <dt key={`${seat.id} name`} class={rows.length === 0 ? 'faint' : ''}>
                {seat.name}
              </dt>,
              <dd key={seat.id} class={rows.length === 0 ? 'none' : ''} style={{ '--h': hueOf(seat.id) }}>
                {scale !== null &&
                  rows.map((row) => <Bar key={`${row.at} ${row.doing}`} row={row} place={scale.place} />)}
                <span class="vh">
                  {rows.length === 0 ? w.untold : rows.map((row) => w.told(row.at, row.until, row.doing)).join(' / ')}
                </span>
              </dd>,
            ];
          })}
        </dl>
      </div>
    </div>
  );
}

function Bar({ row, place }: { row: Slices['timeline'][number]; place: (clock: string) => number }) {
  const from = place(row.at);
  const to = row.until === null ? from : place(row.until);
  return (
    <i
      class={row.until === null ? 'point' : ''}
      style={{ '--a': from, '--w': Math.max(0, to - from) }}
      title={words(table).told(row.at, row.until, row.doing)}
    />
  );
}

/** Names of those who still owe the table their whereabouts. */
export function owing(seats: Slices['seats']): string[] {
  return seats.filter((seat) => seat.occupant !== 'nobody' && !seat.accounted).map((seat) => seat.name);
}
