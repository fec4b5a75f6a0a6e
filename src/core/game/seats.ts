// Joining, sitting down, filling seats with AI and starting (SEAT1-SEAT6).
import { actorId, type MemberId, type SeatId } from '../../protocol/ids.ts';
import { LIMITS } from '../../protocol/plain.ts';
import { refuse, type Refusal } from '../../protocol/refusals.ts';
import type { ActorCard, Command } from './commands.ts';
import type { GameEvent } from './events.ts';
import { nameList, roleName, seatById, seatOf, type GameState } from './state.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type Answer = GameEvent[] | Refusal;

export function decideJoin(state: GameState, command: Of<'joinGame'>): Answer {
  if (state.members.some((member) => member.id === command.member)) return [];
  if (state.members.length >= LIMITS.membersPerGame) return refuse('room_full', {});
  return [{ type: 'memberJoined', audience: 'table', member: command.member, name: command.name }];
}

export function decideSit(state: GameState, command: Of<'sit'>): Answer {
  if (state.status !== 'lobby') return refuse('already_started', {});
  const seat = seatById(state, command.seat);
  if (seat === null) return refuse('no_such_seat', { seats: nameList(state, freeSeats(state)) });
  const mine = seatOf(state, command.member);
  if (mine?.id === seat.id) return [];
  if (seat.occupant?.kind === 'human')
    return refuse('seat_taken', { seat: roleName(state, seat.id), free: nameList(state, freeSeats(state)) });
  const events: GameEvent[] = mine === null ? [] : [{ type: 'stoodUp', audience: 'table', seat: mine.id }];
  events.push({
    type: 'sat',
    audience: 'table',
    seat: seat.id,
    occupant: { kind: 'human', member: command.member },
  });
  return events;
}

export function decideStandUp(state: GameState, command: Of<'standUp'>): Answer {
  if (state.status !== 'lobby') return refuse('already_started', {});
  const seat = seatOf(state, command.member);
  if (seat === null) return refuse('not_seated', {});
  return [{ type: 'stoodUp', audience: 'table', seat: seat.id }];
}

export function decideFill(state: GameState, command: Of<'fillSeats'>): Answer {
  if (command.member !== state.owner) return refuse('not_owner', { act: 'seat' });
  if (state.status !== 'lobby') return refuse('already_started', {});
  const taken = new Set(state.seats.flatMap((seat) => (seat.occupant?.kind === 'ai' ? [seat.occupant.actor] : [])));
  const idle: ActorCard[] = command.actors.filter((card) => !taken.has(card.actor));
  return freeSeats(state).flatMap((seat, index): GameEvent[] => {
    // Fewer actors than seats: an actor never takes two seats, so the rest are named by the number of their seat.
    const card = idle[index] ?? guest(state, seat);
    return [{ type: 'sat', audience: 'table', seat, occupant: { kind: 'ai', ...card } }];
  });
}

function guest(state: GameState, seat: SeatId): ActorCard {
  const number = state.seats.findIndex((candidate) => candidate.id === seat) + 1;
  const name = state.sheet.language === 'zh' ? `客座${number}` : `Guest ${number}`;
  return { actor: actorId(`guest-${number}`), name, style: '' };
}

export function decideClear(state: GameState, command: Of<'clearSeat'>): Answer {
  if (command.member !== state.owner) return refuse('not_owner', { act: 'seat' });
  if (state.status !== 'lobby') return refuse('already_started', {});
  const seat = seatById(state, command.seat);
  if (seat === null) return refuse('no_such_seat', { seats: nameList(state, freeSeats(state)) });
  return seat.occupant === null ? [] : [{ type: 'stoodUp', audience: 'table', seat: seat.id }];
}

export function decideStart(state: GameState, command: Of<'startGame'>): Answer {
  if (command.member !== state.owner) return refuse('not_owner', { act: 'start' });
  if (state.status !== 'lobby') return refuse('already_started', {});
  const free = freeSeats(state);
  if (free.length > 0) return refuse('seats_open', { seats: nameList(state, free) });
  if (!state.seats.some((seat) => seat.occupant?.kind === 'human')) return refuse('no_human', {});
  const first = state.sheet.phases[0];
  if (first === undefined) return refuse('not_playable', { what: '…' });
  return [
    { type: 'gameStarted', audience: 'table' },
    { type: 'phaseEntered', audience: 'table', phase: first.id, skipped: null },
  ];
}

function freeSeats(state: GameState): SeatId[] {
  return state.seats.filter((seat) => seat.occupant === null).map((seat) => seat.id);
}

/** The seat of a member who is asked to act in a running game, or the refusal. */
export function seatedInGame(state: GameState, member: MemberId): SeatId | Refusal {
  const seat = seatOf(state, member);
  if (seat === null) return refuse('not_seated', {});
  if (state.status === 'lobby') return refuse('not_started', {});
  return seat.id;
}
