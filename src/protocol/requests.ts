// Bodies that people and pages send, and the answers of the routes. Strict: a body that names a seat for itself is
// refused (SEAT4), because no schema here has a place for it.
import * as z from 'zod';
import { canBeSeen, LANGUAGES, LIMITS, PROTOCOL_VERSION } from './plain.ts';

const id = z.string().min(1).max(64);
/** Random id of one command, made by the sender; a repeat gets the first answer (CMD1). */
const commandId = z.string().regex(/^[A-Za-z0-9_-]{10,40}$/);
/** A name is something that can be seen: marks that hide, break the line or turn the writing round are left out. */
const nickname = z
  .string()
  .max(200)
  .transform((text) => text.replaceAll(/(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim())
  .pipe(z.string().max(LIMITS.nickname).refine(canBeSeen));
const roomToken = z.string().max(64);
/** The phase that the sender saw: a word for moving on counts in that one and in none after it (PHASE2). */
const saidIn = id.optional();

const forms = [
  z.strictObject({ type: z.literal('sit'), seat: id }),
  z.strictObject({ type: z.literal('standUp') }),
  z.strictObject({ type: z.literal('fillSeats') }),
  z.strictObject({ type: z.literal('clearSeat'), seat: id }),
  z.strictObject({ type: z.literal('startGame') }),
  z.strictObject({
    type: z.literal('speak'),
    text: z.string().max(8_000),
    to: id.nullable(),
    quotes: z.array(id).max(8),
  }),
  z.strictObject({
    type: z.literal('tellWhereabouts'),
    entry: z.strictObject({ at: z.string().max(12), until: z.string().max(12).nullable(), doing: z.string().max(400) }),
  }),
  z.strictObject({ type: z.literal('withdrawWhereabouts'), index: z.int().min(0) }),
  z.strictObject({ type: z.literal('consent'), ready: z.boolean(), phase: saidIn }),
  z.strictObject({ type: z.literal('enterPhase'), skipGate: z.boolean(), phase: saidIn }),
  z.strictObject({ type: z.literal('dealClue'), clue: id }),
  z.strictObject({ type: z.literal('vote'), choice: id, reason: z.string().max(800) }),
  z.strictObject({ type: z.literal('writeNote'), text: z.string().max(LIMITS.note * 2) }),
  z.strictObject({ type: z.literal('retryTurn'), seat: id }),
  z.strictObject({ type: z.literal('dropTurn'), seat: id }),
] as const;

export const commandFormSchema = z.discriminatedUnion('type', forms);
/** What a member asks of a game, before the credential says who asks. */
export type CommandForm = z.infer<typeof commandFormSchema>;

export const commandBodySchema = z.strictObject({
  protocol: z.literal(PROTOCOL_VERSION),
  commandId,
  language: z.enum(LANGUAGES),
  command: commandFormSchema,
});
export type CommandBody = z.infer<typeof commandBodySchema>;

/** One line of the answer to a command; the answer is a text/event-stream of these. */
export type CommandProgress =
  | { type: 'accepted'; seq: number; jobs: number }
  | { type: 'refused'; code: string; message: string; hint: string }
  | { type: 'progress'; done: number }
  | { type: 'done' };

export const createBodySchema = z.strictObject({
  protocol: z.literal(PROTOCOL_VERSION),
  language: z.enum(LANGUAGES),
  name: nickname,
  /** A shipped case by id, or a case of one's own as parsed data. */
  case: z.union([z.strictObject({ id: z.string().min(1).max(64) }), z.strictObject({ file: z.unknown() })]),
  /** Sit down on the first seat, let AI take the others and start at once. */
  quick: z.boolean(),
});
export type CreateBody = z.infer<typeof createBodySchema>;
export interface Created {
  game: string;
  /** Room link token; shown once and stored only as a hash. */
  room: string;
}

export const joinBodySchema = z.strictObject({
  protocol: z.literal(PROTOCOL_VERSION),
  language: z.enum(LANGUAGES),
  room: roomToken,
  name: nickname,
});
export type JoinBody = z.infer<typeof joinBodySchema>;

/** What a visitor with a room link sees before joining. */
export const peekBodySchema = z.strictObject({ language: z.enum(LANGUAGES), room: roomToken });
export interface Peek {
  title: string;
  dye: string;
  motif: string;
  minutes: number | null;
  premise: string;
  seats: { name: string; taken: boolean }[];
  started: boolean;
  /** The visitor is in already and needs no name. */
  member: boolean;
}

/** A case on the shelf. */
export interface ShelfCase {
  id: string;
  title: string;
  genre: string;
  seats: number;
  minutes: number | null;
  premise: string;
  language: string;
  dye: string;
  motif: string;
  contentNotes: string[];
  author: string;
  license: string;
}

/** A game that this browser has been part of. */
export interface MyGame {
  id: string;
  title: string;
  status: string;
  at: number;
}

export const linkBodySchema = z.strictObject({ language: z.enum(LANGUAGES) });
