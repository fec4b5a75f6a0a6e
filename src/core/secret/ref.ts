// References to sealed texts. A reference may travel anywhere (state, events, logs, host requests); it says which
// text it stands for and nothing about what the text says (SEAL2).
import type { CaseTruth, Cues, Json } from '../../artifact/case/types.ts';
import type { RoleBook } from '../../artifact/case/book.ts';

/** What lies behind each kind of reference. */
export interface SecretValues {
  /** A seat's role book. */
  book: RoleBook;
  /** A clue as it is laid on the table. */
  clue: { title: string; text: string };
  /** What a clue proves. */
  supports: { text: string; facts: string[] };
  /** The permission to slip of one AI seat. */
  slip: string;
  /** Spoken-word hints of one seat. */
  cues: Cues;
  truth: CaseTruth;
  /** What is read out after the truth: emotional objects and the closing questions. */
  epilogue: { emotional: { setup: string; object: string }[]; questions: string[]; steps: string[] };
  /** A section of the host's handbook, or any section that only the reveal opens. */
  section: Json;
}

export type SecretKind = keyof SecretValues;

declare const refBrand: unique symbol;
export type SecretRef<K extends SecretKind = SecretKind> = string & { readonly [refBrand]: K };

const KINDS: readonly SecretKind[] = ['book', 'clue', 'supports', 'slip', 'cues', 'truth', 'epilogue', 'section'];

/** `book:p1@03`; `of` is a seat, clue or section id, in v1.0 any text: an `@` of its own must not end it. */
export function secretRef<K extends SecretKind>(kind: K, of: string, caseId: string): SecretRef<K> {
  return `${kind}:${of.replaceAll('%', '%25').replaceAll('@', '%40')}@${caseId}` as SecretRef<K>;
}

/** The parts of a reference, or null when the text is none. */
export function parseRef(text: string): { kind: SecretKind; of: string; caseId: string } | null {
  const colon = text.indexOf(':');
  const at = text.indexOf('@', colon);
  const kind = KINDS.find((known) => known === text.slice(0, colon));
  if (colon < 0 || at < 0 || kind === undefined) return null;
  const of = text
    .slice(colon + 1, at)
    .replaceAll('%40', '@')
    .replaceAll('%25', '%');
  return { kind, of, caseId: text.slice(at + 1) };
}

/**
 * The registered reference that a text is or contains, so that a pasted answer still finds its book (SEAL5).
 * Only registered references count; the longest wins, so that `p1` never shadows `p10`.
 */
export function pickRef(text: string, registered: readonly SecretRef[]): SecretRef | null {
  const found = registered.filter((ref) => text.includes(ref));
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null;
}
