// Broken input of every kind, made with a seeded generator: no exception, an answer with words and a place, in time.
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkCase } from '../../../src/artifact/case/check.ts';
import { lintCase } from '../../../src/artifact/case/lint.ts';
import type { CaseIssue } from '../../../src/artifact/case/messages.ts';
import { readCase } from '../../../src/artifact/case/read.ts';
import { base, caseTexts, item, text } from './cases.ts';

const LIMIT_MS = 500;
let seen = 0;
let slowest = 0;

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

function feedText(name: string, yaml: string) {
  const answer = timed(name, () => checkCase(yaml));
  sound(answer.issues, true);
  if (answer.case === null) expect(answer.issues.length, name).toBeGreaterThan(0);
  return answer;
}

function feedData(name: string, json: unknown) {
  const answer = timed(name, () => {
    const read = readCase(json);
    return { case: read.case, issues: [...read.issues, ...(read.case === null ? [] : lintCase(read.case))] };
  });
  sound(answer.issues, false);
  if (answer.case === null) expect(answer.issues.length, name).toBeGreaterThan(0);
  return answer;
}

it('[CASE10] truncated anywhere', () => {
  const next = random(1);
  for (let n = 0; n < 80; n++) feedText(`cut ${n}`, base().slice(0, Math.floor(next() * base().length)));
});

it('[CASE10] random characters in random places', () => {
  const next = random(2);
  const odd = '\u0000\u0007\t：，“”－　\u00a0\ufeff\u2028\ud800\udfff{}[]|>*&!%@`"\'#-?:,\\\r\n￿👻';
  for (let n = 0; n < 120; n++) {
    let yaml = base();
    for (let m = 0; m <= n % 6; m++) {
      const place = Math.floor(next() * yaml.length);
      const char = odd[Math.floor(next() * odd.length)] ?? '';
      yaml = yaml.slice(0, place) + char.repeat(1 + Math.floor(next() * 3)) + yaml.slice(place + (n % 3));
    }
    feedText(`noise ${n}`, yaml);
  }
});

it('[CASE10] lines lost, doubled, moved and shifted', () => {
  const next = random(3);
  for (let n = 0; n < 80; n++) {
    const lines = base().split('\n');
    const place = Math.floor(next() * lines.length);
    const line = item(lines, place);
    if (n % 4 === 0) lines.splice(place, 1);
    else if (n % 4 === 1) lines.splice(place, 0, line);
    else if (n % 4 === 2) lines.splice(Math.floor(next() * lines.length), 0, ...lines.splice(place, 3));
    else lines[place] = ' '.repeat(Math.floor(next() * 5)) + line;
    feedText(`lines ${n}`, lines.join('\n'));
  }
});

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  Number.NaN,
  1e300,
  '',
  '\u0000',
  'x'.repeat(5_000),
  [],
  [[]],
  [null],
  {},
  { id: {} },
  { id: [] },
  [{ id: 1 }],
  { '': '' },
  { toString: 1, hasOwnProperty: 2, length: 3 },
];

it('[CASE10] every field of every format with a value of another type', () => {
  const next = random(4);
  const sources = [base(), text(caseTexts, 'v10-deduction.yml'), text(caseTexts, 'v11-acts.yml')];
  for (let n = 0; n < 240; n++) {
    const json: unknown = parse(item(sources, n % sources.length));
    let node = json as { [key: string]: unknown };
    for (;;) {
      const keys = Object.keys(node);
      const key = item(keys, Math.floor(next() * keys.length));
      const inner = node[key];
      const deeper = typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0;
      if (deeper && next() < 0.8) node = inner as { [key: string]: unknown };
      else {
        node[key] = item(STRANGE, Math.floor(next() * STRANGE.length));
        break;
      }
    }
    feedData(`type ${n}`, json);
  }
});

const BOMBS: readonly [name: string, yaml: string, code: string][] = [
  ['flow lists', '['.repeat(5_000), 'too_deep'],
  ['closed flow lists', `a: ${'['.repeat(3_000)}${']'.repeat(3_000)}`, 'too_deep'],
  ['flow maps', '{a: '.repeat(3_000), 'too_deep'],
  ['block maps', Array.from({ length: 1_200 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'), 'too_deep'],
  ['dashes in one line', `a:\n  ${'- '.repeat(5_000)}x`, 'too_deep'],
  ['question marks in one line', `${'? '.repeat(5_000)}x`, 'too_deep'],
  ['a huge flow list', `a: [${'x, '.repeat(300_000)}x]`, 'too_many'],
  ['a huge flow map', `a: {${Array.from({ length: 60_000 }, (_, n) => `k${n}: 1`).join(', ')}}`, 'too_many'],
  ['many lines', 'a: 1\n'.repeat(100_000), 'too_many'],
  ['many list items', `a:\n${'- x\n'.repeat(60_000)}`, 'too_many'],
  ['too many bytes', `a: ${'字'.repeat(400_000)}`, 'too_large'],
  ['too many characters', 'x'.repeat(3_000_000), 'too_large'],
];

it.each(BOMBS)('[SIZE4] %s are refused before the parser sees them', (name, yaml, code) => {
  expect(feedText(name, yaml).issues.map((found) => found.code)).toEqual([code]);
});

it('[SIZE3] a case of more than 1 MB is refused, as text and as data', () => {
  expect(feedText('big', `${base()}\nnotes: ${'字'.repeat(360_000)}`).issues[0]?.code).toBe('too_large');
  expect(feedData('big', { meta: { id: 'x' }, notes: '字'.repeat(360_000) }).issues[0]?.code).toBe('too_large');
});

it('[CASE10] a long case near the limits is read in time', () => {
  const books = base().replace('    goals:', `    play: ${'他说了一句话。'.repeat(30_000)}\n    goals:`);
  const facts = base().replace('world_facts:', `world_facts:\n${'  - 一件事。\n'.repeat(9_000)}`);
  feedText('long', books);
  feedText('many', facts);
  feedText('wide', base().replace('  - 烟门在窑后', `  - ${' '.repeat(400_000)}烟门在窑后`));
  feedText('quotes', `${base()}notes: ${'"'.repeat(200_000)}`);
  feedText('colons', `${base()}notes: ${'a：'.repeat(100_000)}`);
  feedText('commas', `${base()}notes: {${'，id: '.repeat(50_000)}}`);
  feedText('keys', Array.from({ length: 14_000 }, (_, n) => `key${n}: 1`).join('\n'));
});

it('[CASE10] aliases, anchors, tags and merge keys do nothing', () => {
  const bomb = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...[...'bcdefghi'].map(
      (name, n) => `${name}: &${name} [${Array.from({ length: 9 }, () => `*${'abcdefghi'[n]}`).join(', ')}]`,
    ),
  ];
  expect(new Set(feedText('bomb', bomb.join('\n')).issues.map(({ code }) => code))).toEqual(new Set(['yaml_alias']));
  for (const yaml of [
    'a: &a [*a]',
    'a: *b',
    '<<: {a: 1}',
    'a: !!js/function "x"',
    '!!binary x',
    '%TAG ! x\n---\na: 1',
    '? {a: 1}\n: 2',
  ])
    expect(feedText(yaml, yaml).case).toBeNull();
});

it('[CASE10] forbidden keys reach nothing', () => {
  const json: unknown = JSON.parse(
    '{"__proto__":{"polluted":1},"meta":{"id":"x","constructor":1},"roles":[{"id":"p0"}]}',
  );
  const { case: read, issues } = feedData('proto', json);
  expect(issues.filter(({ code }) => code === 'forbidden_key').map(({ path }) => path)).toEqual([
    '__proto__',
    'meta.constructor',
  ]);
  expect(Object.getPrototypeOf(read?.extra ?? null)).toBe(Object.prototype);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(feedText('proto', 'meta: { id: x }\n__proto__: { polluted: 1 }\nroles: [{ id: p0 }]').case).toBeNull();
});

it('[CASE10] things that are no data at all', () => {
  const cycle: { [key: string]: unknown } = { meta: { id: 'x' } };
  cycle['roles'] = [cycle];
  const trap = {
    get meta(): never {
      throw new Error('trap');
    },
  };
  const proxy = new Proxy({}, { ownKeys: () => [1 as unknown as string] });
  let deep: unknown = 'x';
  for (let n = 0; n < 50_000; n++) deep = [deep];
  let shared: unknown = 'x';
  for (let n = 0; n < 40; n++) shared = [shared, shared];
  const things = [
    undefined,
    null,
    0,
    1n,
    Symbol('x'),
    () => 1,
    new Map(),
    new Date(0),
    /x/,
    cycle,
    trap,
    proxy,
    deep,
    shared,
  ];
  for (const [n, thing] of [
    ...things,
    Array.from({ length: 1_000_000 }),
    Object.assign([], { length: 4_000_000_000 }),
    'x'.repeat(2_000_000),
  ].entries())
    expect(feedData(`thing ${n}`, thing).case).toBeNull();
  for (const thing of things) expect(feedText('thing', thing as string).case).toBeNull();
});

it('[CASE10] more than 300 malformed inputs were fed, each answered in time', () => {
  expect(seen).toBeGreaterThan(300);
  console.log(`malformed case inputs: ${seen}, exceptions: 0, slowest answer: ${Math.round(slowest)} ms`);
});
