// The answer to what was said to the seat (UND3-UND6): to the machine behind it never, a secret by its cover, a fact by its
// sentence, anything else by not knowing. Returns what kind of answer it is and its lines in order of preference.
import type { Context } from './context.ts';
import { factFor, sure } from './facts.ts';
import { askedBefore, spokeBefore } from './memory.ts';
import { cited } from './cite.ts';
import { isMeta, isOpinion, isPrying, isWitness } from './meta.ts';
import { isGeneral, ownWords, volunteered, whoIs } from './own.ts';
import type { Question } from './question.ts';
import { spoken } from './rephrase.ts';
import { rank, type Hit } from './retrieve.ts';
import { clauses, folded, size, terms, words } from './tokens.ts';
import { finalWord } from './suspect.ts';
import { lines, lowered } from './voice.ts';

export interface Answer {
  kind: 'fact' | 'cover' | 'other' | 'unknown';
  lines: string[];
}

/** What the seat may say to a line that is meant for it, best first; never without a line. */
export function answer(context: Context, asked: Question): Answer {
  const { seat, memory } = context;
  if (isMeta(asked.text)) return other(lines(seat, 'meta'));
  if (asked.confesses !== null) return other(lines(seat, 'confessed', { act: asked.confesses }), lines(seat, 'react'));
  if (isGeneral(asked, seat)) {
    const [lead = ''] = lines(seat, 'more');
    return other(
      volunteered(context, asked).map((line) => `${lead}${seat.language === 'en' && lead !== '' ? ' ' : ''}${line}`),
      lines(seat, 'pass'),
    );
  }
  const cover = coverFor(context, asked);
  if (cover !== null) return covered(context, asked, cover);
  if (asked.accuses) {
    const first = !memory.asked.some(({ question }) => question.accuses);
    return other(first ? lines(seat, 'denyBack') : [], lines(seat, 'deny'), lines(seat, 'denyBack'));
  }
  if (isOpinion(asked.text)) return other(memory.clues.length > 0 ? finalWord(context) : [], lines(seat, 'unsure'));
  if (isPrying(asked.text)) return other(lines(seat, 'secretTalk'));
  if (isWitness(asked.text)) return witness(context);
  if (!asked.asks && asked.quotes.length === 0) return mentioned(context, asked);
  const person = whoIs(context, asked);
  if (person !== null) return told(context, asked, [sure(person)]);
  const found = factFor(context, asked);
  if (typeof found === 'number') return covered(context, asked, found);
  if (found !== null) return told(context, asked, found);
  const shown = memory.clues.find((clue) => asked.quotes.includes(clue.id));
  if (shown !== undefined) return other(lines(seat, 'shown', cited(shown, seat)));
  const own = ownWords(context, asked);
  if (own !== null) return told(context, asked, [sure(own)]);
  return unknown(context, asked);
}

function other(...of: string[][]): Answer {
  return { kind: 'other', lines: of.flat() };
}

/** Spoken of, but not asked: a question of his own to the speaker, or a word that he has heard. */
function mentioned({ seat, memory }: Context, asked: Question): Answer {
  const asks = seat.hints.asks.filter(
    ({ to, on, line }) => to === asked.by && on === null && !spokeBefore(memory, line),
  );
  return other(
    asks.map((ask) => ask.line),
    lines(seat, 'react'),
  );
}

/** The secret that a line touches, unless an open fact answers it better. */
function coverFor({ seat, lock, pieces }: Context, asked: Question): number | null {
  const quoted = seat.entries.flatMap((entry) =>
    entry.kind === 'clue' && asked.quotes.includes(entry.id) ? [`${entry.title} ${entry.text}`] : [],
  );
  const [direct] = lock.touched(`${asked.text} ${asked.resolved}`);
  const [shown] = lock.touched(quoted.join(' '));
  const cover = direct ?? shown;
  if (cover === undefined) return null;
  if (direct === undefined) return cover;
  const topics = (seat.hints.secrets[cover]?.topics ?? []).filter(
    (topic) => asked.text.includes(topic) || asked.resolved.includes(topic),
  );
  const open = rank(asked, pieces, seat).find((hit) => hit.piece.locked === null);
  const plain =
    open !== undefined &&
    !asked.aboutMe &&
    !asked.accuses &&
    open.coverage >= 0.75 &&
    open.fit >= 0.8 &&
    topics.every((topic) => open.piece.text.includes(topic));
  return plain ? null : cover;
}

/** The cover line; touched again in other words a refusal, and only the same question again hears that it was answered. */
function covered({ seat, memory }: Context, asked: Question, cover: number): Answer {
  const hint = seat.hints.secrets[cover];
  const line = hint?.cover;
  const again = askedBefore(memory, asked, seat);
  if (hint !== undefined && line !== undefined && !spokeBefore(memory, line)) return { kind: 'cover', lines: [line] };
  const word = openWord(seat, asked, hint?.topics ?? []);
  const echo = word === undefined ? [] : lines(seat, 'dodgeWord', { word });
  const dodge = [...echo.slice(0, 1), ...lines(seat, 'dodge'), ...echo.slice(1), ...lines(seat, 'hush')];
  if (again && line !== undefined) return other(lines(seat, 'toldCover'), dodge);
  return other(line === undefined ? lines(seat, 'hush') : [], dodge);
}

/** The word of the question that touched, as long as it lies open on the table anyway. */
function openWord(seat: Context['seat'], asked: Question, topics: readonly string[]): string | undefined {
  const open = [
    ...seat.facts,
    ...seat.entries.flatMap((entry) => (entry.kind === 'clue' ? [entry.title, entry.text] : [])),
  ].join('\n');
  return topics
    .filter((topic) => size(topic) > 1 && /^[\p{Script=Han}A-Za-z ]+$/u.test(topic) && !/[了着过]$/.test(topic))
    .filter((topic) => asked.text.includes(topic) && open.includes(topic))
    .toSorted((a, b) => size(b) - size(a))[0];
}

/** Who can bear it out: an hour of the alibi in which somebody else stands, or nobody. */
function witness({ seat, pieces, memory }: Context): Answer {
  const others = seat.people.filter((person) => person.name !== seat.name);
  const seen = pieces.filter(
    (piece) => piece.source === 'alibi' && others.some((person) => piece.resolved.includes(person.name)),
  );
  const fresh = seen.filter((piece) => !spokeBefore(memory, piece.text));
  const found = (fresh.length > 0 ? fresh : seen).map((piece) => piece.text);
  return { kind: found.length > 0 ? 'fact' : 'other', lines: [...found, ...lines(seat, 'alone')] };
}

/** The facts as talk, with a lead, or with the remark that it has been said. */
function told(context: Context, asked: Question, hits: Hit[]): Answer {
  const { seat, lock, memory } = context;
  const again = askedBefore(memory, asked, seat);
  const said = hits.map((hit) => spoken(hit.piece, asked, seat, lock)).filter((line) => line !== null);
  // A second sentence only when it is new, and to another question not the same long line a third time.
  const [first, second] = [
    ...said.slice(0, 1),
    ...said.slice(1).filter((line) => again || !spokeBefore(memory, line)),
  ].map((line) => (again ? line : shortened(line, asked, seat, memory)));
  if (first === undefined) return { kind: 'other', lines: lines(seat, 'hush') };
  const both =
    second === undefined || size(first) + size(second) > 78
      ? first
      : `${first}${seat.language === 'zh' ? '' : ' '}${second}`;
  const leads = again ? lines(seat, 'told') : size(both) > 60 ? [''] : lines(seat, 'lead');
  const gap = seat.language === 'en' ? ' ' : '';
  return {
    kind: 'fact',
    lines: leads.map((lead) =>
      lead === '' ? both : `${lead}${gap}${/[,:，]$/.test(lead) ? lowered(both, seat) : both}`,
    ),
  };
}

/** A long line that was said twice is cut to the clause that this question asks for. */
function shortened(line: string, asked: Question, seat: Context['seat'], memory: Context['memory']): string {
  const needle = folded(line);
  const times = memory.own.filter((own) => folded(own).includes(needle)).length;
  const parts = clauses(line);
  if (times < 2 || size(line) < 20 || parts.length < 2) return line;
  const wanted = terms(asked.resolved, seat.language);
  const worth = (part: string) => [...terms(part, seat.language).keys()].filter((term) => wanted.has(term)).length;
  const best = parts
    .map((part, index) => ({ part, index, worth: worth(part) }))
    .toSorted((a, b) => b.worth - a.worth)[0];
  if (best === undefined) return line;
  // Nothing in common: the head of it, where hour and place stand; and never a stump.
  const from = best.worth === 0 ? 0 : best.index;
  const short = parts.slice(from, from + (size(parts[from] ?? '') < 8 ? 2 : 1)).join('');
  return `${short.replace(/[，,；;。.\s]+$/, '')}${seat.language === 'zh' ? '。' : '.'}`;
}

/** Not knowing, with a pointer to whoever might. States nothing. */
function unknown({ seat, pieces }: Context, asked: Question): Answer {
  const others = seat.people.filter((person) => person.name !== seat.name && person.name !== asked.by);
  const named = others.find((person) => asked.persons.includes(person.name));
  const closest = rank(
    asked,
    pieces.filter((piece) => piece.source === 'public' && !piece.text.startsWith(`${seat.name}：`)),
    seat,
  )[0];
  const nearBy =
    closest !== undefined && closest.coverage >= 0.3
      ? others.find((person) => closest.piece.text.startsWith(`${person.name}：`))
      : undefined;
  const who = named ?? nearBy;
  // Nothing in it that one could know: 现在可以说了吗.
  if (
    asked.want === 'open' &&
    asked.persons.length + asked.clocks.length === 0 &&
    words(asked.text, seat.language).length === 0
  )
    return other(lines(seat, 'react'));
  if (asked.aboutSelf) return { kind: 'unknown', lines: lines(seat, 'unknownMe') };
  const plain = lines(seat, 'unknown');
  return {
    kind: 'unknown',
    lines: who === undefined ? plain : [...lines(seat, 'unknownWho', { who: who.name }), ...plain],
  };
}
