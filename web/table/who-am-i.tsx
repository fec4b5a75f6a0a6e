// The first thing to know at a table: who I am. Stands above the talk until I have spoken or noted where I was, and
// leads to the book; on a phone nothing else on the first screen says it.
import type { GameView } from '../../src/protocol/view.ts';
import { words } from '../app/language.ts';
import { table } from '../words/table.ts';
import { hueOf } from '../parts/face.tsx';
import { phaseNow } from './agree.ts';
import { mySeat, useDesk } from './desk.ts';
import { firstClause } from './seats.tsx';

export function WhoAmI({ view }: { view: GameView }) {
  const desk = useDesk();
  const w = words(table);
  const mine = mySeat(view);
  if (mine === null || mine.accounted || desk.looking.value !== null) return null;
  if (phaseNow(view.phase)?.kind !== 'self-intro') return null;
  if (desk.game.pending.value.length > 0) return null;
  if (view.lines.some((line) => line.kind === 'said' && line.seat === mine.id)) return null;
  const read = () => {
    desk.covered.value = false;
    desk.show('book');
    setTimeout(() => document.getElementById('book')?.focus());
  };
  return (
    <p class="who-am-i sm" style={{ '--h': hueOf(mine.id) }}>
      <span>
        {w.youAre}
        <b class="who">{mine.name}</b>
        {w.youAreRest(firstClause(mine.public))}
      </span>
      <button class="word" type="button" onClick={read}>
        {w.openBook}
      </button>
    </p>
  );
}
