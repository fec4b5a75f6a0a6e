// What one person has in hand at a table, kept in this browser only: which pane is open on a phone, which card, what is
// quoted into the next line, what has been read. The game itself never learns of it.
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameView, Slices } from '../../src/protocol/view.ts';
import type { Game } from '../app/game.ts';
import { keep, recall } from '../app/keep.ts';

export type Pane = 'talk' | 'seats' | 'book' | 'clues' | 'notes';
export const PANES: readonly Pane[] = ['talk', 'seats', 'book', 'clues', 'notes'];
export type Sheet = 'ballot' | 'unsealed' | 'whereabouts' | 'relations' | 'help' | null;

export interface Desk {
  game: Game;
  pane: Signal<Pane>;
  /** Which of the two lies open under the book on a wide screen. */
  tray: Signal<'clues' | 'notes'>;
  sheet: Signal<Sheet>;
  covered: Signal<boolean>;
  openClue: Signal<string | null>;
  readClues: Signal<ReadonlySet<string>>;
  quotes: Signal<readonly string[]>;
  /** A phase that is looked back at, null for now. */
  looking: Signal<string | null>;
  /** Last line that this person has had before their eyes. */
  readTo: Signal<number>;
  /** The text field of the composer, for quotes and keys. */
  field: { current: HTMLTextAreaElement | null };
  freshClues: ReadonlySignal<number>;
  freshLines: ReadonlySignal<boolean>;
  showClue(id: string): void;
  quote(id: string): void;
  show(pane: Pane): void;
}

export function openDesk(game: Game): { desk: Desk; close: () => void } {
  const key = (name: string) => `${name}.${game.id}`;
  const pane: Desk['pane'] = signal('talk');
  const tray: Desk['tray'] = signal('clues');
  const openClue: Desk['openClue'] = signal(null);
  const readClues: Desk['readClues'] = signal(new Set((recall(key('clues')) ?? '').split(' ').filter(Boolean)));
  const readTo = signal(Number(recall(key('read')) ?? 0));
  const covered = signal(recall(key('covered')) === '1');
  const quotes: Desk['quotes'] = signal([]);
  const field: Desk['field'] = { current: null };
  const clues = game.slice('clues');

  const close = effect(() => {
    keep(key('clues'), [...readClues.value].join(' '));
    keep(key('read'), String(readTo.value));
    keep(key('covered'), covered.value ? '1' : null);
  });

  const desk: Desk = {
    game,
    pane,
    tray,
    sheet: signal(null),
    covered,
    openClue,
    readClues,
    quotes,
    looking: signal(null),
    readTo,
    field,
    freshClues: computed(
      () => (clues.value ?? []).filter((clue) => clue.open !== null && !readClues.value.has(clue.id)).length,
    ),
    freshLines: computed(() => game.lines.value.some((line) => line.seq > readTo.value)),
    showClue(id) {
      openClue.value = id;
      readClues.value = new Set([...readClues.value, id]);
      tray.value = 'clues';
      pane.value = 'clues';
      setTimeout(
        () => document.getElementById(`clue-${id}`)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }),
        50,
      );
    },
    quote(id) {
      if (!quotes.value.includes(id) && quotes.value.length < 8) quotes.value = [...quotes.value, id];
      pane.value = 'talk';
      setTimeout(() => field.current?.focus());
    },
    show(next) {
      pane.value = next;
      if (next === 'clues' || next === 'notes') tray.value = next;
    },
  };
  return { desk, close };
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('no desk around this part');
  return desk;
}

/** Names of seats as the table writes them. */
export function nameOf(seats: Slices['seats'] | null, id: string): string {
  return seats?.find((seat) => seat.id === id)?.name ?? id;
}

export function mySeat(view: GameView | null): Slices['seats'][number] | null {
  return view?.seats.find((seat) => seat.id === view.me.seat) ?? null;
}
