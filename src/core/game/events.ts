// What has happened in a game. Every event says who may ever learn of it: an event type without an audience does not
// compile (SEAL6). Events carry references, never sealed texts; spoken words, votes and notes are the players' own.
import type { ActorId, ChoiceId, ClueId, JobId, MemberId, PhaseId, SeatId } from '../../protocol/ids.ts';
import type { TurnCause } from '../../protocol/plain.ts';
import type { CaseSheet } from './sheet.ts';

/** `table`: everybody in the room. `seats`: these seats only. `host`: host and owner. `engine`: nobody; rules only. */
export type Audience = 'table' | 'host' | 'engine' | { readonly seats: readonly SeatId[] };

type Event<Type extends string, Heard extends Audience, Data> = { type: Type; audience: Heard } & Data;
type Seats = { readonly seats: readonly SeatId[] };

export type Occupant =
  | { kind: 'human'; member: MemberId }
  | { kind: 'ai'; actor: ActorId; name: string; style: string };

export interface WhereaboutsEntry {
  at: string;
  until: string | null;
  doing: string;
}

export type Gate = 'gate_seats' | 'gate_whereabouts' | 'gate_clues';

export type GameEvent =
  | Event<'gameCreated', 'table', { sheet: CaseSheet; owner: MemberId; name: string }>
  | Event<'memberJoined', 'table', { member: MemberId; name: string }>
  | Event<'sat', 'table', { seat: SeatId; occupant: Occupant }>
  | Event<'stoodUp', 'table', { seat: SeatId }>
  | Event<'gameStarted', 'table', Record<never, never>>
  | Event<'phaseEntered', 'table', { phase: PhaseId; skipped: Gate | null }>
  | Event<'consented', 'table', { seat: SeatId; ready: boolean }>
  | Event<
      'spoke',
      'table' | Seats,
      { seat: SeatId; to: SeatId | null; text: string; quotes: ClueId[]; job: JobId | null }
    >
  | Event<'talkTookPlace', 'table', { seats: readonly [SeatId, SeatId] }>
  | Event<'hostSpoke', 'table', { text: string; beat: HostBeat }>
  | Event<'turnFailed', 'table', { seat: SeatId; job: JobId; cause: TurnCause }>
  | Event<'turnRetried', 'table', { seat: SeatId }>
  | Event<'turnDropped', 'table', { seat: SeatId }>
  | Event<'whereaboutsTold', 'table', { seat: SeatId; entries: WhereaboutsEntry[]; job: JobId | null }>
  | Event<'whereaboutsWithdrawn', 'table', { seat: SeatId; index: number }>
  | Event<'cluesDealt', 'table', { clues: ClueId[] }>
  | Event<'voted', Seats, { seat: SeatId; choice: ChoiceId; reason: string; job: JobId | null }>
  | Event<'noteWritten', Seats, { seat: SeatId; text: string }>;

/** What the scripted host has already done, so that it does it once. */
export type HostBeat = 'opening' | 'phase' | 'whereabouts' | 'clues' | 'ballots' | 'own';

export type EventType = GameEvent['type'];

/** An event in its place in the log. `seq` counts from 1 without gaps; `at` is milliseconds since 1970. */
export interface Stored {
  seq: number;
  at: number;
  event: GameEvent;
}
