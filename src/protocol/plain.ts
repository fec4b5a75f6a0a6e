// Constants that both the page's first load and the server need. No schema library may be imported here:
// one value from a file that builds schemas would triple the first load of the page.
// Keeps SIZE1 (limits), PHASE1 (phase kinds).

/** Raised when a client and a server of different ages could misread each other; a mismatch asks for a reload. */
export const PROTOCOL_VERSION = 1;

export const LIMITS = {
  /** Characters of one spoken line (SIZE1). */
  utterance: 2_000,
  /** Bytes of one socket frame or command body (SIZE2). */
  frame: 32 * 1024,
  /** Bytes of a case file (SIZE3). */
  caseBytes: 1024 * 1024,
  /** Nesting depth of a case file (SIZE4). */
  depth: 64,
  nickname: 24,
  note: 8_000,
  reason: 200,
  doing: 120,
  whereaboutsPerSeat: 24,
  membersPerGame: 60,
} as const;

/** What a phase is for; gates hang on the kind, never on the author's id (PHASE1). */
export const PHASE_KINDS = ['self-intro', 'inquiry', 'search', 'final', 'reveal'] as const;
export type PhaseKind = (typeof PHASE_KINDS)[number];

export const GENRES = ['deduction', 'drama', 'mechanic', 'horror'] as const;
export type Genre = (typeof GENRES)[number];

export const DYES = ['indigo', 'tea', 'pine', 'plum', 'soot'] as const;
export type Dye = (typeof DYES)[number];

export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Why an AI seat could not speak; shown on the seat, the cause only to owner and host (CHAN6). */
export const TURN_CAUSES = [
  'no_answer',
  'cut_short',
  'too_long',
  'empty',
  'refused',
  'out_of_character',
  'own_book',
  'bad_choice',
  'unknown_tool',
  'provider',
  'budget',
] as const;
export type TurnCause = (typeof TURN_CAUSES)[number];

/** Clock time of a case, 24 h. */
export const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text has anything to read in it: spaces and marks that do not show are nothing. */
export function canBeSeen(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
