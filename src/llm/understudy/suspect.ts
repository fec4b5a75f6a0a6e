// Whom a seat suspects, and why (UND7, UND11): from clues and spoken lines alone, weighed by words. Never from a book of
// somebody else, and never from its own secret.
import { clashes } from './clash.ts';
import type { Context } from './context.ts';
import { hash } from './hash.ts';
import { spokeBefore } from './memory.ts';
import { cited, citedBefore, placeOf } from './cite.ts';
import { callNames, question } from './question.ts';
import { clauses, size, terms, words } from './tokens.ts';
import { lines } from './voice.ts';

export interface Suspicion {
  who: string;
  score: number;
  /** The clue or the line that weighs most. */
  clue: { title: string; quote: string } | null;
  line: string | null;
}

/** Everybody else at the table, most suspected first. */
export function suspicions(context: Context): Suspicion[] {
  const { seat, memory } = context;
  const apart = clashes(context);
  return seat.people
    .filter((person) => person.name !== seat.name)
    .map(({ name, public: role }): Suspicion => {
      const calls = [
        ...callNames(name),
        ...seat.hints.aliases.filter((alias) => alias.name === name).map((alias) => alias.called),
      ];
      const said = memory.said.filter((line) => line.by === name && !line.private);
      const named = memory.clues.filter((clue) => calls.some((call) => `${clue.title}${clue.text}`.includes(call)));
      const roleWords = new Set(words(role, seat.language).filter((word) => word.length > 1));
      const near = memory.clues.map((clue) => ({
        clue,
        shared:
          shared(clue.text, said.map((line) => line.text).join(' '), seat) +
          words(clue.text, seat.language).filter((word) => roleWords.has(word)).length,
      }));
      const [closest] = near.toSorted((a, b) => b.shared - a.shared);
      const clash = apart.find((found) => found.who === name);
      const accused = memory.said.filter(
        (line) =>
          line.by !== name &&
          question(seat, line.by, line.text).accuses &&
          calls.some((call) => line.text.includes(call)),
      ).length;
      const asks = seat.hints.asks.filter(
        (ask) => ask.to === name && (ask.on === null || memory.clues.some((clue) => clue.id === ask.on)),
      ).length;
      const score =
        named.length * 2 +
        (clash === undefined ? 0 : 2.5) +
        Math.min(3, (closest?.shared ?? 0) * 0.5) +
        accused * 0.8 +
        asks * 1.2 +
        // What he said in the last round stands when he votes.
        (memory.spokeInPhase && memory.own.at(-1)?.includes(name) === true ? 4 : 0) +
        (hash(seat.name, name) % 100) / 60;
      // What somebody has laid on the table as his ground already weighs less as one's own.
      const clue = near
        .map(({ clue: card, shared: common }) => ({
          card,
          worth:
            (named.includes(card) ? 4 : 0) +
            (clash?.id === card.id ? 3 : 0) +
            Math.min(2, common * 0.4) -
            (citedBefore(card, seat) ? 5 : 0),
          near: named.includes(card) || clash?.id === card.id || common > 0,
        }))
        .filter((found) => found.near)
        .toSorted((a, b) => b.worth - a.worth)[0]?.card;
      return {
        who: name,
        score,
        clue: clue === undefined ? null : cited(clue, seat, name),
        line: quoteOf(clash?.quote ?? said.at(-1)?.text, seat.language),
      };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** The last word before the vote: a name and one ground; where nobody died, what weighs most. */
export function finalWord(context: Context): string[] {
  const { seat, memory } = context;
  if (seat.victim === null) {
    const last = seat.hints.asks
      .filter((ask) => ask.on === null && !spokeBefore(memory, ask.line))
      .map((ask) => ask.line);
    const place = placeOf(seat);
    const order = memory.clues.map((_, index) => memory.clues[(index + place) % memory.clues.length] ?? null);
    const weighed = order.filter((clue) => clue !== null);
    const [clue] = [...weighed.filter((card) => !citedBefore(card, seat)), ...weighed];
    const [why = ''] = lines(seat, 'whyClose');
    const close =
      clue === undefined ? [] : lines(seat, 'close', cited(clue, seat)).map((line) => join(seat, line, why));
    const [ask] = hash(seat.name, 'last') % 2 === 0 ? last : [];
    return [
      ...(ask === undefined ? [] : close.map((line) => join(seat, line, ask))),
      ...close,
      ...lines(seat, 'unsure'),
    ];
  }
  const [first] = suspicions(context);
  if (first === undefined) return lines(seat, 'unsure');
  const { who } = first;
  const [why = ''] = first.clue === null ? [] : lines(seat, 'why', { who });
  const grounds = join(seat, ground(context, first), why);
  return [...lines(seat, 'suspect', { who, ground: grounds }), ...lines(seat, 'unsure')];
}

/** Two sentences of one speech. */
function join(seat: Context['seat'], first: string, second: string): string {
  return [first, second].filter((part) => part !== '').join(seat.language === 'zh' ? '' : ' ');
}

/** One short sentence that cites a clue or a line. */
export function ground({ seat }: Context, { clue, line }: Suspicion): string {
  if (clue !== null) return lines(seat, 'groundClue', clue)[0] ?? '';
  if (line !== null) return lines(seat, 'groundLine', { quote: line })[0] ?? '';
  return lines(seat, 'groundNone')[0] ?? '';
}

/** How many content words two texts share. */
export function shared(a: string, b: string, seat: Context['seat']): number {
  const left = new Set(terms(a, seat.language).keys());
  return [...terms(b, seat.language).keys()].filter(
    (term) => term.length > 1 && !term.startsWith('#') && left.has(term),
  ).length;
}

function quoteOf(text: string | undefined, language: 'zh' | 'en'): string | null {
  if (text === undefined) return null;
  const part = clauses(text)
    .map((clause) => clause.replace(/[，,；;。.！!？?]+\s*$/, '').trim())
    .find((clause) => size(clause) >= 4);
  if (part === undefined) return null;
  return size(part) <= (language === 'zh' ? 18 : 60) ? part : [...part].slice(0, language === 'zh' ? 18 : 60).join('');
}
