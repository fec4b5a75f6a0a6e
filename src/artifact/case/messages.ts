// What a case check says: one code per fault, each with a place and a sentence that says the fix, in both languages
// (CASE2, REF2). A sentence never quotes sealed text beyond the few characters that are wrong.
import type { Language } from '../../protocol/plain.ts';

export type IssueLevel = 'error' | 'warn' | 'hint';

/** One finding. `line` and `column` count from 1 and are null where the case came as JSON. */
export interface CaseIssue {
  code: string;
  level: IssueLevel;
  line: number | null;
  column: number | null;
  /** Field path as a person writes it: `roles[2].secret`. Empty for the file as a whole. */
  path: string;
  text: { [L in Language]: string };
}
