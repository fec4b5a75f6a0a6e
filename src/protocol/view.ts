// What one person sees of a game: strict schemas, so that a key nobody named fails instead of flowing (SEAL3).
// A view is made of slices. A snapshot carries all of them, an update only those that changed, plus the new lines.
import * as z from 'zod';
import { DYES, GENRES, LANGUAGES, PHASE_KINDS, TURN_CAUSES } from './plain.ts';

const clock = z.string();
const seat = z.string();

export const lineSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('said'),
    seq: z.int(),
    at: z.number(),
    seat,
    /** The other seat of a private line; null at the table. */
    private: seat.nullable(),
    text: z.string(),
    quotes: z.array(z.string()),
  }),
  z.strictObject({ kind: z.literal('host'), seq: z.int(), at: z.number(), text: z.string() }),
  z.strictObject({
    kind: z.literal('phase'),
    seq: z.int(),
    at: z.number(),
    phase: z.string(),
    skipped: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('clues'), seq: z.int(), at: z.number(), clues: z.array(z.string()) }),
  z.strictObject({
    kind: z.literal('failed'),
    seq: z.int(),
    at: z.number(),
    seat,
    /** Only the owner learns the cause. */
    cause: z.enum(TURN_CAUSES).nullable(),
    settled: z.enum(['open', 'retried', 'dropped']),
  }),
  z.strictObject({ kind: z.literal('talk'), seq: z.int(), at: z.number(), seats: z.array(seat) }),
  z.strictObject({ kind: z.literal('joined'), seq: z.int(), at: z.number(), name: z.string() }),
]);
export type LineView = z.infer<typeof lineSchema>;

const victim = z.strictObject({
  name: z.string(),
  age: z.string(),
  cause: z.string(),
  window: z.tuple([clock, clock]).nullable(),
});

export const gameSchema = z.strictObject({
  id: z.string(),
  caseId: z.string(),
  title: z.string(),
  genre: z.enum(GENRES),
  language: z.enum(LANGUAGES),
  minutes: z.number().nullable(),
  cover: z.strictObject({ dye: z.enum(DYES), motif: z.string() }),
  author: z.string(),
  source: z.string(),
  license: z.string(),
  contentNotes: z.array(z.string()),
  /** False for a case that somebody brought along: nobody has looked it over. */
  reviewed: z.boolean(),
  status: z.enum(['lobby', 'playing', 'revealed']),
  owner: z.string(),
  place: z.string(),
  setup: z.string(),
  premise: z.string(),
  victim: victim.nullable(),
  relations: z.array(z.strictObject({ from: z.string(), to: z.string(), label: z.string() })),
  worldFacts: z.array(z.string()),
});

export const seatSchema = z.strictObject({
  id: seat,
  name: z.string(),
  public: z.string(),
  /** Written for a human or an AI player by the case; anyone may take it. */
  written: z.enum(['human', 'ai']),
  occupant: z.enum(['nobody', 'human', 'ai']),
  /** Nickname of the person or name of the actor; empty for a free seat. */
  player: z.string(),
  member: z.string().nullable(),
  failed: z.strictObject({ cause: z.enum(TURN_CAUSES).nullable() }).nullable(),
  accounted: z.boolean(),
  agreed: z.boolean(),
  voted: z.boolean(),
});

export const phaseSchema = z.strictObject({
  now: z.string().nullable(),
  list: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      kind: z.enum(PHASE_KINDS),
      state: z.enum(['past', 'now', 'ahead']),
      /** First line of the phase, for looking back; null while ahead. */
      since: z.int().nullable(),
    }),
  ),
  /** What keeps the phase from ending, as a refusal would say it, in the words of each language. */
  gate: z.strictObject({ code: z.string(), zh: z.string(), en: z.string() }).nullable(),
});

export const whereaboutsSchema = z.strictObject({
  seat,
  at: clock,
  until: clock.nullable(),
  doing: z.string(),
});

export const clueSchema = z.strictObject({
  id: z.string(),
  open: z.strictObject({ title: z.string(), text: z.string(), at: z.number(), seq: z.int() }).nullable(),
});

export const ballotSchema = z.strictObject({
  question: z.string(),
  decision: z.boolean(),
  choices: z.array(z.strictObject({ id: z.string(), text: z.string(), seat: seat.nullable() })),
  mine: z.strictObject({ choice: z.string(), reason: z.string() }).nullable(),
  sealed: z.int(),
});

export const meSchema = z.strictObject({
  member: z.string().nullable(),
  name: z.string(),
  seat: seat.nullable(),
  owner: z.boolean(),
  note: z.string(),
});

export const bookSchema = z.strictObject({
  name: z.string(),
  public: z.string(),
  blocks: z.array(z.strictObject({ key: z.string(), heading: z.string(), text: z.string() })),
});

/** What the reveal opens, all of it at once (SEAL7). */
export const truthSchema = z.strictObject({
  culprit: seat.nullable(),
  accident: z.boolean(),
  narrative: z.string(),
  timeline: z.array(z.strictObject({ at: clock, who: seat, doing: z.string(), witness: z.array(z.string()) })),
  keyFacts: z.array(z.strictObject({ id: z.string(), text: z.string(), evidence: z.array(z.string()) })),
  misdirections: z.array(z.string()),
  after: z.array(z.string()),
  /** The right choice on the ballot; null for a decision or where there is no ballot. */
  answer: z.string().nullable(),
  ballots: z.array(z.strictObject({ seat, choice: z.string(), reason: z.string() })),
  books: z.array(z.strictObject({ seat, book: bookSchema })),
  clues: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      supports: z.string(),
      facts: z.array(z.string()),
    }),
  ),
  emotional: z.array(z.strictObject({ setup: z.string(), object: z.string() })),
  questions: z.array(z.string()),
});

export const memberSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  seat: seat.nullable(),
  owner: z.boolean(),
});

const slices = {
  game: gameSchema,
  seats: z.array(seatSchema),
  phase: phaseSchema,
  timeline: z.array(whereaboutsSchema),
  clues: z.array(clueSchema),
  ballot: ballotSchema.nullable(),
  me: meSchema,
  book: bookSchema.nullable(),
  members: z.array(memberSchema),
  truth: truthSchema.nullable(),
};

export const viewSchema = z.strictObject({ seq: z.int(), ...slices, lines: z.array(lineSchema) });
export type GameView = z.infer<typeof viewSchema>;
export type Slices = Omit<GameView, 'seq' | 'lines'>;
export const SLICE_KEYS = Object.keys(slices) as (keyof Slices)[];

/** What no log remembers: who is here and who is thinking. Sent often, kept never. */
export const liveSchema = z.strictObject({ online: z.array(z.string()), thinking: z.array(seat) });
export type Live = z.infer<typeof liveSchema>;

/** Frames that go down the socket. Nothing goes up it but a ping, which the platform answers itself. */
export const frameSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('snapshot'), protocol: z.int(), view: viewSchema, live: liveSchema }),
  z.strictObject({
    type: z.literal('update'),
    seq: z.int(),
    slices: z.strictObject(slices).partial(),
    lines: z.array(lineSchema),
    live: liveSchema.optional(),
  }),
  z.strictObject({ type: z.literal('live'), live: liveSchema }),
]);
export type Frame = z.infer<typeof frameSchema>;

export const PING = 'ping';
export const PONG = 'pong';
