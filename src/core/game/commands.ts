// What may be asked of a game. Who asks comes from the credential (a member), from a lease (a job) or from the rules
// themselves (the scripted host); it is never a field that a sender fills in (SEAT4). Time, presence and dice are inputs.
import type { ActorId, ChoiceId, ClueId, JobId, MemberId, PhaseId, SeatId } from '../../protocol/ids.ts';
import type { TurnCause } from '../../protocol/plain.ts';
import type { HostBeat, WhereaboutsEntry } from './events.ts';
import type { CaseSheet } from './sheet.ts';

export type Command =
  | { type: 'createGame'; member: MemberId; name: string; sheet: CaseSheet; notPlayable: string | null }
  | { type: 'joinGame'; member: MemberId; name: string }
  | { type: 'sit'; member: MemberId; seat: SeatId }
  | { type: 'standUp'; member: MemberId }
  | { type: 'fillSeats'; member: MemberId; actors: readonly ActorCard[] }
  | { type: 'clearSeat'; member: MemberId; seat: SeatId }
  | { type: 'startGame'; member: MemberId }
  | { type: 'speak'; member: MemberId; to: SeatId | null; text: string; quotes: readonly ClueId[] }
  | { type: 'tellWhereabouts'; member: MemberId; entry: WhereaboutsEntry }
  | { type: 'withdrawWhereabouts'; member: MemberId; index: number }
  | { type: 'consent'; member: MemberId; ready: boolean; phase?: PhaseId | undefined }
  | { type: 'enterPhase'; member: MemberId; skipGate: boolean; phase?: PhaseId | undefined }
  | { type: 'dealClue'; member: MemberId; clue: ClueId }
  | { type: 'vote'; member: MemberId; choice: ChoiceId; reason: string }
  | { type: 'writeNote'; member: MemberId; text: string }
  | { type: 'retryTurn'; member: MemberId; seat: SeatId }
  | { type: 'dropTurn'; member: MemberId; seat: SeatId }
  | JobCommand
  | HostCommand;

/** Results of leased jobs. */
export type JobCommand =
  | { type: 'finishSpeech'; job: JobId; text: string }
  | { type: 'finishWhereabouts'; job: JobId; entries: readonly WhereaboutsEntry[] }
  | { type: 'finishVote'; job: JobId; choice: ChoiceId; reason: string }
  | { type: 'failTurn'; job: JobId; cause: TurnCause };

/** What the host does: the script, and later an AI or a person in its place. */
export type HostCommand =
  | { type: 'hostSay'; text: string; beat: HostBeat }
  | { type: 'hostDeal'; clues: readonly ClueId[] }
  | { type: 'hostEnterPhase' };

export interface ActorCard {
  actor: ActorId;
  name: string;
  style: string;
}

/** What the rules cannot know by themselves: the time, and who is in the room. */
export interface Now {
  at: number;
  present: readonly MemberId[];
  /** A person has just given his word to move on; without one the seal waits for whoever is away for a moment. */
  agreeing?: boolean;
}
