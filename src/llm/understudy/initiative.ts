// What a seat says when nobody has called it (UND11): who it is and where it was when the round begins, an answer to a
// question thrown at the table, a question of its own, a word on the newest clue, two hours that do not meet. Returns
// lines in order of preference; never empty.
import { answer, type Answer } from './answer.ts';
import { called, cited } from './cite.ts';
import { clashes } from './clash.ts';
import { clocks } from './clock.ts';
import type { Context } from './context.ts';
import { hash } from './hash.ts';
import { meantBy, spokeBefore } from './memory.ts';
import { question, type Question } from './question.ts';
import type { Entry, Seat } from './read.ts';
import { ownHour } from './rephrase.ts';
import { clauses, size, words } from './tokens.ts';
import { lines } from './voice.ts';

/** Lines for a turn without a call. */
export function initiative(context: Context): Answer {
  const { seat, memory } = context;
  const open = openQuestion(context);
  const found = open === null ? null : answer(context, open);
  // Thrown at the table and not known here: somebody else may know it, so the seat says its own.
  if (
    found !== null &&
    (found.kind !== 'unknown' || (seat.people.length < 3 && words(open?.text ?? '', seat.language).length > 1))
  )
    return found;
  const own = [
    ...askOf(context, true),
    ...remark(context, memory.fresh),
    ...askOf(context, false),
    ...(memory.clues.length > 0 ? remark(context, memory.clues) : []),
    ...seat.hints.openers.filter((line) => !spokeBefore(memory, line)),
    ...handOver(context),
    ...lines(seat, 'pass'),
  ];
  return { kind: 'other', lines: own };
}

/** Name, public role, one concrete thing, and where he was by the clock. */
export function introduction(context: Context): string[] {
  const { seat } = context;
  const { openers, alibi } = seat.hints;
  const given = [seat.name, seat.name.slice(-2), seat.name.split(' ')[0] ?? ''].filter((part) => size(part) > 1);
  const own = openers.find((line) => given.some((part) => line.includes(part)) || /我姓|我叫|my name|I am/i.test(line));
  const me = own ?? selfLine(seat);
  const hours = whereabouts(context);
  const gap = seat.language === 'zh' ? '' : ' ';
  const limit = seat.language === 'zh' ? 80 : 220;
  const extra = openers.filter((line) => line !== own && !/[?？]/.test(line) && clocks(line).length === 0);
  const turn = extra[hash(seat.name, 'extra') % Math.max(1, extra.length)];
  const full = [me, turn, ...hours].filter((part) => part !== undefined);
  const out: string[] = [];
  for (const parts of [full, [me, ...hours], [me, ...hours.slice(0, 1)], hours.slice(0, 1), [me]]) {
    const line = parts.join(gap);
    if (line !== '' && (size(line) <= limit || parts.length <= 2)) out.push(line);
  }
  return alibi.length === 0 && hours.length === 0 ? [me, ...out] : out;
}

function selfLine(seat: Seat): string {
  const role = seat.people.find((person) => person.name === seat.name)?.public ?? '';
  const short = clauses(role)
    .slice(0, 2)
    .join('')
    .replace(/[，,。.]\s*$/, '');
  if (seat.language === 'en')
    return short === ''
      ? `I am ${seat.name}.`
      : `I am ${seat.name}, ${short.charAt(0).toLowerCase()}${short.slice(1)}.`;
  return short === '' ? `我叫${seat.name}。` : `我叫${seat.name}，${short}。`;
}

/** One or two alibi lines, the long stretch first in worth; without hints the first hours of the book that may be said. */
function whereabouts({ seat, pieces, lock }: Context): string[] {
  const alibi = seat.hints.alibi;
  const long = alibi.filter((entry) => entry.until !== null);
  const [main] = long.length > 0 ? long : alibi.slice(-1);
  if (main !== undefined) {
    const before = alibi[alibi.indexOf(main) - 1];
    return before === undefined ? [main.line] : [before.line, main.line];
  }
  return pieces
    .filter(
      (piece) =>
        piece.paragraph.startsWith('private') && piece.locked === null && !piece.inherited && piece.at.length > 0,
    )
    .flatMap((piece) => ownHour(piece.text, seat) ?? [])
    .filter((line) => lock.mayBeSaid(line))
    .slice(0, 2);
}

/** A question that was thrown at the table, or at the only other person there, since this seat last spoke. */
function openQuestion({ seat, memory }: Context): Question | null {
  const last = memory.since.at(-1);
  if (last === undefined) return null;
  const others = seat.people.filter((person) => person.name !== seat.name);
  const named = others.filter(
    (person) =>
      person.name !== last.by && (last.text.includes(person.name) || last.text.includes(person.name.slice(-2))),
  );
  const asked = question(seat, last.by, last.text, last.quotes, meantBy(seat, last.text));
  if (named.length > 0 && others.length > 1 && !/你们|大家|各位|谁|everybody|anyone|all of you/i.test(last.text))
    return null;
  return asked.asks || asked.accuses || asked.confesses !== null ? asked : null;
}

/** A question of the hints whose clue lies on the table, or one that needs none. */
function askOf({ seat, memory }: Context, fresh: boolean): string[] {
  const dealt = new Set((fresh ? memory.fresh : memory.clues).map((clue) => clue.id));
  const fits = seat.hints.asks.filter(({ on }) =>
    fresh ? on !== null && dealt.has(on) : on === null || dealt.has(on),
  );
  return fits.filter(({ line, to }) => to !== seat.name && !spokeBefore(memory, line)).map(({ line }) => line);
}

/** Two hours that do not meet, or what is odd in a clue. */
function remark(context: Context, clues: readonly Extract<Entry, { kind: 'clue' }>[]): string[] {
  const { seat, memory } = context;
  const apart = clashes(context)
    .flatMap(({ who, a, b, title }) => lines(seat, 'clash', { who, a, b, title: called(title) }))
    .filter((line) => !spokeBefore(memory, line));
  const odd = clues
    .filter((clue) => !memory.own.some((line) => line.includes(called(clue.title))))
    .flatMap((clue) => lines(seat, 'clue', cited(clue, seat)));
  return [...apart.slice(0, 2), ...odd];
}

/** Hands the thread to whoever has said least. */
function handOver({ seat, memory }: Context): string[] {
  const others = seat.people.filter((person) => person.name !== seat.name);
  const count = (name: string) => memory.said.filter((said) => said.by === name).length;
  const [quiet] = others.toSorted((a, b) => count(a.name) - count(b.name));
  return quiet === undefined ? [] : lines(seat, 'hand', { who: quiet.name });
}
