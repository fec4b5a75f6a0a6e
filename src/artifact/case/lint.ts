// The content check of a case: one pass over all rules (CASE11 to CASE17). Answers with field paths; whoever has the
// text adds the lines. Never refuses to look: a case with faults gets all of its findings.
import { lintClueText, lintCovers, lintLengths, lintWords } from './lint-books.ts';
import { lintIds } from './lint-ids.ts';
import { lintOrigin, lintPhases } from './lint-origin.ts';
import { lintEvidence, lintTimeline, lintVotes } from './lint-truth.ts';
import type { CaseIssue } from './messages.ts';
import type { CaseFile } from './types.ts';

/** Nobody reads further. */
const MOST = 500;

const RULES: readonly ((file: CaseFile) => CaseIssue[])[] = [
  lintOrigin,
  lintPhases,
  lintIds,
  lintTimeline,
  lintEvidence,
  lintVotes,
  lintLengths,
  lintWords,
  lintCovers,
  lintClueText,
];

/** Every finding about the content of a case. */
export function lintCase(file: CaseFile): CaseIssue[] {
  return RULES.flatMap((rule) => rule(file)).slice(0, MOST);
}
