// Whereabouts: what each person says about where he was. Said, not proven; nobody's book is consulted (TIME1-TIME3).
import { canBeSeen, CLOCK, LIMITS } from '../../protocol/plain.ts';
import { isRefusal, refuse, type Refusal } from '../../protocol/refusals.ts';
import type { Command } from './commands.ts';
import type { GameEvent, WhereaboutsEntry } from './events.ts';
import { seatedInGame } from './seats.ts';
import type { GameState } from './state.ts';
import { owedJob } from './talk.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type Answer = GameEvent[] | Refusal;

export function decideTellWhereabouts(state: GameState, command: Of<'tellWhereabouts'>): Answer {
  const seat = seatedInGame(state, command.member);
  if (isRefusal(seat)) return seat;
  const fault = faultOf(command.entry);
  if (fault !== null) return fault;
  if (state.timeline.filter((row) => row.seat === seat).length >= LIMITS.whereaboutsPerSeat)
    return refuse('too_many_whereabouts', {});
  return [{ type: 'whereaboutsTold', audience: 'table', seat, entries: [tidy(command.entry)], job: null }];
}

export function decideWithdraw(state: GameState, command: Of<'withdrawWhereabouts'>): Answer {
  const seat = seatedInGame(state, command.member);
  if (isRefusal(seat)) return seat;
  if (state.timeline.filter((row) => row.seat === seat)[command.index] === undefined)
    return refuse('bad_request', { where: 'index' });
  return [{ type: 'whereaboutsWithdrawn', audience: 'table', seat, index: command.index }];
}

export function decideFinishWhereabouts(state: GameState, command: Of<'finishWhereabouts'>): Answer {
  const job = owedJob(state, command.job);
  if (job?.kind !== 'whereabouts') return refuse('job_stale', {});
  const entries = command.entries.filter((entry) => faultOf(entry) === null).slice(0, LIMITS.whereaboutsPerSeat);
  if (entries.length === 0) return refuse('bad_clock', { text: command.entries[0]?.at ?? '' });
  return [{ type: 'whereaboutsTold', audience: 'table', seat: job.seat, entries: entries.map(tidy), job: job.job }];
}

function faultOf(entry: WhereaboutsEntry): Refusal | null {
  if (!CLOCK.test(entry.at)) return refuse('bad_clock', { text: entry.at.slice(0, 12) });
  if (entry.until !== null && !CLOCK.test(entry.until)) return refuse('bad_clock', { text: entry.until.slice(0, 12) });
  if (!canBeSeen(entry.doing)) return refuse('empty_line', {});
  return null;
}

function tidy(entry: WhereaboutsEntry): WhereaboutsEntry {
  return { at: entry.at, until: entry.until, doing: [...entry.doing.trim()].slice(0, LIMITS.doing).join('') };
}
