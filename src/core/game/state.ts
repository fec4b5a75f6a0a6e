// The state of a game: always the fold of its log (LOG1). Holds references and public or spoken words only.
import type { ClueId, JobId, MemberId, PhaseId, SeatId, ChoiceId } from '../../protocol/ids.ts';
import type { PhaseKind, TurnCause } from '../../protocol/plain.ts';
import type { Audience, Gate, HostBeat, Occupant, WhereaboutsEntry } from './events.ts';
import type { CaseSheet } from './sheet.ts';

export interface GameState {
  kind: 'case';
  /** Sequence number of the last applied event. */
  seq: number;
  status: 'lobby' | 'playing' | 'revealed';
  sheet: CaseSheet;
  owner: MemberId;
  members: { id: MemberId; name: string }[];
  seats: Seat[];
  phase: PhaseId | null;
  consents: SeatId[];
  lines: Line[];
  timeline: (WhereaboutsEntry & { seat: SeatId; seq: number })[];
  dealt: { clue: ClueId; seq: number; at: number }[];
  ballots: { seat: SeatId; choice: ChoiceId; reason: string; seq: number }[];
  notes: { seat: SeatId; text: string }[];
  turns: Turns;
  host: { beats: { phase: PhaseId | null; beat: HostBeat }[]; sinceHuman: number };
}

export interface Seat {
  id: SeatId;
  occupant: Occupant | null;
  /** The turn that could not be spoken, until it is retried or dropped (CHAN6). */
  failed: { cause: TurnCause; owed: Owed } | null;
  lastSpoke: number;
}

/** One entry of the conversation, with the people who may read it. */
export type Line = { seq: number; at: number; audience: Audience } & (
  | { kind: 'said'; seat: SeatId; to: SeatId | null; text: string; quotes: ClueId[] }
  | { kind: 'host'; text: string }
  | { kind: 'phase'; phase: PhaseId; skipped: Gate | null }
  | { kind: 'clues'; clues: ClueId[] }
  | { kind: 'failed'; seat: SeatId; cause: TurnCause; settled: 'open' | 'retried' | 'dropped' }
  | { kind: 'talk'; seats: readonly [SeatId, SeatId] }
  | { kind: 'joined'; member: MemberId }
);

export interface Turns {
  /** Work that models owe the table, speech first come first served. */
  owed: Owed[];
  /** AI lines at the table since a human last spoke (TURN2). */
  aiSinceHuman: number;
}

export type Owed =
  | {
      job: JobId;
      kind: 'speak';
      seat: SeatId;
      why: 'called' | 'round' | 'quiet' | 'clues';
      to: SeatId | null;
      since: number;
    }
  | { job: JobId; kind: 'whereabouts'; seat: SeatId; since: number }
  | { job: JobId; kind: 'vote'; seat: SeatId; since: number };

export type Job = Owed;

/** The current phase's entry in the sheet; null in the lobby. */
export function phaseNow(state: GameState): CaseSheet['phases'][number] | null {
  return state.sheet.phases.find((phase) => phase.id === state.phase) ?? null;
}

/** The phase after the current one; null at the end. */
export function phaseNext(state: GameState): CaseSheet['phases'][number] | null {
  const index = state.sheet.phases.findIndex((phase) => phase.id === state.phase);
  return state.sheet.phases[index + 1] ?? null;
}

export function phaseNamed(state: GameState, kind: PhaseKind): string {
  return state.sheet.phases.find((phase) => phase.kind === kind)?.name ?? kind;
}

export function isRevealed(state: GameState): boolean {
  return state.status === 'revealed';
}

export function seatOf(state: GameState, member: MemberId): Seat | null {
  return state.seats.find((seat) => seat.occupant?.kind === 'human' && seat.occupant.member === member) ?? null;
}

export function seatById(state: GameState, id: SeatId): Seat | null {
  return state.seats.find((seat) => seat.id === id) ?? null;
}

export function isAi(seat: Seat): boolean {
  return seat.occupant?.kind === 'ai';
}

/** A role's name; names are labels, so an unknown id is its own label. */
export function roleName(state: GameState, seat: SeatId): string {
  return state.sheet.roles.find((role) => role.id === seat)?.name ?? seat;
}

/** Names joined the way the game's language joins them. */
export function nameList(state: GameState, seats: readonly SeatId[]): string {
  return seats.map((seat) => roleName(state, seat)).join(state.sheet.language === 'zh' ? '、' : ', ');
}

/** Seats of humans who are in the room now. */
export function presentSeats(state: GameState, present: readonly MemberId[]): SeatId[] {
  return state.seats
    .filter((seat) => seat.occupant?.kind === 'human' && present.includes(seat.occupant.member))
    .map((seat) => seat.id);
}
