// Proof 5: what must not compile. Each attempt stands under an `@ts-expect-error` with its rule and its reason; one that
// suddenly compiles is an error of `tsc -p tests/types`. Nothing here is ever run.
import { choiceId, clueId, memberId, seatId, type ClueId, type SeatId } from '../../src/protocol/ids.ts';
import type { Frame, GameView } from '../../src/protocol/view.ts';
import type { Json, CaseTruth } from '../../src/artifact/case/types.ts';
import type { RoleBook } from '../../src/artifact/case/book.ts';
import type { Command } from '../../src/core/game/commands.ts';
import type { Audience, GameEvent } from '../../src/core/game/events.ts';
import type { GameState } from '../../src/core/game/state.ts';
import {
  disclose,
  mayDisclose,
  Sealed,
  type Grant,
  type Reader,
  type VaultReader,
} from '../../src/core/secret/disclose.ts';
import { secretRef, type SecretRef } from '../../src/core/secret/ref.ts';

declare const sealed: Sealed<'book'>;
declare const sealedTruth: Sealed<'truth'>;
declare const grant: Grant<'book'>;
declare const truthGrant: Grant<'truth'>;
declare const vault: VaultReader;
declare const view: GameView;
declare const anything: unknown;
declare const either: Sealed<'book'> | string;
declare function send(value: Json): void;
declare function log(line: string): void;
declare function later<T>(value: T): Promise<T>;

const p1 = seatId('p1');
const ballot = { seat: p1, choice: choiceId('p2'), reason: '', job: null };
const ref = secretRef('book', 'p1', '03');
const truthRef = secretRef('truth', 'all', '03');
const reader: Reader = { kind: 'seat', seat: p1, ai: false };
const facts = { revealed: false, dealt: [] };

// What does compile, so that the attempts below fail for their own reason.
send({ book: 'open words', list: [1, null, true], deep: { er: ['x'] } });
send(sealed.open(grant).name);
export const opened: RoleBook | null = disclose(vault, facts, ref, reader);
export const shown: GameView = { ...view, book: opened };
export const cast: GameEvent = { type: 'voted', audience: { seats: [p1] }, ...ballot };

// A sealed value where words go out.
// @ts-expect-error [SEAL6] a sealed book is no part of a view
export const inView: GameView = { ...view, book: sealed };
// @ts-expect-error [SEAL6] a sealed value cannot be sent as JSON
send(sealed);
// @ts-expect-error [SEAL6] nor nested in an object
send({ a: { b: sealed } });
// @ts-expect-error [SEAL6] nor in a list
send([sealed]);
// @ts-expect-error [SEAL6] nor behind an optional field
export const optional: { book?: Json } = { book: sealed };
// @ts-expect-error [SEAL6] nor when it is only perhaps sealed
send(either);
// @ts-expect-error [SEAL6] nor in a record
export const record: Record<string, Json> = { p1: sealed };
// @ts-expect-error [SEAL6] nor in a tuple
export const tuple: readonly [string, Json] = ['p1', sealed];
// @ts-expect-error [SEAL6] nor in a map
export const map: Map<string, Json> = new Map([['p1', sealed]]);
// @ts-expect-error [SEAL6] nor as what a function gives back
export const result = (): Json => sealed;
// @ts-expect-error [SEAL6] nor as what a promise gives back
export const promised: Promise<Json> = later(sealed);
// @ts-expect-error [SEAL6] nor as something unknown, which it could be
send(anything);
// @ts-expect-error [SEAL6] a log takes words, not sealed values
log(sealed);
// @ts-expect-error [SEAL6] a frame takes no sealed value in a slice
export const frame: Frame = { type: 'update', seq: 1, slices: { book: sealed }, lines: [] };
// @ts-expect-error [SEAL6] spread, it leaves its words behind and is no book
export const spread: RoleBook = { ...sealed };
// @ts-expect-error [SEAL2] a state has no room for a sealed value
export const inState: GameState['notes'] = [{ seat: p1, text: sealed }];

// Opening without permission.
// @ts-expect-error [SEAL6] without a grant
sealed.open();
// @ts-expect-error [SEAL6] with a grant made by hand
sealed.open({ ref });
// @ts-expect-error [SEAL6] with the reference in place of a grant
sealed.open(ref);
// @ts-expect-error [SEAL6] with a grant for another kind
sealed.open(truthGrant);
// @ts-expect-error [SEAL6] with an answer that may be a refusal
sealed.open(mayDisclose(facts, ref, reader));
// @ts-expect-error [SEAL6] its value is no property
log(sealed.value);

/** A class that looks like a grant. */
class Minted {
  readonly ref = ref;
  readonly #minted = true;
  use() {
    return this.#minted;
  }
}
// @ts-expect-error [SEAL6] a look-alike is no grant
export const lookAlike: Grant<'book'> = new Minted();
// @ts-expect-error [SEAL6] an object with the same methods is no sealed value
export const fake: Sealed<'book'> = {
  ref,
  open: () => ({ name: '', public: '', blocks: [] }),
  textForVault: () => '',
  toJSON: () => undefined as never,
  toString: () => '',
};
// @ts-expect-error [SEAL6] a sealed truth is no sealed book
export const swapped: Sealed<'book'> = sealedTruth;
// @ts-expect-error [SEAL6] what opens under a book's reference is no truth
export const truth: CaseTruth | null = disclose(vault, facts, ref, reader);

// References.
// @ts-expect-error [SEAL5] a text is no reference
export const fromText: SecretRef<'book'> = 'book:p1@03';
// @ts-expect-error [SEAL5] a reference to the truth reads no book
export const otherKind: Sealed<'book'> | null = vault.read(truthRef);
// @ts-expect-error [SEAL5] a reference keeps its kind
export const asBook: SecretRef<'book'> = truthRef;
// @ts-expect-error [SEAL5] there is no such kind of secret
secretRef('diary', 'p1', '03');
// @ts-expect-error [SEAL6] a reader says who he is
mayDisclose(facts, ref, { kind: 'seat', seat: p1 });
// @ts-expect-error [SEAL6] nobody reads as somebody unheard of
mayDisclose(facts, ref, { kind: 'admin' });

// Events.
// @ts-expect-error [SEAL6] an event says who may hear of it
export const unaddressed: GameEvent = { type: 'stoodUp', seat: p1 };
// @ts-expect-error [SEAL6] a ballot is not for the table
export const openBallot: GameEvent = { type: 'voted', audience: 'table', ...ballot };
// @ts-expect-error [SEAL6] a note is not for the table
export const openNote: GameEvent = { type: 'noteWritten', audience: 'table', seat: p1, text: '' };
// @ts-expect-error [SEAL6] there is no such audience
export const everybody: Audience = 'everybody';
// @ts-expect-error [SEAL6] an event of an unknown type does not exist
export const unheardOf: GameEvent = { type: 'bookOpened', audience: 'table', seat: p1 };
// @ts-expect-error [SEAL2] a dealt clue is named, not quoted
export const quoted: GameEvent = { type: 'cluesDealt', audience: 'table', clues: [{ id: clueId('c1'), text: '' }] };

// Brands.
// @ts-expect-error [SEAT4] a seat is no clue
export const mixed: ClueId = seatId('p1');
// @ts-expect-error [SEAT4] a person is no seat
export const sitting: SeatId = memberId('m');
// @ts-expect-error [SEAT4] a text is no seat
export const named: SeatId = '林晚';
// @ts-expect-error [SEAT4] a command says which person acts, not which seat
export const asSeat: Command = { type: 'standUp', seat: p1 };
// @ts-expect-error [SEAT4] and no person is a seat in it
export const wrongSeat: Command = { type: 'sit', member: seatId('p1'), seat: p1 };
