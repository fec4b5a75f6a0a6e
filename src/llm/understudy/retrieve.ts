// Which sentence answers a question (UND4): BM25 over characters, pairs, words and meanings, then how much of the question
// the sentence covers, whether it carries the kind of answer that is wanted, the right person and the right hour.
import { answers } from './fit.ts';
import { inWindows, near, withoutWindows } from './hours.ts';
import type { Piece } from './knowledge.ts';
import type { Question } from './question.ts';
import type { Seat } from './read.ts';
import { EMPTY_ZH } from './lexicon-zh.ts';
import { cutBy, LISTED, meanings, terms, type Terms } from './tokens.ts';

export interface Hit {
  piece: Piece;
  score: number;
  /** Share of the question's content that the sentence covers, 0 to 1. */
  coverage: number;
  /** Whether the sentence carries the kind of answer that is wanted, 0 to 1. */
  fit: number;
  /** The hour asked for is the hour of the sentence; null when no hour is asked. */
  hour: boolean | null;
  /** Whether it is about the right person: 1 and more for yes. */
  who: number;
}

interface Unit {
  weight: number;
  /** How well a piece covers this part of the question, 0 to 1. */
  in: (piece: Piece) => number;
}

const K1 = 1.2;
const B = 0.3;

interface Index {
  df: Map<string, number>;
  idf: (term: string) => number;
  average: number;
  known: Set<string>;
}

/** Made once for the pieces of a request, however often they are asked. */
const indexes = new WeakMap<readonly Piece[], Index>();

function indexOf(pieces: readonly Piece[], seat: Seat): Index {
  const made = indexes.get(pieces);
  if (made !== undefined) return made;
  const df = new Map<string, number>();
  for (const piece of pieces) for (const term of piece.terms.keys()) df.set(term, (df.get(term) ?? 0) + 1);
  const idf = (term: string) => Math.log(1 + (pieces.length - (df.get(term) ?? 0) + 0.5) / ((df.get(term) ?? 0) + 0.5));
  const average = pieces.reduce((sum, piece) => sum + piece.terms.size, 0) / Math.max(1, pieces.length);
  const index = { df, idf, average, known: vocabulary(pieces, df, seat) };
  indexes.set(pieces, index);
  return index;
}

/** Pieces in order of how well they answer. */
export function rank(asked: Question, pieces: readonly Piece[], seat: Seat): Hit[] {
  const { df, idf, average, known } = indexOf(pieces, seat);
  const content = contentOf(asked, seat);
  const wanted = terms(content, seat.language);
  const units = unitsOf(content, asked, seat, idf, known);
  const all = units.reduce((sum, unit) => sum + unit.weight, 0);
  const ideal = [...wanted].reduce((sum, [term, weight]) => sum + (df.has(term) ? idf(term) * weight : 0), 0);
  return pieces
    .map((piece): Hit => {
      let raw = 0;
      for (const [term, weight] of wanted) {
        const own = piece.terms.get(term);
        if (own !== undefined)
          raw += idf(term) * weight * ((own * (K1 + 1)) / (own + K1 * (1 - B + (B * piece.terms.size) / average)));
      }
      const who = whoFactor(asked, piece, seat);
      // A question with no content but a person or an amount is covered by whatever is about that person.
      const coverage =
        all === 0
          ? asked.persons.length > 0 || asked.want !== 'open'
            ? Math.min(0.6, who * 0.5)
            : 0
          : units.reduce((sum, unit) => sum + unit.weight * unit.in(piece), 0) / all;
      const fit = answers(asked, piece, seat);
      const hour = hourOf(asked, piece);
      const base = coverage + 0.4 * (ideal === 0 ? 0 : raw / ideal);
      return {
        piece,
        coverage,
        fit,
        hour,
        who,
        score:
          base *
          (0.55 + 0.45 * fit) *
          hourFactor(hour, piece, asked) *
          sourceFactor(piece, asked) *
          tense(asked, piece) *
          reported(piece) *
          who,
      };
    })
    .toSorted((a, b) => b.score - a.score || a.piece.order - b.piece.order);
}

/** What only asks, with its unit: 几点, 多长时间, how many. */
const ASKING =
  /几点钟?|(?:什么|啥)(?:时候|时间|钟点|原因|地方|人)|几时|何时|哪一?[天年边头间条个位儿里]|几号|几月|多少(?:钱|年|天|个|人|次|回|张|斤|分钟|小时|时间)?|多长时间|多[大久长高重远宽深厚]|(?<!哪)几(?:岁|年(?!级)|天|个月|分钟|个小时|个|次|回|张|下|口|斤|寸|尺|趟|条|只|件)|为什么|为啥|凭什么|怎么(?:会|没|不|就|样|回事)?|的?[那这]?[几数一]?(?:时候|会儿|阵子|阵|分钟(?=[,，你]))|当时|是不是|有没有|能不能|会不会|(?:做|干|忙)(?:什么|啥|嘛|了什么)|how (?:many|much|long|old|far|late|often)|what time/gi;

/** The question without clock words, own name and the words that only ask. */
function contentOf(asked: Question, seat: Seat): string {
  let text = asked.resolved;
  for (const clock of asked.clocks) text = text.replace(asked.text.slice(clock.from, clock.to), ' ');
  return withoutWindows(text.replaceAll(seat.name, ' ').replaceAll(ASKING, ' '));
}

/** Verbs that only frame a question: 你看见谁, 你听说过什么. */
const FRAME = /^(?:看见|看到|见到|听见|听到|听说|发现|注意到|碰见|碰到|see|saw|seen|hear|heard|notic|find|found)$/;

const ENTRIES = [...LISTED, ...LISTED.filter((word) => word.length === 1).map((word) => `=${word}`)];

/** Words of the pieces and of the lexicon, pairs that come back, and (as `=x`) characters that stand alone somewhere. */
function vocabulary(pieces: readonly Piece[], df: ReadonlyMap<string, number>, seat: Seat): Set<string> {
  const out = new Set(seat.language === 'zh' ? ENTRIES : []);
  for (const [term, count] of df)
    if (count > 1 && /^\p{Script=Han}{2}$/u.test(term) && [...term].every((letter) => !EMPTY_ZH.has(letter)))
      out.add(term);
  for (const piece of pieces) {
    for (const word of piece.words) out.add(word);
    for (const term of piece.terms.keys()) if (term.startsWith('=')) out.add(term);
  }
  return out;
}

function unitsOf(
  content: string,
  asked: Question,
  seat: Seat,
  idf: (term: string) => number,
  known: ReadonlySet<string>,
): Unit[] {
  const { language } = seat;
  let rest = content;
  for (const name of asked.persons) rest = rest.replaceAll(name, ' ');
  const units: Unit[] = [];
  const ids = new Set(meanings(rest, language));
  for (const word of cutBy(rest, known, language)) {
    const own = meanings(word, language);
    for (const id of own) ids.delete(id);
    const letters = [...word];
    const pairs = language === 'zh' ? letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`) : [];
    const frame = FRAME.test(word) ? 0.35 : 1;
    const weight = frame * Math.min(idf(word), 4.5) * (language === 'en' || letters.length > 1 ? 1 : 0.65);
    units.push({
      weight,
      in: (piece) => Math.max(wordIn(word, own, pairs, piece.terms), 0.6 * wordIn(word, own, pairs, piece.before)),
    });
  }
  for (const id of ids)
    units.push({ weight: 0.5 * Math.min(idf(id), 4), in: (piece) => (piece.terms.has(id) ? 1 : 0) });
  return units;
}

function wordIn(word: string, own: readonly string[], pairs: readonly string[], piece: Terms): number {
  if (word.length === 1 && piece.has(word)) return piece.has(`=${word}`) ? 1 : 0.65;
  if (piece.has(word)) return 1;
  if (own.some((id) => piece.has(id))) return 0.85;
  if (pairs.length === 0) return 0;
  const share = pairs.filter((pair) => piece.has(pair)).length / pairs.length;
  const letters = [...word].filter((letter) => !EMPTY_ZH.has(letter));
  // 尺子 and 尺, 勺子 and 勺: a noun with a suffix is its first character.
  if (letters.length === 2 && /[子儿头]$/.test(word)) return piece.has(letters[0] ?? '') ? 0.85 : 0;
  const single = letters.filter((letter) => piece.has(letter)).length / Math.max(1, letters.length);
  return Math.max(share * 0.95, single * 0.5);
}

/** Whether the hour asked for is the hour of the piece. */
function hourOf(asked: Question, piece: Piece): boolean | null {
  if (asked.clocks.length > 0) return asked.clocks.some((clock) => piece.at.some((own) => near(clock, own)));
  return asked.windows.length === 0 ? null : inWindows(asked.windows, piece);
}

function hourFactor(hour: boolean | null, piece: Piece, asked: Question): number {
  if (hour === null) return 1;
  if (asked.clocks.length === 0) return hour ? 1.15 : piece.at.length > 0 ? 0.75 : 0.95;
  if (hour) return piece.inherited ? 1.25 : 1.5;
  return piece.at.length > 0 ? 0.6 : 0.85;
}

/** 今年 and 那年 ask for different sentences. */
function tense(asked: Question, piece: Piece): number {
  const past = /那年|当年|\d{4}\s*年|以前|从前|早年|小时候|years ago|that year|used to/i;
  if (/今年|现在|如今|眼下|目前|these days|\bnow\b|this year/i.test(asked.text))
    return past.test(piece.text) ? 0.7 : piece.paragraph.startsWith('now') || piece.source === 'public' ? 1.1 : 1;
  return 1;
}

/** A sentence that only tells what somebody asked answers nothing. */
function reported(piece: Piece): number {
  return /问[^，。]{0,14}(?:谁|什么|几|哪|是不是|有没有)|[？?]\s*$/.test(piece.text) ? 0.65 : 1;
}

/** What is written to be said comes before what has to be rephrased. */
function sourceFactor(piece: Piece, asked: Question): number {
  switch (piece.source) {
    case 'alibi':
      return ['clock', 'doing', 'place'].includes(asked.want) ? 1.15 : 1;
    case 'opener':
      return 0.9;
    case 'clue':
      return 0.7;
    case 'tie':
      return asked.want === 'tie' || asked.persons.length > 1 ? 1 : 0.8;
    case 'public':
      return ['age', 'trade', 'span', 'place'].includes(asked.want) ? 1 : 0.85;
    default:
      return piece.locked === null ? 1 : 0.9;
  }
}

/** A question about somebody else is answered by a sentence about him; one about me by one about me. */
function whoFactor(asked: Question, piece: Piece, seat: Seat): number {
  const first = firstPerson(piece, seat);
  if (asked.persons.length > 0) {
    const named = asked.persons.filter((name) => piece.resolved.includes(name)).length;
    if (named === 0) return asked.pronoun ? 0.7 : 0.4;
    if (!asked.aboutMe && first === 'me') return 0.8;
    const leads = asked.persons.some((name) =>
      seat.people
        .concat({ name: seat.name, public: '' })
        .every(
          (other) =>
            asked.persons.includes(other.name) || indexIn(piece.resolved, other.name) >= indexIn(piece.resolved, name),
        ),
    );
    return named < asked.persons.length ? 0.9 : leads ? 1.15 : 1.02;
  }
  if (asked.aboutMe) return first === 'me' ? 1.1 : first === 'other' ? 0.75 : 1;
  return 1;
}

function indexIn(text: string, name: string): number {
  const at = text.indexOf(name);
  return at < 0 ? Infinity : at;
}

/** Who is named first in a sentence: the seat itself, somebody else, or nobody. */
export function firstPerson(piece: Piece, seat: Seat): 'me' | 'other' | 'nobody' {
  const mine = [seat.name, '你', '我', 'You', 'you', 'I ']
    .map((word) => piece.resolved.indexOf(word))
    .filter((at) => at >= 0);
  const others = seat.people
    .filter((person) => person.name !== seat.name)
    .map((person) => piece.resolved.indexOf(person.name))
    .filter((at) => at >= 0);
  if (mine.length === 0 && others.length === 0) return 'nobody';
  return Math.min(...mine, Infinity) <= Math.min(...others, Infinity) ? 'me' : 'other';
}
