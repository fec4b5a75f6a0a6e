// Who sits here. A seat opens to its public line; at the right stands what it is doing: thinking, failed, away, agreed.
import type { GameView, Slices } from '../../src/protocol/view.ts';
import { words } from '../app/language.ts';
import { Face, hueOf } from '../parts/face.tsx';
import { table } from '../words/table.ts';
import { phaseNow } from './agree.ts';
import { useDesk } from './desk.ts';
import { Drops } from './log.tsx';

type Seat = Slices['seats'][number];
export type SeatState = 'thinking' | 'failed' | 'away' | 'agreed' | 'voted' | 'calm';

export function Seats({ view }: { view: GameView }) {
  const { game } = useDesk();
  const w = words(table);
  const listeners = view.members.filter((member) => member.seat === null).map((member) => member.name);
  const voting = phaseNow(view.phase)?.kind === 'final';
  return (
    <section aria-label={w.seats}>
      <h2>{w.seats}</h2>
      <ul class="seats">
        {view.seats.map((seat) => (
          <SeatRow key={seat.id} seat={seat} mine={seat.id === view.me.seat} state={stateOf(seat)} />
        ))}
      </ul>
      {listeners.length > 0 && <p class="xs faint listeners">{w.spectators(listeners)}</p>}
    </section>
  );

  function stateOf(seat: Seat): SeatState {
    const { online, thinking } = game.live.value;
    if (seat.failed !== null) return 'failed';
    if (thinking.includes(seat.id)) return 'thinking';
    if (seat.occupant === 'human' && seat.member !== null && !online.includes(seat.member)) return 'away';
    if (view.game.status !== 'playing') return 'calm';
    if (seat.agreed) return 'agreed';
    return voting && seat.voted ? 'voted' : 'calm';
  }
}

function SeatRow({ seat, mine, state }: { seat: Seat; mine: boolean; state: SeatState }) {
  const w = words(table);
  const who =
    seat.occupant === 'nobody'
      ? w.free
      : seat.occupant === 'ai'
        ? w.ai(seat.player)
        : mine
          ? w.isYou(seat.player)
          : seat.player;
  return (
    <li style={{ '--h': hueOf(seat.id) }}>
      <details class="seat" data-state={state}>
        <summary>
          <Face id={seat.id} />
          <span class="named">
            <b class="who">{seat.name}</b> <span class="trade">{firstClause(seat.public)}</span>
          </span>
          <span class="by">{who}</span>
          {state !== 'calm' && (
            <span class="state">
              {w[state]}
              {state === 'thinking' && <Drops />}
            </span>
          )}
        </summary>
        <p class="public">{seat.public}</p>
      </details>
    </li>
  );
}

/** Enough of the public line to tell people apart; the whole of it opens with the seat. */
export function firstClause(line: string): string {
  return line.split(/[，。；：,;:]|\. /)[0] ?? '';
}
