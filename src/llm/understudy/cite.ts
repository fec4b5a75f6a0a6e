// How a clue is cited in talk (UND11): by its short title and one whole thought of it, never by its id or its heading. A
// thought with the person in it that is spoken of weighs most, then an hour; what was quoted at the table already is left
// to whoever quoted it, and neighbours choose differently.
import { clocks } from './clock.ts';
import { hash } from './hash.ts';
import { allNames, callNames } from './question.ts';
import type { Seat } from './read.ts';
import { clauses, folded, sentences, size, words } from './tokens.ts';

interface Thought {
  text: string;
  worth: number;
}

/** Title and words of a clue as the lines of a voice take them; `who` is the person that it is held against. */
export function cited(
  clue: { title: string; text: string },
  seat: Seat,
  who: string | null = null,
): { title: string; quote: string } {
  return { title: called(clue.title), quote: telling(clue, seat, who) };
}

/** One thought of a clue, short enough to be quoted. */
export function telling(clue: { title: string; text: string }, seat: Seat, who: string | null): string {
  const all = thoughts(clue.text, seat, who);
  const from = seat.entries.findLastIndex((entry) => entry.kind === 'phase');
  const round = seat.entries
    .slice(from + 1)
    .flatMap((entry) => (entry.kind === 'said' || entry.kind === 'own' ? [entry.text] : []));
  const heard = folded(round.join(' '));
  const fresh = all.filter(({ text }) => !heard.includes(folded(text)));
  const rest = (fresh.length > 0 ? fresh : all).toSorted((a, b) => b.worth - a.worth);
  const best = rest.filter(({ worth }) => worth >= (rest[0]?.worth ?? 0) - 0.75).slice(0, 3);
  const chosen = best[(placeOf(seat) + hash(clue.title)) % Math.max(1, best.length)]?.text;
  return (chosen ?? [...clue.text].slice(0, 16).join('')).replaceAll(/[（）()【】〔〕[\]「」“”"]/g, '');
}

/** The place of a seat at the table. */
export function placeOf(seat: Seat): number {
  return Math.max(
    0,
    seat.people.findIndex((person) => person.name === seat.name),
  );
}

/** Whether somebody else has cited a clue already in this phase. */
export function citedBefore(clue: { title: string }, seat: Seat): boolean {
  const from = seat.entries.findLastIndex((entry) => entry.kind === 'phase');
  return seat.entries.slice(from + 1).some((entry) => entry.kind === 'said' && entry.text.includes(called(clue.title)));
}

/** Runs of whole clauses inside one sentence. */
function thoughts(text: string, seat: Seat, who: string | null): Thought[] {
  const zh = seat.language === 'zh';
  const [least, most] = zh ? [6, 26] : [16, 80];
  const all = sentences(text).map((sentence) => sentence.replace(/[。.！!？?；;]\s*$/, ''));
  return all.flatMap((sentence, index) => {
    const parts = clauses(sentence).map((part) => part.replace(/[，,；;：:]\s*$/, '').trim());
    const out: Thought[] = [];
    for (let from = 0; from < parts.length; from += 1)
      for (let to = from + 1; to <= parts.length; to += 1) {
        const run = parts.slice(from, to).join(zh ? '，' : ', ');
        if (size(run) > most) break;
        const weight = worth(run, seat, who);
        // Figures beside a word of the person are no bare date.
        const figure = weight >= 1.5 && clocks(run).length === 0;
        if (
          size(run) < least ||
          size(parts[from] ?? '') < 4 ||
          (zh && (DANGLING.test(run) || /从略|略去/.test(run))) ||
          (!figure && bare(run))
        )
          continue;
        const heading = index === 0 && all.length > 2;
        const figures = zh && weight < 1.5 && (run.match(/\p{Script=Han}/gu) ?? []).length < 5;
        out.push({
          text: run,
          worth:
            weight +
            (from === 0 ? 1 : 0) +
            (to === parts.length ? 0.5 : 0) -
            // One measure or name alone at the end of a run hangs in the air.
            (size(parts[to - 1] ?? '') < 3 ? 1.5 : 0) -
            (heading ? 3 : 0) -
            (figures ? 1.5 : 0),
        });
      }
    return out;
  });
}

/** Clauses that go on from one before. */
const DANGLING =
  /^(?:前一|后一|上一|下一|最底下|其余|其中|误差|再|也|就|都|并|连|而|但|可|却|又|则|且|以及|不是|它|他|她)/;

function worth(run: string, seat: Seat, who: string | null): number {
  const calls = (name: string) => [
    ...callNames(name),
    ...seat.hints.aliases.filter((alias) => alias.name === name).map((alias) => alias.called),
  ];
  // A ground against somebody is about him; a card that was shown to the seat is about the seat.
  const about = [who ?? seat.name];
  const mentions = about.some((name) => calls(name).some((call) => run.includes(call)));
  const role = seat.people.filter((person) => about.includes(person.name)).map((person) => person.public);
  const own = new Set(words(role.join(' '), seat.language).filter((word) => word.length > 1));
  const near = words(run, seat.language).filter((word) => own.has(word)).length;
  return (
    (mentions ? 3 : 0) +
    Math.min(1.5, near) +
    (clocks(run).length > 0 ? 1.5 : 0) +
    (!mentions && allNames(seat).some((name) => run.includes(name)) ? 1 : 0) +
    (/\d|[一二三四五六七八九十]/.test(run) ? 0.5 : 0)
  );
}

/** A run that is only a date or an hour. */
function bare(part: string): boolean {
  return (
    /[\d一二三四五六七八九十]/.test(part) &&
    part.replaceAll(/[\d:：.，,]|[年月日号点分一二三四五六七八九十零初]|农历|公历|\s/g, '').length < 4
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
