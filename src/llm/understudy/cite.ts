// How a clue is cited in talk (UND11): by its short title and the few of its words that weigh, never by its id.
import { clocks } from './clock.ts';
import type { Seat } from './read.ts';
import { clauses, size } from './tokens.ts';

/** Title and words of a clue as the lines of a voice take them. */
export function cited(clue: { title: string; text: string }, seat: Seat): { title: string; quote: string } {
  return { title: called(clue.title), quote: telling(clue.text, seat) };
}

/** The words of a clue with an hour or a number in them, short enough to be quoted; a bare date takes what follows. */
export function telling(text: string, seat: Seat): string {
  const limit = seat.language === 'zh' ? 24 : 70;
  const parts = clauses(text.replaceAll(/[。！？]/g, '，')).map((part) =>
    part.replace(/[，,；;：:.。]\s*$/, '').trim(),
  );
  const whole = parts.map((part, index) =>
    bare(part) && parts[index + 1] !== undefined ? `${part}，${parts[index + 1]}` : part,
  );
  const fit = whole.filter((part) => size(part) >= 5 && size(part) <= limit && !bare(part));
  const best = fit.toSorted((a, b) => worth(b) - worth(a))[0] ?? [...text].slice(0, 16).join('');
  return best.replaceAll(/[（）()【】〔〕[\]「」“”"]/g, '');
}

function worth(part: string): number {
  return clocks(part).length * 2 + (/\d|[一二三四五六七八九十]/.test(part) ? 1 : 0);
}

/** A clause that is only a date or an hour. */
function bare(part: string): boolean {
  return (
    /[\d一二三四五六七八九十]/.test(part) &&
    part.replaceAll(/[\d:：.]|[年月日号点分一二三四五六七八九十零初]|农历|公历|\s/g, '').length < 5
  );
}

/** How a clue is called in talk: its title up to the first comma. */
export function called(title: string): string {
  return (
    title
      .split(/[，,：:]/)[0]
      ?.replaceAll(/[《》「」]/g, '')
      .trim() ?? title
  );
}
