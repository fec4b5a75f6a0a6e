// Hours that do not meet (UND11): what somebody said at the table against what a dealt clue records. Public words only.
import { clocks, hhmm, spokenClock } from './clock.ts';
import type { Context } from './context.ts';
import { distance } from './hours.ts';
import { allNames } from './question.ts';
import { words } from './tokens.ts';

export interface Clash {
  who: string;
  /** The hour that was said and the hour of the clue, as they are spoken. */
  a: string;
  b: string;
  title: string;
  quote: string;
  id: string;
}

/** Pairs of a said line and a clue sentence about the same thing with hours 5 to 90 minutes apart. */
export function clashes({ seat, memory }: Context): Clash[] {
  const names = new Set(allNames(seat));
  const out: Clash[] = [];
  for (const clue of memory.clues)
    for (const said of memory.said) {
      if (said.private || said.by === seat.name) continue;
      const shared = common(said.text, `${clue.title}${clue.text}`, seat, names);
      if (shared < 2) continue;
      for (const told of clocks(said.text))
        for (const noted of clocks(clue.text)) {
          const a = told.at[0];
          const b = noted.at[0];
          if (a === undefined || b === undefined || noted.at.length > 1) continue;
          const mine = told.at.toSorted((x, y) => distance(x, b) - distance(y, b))[0] ?? a;
          const gap = distance(mine, b);
          if (gap < 5 || gap > 90) continue;
          out.push({
            who: said.by,
            a: spokenClock(mine, seat.language),
            b: seat.language === 'zh' ? spokenClock(b, 'zh') : hhmm(b),
            title: clue.title,
            quote: said.text,
            id: clue.id,
          });
        }
    }
  return out;
}

function common(a: string, b: string, seat: Context['seat'], names: ReadonlySet<string>): number {
  const left = new Set(
    words(a, seat.language).filter((word) => word.length > 1 && !names.has(word) && !/^\d/.test(word)),
  );
  return words(b, seat.language).filter((word) => left.has(word)).length;
}
