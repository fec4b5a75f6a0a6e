// The case check as the page runs it: the same code that guards the server, with the schema library it needs. Reached
// only by `import()` from the page where a case is brought, so nobody else pays for it.
import { parse } from 'yaml';
import { checkCase, playable } from '../../src/artifact/case/check.ts';
import type { CaseIssue } from '../../src/artifact/case/messages.ts';
import type { CaseFile } from '../../src/artifact/case/types.ts';
import type { Language } from '../../src/protocol/plain.ts';

export interface Checked {
  /** Null as long as an error keeps the case from being taken in. */
  case: CaseFile | null;
  issues: CaseIssue[];
  /** What is in the case that no table can play yet; null when all of it can be played. */
  unplayable: { [L in Language]: string } | null;
}

/** Everything there is to say about the text of a case. */
export function check(text: string): Checked {
  const { case: file, issues } = checkCase(text);
  const taken = issues.some(({ level }) => level === 'error') ? null : file;
  const verdict = taken === null ? null : playable(taken);
  return { case: taken, issues, unplayable: verdict !== null && 'what' in verdict ? verdict.what : null };
}

/** The file as plain data, the way the server wants it: it reads and checks every field again. */
export function dataOf(text: string): unknown {
  return parse(text, { maxAliasCount: 0 });
}
