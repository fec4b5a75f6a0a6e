// The phases as ink dots on a thread. A passed one is a button that looks back, the ones ahead are plain text, and the
// last lies under wax until the reveal. It never jumps ahead.
import type { Slices } from '../../src/protocol/view.ts';
import { words } from '../app/language.ts';
import { Chop } from '../parts/seal.tsx';
import { table } from '../words/table.ts';
import { useDesk } from './desk.ts';

export function Thread({ phase }: { phase: Slices['phase'] }) {
  const { looking, show } = useDesk();
  const w = words(table);
  return (
    <nav aria-label={w.phases}>
      <ol class="thread">
        {phase.list.map((entry) => {
          const wax = entry.kind === 'reveal' && entry.state === 'ahead';
          const inside = (
            <>
              {wax ? <Chop /> : <span class="dot" />}
              <span class="t">{entry.name}</span>
            </>
          );
          return (
            <li key={entry.id}>
              {entry.state === 'past' ? (
                <button
                  type="button"
                  aria-pressed={looking.value === entry.id}
                  onClick={() => {
                    looking.value = looking.value === entry.id ? null : entry.id;
                    show('talk');
                  }}
                >
                  {inside}
                </button>
              ) : (
                <span
                  class={entry.state === 'now' ? 'step' : 'step ahead'}
                  {...(entry.state === 'now' ? { 'aria-current': 'step' as const } : {})}
                >
                  {inside}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
