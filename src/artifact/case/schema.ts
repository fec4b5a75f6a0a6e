// The strict shape of a v1.1 case file (CASE3). Reports only, reads nothing: `read.ts` builds the case.
// Keys are the file's own; a test holds them to `keys.ts`. No regular expression over stranger's text stands here.
import * as z from 'zod';
import { DYES, GENRES, LANGUAGES, PHASE_KINDS } from '../../protocol/plain.ts';
import { DIFFICULTIES } from './read-meta.ts';

// Compiled validators need `eval`, which the page's policy forbids and reports.
z.config({ jitless: true });

/** Ids and times may come out of YAML as numbers. */
const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string());
const words = z.array(text);
const pair = <T extends z.ZodType>(item: T) => z.tuple([item, item]);
const loose = z.record(z.string(), z.unknown());

const meta = z.strictObject({
  genre: z.enum(GENRES),
  id: text,
  title: text,
  players: z.number(),
  human_slots: z.number().nullish(),
  est_rounds: pair(z.number()).nullish(),
  difficulty: z.enum(DIFFICULTIES).nullish(),
  tags: words.nullish(),
  red_herrings: words.nullish(),
  author: text.nullish(),
  source: text.nullish(),
  license: text.nullish(),
  language: z.enum(LANGUAGES).nullish(),
  minutes: z.number().nullish(),
  cover: z.strictObject({ dye: z.enum(DYES).nullish(), motif: text.nullish() }).nullish(),
  content_notes: words.nullish(),
});

const victim = z.strictObject({
  name: text.nullish(),
  age: text.nullish(),
  cause: text.nullish(),
  time_window: pair(text).nullish(),
});

const scene = z.strictObject({
  place: text,
  setup: text.nullish(),
  premise: text,
  victim: victim.nullish(),
  party: words.nullish(),
  relations: z.array(z.strictObject({ from: text, to: text, label: text.nullish() })).nullish(),
});

const phase = z.strictObject({
  id: text,
  name: text.nullish(),
  rule: text.nullish(),
  kind: z.enum(PHASE_KINDS).nullish(),
});

const understudy = z.strictObject({
  aliases: z.record(z.string(), text).nullish(),
  secrets: z.array(z.strictObject({ topics: words, cover: text })).nullish(),
  alibi: z.array(z.strictObject({ at: text, line: text })).nullish(),
  openers: words.nullish(),
  asks: z.array(z.strictObject({ to: text, on: text.nullish(), line: text })).nullish(),
  tics: words.nullish(),
});

const task = z.preprocess(
  (value) => (typeof value === 'string' ? { text: value } : value),
  z.strictObject({ text, points: z.number().nullish() }),
);

const role = z.strictObject({
  id: text,
  name: text,
  player: z.enum(['human', 'ai']),
  public: text,
  now: text.nullish(),
  private: text,
  secret: text.nullish(),
  knows: words.nullish(),
  goals: words.nullish(),
  play: text.nullish(),
  tasks: z.array(task).nullish(),
  understudy: understudy.nullish(),
});

/** v1.0 facts are free text and stay allowed. */
const keyFact = z.preprocess(
  (value) => (typeof value === 'string' ? { text: value } : value),
  z.strictObject({ id: text.nullish(), text, evidence: words.nullish() }),
);

const truth = z.strictObject({
  culprit: text.nullish(),
  accident: z.boolean().nullish(),
  narrative: text,
  timeline: z.array(z.strictObject({ at: text, who: text, doing: text, witness: words.nullish() })),
  key_facts: z.array(keyFact).nullish(),
  misdirections: words.nullish(),
  after: words.nullish(),
  answers: z.record(z.string(), text).nullish(),
});

const clue = z.strictObject({
  id: text,
  title: text,
  text,
  supports: text.nullish(),
  supports_facts: words.nullish(),
  place: text.nullish(),
  act: text.nullish(),
  private_to: text.nullish(),
  needs: words.nullish(),
});

const choices = z.preprocess(
  (value) => (value === 'seats' ? null : value),
  z.array(z.strictObject({ id: text, text })).nullish(),
);

export const caseSchema = z.looseObject({
  format: z.unknown().optional(),
  meta,
  scene,
  style: z.strictObject({ lines: words.nullish() }).nullish(),
  phases: z.array(phase).nullish(),
  briefing: z
    .strictObject({
      steps: z.array(z.strictObject({ at: text, detail: text })).nullish(),
      limits: words.nullish(),
    })
    .nullish(),
  audit: z.strictObject({ focus: words.nullish(), authority: text.nullish() }).nullish(),
  world_facts: words.nullish(),
  liberty_to_slip: words.nullish(),
  roles: z.array(role),
  truth,
  clues: z.array(clue).nullish(),
  votes: z
    .array(z.strictObject({ id: text, question: text, choices: choices.optional(), decision: z.boolean().nullish() }))
    .nullish(),
  emotional: z
    .array(
      z.strictObject({
        setup: text.nullish(),
        channel: text.nullish(),
        reveal_at: text.nullish(),
        object: text.nullish(),
      }),
    )
    .nullish(),
  reveal: z.strictObject({ steps: words.nullish(), questions: words.nullish() }).nullish(),
  acts: z.array(loose).nullish(),
  places: z.array(loose).nullish(),
});
