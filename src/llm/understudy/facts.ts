// Which sentences answer a question (UND4, UND5): an hour by the alibi, a trade by the public line, the rest by retrieval.
// Also when a sentence is enough to count as the answer, and when a shut one means that the seat has to cover.
import type { Context } from './context.ts';
import { KIN, strict } from './fit.ts';
import { inWindows, near, withoutWindows } from './hours.ts';
import { isOtherDay } from './own.ts';
import type { Question } from './question.ts';
import { firstPerson, rank, type Hit } from './retrieve.ts';
import { words } from './tokens.ts';

/** From here on a sentence counts as the answer. Measured on question sets written for the purpose, see the spec. */
const ENOUGH = { open: 0.36, strict: 0.36, unit: 0.3, tenure: 0.12, year: 0.55 } as const;

/** The sentences that answer, the cover of one that may not be said (-1: it has none), null for nothing. */
export function factFor(whole: Context, asked: Question): Hit[] | number | null {
  const { seat } = whole;
  const pieces = isOtherDay(asked, seat) ? whole.pieces.filter((piece) => piece.source !== 'alibi') : whole.pieces;
  const context = { ...whole, pieces };
  const seen = lastSeen(context, asked);
  if (seen !== undefined) return [seen];
  const whereabouts = hourOnly(context, asked);
  if (whereabouts.length > 0) return whereabouts;
  const trade = asked.want === 'trade' ? tradeOf(context, asked) : undefined;
  if (trade !== undefined) return [trade];
  const tie = asked.want === 'tie' ? tieOf(context, asked) : undefined;
  if (tie !== undefined) return [sure(tie)];
  const hits = rank(asked, pieces, seat).filter((hit) => enough(hit, asked, seat));
  const [best] = hits;
  if (best === undefined) return moved(context, asked);
  // 又出来过没有: no sentence about something else that happens to come out.
  const mine = best.piece.locked !== null || firstPerson(best.piece, seat) === 'me' || best.piece.source === 'alibi';
  const gone = mine ? null : moved(context, asked);
  if (gone !== null) return gone;
  const open = hits.find((hit) => hit.piece.locked === null);
  if (best.piece.locked !== null && (open === undefined || !instead(open, best, asked))) return best.piece.locked;
  if (open === undefined) return best.piece.locked ?? -1;
  const second = hits.find(
    (hit) =>
      hit !== open &&
      hit.piece.locked === null &&
      hit.score >= (open.coverage >= 0.9 ? 0.88 : 0.75) * open.score &&
      hit.coverage >= 0.45 &&
      adds(hit, open),
  );
  return second === undefined ? [open] : [open, second];
}

/** Whether an open sentence may answer although a shut one was found first. */
function instead(open: Hit, shut: Hit, asked: Question): boolean {
  if (open.score >= 0.8 * shut.score) return true;
  return strict(asked) && open.fit >= 0.9 && open.coverage >= 0.5 && open.piece.source !== 'book';
}

/** Whether a second sentence says something that the first does not. */
function adds(second: Hit, first: Hit): boolean {
  const own = [...second.piece.terms.keys()].filter((term) => !term.startsWith('#'));
  const same = second.piece.at.some((hour) => first.piece.at.some((other) => near(hour, other)));
  return (
    !same &&
    own.filter((term) => !first.piece.terms.has(term)).length >= 0.5 * own.length &&
    second.piece.source !== 'public'
  );
}

function enough(hit: Hit, asked: Question, seat: Context['seat']): boolean {
  if (hit.who < 0.5) return false;
  if (asked.aboutMe && asked.want === 'tie' && hit.piece.source === 'tie' && !hit.piece.text.includes(seat.name))
    return false;
  // Whether he did something: no paper on the table answers for him.
  if (asked.aboutSelf && asked.yesNo && hit.piece.source === 'clue') return false;
  if (listed(hit, asked)) return true;
  // The very hour and the very person: then the words may all be others.
  if (
    asked.clocks.length > 0 &&
    hit.hour === true &&
    !hit.piece.inherited &&
    asked.persons.length > 0 &&
    hit.who > 1 &&
    hit.fit >= 0.8
  )
    return true;
  // A shut sentence has to be clearly the one that was meant; with the right person in it, less of the rest has to meet.
  const more = (hit.piece.locked === null ? 0 : 0.15) - (asked.persons.length > 0 && hit.who > 1 ? 0.05 : 0);
  if (strict(asked)) {
    if (hit.fit < 0.55 || (hit.hour === false && asked.clocks.length > 0)) return false;
    // The very hour and the very kind of answer: then the words may all be others.
    const hour = hit.hour !== true || hit.fit < 0.9 ? 0 : asked.clocks.length > 0 ? 1 : 0.12;
    return hit.coverage >= needed(asked, hit) + more - hour + (hit.who < 1 ? 0.15 : 0);
  }
  if (asked.clocks.length > 0)
    return hit.hour === true ? hit.coverage >= (hit.piece.source === 'alibi' ? 0.3 : 0.2) : hit.coverage >= 0.7;
  return hit.coverage >= ENOUGH.open + 0.25 * (1 - hit.fit) + more;
}

/** 梁志和六十六: the person asked about with a number right behind the name. */
function listed(hit: Hit, asked: Question): boolean {
  if (!['age', 'span', 'measure', 'money', 'count'].includes(asked.want) || hit.coverage < 0.1) return false;
  return asked.persons.some((name) =>
    new RegExp(`${name}(?:是|有|重)?[\\d零一二两三四五六七八九十百千]{2,}`).test(hit.piece.resolved),
  );
}

/** An amount with the very unit that was asked is hardly ever about something else; a year or a bare number often is. */
function needed(asked: Question, hit: Hit): number {
  const mine = hit.piece.source === 'public' || hit.piece.paragraph.startsWith('now');
  if (asked.want === 'span' && asked.aboutMe && mine && /年/.test(asked.text)) return ENOUGH.tenure;
  if (['age', 'span', 'measure', 'money'].includes(asked.want)) return ENOUGH.unit;
  return asked.want === 'clock' && /哪一?年|which year|what year/i.test(asked.text) ? ENOUGH.year : ENOUGH.strict;
}

/** What two people are to each other: the relation with both names in it. */
function tieOf({ seat, pieces }: Context, asked: Question): Context['pieces'][number] | undefined {
  const two = asked.aboutMe ? [seat.name, ...asked.persons] : asked.persons;
  return two.length === 2
    ? pieces.find((piece) => piece.source === 'tie' && two.every((name) => piece.resolved.includes(name)))
    : undefined;
}

/** What somebody at the table does for a living stands in his public line. */
function tradeOf({ seat, pieces }: Context, asked: Question): Hit | undefined {
  if (KIN.test(asked.text)) return undefined;
  const who = asked.persons[0] ?? seat.name;
  const person = seat.people.find((other) => other.name === who);
  const [found] = pieces.filter((piece) => piece.source === 'public' && piece.text.startsWith(`${who}：`));
  return person === undefined || found === undefined ? undefined : sure({ ...found, text: `${who}：${person.public}` });
}

/** Whether he went out or came in at a part of the day: the alibi of that part, when nothing better was found. */
function moved({ pieces }: Context, asked: Question): Hit[] | null {
  if (
    !asked.yesNo ||
    !asked.aboutMe ||
    asked.persons.length > 0 ||
    !/[出下上进回过]来|[出下上进回过]去|离开|出门|出过|走开|动过|来过|去过|leave|left|go out|went out|come back|come down/i.test(
      asked.text,
    )
  )
    return null;
  const alibi = pieces.filter(
    (piece) => piece.source === 'alibi' && (asked.windows.length === 0 || inWindows(asked.windows, piece)),
  );
  const found = longest(alibi);
  return found === undefined ? null : [sure(found)];
}

/** A piece that counts as found. */
export function sure(piece: Context['pieces'][number]): Hit {
  return { piece, score: 1, coverage: 1, fit: 1, hour: true, who: 1 };
}

/** A question about an hour and nothing else is answered by the alibi of that hour. */
function hourOnly(context: Context, asked: Question): Hit[] {
  const { seat, pieces } = context;
  if (asked.persons.length > 0 || !['doing', 'place', 'open', 'person'].includes(asked.want)) return [];
  if (asked.clocks.length === 0) {
    const event = asked.aboutMe ? eventHour(context, asked) : null;
    if (event !== null) return hourOnly(context, { ...asked, ...event });
  }
  const general =
    asked.windows.length > 0 ||
    /案发|出事|事发|那天|那晚|当晚|昨晚|昨夜|晚上|夜里|行踪|的时候|这段时间|时间线|that (?:night|evening)|last night|at the time|whereabouts/i.test(
      asked.text,
    );
  if (asked.clocks.length === 0 && !(general && ['doing', 'place'].includes(asked.want))) return [];
  const left = words(withoutHours(asked), seat.language).filter((word) => word.length > 1);
  if (left.length > (asked.clocks.length > 0 && asked.want !== 'open' ? 1 : 0)) return [];
  const own = pieces.filter(
    (piece) => piece.source === 'alibi' || (piece.source === 'book' && piece.locked === null && piece.at.length > 0),
  );
  const at = (source: string) =>
    own.filter(
      (piece) => piece.source === source && asked.clocks.some((clock) => piece.at.some((mine) => near(clock, mine))),
    );
  const [alibi] = at('alibi');
  const [book] = at('book').filter((piece) => !piece.inherited);
  const before = asked.clocks.length === 0 ? undefined : lastBefore(own, asked);
  const then = own.filter((piece) => inWindows(asked.windows, piece));
  const usual = asked.clocks.length === 0 ? longest(then.length > 0 ? then : own) : undefined;
  const found = alibi ?? book ?? before ?? usual;
  return found === undefined ? [] : [sure(found)];
}

/** While the lights were out: the hour of a public event stands for the event. */
function eventHour({ seat, pieces }: Context, asked: Question): Pick<Question, 'clocks' | 'text' | 'resolved'> | null {
  if (
    !['doing', 'place'].includes(asked.want) ||
    !/时候|那一?会儿?|那一?阵|那[几数]分钟|那段|当时|的?时$|\b(?:when|while|during)\b/i.test(asked.text)
  )
    return null;
  const [best] = rank(
    { ...asked, want: 'open', aboutMe: false, windows: [] },
    pieces.filter((piece) => piece.at.length > 0 && !piece.inherited && piece.locked === null),
    seat,
  );
  if (best === undefined || best.coverage < 0.6) return null;
  return { clocks: best.piece.at.map((clock) => ({ ...clock, from: 0, to: 0, vague: true })), text: '', resolved: '' };
}

function withoutHours(asked: Question): string {
  let text = withoutWindows(asked.resolved).replaceAll(
    /案发|出事|事发|那天|那晚|当晚|昨晚|昨夜|晚上|夜里|行踪|的时候|前后|左右|那会儿|这段时间|时间线|具体|后来|做什么|干什么|干嘛|干啥|一个人|跟谁|和谁/g,
    ' ',
  );
  for (const clock of asked.clocks) text = text.replace(asked.text.slice(clock.from, clock.to), ' ');
  return text;
}

/** The last alibi that began within three quarters of an hour before the hour asked for. */
function lastBefore(own: Context['pieces'], asked: Question): Context['pieces'][number] | undefined {
  const gap = (piece: Context['pieces'][number]) =>
    Math.min(
      ...asked.clocks.flatMap((clock) =>
        clock.at.flatMap((minute) =>
          piece.at.flatMap((mine) => (mine.until ?? mine.at).map((end) => (minute - end + 1440) % 1440)),
        ),
      ),
    );
  return own.filter((piece) => piece.source === 'alibi' && gap(piece) <= 45).toSorted((a, b) => gap(a) - gap(b))[0];
}

function span(piece: Context['pieces'][number]): number {
  const stretch = piece.at.flatMap((mine) =>
    (mine.until ?? []).map((end, index) => (end - (mine.at[index] ?? end) + 1440) % 1440),
  );
  return Math.max(0, ...stretch);
}

function longest(own: Context['pieces']): Context['pieces'][number] | undefined {
  return own.filter((piece) => piece.source === 'alibi').toSorted((a, b) => span(b) - span(a))[0];
}

/** The evening begins at noon: an hour after midnight is later than one before it. */
function lateness(piece: Context['pieces'][number]): number {
  return ((piece.at[0]?.at.at(-1) ?? 0) + 720) % 1440;
}

/** When somebody was seen for the last time: the latest hour of the own evening that names him. */
function lastSeen({ seat, pieces }: Context, asked: Question): Hit | undefined {
  const [who] = asked.persons;
  if (who === undefined || !/最后.{0,6}[见碰看]|末了.{0,4}见|last (?:see|saw|seen|met|set eyes)/i.test(asked.text))
    return undefined;
  const met = pieces.filter(
    (piece) =>
      piece.locked === null &&
      !piece.inherited &&
      (piece.source === 'alibi' || piece.source === 'book') &&
      piece.at.length > 0 &&
      piece.resolved.includes(who) &&
      piece.paragraph.startsWith(piece.source === 'book' ? 'private' : 'alibi'),
  );
  const found = met.toSorted((a, b) => lateness(b) - lateness(a))[0];
  return found === undefined || seat.name === who ? undefined : sure(found);
}
