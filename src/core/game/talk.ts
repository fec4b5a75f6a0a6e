// Talk: what a human says, what an AI seat's finished turn says, what the host says (CHAN1-CHAN6, TURN1-TURN4).
// Words are stored as they came. An AI seat speaks only through its leased job and only where the program sends it.
import type { JobId, MemberId, SeatId } from '../../protocol/ids.ts';
import { canBeSeen, LIMITS } from '../../protocol/plain.ts';
import { isRefusal, refuse, type Refusal } from '../../protocol/refusals.ts';
import type { Command } from './commands.ts';
import type { GameEvent } from './events.ts';
import { seatedInGame } from './seats.ts';
import { nameList, phaseNow, roleName, seatById, seatOf, type GameState, type Job } from './state.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type Answer = GameEvent[] | Refusal;

/** Lines the host may speak in a row while no human says anything (PHASE5). */
const HOST_PACE = 3;

export function decideSpeak(state: GameState, command: Of<'speak'>): Answer {
  const seat = seatedInGame(state, command.member);
  if (isRefusal(seat)) return seat;
  const text = command.text.trim();
  if (!canBeSeen(text)) return refuse('empty_line', {});
  if ([...text].length > LIMITS.utterance) return refuse('line_too_long', { length: [...text].length });
  if (command.quotes.some((clue) => !state.dealt.some((card) => card.clue === clue))) return refuse('no_such_clue', {});
  if (command.to === null) return [said(seat, null, text, [...command.quotes], null)];
  if (seatById(state, command.to) === null || command.to === seat)
    return refuse('no_such_seat', { seats: nameList(state, othersOf(state, seat)) });
  const phase = phaseNow(state);
  if (phase === null || !PRIVATE_KINDS.has(phase.kind)) return refuse('private_closed', { phase: phase?.name ?? '' });
  return [
    said(seat, command.to, text, [...command.quotes], null),
    { type: 'talkTookPlace', audience: 'table', seats: [seat, command.to] },
  ];
}

const PRIVATE_KINDS: ReadonlySet<string> = new Set(['inquiry', 'search']);

/** The commit of an AI seat's line. Where it goes was decided when the job was owed. */
export function decideFinishSpeech(state: GameState, command: Of<'finishSpeech'>): Answer {
  const job = owedJob(state, command.job);
  if (job?.kind !== 'speak') return refuse('job_stale', {});
  const text = command.text.trim();
  if (text === '') return refuse('speech_empty', {});
  if ([...text].length > LIMITS.utterance) return refuse('line_too_long', { length: [...text].length });
  return [said(job.seat, job.to, text, [], job.job)];
}

export function decideFailTurn(state: GameState, command: Of<'failTurn'>): Answer {
  const job = owedJob(state, command.job);
  if (job === null) return refuse('job_stale', {});
  return [{ type: 'turnFailed', audience: 'table', seat: job.seat, job: job.job, cause: command.cause }];
}

export function decideRetry(state: GameState, command: Of<'retryTurn'>): Answer {
  return settle(state, command.member, command.seat, 'turnRetried');
}

export function decideDrop(state: GameState, command: Of<'dropTurn'>): Answer {
  return settle(state, command.member, command.seat, 'turnDropped');
}

function settle(state: GameState, member: MemberId, seat: SeatId, type: 'turnRetried' | 'turnDropped'): Answer {
  if (member !== state.owner && seatOf(state, member) === null) return refuse('not_seated', {});
  const failed = seatById(state, seat)?.failed;
  if (!failed) return refuse('nothing_failed', { seat: roleName(state, seat) });
  return [{ type, audience: 'table', seat }];
}

export function decideHostSay(state: GameState, command: Of<'hostSay'>): Answer {
  if (state.status === 'lobby') return refuse('not_started', {});
  if (state.host.sinceHuman >= HOST_PACE) return refuse('gate_pace', {});
  return [{ type: 'hostSpoke', audience: 'table', text: command.text, beat: command.beat }];
}

export function owedJob(state: GameState, id: JobId): Job | null {
  return state.turns.owed.find((owed) => owed.job === id) ?? null;
}

function othersOf(state: GameState, seat: SeatId): SeatId[] {
  return state.seats.filter((other) => other.id !== seat).map((other) => other.id);
}

function said(seat: SeatId, to: SeatId | null, text: string, quotes: string[], job: JobId | null): GameEvent {
  return {
    type: 'spoke',
    audience: to === null ? 'table' : { seats: [seat, to] },
    seat,
    to,
    text,
    quotes: quotes as Extract<GameEvent, { type: 'spoke' }>['quotes'],
    job,
  };
}
