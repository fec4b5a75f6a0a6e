// What a spoken line asks (UND5): which answer is wanted, about whom, about which hour; and whether it is a question, an
// accusation or an attempt to talk to the machine behind the seat. Words only; it opens no book.
import { clocks, type Clock } from './clock.ts';
import { confessionIn } from './confession.ts';
import { windowsOf, type Window } from './hours.ts';
import { WANTS_EN } from './lexicon-en.ts';
import { WANTS_ZH } from './lexicon-zh.ts';
import type { Language, Seat } from './read.ts';

export type Want =
  | 'clock'
  | 'age'
  | 'money'
  | 'span'
  | 'measure'
  | 'count'
  | 'person'
  | 'place'
  | 'reason'
  | 'feeling'
  | 'tie'
  | 'trade'
  | 'name'
  | 'origin'
  | 'doing'
  | 'open';

export interface Question {
  by: string;
  text: string;
  /** The text with called names written out and the vocative gone. */
  resolved: string;
  want: Want;
  clocks: Clock[];
  /** Windows of the day that are named without a clock: 半夜, in the morning. */
  windows: Window[];
  /** Other people who are named, by their real names. */
  persons: string[];
  /** The person is only meant by a pronoun. */
  pronoun: boolean;
  aboutMe: boolean;
  asks: boolean;
  yesNo: boolean;
  accuses: boolean;
  /** What the speaker owns up to, as the verb that he used; null when he owns up to nothing. */
  confesses: string | null;
  /** Asked about the seat itself, and not what it knows of others. */
  aboutSelf: boolean;
  /** Clue ids that the speaker points at. */
  quotes: string[];
}

const ASKS =
  /[?？]|吗|呢(?=$|[，。])|谁|什么|啥|几|多少|多久|哪|怎么|为何|是不是|有没有|能不能|会不会|(\S)不\1|说说|讲讲|交代|(?:说|讲|报|答)[一个]?[遍下]|报个|介绍|解释|(?:^|[.,!]\s*)(?:and |but |so )?(?:who|what|when|where|why|how|which|did|do|does|were|was|are|is|have|has|can|could)\b|\b(?:tell|explain|describe)\b/i;
const YES_NO =
  /吗|是不是|有没有|会不会|能不能|对不对|是吧|对吧|没有?[?？]|不是[?？]|不[?？]|(\S)[没不]\1|吧[?？]|^(?:did|do|does|were|was|are|is|have|has|had|can|could|will|would)\b/i;
const ACCUSES =
  /(?:是|就是)你(?:干|做|杀|害|偷|拿|弄|下的手|动的手|吧|$|[，。！!?？])|你(?:干的|杀|害死|害了|偷|撒谎|说谎|骗|在瞒|有鬼|心虚|就是凶手|还装|别装|承认|认了吧)|凶手(?:就)?是你|是凶手|老实(?:交代|说)|从实招来|你没说实话|不是实话|在撒谎|\byou (?:did it|killed|murdered|stole|took it|are lying|lied|lie|are the)|it was you|are you the (?:murderer|killer|culprit|thief)|\bconfess\b|you['’]re lying|own up|admit it/i;

const PRONOUN = /(?<![其])[他她](?!们|人)|那个?人|\b(?:he|him|his|she|her)\b/i;

/** 你知道, 你听说过: the question is about something else. */
const KNOWING =
  /知道|晓得|听说|听见|听到|看见|看到|见过|清楚|记得|认得|认识|了解|觉得|以为|[们]|你(?:看|猜|说)|\bdo you (?:know|think|remember)\b|\b(?:heard|seen?|saw)\b/i;

/** Reads one spoken line as a question to this seat; `meant` is whom a pronoun would mean. */
export function question(
  seat: Seat,
  by: string,
  text: string,
  quotes: readonly string[] = [],
  meant: string | null = null,
): Question {
  const { language } = seat;
  // 那几分钟 asks for no number.
  const body = withoutVocative(text.normalize('NFKC').trim(), seat.name).replaceAll(/(?<=[那这前后好十])几/g, '数');
  const named = withNames(body, seat);
  // 他 means whoever was spoken of last.
  const he = named.persons.length === 0 && meant !== null && PRONOUN.test(body);
  // 你跟我: I am whoever asks.
  const us =
    named.persons.length === 0 &&
    /[你您][跟和同与]我(?!们)|我[跟和同与][你您](?!们)|\b(?:you|between you) and (?:me|I)\b/i.test(body);
  const persons = he ? [meant] : us ? [by] : named.persons;
  const resolved = he || us ? `${persons[0] ?? ''} ${named.resolved}` : named.resolved;
  const found = clocks(body);
  const aboutMe = (language === 'zh' ? /你|您/ : /\b(?:you|your|yours)\b/i).test(body) || persons.includes(seat.name);
  return {
    by,
    text: body,
    resolved,
    want: wantOf(body, language),
    clocks: found,
    windows: found.length > 0 ? [] : windowsOf(body),
    persons: persons.filter((name) => name !== seat.name),
    pronoun: he,
    aboutMe,
    asks: ASKS.test(body),
    yesNo: YES_NO.test(body),
    accuses: ACCUSES.test(body),
    confesses: confessionIn(body, language),
    aboutSelf:
      aboutMe &&
      (persons.every((name) => name === seat.name) ||
        /你[跟和同与]|^(?:那|昨晚|昨天|当时|那晚|现在)?[你您](?![们的])|\byou and\b/i.test(body)) &&
      !KNOWING.test(body),
    quotes: [...quotes],
  };
}

function wantOf(text: string, language: Language): Want {
  const hit = (language === 'zh' ? WANTS_ZH : WANTS_EN).find(({ words }) => words.test(text));
  return (hit?.want as Want | undefined) ?? 'open';
}

/** The own name at the head of a line is a call and no part of the question. */
export function withoutVocative(text: string, name: string): string {
  const calls = callNames(name).map((call) => call.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const head = new RegExp(`^\\s*(?:${calls.join('|')})\\s*[,，、:：。！!]\\s*`, 'i');
  // 梁会计，你…: whatever stands before 你 at the head of a line calls this seat, by a name it may not know itself.
  const rest = text
    .replace(head, '')
    .replace(/^\p{Script=Han}{2,4}[,，、]\s*(?=[你您])/u, '')
    .trim();
  return rest || text;
}

/** In full, and by the given part. */
export function callNames(name: string): string[] {
  if (/^\p{Script=Han}{3,4}$/u.test(name)) return [name, name.slice(-2)];
  return [name, ...name.split(/\s+/).filter((part) => part.length >= 3)];
}

const VICTIM = [
  '死者',
  '死的那个人',
  '死的那个',
  '死的人',
  '死去的人',
  '死掉的人',
  '被害人',
  '遇害的人',
  'the victim',
  'the dead man',
  'the dead woman',
  'the deceased',
  'the murdered man',
];

interface Calls {
  pattern: RegExp;
  names: Map<string, string>;
}

/** The calls of a seat, made once a request. */
const callsOf = new WeakMap<Seat, Calls>();

function calls(seat: Seat): Calls {
  const known = callsOf.get(seat);
  if (known !== undefined) return known;
  const all = [
    ...allNames(seat).flatMap((name) => callNames(name).map((called) => ({ called, name }))),
    ...seat.hints.aliases,
    ...(seat.victim === null ? [] : VICTIM.map((called) => ({ called, name: seat.victim ?? '' }))),
  ].filter(({ called }) => called !== '');
  const sorted = all.toSorted((a, b) => b.called.length - a.called.length);
  const written = sorted.map(({ called }) => {
    const plain = called.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return /^[a-z]/i.test(called) ? `(?<![a-z])${plain}(?![a-z])` : plain;
  });
  const names = new Map(sorted.toReversed().map(({ called, name }) => [called.toLowerCase(), name]));
  const made = { pattern: new RegExp(written.length > 0 ? written.join('|') : '(?!)', 'gi'), names };
  callsOf.set(seat, made);
  return made;
}

/** Writes out called names: 老韩 becomes 韩守川. Longer calls first, and a real name is never taken apart. */
export function withNames(text: string, seat: Seat): { resolved: string; persons: string[]; called: string[] } {
  const { pattern, names } = calls(seat);
  const persons: string[] = [];
  const calledBy: string[] = [];
  const resolved = text.replaceAll(pattern, (called) => {
    const name = names.get(called.toLowerCase()) ?? called;
    if (called !== name) calledBy.push(called);
    if (!persons.includes(name)) persons.push(name);
    return name;
  });
  return { resolved, persons, called: calledBy };
}

/** Everybody with a name: those at the table, and whoever an alias or a relation names. */
export function allNames(seat: Seat): string[] {
  const related = seat.facts.flatMap((fact) => {
    const match = /^(.+?) — (.+?)：/.exec(fact);
    return match === null ? [] : [match[1] ?? '', match[2] ?? ''];
  });
  return [
    ...new Set([
      ...seat.people.map((person) => person.name),
      ...seat.hints.aliases.map((alias) => alias.name),
      ...related,
      seat.victim ?? '',
    ]),
  ].filter((name) => name !== '');
}
