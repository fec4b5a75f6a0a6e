// Proof 13, the part of cases: a thousand broken files made from the shipped cases and fixtures, and the typing slips of
// Chinese authors. Every answer has a code, a place and both sentences; every slip names its line; nothing is thrown.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCase } from '../../src/artifact/case/check.ts';

interface Slip {
  file: string;
  code: string;
  line: number;
}

const SLIPS = 'tests/fixtures/slips';
const ODD = '\u0000\t：，“”－　\u00a0\ufeff\u2028\ud800{}[]|>*&!%@`"\'#-?:,\\\r\n👻';

export async function run({ quick }: { quick: boolean }): Promise<{ line: string; ok: boolean }> {
  const wanted = quick ? 200 : 1_000;
  const faults: string[] = [];
  const next = random(20_261_130);
  const sources = readdirSync('modules/cases').map((name) => readFileSync(join('modules/cases', name), 'utf8'));
  let seen = 0;
  let answers = 0;
  while (seen < wanted) {
    const source = sources[seen % sources.length] ?? '';
    const broken = BREAKS[seen % BREAKS.length]?.(source, next) ?? '';
    seen += 1;
    try {
      const { case: file, issues } = checkCase(broken);
      answers += issues.length;
      if (file === null && issues.length === 0) faults.push(`${seen}: refused without a word`);
      for (const { code, line, text } of issues)
        if (code === '' || code === 'unreadable' || (line ?? 0) < 1 || text.zh.length < 8 || text.en.length < 8)
          faults.push(`${seen}: ${code} without a place or words`);
    } catch (error) {
      faults.push(`${seen}: threw ${String(error)}`);
    }
  }
  const slips = JSON.parse(readFileSync(join(SLIPS, 'index.json'), 'utf8')) as Slip[];
  const right = slips.filter(({ file, code, line }) => {
    const first = checkCase(readFileSync(join(SLIPS, file), 'utf8')).issues[0];
    return first?.code === code && first.line === line;
  }).length;
  const ok = faults.length === 0 && right === slips.length && slips.length >= 40;
  const detail = faults.length === 0 ? '' : ` (first: ${faults[0] ?? ''})`;
  return {
    ok,
    line: `malformed cases: ${seen} fed, ${answers} findings, ${faults.length} crashes or findings without place or words${detail}; typing slips: ${right} of ${slips.length} at the right line`,
  };
}

type Break = (text: string, next: () => number) => string;

const at = (text: string, next: () => number) => Math.floor(next() * text.length);

const BREAKS: readonly Break[] = [
  (text, next) => text.slice(0, at(text, next)),
  (text, next) => {
    const place = at(text, next);
    return text.slice(0, place) + (ODD[Math.floor(next() * ODD.length)] ?? '') + text.slice(place);
  },
  (text, next) => {
    const lines = text.split('\n');
    lines.splice(at(text, next) % lines.length, 1 + Math.floor(next() * 3));
    return lines.join('\n');
  },
  (text, next) => {
    const lines = text.split('\n');
    const line = at(text, next) % lines.length;
    lines[line] = `${' '.repeat(1 + Math.floor(next() * 4))}${lines[line] ?? ''}`;
    return lines.join('\n');
  },
  (text, next) => {
    const lines = text.split('\n');
    const line = at(text, next) % lines.length;
    lines[line] = (lines[line] ?? '').replace(':', '：');
    return lines.join('\n');
  },
  (text, next) => {
    const lines = text.split('\n');
    const line = at(text, next) % lines.length;
    lines[line] = (lines[line] ?? '').replace(/: .*/, ': [12, {a: b}]');
    return lines.join('\n');
  },
];

/** mulberry32: the same numbers on every machine. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
