// Runs one test file of the `durable` project and reads the figures that its tests left in their meta data. The proof is
// the test; this only lends it a line. A failed test, or one that left no figure, is a failed proof.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Report {
  testResults: { assertionResults: { status: string; fullName: string; meta?: { figure?: string } }[] }[];
}

export function figuresOf(file: string): { figures: string[]; failed: string[] } {
  mkdirSync('dist/proofs', { recursive: true });
  // Not into dist/results, where the test runner's own report is counted. See vitest.config.ts.
  const report = `dist/proofs/${file.replaceAll(/\W+/g, '-')}.json`;
  rmSync(report, { force: true });
  const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'durable', file], {
    encoding: 'utf8',
    env: { ...process.env, VITEST_REPORT: report },
  });
  if (!existsSync(report)) return { figures: [], failed: [`${run.stdout}${run.stderr}`.trim().slice(-600)] };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const tests = testResults.flatMap((result) => result.assertionResults);
  const failed = tests.filter((test) => test.status !== 'passed').map((test) => test.fullName);
  if (run.status !== 0 && failed.length === 0) failed.push(run.stderr.trim().slice(-400));
  return { figures: tests.flatMap((test) => test.meta?.figure ?? []), failed };
}
