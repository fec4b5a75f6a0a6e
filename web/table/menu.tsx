// The menu of the table: a button and a popover. What stands in it comes with the papers that open over the table.
import { useRef, useState } from 'preact/hooks';
import type { GameView } from '../../src/protocol/view.ts';
import { words } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { Icon } from '../parts/icons.tsx';
import { table } from '../words/table.ts';

const content = later(() => import('./sheets.tsx').then((loaded) => loaded.MenuContent));

export function Menu({ view }: { view: GameView }) {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const label = words(table).menu;
  return (
    <>
      <button class="tool" type="button" aria-label={label} title={label} popovertarget="menu">
        <Icon name="menu" />
      </button>
      <div
        class="menu"
        id="menu"
        ref={ref}
        popover="auto"
        onToggle={(event) => setOpen((event as unknown as { newState: string }).newState === 'open')}
      >
        {open && <content.Part view={view} hide={() => ref.current?.hidePopover()} />}
      </div>
    </>
  );
}
