// The secret ballot: one choice and one line of reason a seat, changeable until the reveal (VOTE1-VOTE3).
// Before the reveal a ballot is known to its seat alone; the table sees how many are sealed.
import { LIMITS } from '../../protocol/plain.ts';
import { isRefusal, refuse, type Refusal } from '../../protocol/refusals.ts';
import type { ChoiceId, JobId, SeatId } from '../../protocol/ids.ts';
import type { Command } from './commands.ts';
import type { GameEvent } from './events.ts';
import { seatedInGame } from './seats.ts';
import { phaseNamed, phaseNow, type GameState } from './state.ts';
import { owedJob } from './talk.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type Answer = GameEvent[] | Refusal;

export function decideVote(state: GameState, command: Of<'vote'>): Answer {
  const seat = seatedInGame(state, command.member);
  if (isRefusal(seat)) return seat;
  return cast(state, seat, command.choice, command.reason, null);
}

export function decideFinishVote(state: GameState, command: Of<'finishVote'>): Answer {
  const job = owedJob(state, command.job);
  if (job?.kind !== 'vote') return refuse('job_stale', {});
  return cast(state, job.seat, command.choice, command.reason, job.job);
}

/** Choices open to a seat: nobody votes for himself. */
export function choicesFor(state: GameState, seat: SeatId): { id: ChoiceId; text: string }[] {
  return (state.sheet.ballot?.choices ?? [])
    .filter((choice) => choice.seat !== seat)
    .map(({ id, text }) => ({ id, text }));
}

function cast(state: GameState, seat: SeatId, choice: ChoiceId, reason: string, job: JobId | null): Answer {
  const phase = phaseNow(state);
  if (phase?.kind !== 'final')
    return refuse('wrong_phase', { act: 'vote', now: phase?.name ?? '', need: phaseNamed(state, 'final') });
  const open = choicesFor(state, seat);
  const picked = open.find((candidate) => candidate.id === choice);
  if (picked === undefined) {
    // A model needs the ids that it may answer with, a person the words on the ballot.
    const words = open.map(({ id, text }) => (job === null ? text : id));
    return refuse('bad_choice', { choices: words.join(state.sheet.language === 'zh' ? '、' : ', ') });
  }
  const words = [...reason.trim()].slice(0, LIMITS.reason).join('');
  return [{ type: 'voted', audience: { seats: [seat] }, seat, choice, reason: words, job }];
}
