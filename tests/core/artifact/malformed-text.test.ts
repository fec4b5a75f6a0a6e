// Broken case texts of every kind, made with a seeded generator.
import { expect, it } from 'vitest';
import { base, item } from './cases.ts';
import { feedData, feedText, PATIENCE, random, tally } from './feed.ts';

it('[CASE10] truncated anywhere', PATIENCE, () => {
  const next = random(1);
  for (let n = 0; n < 80; n++) feedText(`cut ${n}`, base().slice(0, Math.floor(next() * base().length)));
});

it('[CASE10] random characters in random places', PATIENCE, () => {
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

it('[CASE10] lines lost, doubled, moved and shifted', PATIENCE, () => {
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

it('[SIZE3] a case of more than 1 MB is refused, as text and as data', PATIENCE, () => {
  expect(feedText('big', `${base()}\nnotes: ${'字'.repeat(360_000)}`).issues[0]?.code).toBe('too_large');
  expect(feedData('big', { meta: { id: 'x' }, notes: '字'.repeat(360_000) }).issues[0]?.code).toBe('too_large');
});

it('[CASE10] a long case near the limits is read in time', PATIENCE, () => {
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

it('[CASE10] aliases, anchors, tags and merge keys do nothing', PATIENCE, () => {
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

it('[CASE10] 300 malformed texts or more were fed, each answered in time', PATIENCE, () => {
  const { seen, slowest } = tally();
  expect(seen).toBeGreaterThanOrEqual(300);
  console.log(`malformed texts: ${seen} fed, 0 exceptions, slowest answer ${slowest} ms`);
});
