// A sentence of the book or of the public facts, turned into talk (UND6): I for you, clock times as they are said, only
// the part that was asked, and never a long run of the book's own words. Facts stay: names, numbers, hours, places.
import { called } from './cite.ts';
import { clocks, spokenClock } from './clock.ts';
import { hash } from './hash.ts';
import type { Piece } from './knowledge.ts';
import type { Question } from './question.ts';
import { answers } from './fit.ts';
import type { Seat } from './read.ts';
import type { Lock } from './secrets.ts';
import { breakRuns } from './runs.ts';
import { clauses, size, terms } from './tokens.ts';

/** Longer sentences are cut to the part that answers. */
const LONG = 44;

/** The spoken form of a piece, or null when it cannot be said safely. */
export function spoken(piece: Piece, asked: Question, seat: Seat, lock: Lock): string | null {
  const text = wording(piece, asked, seat);
  if (text === null) return null;
  const line = finished(text, seat);
  if (lock.mayBeSaid(line)) return line;
  const broken = finished(breakRuns(text, seat.language, lock.mayBeSaid, hash(seat.name, text)), seat);
  return lock.mayBeSaid(broken) && size(broken) >= 0.6 * size(line) ? broken : null;
}

function wording(piece: Piece, asked: Question, seat: Seat): string | null {
  const me = seat.language === 'zh' ? '我' : 'I';
  switch (piece.source) {
    case 'alibi':
    case 'opener':
      return piece.text;
    case 'public': {
      const at = piece.text.indexOf('：');
      const name = piece.text.slice(0, at);
      const line = piece.text.slice(at + 1);
      return publicWords(name === seat.name ? me : name, cut(line, piece, asked, seat), seat);
    }
    case 'tie': {
      const match = /^(.+?) — (.+?)：(.+)$/.exec(piece.text);
      if (match === null) return null;
      const [from, to] = [match[1], match[2]].map((name) =>
        name === seat.name ? (seat.language === 'zh' ? '我' : 'me') : (name ?? ''),
      );
      const label = (match[3] ?? '').replaceAll(seat.name, seat.language === 'zh' ? '我' : 'me');
      return seat.language === 'zh' ? tieWords(from ?? '', to ?? '', label) : `As for ${from} and ${to}, ${label}`;
    }
    case 'clue': {
      const words = cut(piece.text, piece, asked, seat);
      const card = seat.entries.find((entry) => entry.kind === 'clue' && entry.id === piece.paragraph);
      const title = card?.kind === 'clue' ? called(card.title) : '';
      return seat.language === 'zh' ? `${title}上有，${words}` : `It stands in ${title}: ${words}`;
    }
    case 'fact':
      return firstPersonName(saidClocks(cut(piece.text, piece, asked, seat), seat), seat);
    case 'book': {
      const part = cut(piece.text, piece, asked, seat);
      const named = piece.pronoun === '' ? part : part.replace(/^(?:他|她|He\b|She\b)/, piece.pronoun);
      const hour = piece.inherited && asked.want === 'clock' ? hourWords(piece, seat) : '';
      return hour + firstPersonName(saidClocks(toMe(named, seat), seat), seat);
    }
  }
}

/** 教过两年洗下水, 欠她两年柴钱, 舅甥: a deed takes the other as its object, anything else is what they are. */
function tieWords(from: string, to: string, label: string): string {
  const deed = /^([\u4e00-\u9fff]{1,2}[过着])([\d一二两三四五六七八九十半几].*)$/.exec(label);
  if (deed !== null) return `${from}${deed[1] ?? ''}${to}${deed[2] ?? ''}`;
  const given = /^([\u4e00-\u9fff]{0,2}[欠给])[他她](.+)$/.exec(label);
  if (given !== null) return `${from}${given[1] ?? ''}${to}${given[2] ?? ''}`;
  if (/^[卖借送交派管替帮欠教]/.test(label)) return `${from}${label}`;
  if (/^(?:共事|相识|一起|每|小时候|从小|同|\d)/.test(label)) return `${from}跟${to}${label}`;
  return `说到${from}跟${to}，那是${label}`;
}

/** A sentence of the book in the first person with its hours as they are said; no cut, no check. */
export function retold(text: string, seat: Seat): string {
  return finished(firstPersonName(saidClocks(toMe(text, seat), seat), seat), seat);
}

/** The own hour of a sentence of the book as it is told: up to the clause that has 你 in it. Null when none has. */
export function ownHour(text: string, seat: Seat): string | null {
  const parts = clauses(text);
  const at = parts.findIndex((part) => (seat.language === 'zh' ? part.includes('你') : /\byou\b/i.test(part)));
  return at < 0 ? null : retold(parts.slice(0, at + 1).join(''), seat);
}

/** Only the clauses that answer, with the subject they need. */
function cut(text: string, piece: Piece, asked: Question, seat: Seat): string {
  const parts = clauses(text);
  if (size(text) <= LONG || parts.length < 2) return text;
  const wanted = terms(asked.resolved, seat.language);
  const worth = parts.map((part) => {
    const own = terms(part, seat.language);
    let sum = 0;
    for (const [term, weight] of wanted) if (own.has(term)) sum += weight;
    return (
      sum + 0.8 * answers(asked, { ...piece, text: part, resolved: part, at: clocks(part), inherited: false }, seat)
    );
  });
  let best = { from: 0, to: 1, worth: -1 };
  for (let from = 0; from < parts.length; from += 1)
    for (let to = from + 1; to <= parts.length; to += 1) {
      const length = size(parts.slice(from, to).join(''));
      if (length > LONG && to - from > 1) break;
      const sum = worth.slice(from, to).reduce((total, value) => total + value, 0) - 0.015 * length;
      if (sum > best.worth) best = { from, to, worth: sum };
    }
  const chosen = parts
    .slice(best.from, best.to)
    .join('')
    .replace(/[，,：:]\s*$/, '');
  return best.from === 0 ? chosen : withSubject(chosen, parts.slice(0, best.from).join(''), seat);
}

/** A clause out of the middle needs to say whom it speaks of. */
function withSubject(part: string, before: string, seat: Seat): string {
  if (seat.language === 'en') return part.charAt(0).toUpperCase() + part.slice(1);
  const names = ['你', ...seat.people.map((person) => person.name)];
  if (names.some((name) => part.slice(0, 10).includes(name))) return part;
  const last = names
    .map((name) => ({ name, at: before.indexOf(name) }))
    .filter((found) => found.at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
  return last === undefined || /^(?:他|她|那|这|有|是)/.test(part) ? part : `${last.name}${part}`;
}

/** 你 becomes 我 outside of quoted speech. */
function toMe(text: string, seat: Seat): string {
  const outside = (part: string) =>
    seat.language === 'zh' ? part.replaceAll('你们', '我们').replaceAll('你', '我') : toI(part);
  return text
    .split(/([「『“"][^」』”"]*[」』”"])/)
    .map((part, index) => (index % 2 === 1 ? part : outside(part)))
    .join('');
}

const VERB_FORMS: readonly [RegExp, string][] = [
  [/\byou were\b/gi, 'I was'],
  [/\byou are\b/gi, 'I am'],
  [/\byou['’]re\b/gi, "I'm"],
  [/\bwere you\b/gi, 'was I'],
  [/\bare you\b/gi, 'am I'],
  [/\byourself\b/gi, 'myself'],
  [/\byours\b/gi, 'mine'],
  [/\byour\b/gi, 'my'],
  [
    /\b(to|for|with|from|at|by|of|on|behind|after|before|about|gave|told|asked|saw|heard|let|made|called|sent|met|left|took|showed|paid|helped|wanted|want|tell|give|past|against|between|over|beside|near|and) you\b(?!\s+(?:had|have|did|do|could|can|would|will|went|saw|heard|took|gave|came|put|left|made|know|knew|said|sat|stood|found|got|walked|kept|never|always|also|then|still|only))/gi,
    '$1 me',
  ],
  [
    /(?<=\b(?!when|while|that|if|because|and|but|as|where|before|after|since|what|who|then|so|until|once)[a-z]+\s)you(?=\s+(?:a|an|the|some|any|my|his|her|their|no|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d+|to|for|in|at|from|with|by|on|up|out|back|home)\b|\s*[.,;:!?]|$)/gi,
    'me',
  ],
  [/\byou\b/gi, 'I'],
];

function toI(text: string): string {
  let out = text;
  for (const [from, to] of VERB_FORMS) out = out.replaceAll(from, to);
  return out;
}

/** The own name in a public sentence is me. */
function firstPersonName(text: string, seat: Seat): string {
  if (seat.language === 'zh') return text.replaceAll(seat.name, '我');
  return text
    .replaceAll(`${seat.name}'s`, 'my')
    .replaceAll(`${seat.name}’s`, 'my')
    .replaceAll(new RegExp(`\\b${seat.name.replaceAll(/[^\w\s]/g, '.')}\\b`, 'g'), 'I');
}

/** 21:10 at the table is 九点十分. */
function saidClocks(text: string, seat: Seat): string {
  return text.replaceAll(/(?<!\d)(\d{1,2})[:：](\d{2})(?!\d)/g, (_clock, hour: string, minute: string) =>
    spokenClock(Number(hour) * 60 + Number(minute), seat.language),
  );
}

function hourWords(piece: Piece, seat: Seat): string {
  const minute = piece.at[0]?.at[0];
  if (minute === undefined) return '';
  return seat.language === 'zh' ? `${spokenClock(minute, 'zh')}那会儿，` : `About ${spokenClock(minute, 'en')}, `;
}

/** A public line as a sentence: I am, or he is, unless its clause has a verb already. */
function publicWords(who: string, line: string, seat: Seat): string {
  if (seat.language === 'en')
    return who === 'I'
      ? `I am ${line.charAt(0).toLowerCase()}${line.slice(1)}`
      : `${who} is ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
  return `${who}${/^(?:[住管在有做开来去带跟养种卖写看守教修收欠从给兑没]|当(?!年|时)|当年[在坐打管做开]|今|昨|那|这|\d+岁|[一二三四五六七八九十]+岁|[一二三四五六七八九十]+年)/.test(line) ? '' : '是'}${line}`;
}

function finished(text: string, seat: Seat): string {
  const line = text
    .trim()
    .replaceAll(/[（）()【】〔〕[\]]/g, '')
    .replaceAll(/(?<=\p{Script=Han})\s+|\s+(?=\p{Script=Han})/gu, '')
    .replace(/[，,、；;：:\s]+$/, '');
  if (/[。！？!?.…]$/.test(line)) return line;
  return `${line}${seat.language === 'zh' ? '。' : '.'}`;
}
