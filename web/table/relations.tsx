// Who is who to whom, as a list. Names of the case, written out; a seat's name keeps its hue.
import type { GameView } from '../../src/protocol/view.ts';
import { Dialog } from '../app/dialog.tsx';
import { words } from '../app/language.ts';
import { hueOf } from '../parts/face.tsx';
import { table } from '../words/table.ts';
import { useDesk } from './desk.ts';

export function RelationsSheet({ view }: { view: GameView }) {
  const { sheet } = useDesk();
  const w = words(table);
  const named = (name: string) => {
    const seat = view.seats.find((candidate) => candidate.name === name || candidate.id === name);
    return seat === undefined ? (
      <span>{name}</span>
    ) : (
      <b class="who" style={{ '--h': hueOf(seat.id) }}>
        {seat.name}
      </b>
    );
  };
  return (
    <Dialog open={sheet.value === 'relations'} onClose={() => (sheet.value = null)} title={w.relations}>
      <ul class="relations">
        {view.game.relations.map((relation) => (
          <li key={`${relation.from} ${relation.to} ${relation.label}`}>
            <span class="from">{named(relation.from)}</span>
            <span class="tie">
              <span>{relation.label}</span>
            </span>
            <span class="to">{named(relation.to)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
