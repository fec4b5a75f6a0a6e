// The axis of the whereabouts chart. A case may run past midnight, so the clock is cut where nothing happens for the
// longest time, and times before the cut belong to the next day.
import { minutesOf } from '../app/clock.ts';

export interface Scale {
  from: number;
  to: number;
  ticks: number[];
  /** Share of the axis, 0 to 100, where a clock time lies. */
  place(clock: string): number;
}

export function scaleOf(clocks: readonly string[]): Scale | null {
  const times = [...new Set(clocks.map(minutesOf))].toSorted((a, b) => a - b);
  const first = times[0];
  if (first === undefined) return null;
  let cut = first;
  let widest = first + 1440 - (times.at(-1) ?? first);
  for (let index = 1; index < times.length; index += 1) {
    const gap = (times[index] ?? 0) - (times[index - 1] ?? 0);
    if (gap > widest) {
      widest = gap;
      cut = times[index] ?? first;
    }
  }
  const unroll = (minutes: number) => (minutes < cut ? minutes + 1440 : minutes);
  const from = Math.floor(cut / 60) * 60;
  const to = Math.max(from + 60, Math.ceil(Math.max(...times.map(unroll)) / 60) * 60);
  const step = [60, 120, 180, 240, 360, 720].find((size) => (to - from) / size <= 4) ?? 720;
  const ticks: number[] = [];
  // Labels that would touch: every second one is left out.
  const apart = step / (to - from) <= 0.3 ? step * 2 : step;
  for (let tick = from; tick <= to; tick += apart) ticks.push(tick);
  return {
    from,
    to,
    ticks,
    place: (clock) => {
      const minutes = minutesOf(clock);
      const at = minutes < cut && minutes < from ? minutes + 1440 : minutes;
      return Math.min(100, Math.max(0, ((at - from) / (to - from)) * 100));
    },
  };
}
