// The whole check of a case text: parse, read, lint, in the order of the lines (CASE2). The page loads exactly this in a
// lazy chunk; the server runs `readCase` and `lintCase` on what was posted.
import { lintCase } from './lint.ts';
import type { CaseIssue, IssueLevel } from './messages.ts';
import { type Parsed, parseWithPlaces } from './parse.ts';

export { lintCase } from './lint.ts';
export { type Playable, playable } from './playable.ts';
export { readCase } from './read.ts';

const RANK: Record<IssueLevel, number> = { error: 0, warn: 1, hint: 2 };

/** Everything there is to say about a case text; about its content only once its shape is right. */
export function checkCase(text: string): Parsed {
  const { case: file, issues, place } = parseWithPlaces(text);
  const told = new Set(issues.map(({ path }) => path).filter((path) => path !== ''));
  const ready = file !== null && !hasErrors(issues);
  const linted = ready ? lintCase(file).filter(({ path }) => !told.has(path)) : [];
  return { case: file, issues: [...issues, ...linted.map(place)].toSorted(byLine) };
}

function byLine(a: CaseIssue, b: CaseIssue): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0) || RANK[a.level] - RANK[b.level];
}

/** True when a finding keeps the case from being taken in. */
export function hasErrors(issues: readonly CaseIssue[]): boolean {
  return issues.some(({ level }) => level === 'error');
}
