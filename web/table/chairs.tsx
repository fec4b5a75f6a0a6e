// The chairs of the lobby: whose role it is, who sits there, and the one word that each visitor may use on it.
import { useEffect } from 'preact/hooks';
import type { GameView, Slices } from '../../src/protocol/view.ts';
import { words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { useRun } from '../app/run.ts';
import { Face, hueOf } from '../parts/face.tsx';
import { lobby } from '../words/lobby.ts';
import { useDesk } from './desk.ts';

type Seat = Slices['seats'][number];

export function Chairs({ view }: { view: GameView }) {
  const { game } = useDesk();
  const { busy, refused, run, clear } = useRun(game);
  useEffect(clear, [view.seats, view.members]);
  const w = words(lobby);
  return (
    <section aria-label={w.seats}>
      <h2>{w.seats}</h2>
      <ul class="chairs">
        {view.seats.map((seat) => (
          <li key={seat.id} style={{ '--h': hueOf(seat.id) }} data-free={seat.occupant === 'nobody' || undefined}>
            <Face id={seat.id} />
            <div>
              <p>
                <b class="who">{seat.name}</b>
                <span class="sm dim by">{playerOf(seat)}</span>
              </p>
              <p class="sm dim">{seat.public}</p>
            </div>
            <div class="acts">{actOf(seat)}</div>
          </li>
        ))}
      </ul>
      <RefusalNote refused={refused} />
    </section>
  );

  function playerOf(seat: Seat): string {
    if (seat.occupant === 'nobody') return seat.written === 'human' ? `${w.free}，${w.writtenHuman}` : w.free;
    if (seat.occupant === 'ai') return w.ai(seat.player);
    return seat.id === view.me.seat ? `${seat.player}，${w.you}` : seat.player;
  }

  function actOf(seat: Seat) {
    if (seat.id === view.me.seat)
      return (
        <button class="word" type="button" disabled={busy} onClick={() => void run({ type: 'standUp' })}>
          {w.stand}
        </button>
      );
    const sit = (
      <button
        class="word word--strong"
        type="button"
        disabled={busy}
        aria-label={w.sitAt(seat.name)}
        onClick={() => void run({ type: 'sit', seat: seat.id })}
      >
        {w.sit}
      </button>
    );
    const clear = (
      <button
        class="word"
        type="button"
        disabled={busy}
        aria-label={w.clearOf(seat.player, seat.name)}
        onClick={() => void run({ type: 'clearSeat', seat: seat.id })}
      >
        {w.clear}
      </button>
    );
    if (seat.occupant === 'human') return view.me.owner ? clear : null;
    if (seat.occupant === 'nobody') return sit;
    return (
      <>
        {sit}
        {view.me.owner && clear}
      </>
    );
  }
}
