// Says plainly that stand-ins play the AI seats. Shown until somebody has read it; the seats go on saying who is AI.
import { useState } from 'preact/hooks';
import type { GameView } from '../../src/protocol/view.ts';
import { keep, recall } from '../app/keep.ts';
import { words } from '../app/language.ts';
import { table } from '../words/table.ts';

export function StandIn({ view }: { view: GameView }) {
  const key = `standin.${view.game.id}`;
  const [read, setRead] = useState(() => recall(key) !== null);
  const w = words(table);
  if (view.game.status === 'revealed') return null;
  if (read || !view.seats.some((seat) => seat.occupant === 'ai')) return null;
  return (
    <p class="stand-in xs faint">
      <span>{w.standIn}</span>
      <button
        class="word"
        type="button"
        onClick={() => {
          keep(key, '1');
          setRead(true);
        }}
      >
        {w.standInOk}
      </button>
    </p>
  );
}
