// Makes findings: a code, a level, a place and the sentence that belongs to the code (CASE2).
// The type ties every code to what its sentence needs, so a finding without words does not compile.
import type { CaseIssue, IssueLevel } from './messages.ts';
import { lintWords } from './words-lint.ts';
import { shapeWords } from './words-shape.ts';
import { type Spot, yamlWords } from './words-yaml.ts';

const words = { ...yamlWords, ...shapeWords, ...lintWords };

export type IssueCode = keyof typeof words;
type About<C extends IssueCode> = Parameters<(typeof words)[C]> extends [infer P] ? P : Record<never, never>;

/** A finding at a field path; line and column are added where the text is known. */
export function issue<C extends IssueCode>(code: C, level: IssueLevel, path: string, about: About<C>): CaseIssue {
  const write = words[code] as (about: About<C>) => CaseIssue['text'];
  return { code, level, line: null, column: null, path, text: write(about) };
}

/** A finding at a place in the text. */
export function slip<C extends keyof typeof yamlWords>(
  code: C,
  level: IssueLevel,
  spot: Spot,
  path: string,
  about: Omit<About<C>, keyof Spot>,
): CaseIssue {
  return { ...issue(code, level, path, { ...about, ...spot } as About<C>), ...spot };
}

/** Every code, for tests that walk the words. */
export const ISSUE_CODES = Object.keys(words) as IssueCode[];
