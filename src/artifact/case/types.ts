// A jubensha case as the rest of the program sees it, after `readCase`: every known field present, every id a string.
// v1.0 files leave the v1.1 fields empty. What the reader did not know stays in `extra` and is sealed by default (SEAL1).
import type { Dye, Genre, Language, PhaseKind } from '../../protocol/plain.ts';
import type { ChoiceId, ClueId, PhaseId, SeatId } from '../../protocol/ids.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface CaseFile {
  format: '1.0' | '1.1';
  meta: CaseMeta;
  scene: CaseScene;
  style: { lines: string[] };
  phases: CasePhase[];
  briefing: { steps: { at: string; detail: string }[]; limits: string[] };
  audit: { focus: string[]; authority: string };
  worldFacts: string[];
  /** One line per AI role as written, for example `p1（罗桂枝）：…`. */
  libertyToSlip: string[];
  roles: CaseRole[];
  truth: CaseTruth;
  clues: CaseClue[];
  /** Empty means: a deduction asks "who did it" over the seats, any other genre has no ballot. */
  votes: CaseVote[];
  emotional: { setup: string; channel: string; revealAt: string; object: string }[];
  reveal: { steps: string[]; questions: string[] };
  /** v1.1 parts that are read and kept, but not played yet: a start is refused while one is in use (CASE7). */
  acts: Json[];
  places: Json[];
  /** Unknown top-level keys, and sections whose shape was not known, as written. */
  extra: { [key: string]: Json };
}

export interface CaseMeta {
  id: string;
  title: string;
  genre: Genre;
  players: number;
  humanSlots: number;
  rounds: readonly [number, number] | null;
  difficulty: string;
  tags: string[];
  redHerrings: string[];
  author: string;
  source: string;
  license: string;
  language: Language;
  minutes: number | null;
  cover: { dye: Dye; motif: string };
  contentNotes: string[];
}

export interface CaseScene {
  place: string;
  setup: string;
  premise: string;
  /** null when nobody died or the victim has no name. */
  victim: { name: string; age: string; cause: string; window: readonly [string, string] | null } | null;
  party: string[];
  /** By name, because a victim has no seat; both ends are always there. */
  relations: { from: string; to: string; label: string }[];
}

export interface CasePhase {
  id: PhaseId;
  name: string;
  kind: PhaseKind;
  rule: string;
}

export interface CaseRole {
  id: SeatId;
  name: string;
  player: 'human' | 'ai';
  public: string;
  now: string;
  private: string;
  secret: string;
  knows: string[];
  goals: string[];
  play: string;
  tasks: { text: string; points: number | null }[];
  /** Words that this seat may say when it has none; null when the author gave none. */
  understudy: Cues | null;
}

/** Spoken-word hints of one seat. All of them are written to be said aloud, none repeats the sealed text. */
export interface Cues {
  aliases: { [called: string]: string };
  secrets: { topics: string[]; cover: string }[];
  alibi: { at: string; line: string }[];
  openers: string[];
  asks: { to: SeatId; on: ClueId | null; line: string }[];
  tics: string[];
}

export interface CaseTruth {
  culprit: SeatId | null;
  accident: boolean;
  narrative: string;
  timeline: { at: string; who: SeatId; doing: string; witness: string[] }[];
  /** v1.0 facts are free text: id is then `k<n>` and evidence is empty. */
  keyFacts: { id: string; text: string; evidence: string[] }[];
  misdirections: string[];
  after: string[];
  answers: { [vote: string]: ChoiceId };
}

export interface CaseClue {
  id: ClueId;
  title: string;
  text: string;
  supports: string;
  supportsFacts: string[];
  /** v1.1 with places; not played yet. */
  place: string | null;
  act: string | null;
  privateTo: SeatId | null;
  /** Clues that must be found first; absent when none. */
  needs?: string[];
}

export interface CaseVote {
  id: string;
  question: string;
  /** `seats`: one choice per seat. */
  choices: 'seats' | { id: ChoiceId; text: string }[];
  /** A decision of the table; it has no right answer. */
  decision: boolean;
}
