// Feeds broken input to the check and holds every answer to the promise: words, a place, half a second (CASE10).
import { expect } from 'vitest';
import { checkCase } from '../../../src/artifact/case/check.ts';
import { lintCase } from '../../../src/artifact/case/lint.ts';
import type { CaseIssue } from '../../../src/artifact/case/messages.ts';
import { readCase } from '../../../src/artifact/case/read.ts';

const LIMIT_MS = 500;
/** For the clock on the wall, which counts what other processes do. */
export const PATIENCE = { timeout: 60_000 };
let seen = 0;
let slowest = 0;

/** What was fed so far. */
export const tally = () => ({ seen, slowest: Math.round(slowest) });

/** mulberry32: the same numbers on every machine. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

let clock = process.cpuUsage();
function spent(): number {
  const { user, system } = process.cpuUsage(clock);
  clock = process.cpuUsage();
  return (user + system) / 1_000;
}

function sound(issues: readonly CaseIssue[], withLines: boolean): void {
  for (const { code, level, line, column, path, text: said } of issues) {
    if (code === '' || said.zh.length < 8 || said.en.length < 8) throw new Error(`no words for ${code} ${level}`);
    if (withLines && !((line ?? 0) >= 1 && (column ?? 0) >= 1)) throw new Error(`no place for ${code} at ${path}`);
    if (!withLines && typeof path !== 'string') throw new Error(`no path for ${code}`);
  }
}

/** Time of the processor, so that a busy machine fails nothing; the best of three, so that neither does a collection. */
function timed<T>(name: string, run: () => T): T {
  spent();
  let answer = run();
  let took = spent();
  for (let n = 0; n < 3 && took > LIMIT_MS; n++) {
    spent();
    answer = run();
    took = Math.min(took, spent());
  }
  seen++;
  slowest = Math.max(slowest, took);
  expect(took, name).toBeLessThan(LIMIT_MS);
  return answer;
}

export function feedText(name: string, yaml: string) {
  const answer = timed(name, () => checkCase(yaml));
  // The last net answers with this code; text that falls into it has found a fault of ours.
  expect(
    answer.issues.map(({ code }) => code),
    name,
  ).not.toContain('unreadable');
  sound(answer.issues, true);
  if (answer.case === null) expect(answer.issues.length, name).toBeGreaterThan(0);
  return answer;
}

export function feedData(name: string, json: unknown) {
  const answer = timed(name, () => {
    const read = readCase(json);
    return { case: read.case, issues: [...read.issues, ...(read.case === null ? [] : lintCase(read.case))] };
  });
  sound(answer.issues, false);
  if (answer.case === null) expect(answer.issues.length, name).toBeGreaterThan(0);
  return answer;
}
