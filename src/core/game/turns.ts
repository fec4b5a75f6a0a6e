// Who speaks next. The program decides it, not a model (TURN1-TURN5): seats named in the last line first, then the seat
// that has been quiet longest; never more than two AI lines without a human unless the phase asks for a round.
import { jobId, type SeatId } from '../../protocol/ids.ts';
import type { GameEvent } from './events.ts';
import { calledAt } from './names.ts';
import { isAi, phaseNow, seatById, type GameState, type Job, type Owed, type Turns } from './state.ts';

/** AI lines in a row while no human speaks (TURN2). */
const AI_IN_A_ROW = 2;

/** The jobs that may be claimed now: the first speech, and every choice that is due. */
export function dueJobs(state: GameState): Job[] {
  if (state.status !== 'playing') return [];
  const speech = state.turns.owed.find((owed) => owed.kind === 'speak');
  const choices = state.turns.owed.filter((owed) => owed.kind !== 'speak');
  return [...(speech === undefined ? [] : [speech]), ...choices];
}

/** Work owed after an event. `state` already holds everything else that the event changed. */
export function turnsAfter(state: GameState, event: GameEvent, seq: number): Turns {
  const turns = { ...state.turns, owed: [...state.turns.owed] };
  const owe = (seats: readonly SeatId[], item: Wanted, front = false) => {
    const made = seats.map(
      (seat, index): Owed => ({ ...item, seat, since: seq, job: jobId(`${seq}.${index}`) }) as Owed,
    );
    turns.owed = front ? [...made, ...turns.owed] : [...turns.owed, ...made];
  };
  const done = (job: string | null) => {
    turns.owed = turns.owed.filter((owed) => owed.job !== job);
  };
  switch (event.type) {
    case 'phaseEntered': {
      turns.owed = [];
      turns.aiSinceHuman = 0;
      const kind = phaseNow(state)?.kind;
      if (kind === 'self-intro' || kind === 'final') owe(aiSeats(state), { kind: 'speak', why: 'round', to: null });
      break;
    }
    case 'cluesDealt':
      if (phaseNow(state)?.kind === 'search' && !turns.owed.some((owed) => owed.kind === 'speak'))
        owe(quietest(state, 1), { kind: 'speak', why: 'clues', to: null });
      break;
    case 'spoke':
      done(event.job);
      if (event.job === null) afterHuman(state, event, turns, owe);
      else afterAi(state, event, turns, owe);
      break;
    case 'turnFailed':
    case 'turnDropped':
      if (event.type === 'turnFailed') done(event.job);
      break;
    case 'turnRetried': {
      const failed = seatById(state, event.seat)?.failed?.owed;
      if (failed !== undefined) turns.owed.unshift({ ...failed, job: jobId(`${seq}.0`) });
      break;
    }
    case 'whereaboutsTold':
      done(event.job);
      break;
    case 'voted':
      done(event.job);
      // AI seats seal their votes once a person has: they have then heard what there was to hear.
      if (event.job === null) {
        const open = aiSeats(state).filter(
          (seat) =>
            !state.ballots.some((ballot) => ballot.seat === seat) &&
            !turns.owed.some((owed) => owed.kind === 'vote' && owed.seat === seat) &&
            seatById(state, seat)?.failed?.owed.kind !== 'vote',
        );
        owe(open, { kind: 'vote' });
      }
      break;
    default:
      break;
  }
  return turns;
}

type Wanted =
  | { kind: 'speak'; why: 'called' | 'round' | 'quiet' | 'clues'; to: SeatId | null }
  | { kind: 'whereabouts' }
  | { kind: 'vote' };
type Owe = (seats: readonly SeatId[], item: Wanted, front?: boolean) => void;
type Spoke = Extract<GameEvent, { type: 'spoke' }>;

function afterHuman(state: GameState, event: Spoke, turns: Turns, owe: Owe): void {
  if (event.to !== null) {
    const asked = seatById(state, event.to);
    if (asked === null || !isAi(asked)) return;
    const waits = turns.owed.find((owed) => owed.kind === 'speak' && owed.seat === event.to && owed.to === event.seat);
    if (waits === undefined) owe([event.to], { kind: 'speak', why: 'called', to: event.seat }, true);
    else callFirst(turns, [waits], state.seq);
    return;
  }
  turns.aiSinceHuman = 0;
  const waiting = turns.owed.filter(isTableSpeech).map((owed) => owed.seat);
  const named = calledSeats(state, event.text, event.seat).slice(0, AI_IN_A_ROW);
  const kind = phaseNow(state)?.kind;
  const open = kind === 'inquiry' || kind === 'search';
  if (named.length === 0) {
    if (waiting.length === 0 && open) owe(quietest(state, 1), { kind: 'speak', why: 'quiet', to: null });
    return;
  }
  owe(
    named.filter((seat) => !waiting.includes(seat)),
    { kind: 'speak', why: 'called', to: null },
    true,
  );
  const again = named.flatMap((seat) => turns.owed.find((owed) => isTableSpeech(owed) && owed.seat === seat) ?? []);
  callFirst(turns, again, state.seq);
  if (open) keepShort(turns);
}

function isTableSpeech(owed: Owed): boolean {
  return owed.kind === 'speak' && owed.to === null;
}

/**
 * Puts turns that wait in front, in the order of the names (TURN1). Each gets a new id: what a runner began before this
 * line has not heard it, and would leave it without an answer (TURN6).
 */
function callFirst(turns: Turns, first: readonly Owed[], since: number): void {
  const called = first.map((owed, index): Owed => ({ ...owed, since, job: jobId(`${since}.again-${index}`) }));
  turns.owed = [...called, ...turns.owed.filter((owed) => !first.includes(owed))];
}

/** Whoever waits beyond the lines that may follow each other gives way (TURN2). */
function keepShort(turns: Turns): void {
  const kept = new Set(turns.owed.filter(isTableSpeech).slice(0, AI_IN_A_ROW));
  turns.owed = turns.owed.filter((owed) => !isTableSpeech(owed) || kept.has(owed));
}

function afterAi(state: GameState, event: Spoke, turns: Turns, owe: Owe): void {
  if (event.to !== null) return;
  turns.aiSinceHuman += 1;
  const kind = phaseNow(state)?.kind;
  if (kind === 'self-intro') {
    const asked =
      state.timeline.some((row) => row.seat === event.seat) ||
      turns.owed.some((owed) => owed.kind === 'whereabouts' && owed.seat === event.seat);
    if (!asked) owe([event.seat], { kind: 'whereabouts' });
    return;
  }
  const free = AI_IN_A_ROW - turns.aiSinceHuman - turns.owed.filter((owed) => owed.kind === 'speak').length;
  if ((kind === 'inquiry' || kind === 'search') && free > 0)
    owe(calledSeats(state, event.text, event.seat).slice(0, free), { kind: 'speak', why: 'called', to: null });
}

/** AI seats named in a line, in the order in which they are named (TURN1). */
export function calledSeats(state: GameState, text: string, speaker: SeatId): SeatId[] {
  const found = state.seats
    .filter((seat) => seat.id !== speaker && isAi(seat))
    .map((seat) => {
      const role = state.sheet.roles.find((candidate) => candidate.id === seat.id);
      const actor = seat.occupant?.kind === 'ai' ? seat.occupant.name : '';
      return { seat: seat.id, at: calledAt(text, role?.name ?? '', actor) };
    });
  return found
    .filter((hit) => hit.at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map((hit) => hit.seat);
}

function aiSeats(state: GameState): SeatId[] {
  return state.seats.filter(isAi).map((seat) => seat.id);
}

function quietest(state: GameState, count: number): SeatId[] {
  return state.seats
    .filter(isAi)
    .toSorted((a, b) => a.lastSpoke - b.lastSpoke)
    .slice(0, count)
    .map((seat) => seat.id);
}
