// Hours that meet (UND4): clock against clock, clock against a stretch, and the parts of the day that have no clock. Around
// midnight a day is a ring.
import type { Clock } from './clock.ts';
import type { Piece } from './knowledge.ts';

export type Window = [number, number];

const WINDOWS: readonly [RegExp, Window][] = [
  [/后半夜|凌晨|天没亮|天亮前|before dawn|small hours/gi, [0, 330]],
  [/早上|今早|清早|早晨|清晨|一早|天亮|今晨|this morning|morning|at dawn/gi, [300, 660]],
  [/上午|forenoon/gi, [480, 720]],
  [/中午|正午|晌午|noon|midday/gi, [660, 840]],
  [/下午|午后|afternoon/gi, [720, 1080]],
  [/傍晚|黄昏|天黑|dusk/gi, [1020, 1200]],
  [/半夜|深夜|三更|午夜|midnight|dead of night/gi, [1320, 1560]],
  [/昨天晚上|昨晚|昨夜|晚上|夜里|那晚|当晚|那夜|今晚|last night|that night|evening|tonight|\bnight\b/gi, [1080, 1560]],
];

/** The parts of the day that a text names. */
export function windowsOf(text: string): Window[] {
  return WINDOWS.filter(([pattern]) => text.search(pattern) >= 0).map(([, window]) => window);
}

/** The text without the names of the parts of the day. */
export function withoutWindows(text: string): string {
  return WINDOWS.reduce((rest, [pattern]) => rest.replaceAll(pattern, ' '), text);
}

/** Whether a piece speaks of one of these parts of the day, by its clock or by its words. */
export function inWindows(windows: readonly Window[], piece: Piece): boolean {
  const within = (minute: number, [from, to]: Window) => (minute >= from && minute <= to) || minute + 1440 <= to;
  const own = windowsOf(piece.text);
  if (piece.at.length === 0 || piece.inherited)
    return own.some((mine) =>
      windows.some((window) => mine[0] === window[0] || (mine[0] >= window[0] && mine[1] <= window[1])),
    );
  return piece.at.some((clock) =>
    clock.at.some((minute, index) => {
      const end = clock.until?.[index];
      return windows.some(
        (window) =>
          within(minute, window) || (end !== undefined && (within(end, window) || between(window[0], minute, end))),
      );
    }),
  );
}

/** Two clock expressions meet: same minute, or one within the other; vague words reach a quarter of an hour. */
export function near(asked: Clock, own: Clock): boolean {
  const slack = asked.vague ? 20 : 4;
  return asked.at.some((minute) =>
    own.at.some((start, index) => {
      const end = own.until?.[index];
      if (end !== undefined && between(minute, start, end)) return true;
      if (asked.until !== null && asked.until.some((until) => between(start, minute, until))) return true;
      return distance(minute, start) <= slack || (asked.vague && end !== undefined && distance(minute, end) <= 2);
    }),
  );
}

/** Whether a minute lies in a stretch, both ends included. */
export function between(minute: number, from: number, to: number): boolean {
  return (minute - from + 1440) % 1440 <= (to - from + 1440) % 1440;
}

/** Minutes between two hours, the short way round. */
export function distance(a: number, b: number): number {
  const gap = Math.abs(a - b) % 1440;
  return Math.min(gap, 1440 - gap);
}
