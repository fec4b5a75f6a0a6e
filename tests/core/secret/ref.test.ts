// References: what they look like, and that every text which is none is told so.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRef, secretRef, type SecretKind } from '../../../src/core/secret/ref.ts';

const KINDS: SecretKind[] = ['book', 'clue', 'supports', 'slip', 'cues', 'truth', 'epilogue', 'section'];

it('[SEAL2] a reference says which text it stands for, in a form that parses back', () => {
  // In v1.0 an id is any text, marks of a reference included.
  const id = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('p@1', '@', 'p1@03', 'a:b', '%40', '%2540', '100%'));
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), id, fc.string(), (kind, of, caseId) => {
      expect(parseRef(secretRef(kind, of, caseId))).toEqual({ kind, of, caseId });
    }),
  );
});

it.each(['', 'book', 'book:p1', '@03', 'p1@03', 'Book:p1@03', 'deed:p1@03', ':p1@03', '@book:p1'])(
  '[SEAL5] %j is no reference',
  (text) => {
    expect(parseRef(text)).toBeNull();
  },
);

it('[SEAL5] any text is answered, with a reference or with none', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parts = parseRef(text);
      if (parts !== null) expect(parseRef(secretRef(parts.kind, parts.of, parts.caseId))).toEqual(parts);
    }),
  );
});
