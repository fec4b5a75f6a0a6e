// Branded ids. Names are labels for people; only ids identify. A brand keeps a seat id from being used as a clue id.
// Seat, clue and phase ids come from the case file; all other ids are random.

declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };

export type GameId = Id<'game'>;
export type MemberId = Id<'member'>;
export type SeatId = Id<'seat'>;
export type ClueId = Id<'clue'>;
export type PhaseId = Id<'phase'>;
export type CommandId = Id<'command'>;
export type JobId = Id<'job'>;
export type ActorId = Id<'actor'>;
export type ChoiceId = Id<'choice'>;

export const gameId = (text: string) => text as GameId;
export const memberId = (text: string) => text as MemberId;
export const seatId = (text: string) => text as SeatId;
export const clueId = (text: string) => text as ClueId;
export const phaseId = (text: string) => text as PhaseId;
export const commandId = (text: string) => text as CommandId;
export const jobId = (text: string) => text as JobId;
export const actorId = (text: string) => text as ActorId;
export const choiceId = (text: string) => text as ChoiceId;
