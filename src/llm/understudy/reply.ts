// A seat's spoken line (UND3, UND8, UND9): what the turn calls for, said in the seat's voice, safe, and never the same
// line twice in a row. A function of the request alone.
import { answer, type Answer } from './answer.ts';
import { contextOf, type Context } from './context.ts';
import { initiative, introduction } from './initiative.ts';
import { meantBy, spokeBefore } from './memory.ts';
import { question } from './question.ts';
import type { Seat } from './read.ts';
import { finalWord } from './suspect.ts';
import { folded, size } from './tokens.ts';
import { lines, withTic } from './voice.ts';

const FINAL = /投票|发言|结案|陈词|指认|指证|定论|合意|总结|vote|verdict|final|closing|accus/i;

/** What the seat says now. */
export function reply(seat: Seat): string {
  const context = contextOf(seat);
  const { kind, lines: wanted } = linesFor(context);
  const fresh = wanted.filter((line) => !spokeBefore(context.memory, line));
  const said =
    kind === 'fact' || kind === 'cover'
      ? wanted.map((line) => withTic(seat, line, context.memory.own))
      : // What he has not said yet comes before what he has.
        [...fresh, ...wanted.filter((line) => !fresh.includes(line))];
  const spare = [...lines(seat, 'hush'), ...lines(seat, 'pass')];
  const fit = [...new Set([...said, ...spare])].filter((line) => sayable(context, line));
  const start = Math.min(seat.again, Math.max(0, fit.length - 1));
  return fit.slice(start).find((line) => !context.lock.recital(line)) ?? spare[0] ?? '…';
}

function linesFor(context: Context): Answer {
  const { seat, memory } = context;
  const call = seat.now.asked;
  const asked =
    call === null ? null : question(seat, call.by, call.text, quotesOf(seat, call.text), meantBy(seat, call.text));
  const direct = asked !== null && (asked.asks || asked.accuses || asked.confesses !== null) ? asked : null;
  const own = memory.spokeInPhase
    ? null
    : memory.phases <= 1
      ? introduction(context)
      : isFinal(context)
        ? finalWord(context)
        : null;
  if (own === null) return asked === null ? initiative(context) : answer(context, asked);
  if (direct === null) return { kind: 'other', lines: own };
  // Called in the middle of a round: the answer first, then the own piece in its shortest form.
  const short = own.toSorted((a, b) => size(a) - size(b))[0] ?? '';
  const gap = seat.language === 'zh' ? '' : ' ';
  return { kind: 'other', lines: [...answer(context, direct).lines.map((line) => `${line}${gap}${short}`), ...own] };
}

/** The last round before the seal breaks: by its name, or because it is the fourth phase and clues are out. */
function isFinal({ seat, memory }: Context): boolean {
  return FINAL.test(seat.now.phase) || (memory.phases >= 4 && memory.clues.length > 0);
}

/** Clues that the calling line points at; the sheet carries only its words, the stream its marks. */
function quotesOf(seat: Seat, text: string): string[] {
  const line = seat.entries.findLast((entry) => entry.kind === 'said' && entry.text === text);
  return line?.kind === 'said' ? line.quotes : [];
}

function sayable({ seat, lock, memory }: Context, line: string): boolean {
  const last = memory.own.at(-1);
  return (
    line.trim() !== '' &&
    lock.mayBeSaid(line) &&
    (last === undefined || folded(last) !== folded(line)) &&
    !(seat.again > 0 && last === line)
  );
}
