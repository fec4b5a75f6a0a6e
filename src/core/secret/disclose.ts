// Sealed values and the one place that decides who may open them (SEAL1-SEAL7). Rules are an allow-list:
// what is not named here stays shut. A Sealed value throws when it is turned into JSON, so a forgotten field
// crashes a test instead of reaching a person. Nothing else in the program may look inside.
import type { ClueId, SeatId } from '../../protocol/ids.ts';
import { refuse, type Refusal } from '../../protocol/refusals.ts';
import { parseRef, type SecretKind, type SecretRef, type SecretValues } from './ref.ts';

/** A value that nobody has been allowed to see yet. */
export class Sealed<K extends SecretKind> {
  readonly #value: SecretValues[K];
  readonly ref: SecretRef<K>;

  constructor(ref: SecretRef<K>, value: SecretValues[K]) {
    this.ref = ref;
    this.#value = value;
  }

  /** Opens with a grant for exactly this reference. Throws on any other: that is a bug, never a user's fault. */
  open(grant: Grant<K>): SecretValues[K] {
    if (!(grant instanceof Granted) || grant.ref !== this.ref) throw new Error(`no grant for ${this.ref}`);
    return this.#value;
  }

  /** The stored form. Called by `durable/shared/vault.ts` alone (a test looks); the row is as sealed as this is. */
  textForVault(): string {
    return JSON.stringify(this.#value);
  }

  toJSON(): never {
    throw new Error(`sealed: ${this.ref}`);
  }

  toString(): string {
    return '〔封〕';
  }
}

class Granted<K extends SecretKind> {
  readonly #minted = true;
  readonly ref: SecretRef<K>;
  constructor(ref: SecretRef<K>) {
    this.ref = ref;
    void this.#minted;
  }
}

/** Permission to open one reference; only `mayDisclose` makes one. */
export type Grant<K extends SecretKind = SecretKind> = Granted<K>;

/** Who wants to read. An AI seat and a human seat differ only in what a model needs and a person does not. */
export type Reader =
  | { kind: 'stranger' }
  | { kind: 'spectator' }
  | { kind: 'seat'; seat: SeatId; ai: boolean }
  | { kind: 'host' };

/** The facts on which disclosure hangs. */
export interface DisclosureFacts {
  revealed: boolean;
  dealt: readonly ClueId[];
}

/** Sections of the handbook that a host may read at any time; everything else waits for the reveal (SEAL1). */
export const OPEN_SECTIONS: readonly string[] = [
  'meta',
  'scene',
  'briefing',
  'style',
  'phases',
  'audit',
  'world_facts',
  'liberty_to_slip',
];

/** A grant, or the refusal with its way out. A stranger gets nothing, not even after the reveal. */
export function mayDisclose<K extends SecretKind>(
  facts: DisclosureFacts,
  ref: SecretRef<K>,
  to: Reader,
): Grant<K> | Refusal {
  const parts = parseRef(ref);
  if (parts === null || to.kind === 'stranger') return refuse('no_such_game', {});
  if (facts.revealed || allowedBeforeReveal(facts, parts.kind, parts.of, to)) return new Granted(ref);
  return parts.kind === 'book' ? refuse('sealed_book', {}) : refuse('sealed_section', { section: parts.kind });
}

function allowedBeforeReveal(facts: DisclosureFacts, kind: SecretKind, of: string, to: Reader): boolean {
  switch (kind) {
    case 'book':
      return to.kind === 'seat' && to.seat === of;
    case 'slip':
    case 'cues':
      return to.kind === 'seat' && to.seat === of && to.ai;
    case 'clue':
      return to.kind === 'host' || facts.dealt.some((clue) => clue === of);
    case 'section':
      return to.kind === 'host' && OPEN_SECTIONS.includes(of);
    case 'supports':
    case 'truth':
    case 'epilogue':
      return false;
  }
}

/** Where sealed values come from. Reading needs no permission, because what comes back is still sealed. */
export interface VaultReader {
  read<K extends SecretKind>(ref: SecretRef<K>): Sealed<K> | null;
}

/** Asks and opens in one step; null when it may not be opened or is not there. */
export function disclose<K extends SecretKind>(
  vault: VaultReader,
  facts: DisclosureFacts,
  ref: SecretRef<K>,
  to: Reader,
): SecretValues[K] | null {
  const grant = mayDisclose(facts, ref, to);
  if (!(grant instanceof Granted)) return null;
  return vault.read(ref)?.open(grant) ?? null;
}
