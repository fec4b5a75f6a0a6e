// Proof 5, the part that reaches beyond the core: sealed values into a model's request, a join card, an export or the
// answer of a job. Held by `tsc -p tests`; nothing here is ever run. See tests/types for the rest.
import type { Sealed } from '../../../src/core/secret/disclose.ts';
import { exportMarkdown } from '../../../src/http/export.ts';
import type { Message, ModelRequest } from '../../../src/llm/port.ts';
import { seatRequest, type SeatMaterial } from '../../../src/llm/prompts/seat.ts';
import type { JobResult } from '../../../src/llm/runner.ts';
import type { Peek } from '../../../src/protocol/requests.ts';

declare const sealed: Sealed<'book'>;
declare const slip: Sealed<'slip'>;
declare const material: SeatMaterial;
declare const request: ModelRequest;
declare const card: Peek;

// What does compile.
seatRequest(material, { kind: 'speak', to: null, since: 0 });
export const plain: Message = { role: 'user', text: `${sealed.ref}` };

// @ts-expect-error [SEAL6] a message takes words
export const message: Message = { role: 'user', text: sealed };
// @ts-expect-error [SEAL6] a request takes messages, not sealed values
export const asked: ModelRequest = { ...request, messages: [sealed] };
// @ts-expect-error [SEAL6] the slip of a seat comes opened or not at all
export const withSlip: SeatMaterial = { ...material, slip };
// @ts-expect-error [SEAL6] the book of a seat comes by its view
export const withBook: SeatMaterial = { ...material, view: { ...material.view, book: sealed } };
// @ts-expect-error [SEAT5] a seat has no other task than the three
seatRequest(material, { kind: 'read', book: sealed });
// @ts-expect-error [SEAL8] an export is made from a view
exportMarkdown(sealed, 'zh');
// @ts-expect-error [SEAL6] what a model says is words
export const answer: JobResult = { kind: 'speech', text: slip };
// @ts-expect-error [SEAL4] a join card has no further fields
export const withTruth: Peek = { ...card, truth: sealed };
