// The two choices of a seat (UND7): where it says it was, and its vote. Arguments of the offered tool, from the alibi
// hints or the speakable part of the book, and from what lies and was said on the table. Never an id that was not offered.
import { cited } from './cite.ts';
import { clocks, hhmm } from './clock.ts';
import { contextOf, type Context } from './context.ts';
import { hash } from './hash.ts';
import type { Seat } from './read.ts';
import { ownHour } from './rephrase.ts';
import { ground, shared, suspicions } from './suspect.ts';
import { clauses, size } from './tokens.ts';
import { lines } from './voice.ts';

interface Offered {
  name: string;
  parameters: unknown;
}
interface Whereabouts {
  at: string;
  until?: string;
  doing: string;
}

/** Arguments of the offered tool, or null when it is none that a seat knows. */
export function choose(seat: Seat, tool: Offered): Record<string, unknown> | null {
  const context = contextOf(seat);
  if (tool.name === 'tell_whereabouts') return { entries: whereabouts(context) };
  if (tool.name === 'cast_vote') return vote(context, tool);
  return null;
}

/** One to four entries by the clock. */
function whereabouts(context: Context): Whereabouts[] {
  const { seat, pieces, lock } = context;
  const hints = seat.hints.alibi.flatMap(({ at, until, line }): Whereabouts[] => {
    const from = clocks(at)[0]?.at[0];
    const to = until === null ? undefined : clocks(until)[0]?.at[0];
    return from === undefined
      ? []
      : [{ at: hhmm(from), ...(to === undefined ? {} : { until: hhmm(to) }), doing: doing(line, seat) }];
  });
  if (hints.length > 0) return hints.slice(0, 4);
  const told = pieces
    .filter((piece) => piece.paragraph.startsWith('private') && piece.locked === null && !piece.inherited)
    .flatMap((piece): Whereabouts[] => {
      const minute = piece.at[0]?.at[0];
      const line = doing(ownHour(piece.text, seat) ?? '', seat);
      return minute === undefined || line === '' || !lock.mayBeSaid(line) ? [] : [{ at: hhmm(minute), doing: line }];
    });
  const fit = told.slice(0, 4);
  // The rows are read together: too many of them in a row could recite.
  while (fit.length > 0 && lock.recital(fit.map((entry) => entry.doing).join('\n'))) fit.pop();
  if (fit.length > 0) return fit;
  return [{ at: '20:00', doing: seat.language === 'zh' ? '在自己的住处' : 'at my own place' }];
}

/** Place and act: the line without its clock words, its first clauses only. */
function doing(line: string, seat: Seat): string {
  // Only the hour at the head is the entry's own; one in the middle belongs to the telling.
  const [first] = clocks(line);
  const text = first !== undefined && line.slice(0, first.from).length <= 3 ? line.slice(first.to) : line;
  const cleaned = text.replace(/^[\s，,。、;；:：]*(?:的时候|那会儿|整|钟|以后|之后|就|我就)?[\s，,、]*/, '');
  const parts = clauses(cleaned);
  const limit = seat.language === 'zh' ? 30 : 80;
  let out = '';
  for (const part of parts) {
    if (out !== '' && size(out) + size(part) > limit) break;
    out += part;
  }
  return [...out.replace(/[，,。.；;！!？?\s]+$/, '')].slice(0, 110).join('');
}

function vote(context: Context, tool: Offered): Record<string, unknown> | null {
  const { seat } = context;
  const offered = choices(seat, tool);
  if (offered.length === 0) return null;
  const byPerson = suspicions(context);
  const asSeats = offered.filter(({ text }) => byPerson.some((person) => person.who === text));
  if (asSeats.length > 0) {
    const best = byPerson.find((person) => asSeats.some(({ text }) => text === person.who));
    const picked = asSeats.find(({ text }) => text === best?.who) ?? asSeats[0];
    return { choice: picked?.id, reason: best === undefined ? '' : ground(context, best) };
  }
  return byOverlap(context, offered);
}

/** A vote over sentences: the one that shares most with the clues and with what was said. */
function byOverlap(context: Context, offered: readonly { id: string; text: string }[]): Record<string, unknown> {
  const { seat, memory } = context;
  const spoken = [...memory.said.map((line) => line.text), ...memory.own].join('\n');
  const scored = offered.map(({ id, text }) => {
    const [closest] = memory.clues
      .map((clue) => ({ clue, overlap: shared(text, `${clue.title}${clue.text}`, seat) }))
      .toSorted((a, b) => b.overlap - a.overlap);
    const clues = memory.clues.reduce((sum, clue) => sum + shared(text, `${clue.title}${clue.text}`, seat), 0);
    return {
      id,
      score: (clues + 0.6 * shared(text, spoken, seat)) / Math.sqrt(size(text)) + (hash(seat.name, id) % 100) / 200,
      clue: closest?.clue ?? null,
    };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  const clue = best?.clue ?? null;
  const last = memory.said.at(-1)?.text.slice(0, 18) ?? null;
  const reason =
    clue !== null
      ? lines(seat, 'close', cited(clue, seat), 'vote')[0]
      : ground(context, { who: '', score: 0, clue: null, line: last });
  return { choice: best?.id ?? offered[0]?.id, reason };
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

/** Ids that the tool allows, with the words that the sheet gives them. */
function choices(seat: Seat, tool: Offered): { id: string; text: string }[] {
  const list = at(at(at(tool.parameters, 'properties'), 'choice'), 'enum');
  const ids = Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string') : [];
  const rows = seat.now.moves.split('\n');
  return ids.map((id) => ({ id, text: rows.find((row) => row.startsWith(`${id}=`))?.slice(id.length + 1) ?? id }));
}
