// Broken data of every kind: what a server gets when the sender is no page of ours.
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { base, caseTexts, data, item, type Loose, text } from './cases.ts';
import { feedData, feedText, PATIENCE, random, tally } from './feed.ts';

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

it('[CASE10] every field of every format with a value of another type', PATIENCE, () => {
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

const long = (n: number) => '火'.repeat(n);
const many = <T>(n: number, of: (n: number) => T) => Array.from({ length: n }, (_, m) => of(m));

it('[CASE10] data made to be slow is answered in time', PATIENCE, () => {
  const slow: ((map: Loose) => unknown)[] = [
    (map) =>
      (map['truth']!['timeline'] = many(3_000, (n) => ({
        at: n % 2 ? '1:0' : '21:40-23:00',
        who: 'p1',
        doing: 'x',
      })) as never),
    (map) =>
      (map['scene']!['relations'] = many(4_000, (n) => (n % 2 ? { from: 'a' } : { from: 'a', to: 'b' })) as never),
    (map) => (map['scene']!['victim']!['time_window'] = `${' '.repeat(300_000)}x` as never),
    (map) =>
      (map['meta'] = { id: 'x', ...Object.fromEntries(many(18_000, (n) => [`${'k'.repeat(30)}${n}`, n])) } as never),
    (map) => Object.assign(map, Object.fromEntries(many(18_000, (n) => [`${'k'.repeat(30)}${n}`, n]))),
    (map) => (map['roles']![0]!['private'] = long(150_000) as never),
    (map) =>
      Object.assign(map['roles']![0]!, {
        private: `${long(100_000)}水`,
        understudy: { secrets: [{ topics: [], cover: `山${long(100_000)}` }] },
      }),
    (map) =>
      (map['clues'] = many(2_000, (n) => ({
        id: `c${n}`,
        title: '',
        text: long(50),
        supports_facts: ['k1', `k${n}`],
      })) as never),
    (map) =>
      (map['truth']!['key_facts'] = many(2_000, (n) => ({
        id: `k${n}`,
        text: '',
        evidence: ['c1', 'c2', `c${n}`],
      })) as never),
    (map) => (map['roles'] = many(2_000, (n) => ({ id: `p${n}`, name: long(90), player: 'ai' })) as never),
    (map) => (map['liberty_to_slip'] = many(9_000, () => 'p1') as never),
    (map) =>
      (map['roles']![0]!['understudy']!['asks'] = many(4_000, () => ({ to: 'p9', on: 'c9', line: '' })) as never),
  ];
  for (const [n, edit] of slow.entries())
    for (const from of [base(), text(caseTexts, 'v10-deduction.yml')])
      feedData(
        `slow ${n}`,
        data((map) => {
          map['roles']![0]!['understudy'] ??= {} as never;
          edit(map);
          if (from !== base()) for (const role of map['roles'] ?? []) delete role['understudy'];
        }, from),
      );
});

it('[CASE10] forbidden keys reach nothing', PATIENCE, () => {
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

it('[CASE10] things that are no data at all', PATIENCE, () => {
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

it('[CASE10] 250 malformed data or more were fed, each answered in time', PATIENCE, () => {
  const { seen, slowest } = tally();
  expect(seen).toBeGreaterThanOrEqual(250);
  console.log(`malformed data: ${seen} fed, 0 exceptions, slowest answer ${slowest} ms`);
});
