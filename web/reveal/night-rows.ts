// The night as rows: what was said at the table and what was done, minute by minute, in the order of the night.
// Cases give clock times without a date, so the author's order decides where midnight falls; what was said is then laid
// beside it. Pure, so that a test can walk it.
import type { GameView } from '../../src/protocol/view.ts';
import { minutesOf } from '../app/clock.ts';

type Truth = NonNullable<GameView['truth']>;
export type SaidEntry = GameView['timeline'][number];
export type DoneEntry = Truth['timeline'][number];

export interface NightRow {
  at: string;
  said: SaidEntry[];
  done: DoneEntry[];
  /** The minute of the deed. */
  deed: boolean;
}

const DAY = 1440;

export function nightRows(said: SaidEntry[], done: DoneEntry[], deeds: ReadonlySet<DoneEntry>): NightRow[] {
  const minutes = inOrder(done.map(({ at }) => minutesOf(at)));
  const first = minutes.length === 0 ? 0 : Math.min(...minutes);
  const last = minutes.length === 0 ? DAY : Math.max(...minutes);
  const rows = new Map<number, NightRow>();
  const rowAt = (minute: number, at: string) => {
    const known = rows.get(minute);
    if (known !== undefined) return known;
    const fresh: NightRow = { at, said: [], done: [], deed: false };
    rows.set(minute, fresh);
    return fresh;
  };
  for (const [index, entry] of done.entries()) {
    const row = rowAt(minutes[index] ?? 0, entry.at);
    row.done.push(entry);
    row.deed ||= deeds.has(entry);
  }
  for (const entry of said) rowAt(nearest(minutesOf(entry.at), first, last), entry.at).said.push(entry);
  return [...rows.entries()].toSorted(([a], [b]) => a - b).map(([, row]) => row);
}

/** Minutes that only grow, a step back being midnight. More than one step back: not written in order, so one day. */
function inOrder(clocks: number[]): number[] {
  let day = 0;
  const grown = clocks.map((clock, index) => {
    if (index > 0 && clock < (clocks[index - 1] ?? 0)) day += DAY;
    return clock + day;
  });
  if (day <= DAY) return grown;
  const start = afterLongestSilence(clocks);
  return clocks.map((clock) => (clock < start ? clock + DAY : clock));
}

function afterLongestSilence(clocks: number[]): number {
  const sorted = [...new Set(clocks)].toSorted((a, b) => a - b);
  let start = sorted[0] ?? 0;
  let silence = start + DAY - (sorted.at(-1) ?? 0);
  for (const [index, clock] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before !== undefined && clock - before > silence) {
      silence = clock - before;
      start = clock;
    }
  }
  return start;
}

/** The day on which a clock time lies closest to the night. */
function nearest(clock: number, first: number, last: number): number {
  const away = (minute: number) => Math.max(first - minute, minute - last, 0);
  return [clock, clock + DAY, clock + 2 * DAY].reduce((best, next) => (away(next) < away(best) ? next : best));
}

/** The rows in which the culprit acts on the victim: inside the hours of death, by name where a row names the victim. */
export function deedsOf(truth: Truth, victim: GameView['game']['victim']): ReadonlySet<DoneEntry> {
  if (truth.culprit === null || victim === null) return new Set();
  const own = truth.timeline.filter(({ who }) => who === truth.culprit);
  const window = victim.window;
  const within =
    window === null ? own : own.filter(({ at }) => between(minutesOf(at), minutesOf(window[0]), minutesOf(window[1])));
  const named = within.filter(({ doing }) => doing.includes(victim.name));
  if (named.length > 0) return new Set(named);
  return new Set(window === null ? own.filter(({ doing }) => doing.includes(victim.name)) : within);
}

function between(clock: number, from: number, to: number): boolean {
  return from <= to ? clock >= from && clock <= to : clock >= from || clock <= to;
}

/** Whether most of what was done was done in the dark; else the stage is called a day. */
export function isNight(truth: Truth): boolean {
  const dark = truth.timeline.filter(({ at }) => at >= '18:00' || at < '06:00').length;
  return dark * 2 >= truth.timeline.length;
}
