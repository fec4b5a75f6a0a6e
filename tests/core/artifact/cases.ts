// Case texts for the tests of this folder, and small ways to change them.
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkCase } from '../../../src/artifact/case/check.ts';
import { lintCase } from '../../../src/artifact/case/lint.ts';
import type { CaseIssue } from '../../../src/artifact/case/messages.ts';
import { readCase } from '../../../src/artifact/case/read.ts';
import type { CaseFile } from '../../../src/artifact/case/types.ts';

export const slipTexts = import.meta.glob<string>('../../fixtures/slips/*.yml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export const caseTexts = import.meta.glob<string>('../../fixtures/cases/*.yml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export const shippedTexts = import.meta.glob<string>('../../../modules/cases/*.yml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A fixture by its file name. */
export function text(files: Record<string, string>, name: string): string {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${name}`));
  if (found === undefined) throw new Error(`no fixture ${name}`);
  return found[1];
}

/** The small valid v1.1 case from which the slips were made. */
export const base = () => text(slipTexts, '00-base.yml');

export type Loose = { [key: string]: Loose } & Loose[] & string;

/** The base case as data that a test may bend. */
export function data(edit: (file: Loose) => void = () => undefined, from = base()): unknown {
  const file = parse(from) as Loose;
  edit(file);
  return file;
}

/** The base case after reading, bent by a test. */
export function file(edit: (file: CaseFile) => void = () => undefined, from = base()): CaseFile {
  const { case: read, issues } = readCase(parse(from));
  if (read === null) throw new Error(`fixture does not read: ${issues.map(({ code }) => code).join()}`);
  const copy = JSON.parse(JSON.stringify(read)) as CaseFile;
  edit(copy);
  return copy;
}

export const lint = (edit: (file: CaseFile) => void, from = base()) => brief(lintCase(file(edit, from)));
export const check = (yaml: string) => brief(checkCase(yaml).issues);

/** `level code path`, what most assertions are about. */
export function brief(issues: readonly CaseIssue[]): string[] {
  return issues.map(({ level, code, path }) => `${level} ${code} ${path}`.trim());
}

/** The n-th item of a list that a test knows to be there. */
export function item<T>(list: readonly T[], n: number): T {
  const found = list[n];
  if (found === undefined) throw new Error(`no item ${n}`);
  return found;
}

/** Bends one case and expects exactly these findings beyond those it had before. */
export function expects(rule: string, edit: (file: CaseFile) => void, findings: string[], from?: string): void {
  it(rule, () => {
    const before = brief(lintCase(file(undefined, from)));
    expect(lint(edit, from).filter((found) => !before.includes(found))).toEqual(findings);
  });
}
