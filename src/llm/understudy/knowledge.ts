// Everything a seat could answer from, as single sentences with their hour and their source (UND4, UND6). A sentence that
// may not be said stays in: when a question finds it first, the seat knows that it has to cover.
import { clocks, type Clock } from './clock.ts';
import { allNames, withNames } from './question.ts';
import type { Seat } from './read.ts';
import { PREPARED, type Lock } from './secrets.ts';
import { analysed, clauses, sentences, terms, type Terms } from './tokens.ts';

export type Source = 'alibi' | 'opener' | 'book' | 'public' | 'fact' | 'tie' | 'clue';

export interface Piece {
  source: Source;
  text: string;
  /** Names written out; what a question is compared with. */
  resolved: string;
  terms: Terms;
  words: string[];
  at: Clock[];
  /** The hour stands in an earlier sentence of the same paragraph. */
  inherited: boolean;
  /** Null: may be said. Otherwise the cover to give instead, -1 when there is none. */
  locked: number | null;
  /** Whom a leading pronoun means; empty when it has none. */
  pronoun: string;
  paragraph: string;
  /** Terms of the sentence before it in the same paragraph: 那里, 他 and the like point there. */
  before: Terms;
  order: number;
}

/** All pieces of a seat, in the order of the request. */
export function piecesOf(seat: Seat, lock: Lock): Piece[] {
  const out: Piece[] = [];
  const add = (source: Source, text: string, more: Partial<Piece> = {}) => {
    const { resolved, called } = withNames(text, seat);
    const named = more.pronoun === undefined || more.pronoun === '' ? resolved : `${more.pronoun}${resolved}`;
    const at = more.at ?? clocks(text);
    const last = out.at(-1);
    if (last !== undefined && last.paragraph === more.paragraph) more.before = last.terms;
    out.push({
      source,
      text,
      resolved: named,
      ...analysed([named, ...called].join(' '), seat.language),
      at,
      inherited: false,
      locked: null,
      pronoun: '',
      paragraph: `${source}${out.length}`,
      before: new Map(),
      order: out.length,
      ...more,
    });
  };
  for (const { at, until, line } of seat.hints.alibi) add('alibi', line, { at: alibiClock(at, until) ?? clocks(line) });
  for (const line of seat.hints.openers)
    for (const text of sentences(line)) if (!ADDRESS.test(text)) add('opener', text);
  for (const person of seat.people)
    for (const text of parts(person.public, seat.language)) add('public', `${person.name}：${text}`);
  for (const fact of seat.facts) {
    const tie = / — .+?：/.test(fact);
    for (const text of tie ? [fact] : sentences(fact)) if (!/[？?]\s*$/.test(text)) add(tie ? 'tie' : 'fact', text);
  }
  addBook(seat, lock, add);
  for (const entry of seat.entries)
    if (entry.kind === 'clue') for (const text of sentences(entry.text)) add('clue', text, { paragraph: entry.id });
  shutFalseHours(seat, out);
  if (seat.hints.secrets.length === 0) {
    shutPreparedHours(seat, out);
    shutWhatFollows(out);
  }
  return out;
}

/** An opener that speaks to the others answers nothing. */
const ADDRESS = /[？?]|各位|你们|大家|说说|讲讲|\b(?:you|all of us|everyone|let us)\b/i;

/** A public line as the statements in it; a clause that hangs on the one before stays with it. */
function parts(line: string, language: Seat['language']): string[] {
  if (language === 'en') return sentences(line);
  return sentences(line).flatMap((sentence) => clauses(sentence).map((clause) => clause.replace(/[，,。；;]\s*$/, '')));
}

function addBook(seat: Seat, lock: Lock, add: (source: Source, text: string, more?: Partial<Piece>) => void): void {
  let hour: Clock[] = [];
  for (const [index, { block, text }] of seat.book.entries()) {
    if (block !== 'private') hour = [];
    let last = '';
    for (const sentence of sentences(text)) {
      const own = clocks(sentence);
      if (own.length > 0) hour = own;
      const { resolved, persons } = withNames(sentence, seat);
      const pronoun = /^(?:他|她|He\b|She\b)/.test(sentence) ? last : '';
      const [person] = persons.filter((name) => name !== seat.name);
      if (person !== undefined) last = person;
      add('book', sentence, {
        at: own.length > 0 || block === 'private' ? hour : own,
        inherited: own.length === 0,
        locked: lock.verdict(block, sentence) ?? lock.verdict(block, resolved),
        pronoun,
        paragraph: `${block}${index}`,
      });
    }
  }
}

/** An alibi of the hints: 21:15, or 21:15-22:00. */
function alibiClock(at: string, until: string | null): Clock[] | null {
  const [first] = clocks(at);
  if (first === undefined) return null;
  const [end] = until === null ? [] : clocks(until);
  return [{ ...first, until: end?.at ?? null }];
}

/**
 * An alibi that the book does not bear out is the version for the table: what the book says of his own doings then stays shut.
 * It is borne out when at least half of the sentences of its hours share a word with it. What others did in those hours,
 * and what was seen of them, may be told.
 */
function shutFalseHours(seat: Seat, pieces: Piece[]): void {
  const idle = new Set(allNames(seat).flatMap((name) => [...terms(name, seat.language).keys()]));
  for (const alibi of pieces.filter((piece) => piece.source === 'alibi')) {
    const [clock] = alibi.at;
    const [from = -1] = clock?.at ?? [];
    const [to] = clock?.until ?? [];
    if (to === undefined) continue;
    const within = pieces.filter(
      (piece) => piece.source === 'book' && piece.at.some(({ at }) => at.some((minute) => inside(minute, from, to))),
    );
    const fits = (piece: Piece) => inCommon(piece.terms, alibi.terms, idle) >= 1;
    if (within.filter(fits).length * 2 >= within.length) continue;
    for (const piece of within)
      if (!fits(piece) && /^(?:[\d:：，,\s]|你|You\b|At\b|at\b)*(?:你|You|you)/.test(piece.text)) piece.locked ??= -1;
  }
}

/**
 * Without the author's topics: whoever has a version of some hours ready did something else in them. From the first of
 * those hours to the last the book stays shut, what stands between without an hour of its own included.
 */
function shutPreparedHours(seat: Seat, pieces: Piece[]): void {
  const prepared = seat.book
    .filter((part) => part.block === 'secret')
    .flatMap((part) => sentences(part.text).filter((sentence) => PREPARED.test(sentence)))
    .map((sentence) => clocks(sentence).flatMap(({ at, until }) => [at[0] ?? [], until?.[0] ?? []].flat()));
  for (const hours of prepared) {
    const [from] = hours;
    const to = hours.at(-1);
    if (from === undefined || to === undefined || from === to) continue;
    const told = pieces.filter((piece) => piece.paragraph.startsWith('private'));
    const within = (piece: Piece) => piece.at.some(({ at }) => at.some((minute) => inside(minute, from, to)));
    const first = told.findIndex(within);
    if (first < 0) continue;
    for (const piece of told.slice(first, told.findLastIndex(within) + 1)) piece.locked ??= -1;
  }
}

/** Without the author's topics: what comes right after a shut deed belongs to it. */
function shutWhatFollows(pieces: Piece[]): void {
  const told = pieces.filter((piece) => piece.paragraph.startsWith('private'));
  for (const [index, piece] of told.entries()) {
    const next = told[index + 1];
    if (piece.locked !== null && piece.locked !== -2 && next !== undefined && next.locked === null) next.locked = -2;
  }
}

/** How much two sentences have in common: a word or a meaning counts one, a single character a third; hours and names do not. */
function inCommon(a: Terms, b: Terms, idle: ReadonlySet<string>): number {
  let sum = 0;
  for (const [term, weight] of a)
    if (b.has(term) && !idle.has(term) && !/^[^#].*\d|^\d|[点分刻半时]|^=/.test(term)) sum += weight;
  return sum;
}

/** From the first hour on and before the last, over midnight too. */
function inside(minute: number, from: number, to: number): boolean {
  return (minute - from + 1440) % 1440 < (to - from + 1440) % 1440;
}
