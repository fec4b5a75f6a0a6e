// Keys outside text fields: g book, c clues, n notes, / talk, ? help, Esc covers the book. Dialogs close themselves.
import { useEffect } from 'preact/hooks';
import type { Desk } from './desk.ts';

export function useKeys(desk: Desk): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (document.querySelector('dialog[open], :popover-open')) return;
      if (target?.closest('input, textarea, select, [contenteditable]')) {
        if (event.key === 'Escape') target.blur();
        return;
      }
      const act = acts[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act(desk);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [desk]);
}

const focusSoon = (id: string) => setTimeout(() => document.getElementById(id)?.focus());

const acts: Record<string, (desk: Desk) => void> = {
  g: (desk) => {
    const hidden = desk.pane.value !== 'book' && matchMedia('(width < 56.25rem)').matches;
    desk.covered.value = hidden ? false : !desk.covered.value;
    desk.pane.value = 'book';
    if (!desk.covered.value) focusSoon('book');
  },
  c: (desk) => {
    desk.show('clues');
    const clues = desk.game.view.value?.clues ?? [];
    const next = clues.find((clue) => clue.open !== null && !desk.readClues.value.has(clue.id));
    if (next !== undefined) desk.showClue(next.id);
    focusSoon('clues');
  },
  n: (desk) => {
    desk.show('notes');
    focusSoon('notes');
  },
  '/': (desk) => {
    desk.show('talk');
    focusSoon('say');
  },
  '?': (desk) => (desk.sheet.value = 'help'),
  Escape: (desk) => {
    if (desk.looking.value !== null) desk.looking.value = null;
    else if (desk.pane.value !== 'talk' && matchMedia('(width < 56.25rem)').matches) desk.pane.value = 'talk';
    else desk.covered.value = true;
  },
};
