// The words of the check: every finding has a code, a place and a fix in both languages, and none tells a secret.
import { expect, it } from 'vitest';
import { checkCase } from '../../../src/artifact/case/check.ts';
import { ISSUE_CODES } from '../../../src/artifact/case/issue.ts';
import { ALL_KEYS, knownKeys, sections } from '../../../src/artifact/case/keys.ts';
import { nearKey } from '../../../src/artifact/case/nearest.ts';
import { at, patternOf, stepsOf } from '../../../src/artifact/case/paths.ts';
import { caseSchema } from '../../../src/artifact/case/schema.ts';
import { base, caseTexts, slipTexts } from './cases.ts';

const all = Object.values({ ...slipTexts, ...caseTexts }).flatMap((yaml) => checkCase(yaml).issues);

it('[CASE2] every finding in the fixtures has code, level, line, column and two sentences', () => {
  expect(all.length).toBeGreaterThan(80);
  for (const { code, level, line, column, text } of all) {
    expect(ISSUE_CODES).toContain(code);
    expect(['error', 'warn', 'hint']).toContain(level);
    expect(line).toBeGreaterThanOrEqual(1);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(text.zh).toMatch(/\p{Script=Han}.*[。`…\]|}#]$/u);
    expect(text.en).toMatch(/^[^a-z].*\S$/);
    expect(`${text.zh}${text.en}`).not.toMatch(/undefined|\[object|Invalid|expected|NaN/);
  }
});

it('[CASE2] a long sealed sentence in the wrong place is not repeated', () => {
  const sentence = '温小满半夜拉上烟门的时候鲁大河在窑前听见了铁钩碰砖';
  const yaml = base()
    .replace('      - 温度纸上每个数', `      - ${sentence}: 后半句\n      - 温度纸上每个数`)
    .replace('  accident: false', `  accident: false\n  ${sentence}他没有起身也没有问: 1`)
    .replace('    goals:', `    ${sentence}：又一句\n    goals:`);
  for (const part of [yaml, yaml.replace(/：又一句/, ': 又一句'), yaml.replaceAll(/.*(?:又|后半)一?句\n/g, '')])
    for (const { text, path } of checkCase(part).issues)
      expect(`${path}${text.zh}${text.en}`).not.toContain(sentence.slice(0, 25));
});

it('[CASE3] the strict schema and the table of keys agree', () => {
  const shapes = new Map<string, string[]>();
  collect(caseSchema, '', shapes);
  for (const section of sections('1.1')) {
    const keys = shapes.get(section) ?? [];
    expect(keys.toSorted(), section).toEqual([...knownKeys(section, '1.1')].toSorted());
  }
  expect([...shapes.keys()].toSorted()).toEqual(sections('1.1').toSorted());
});

interface Shape {
  type?: string;
  shape?: Record<string, unknown>;
  element?: unknown;
  innerType?: unknown;
  out?: unknown;
}

/** Keys of every object in a schema, by the section where it stands. */
function collect(schema: unknown, pattern: string, into: Map<string, string[]>): void {
  const def = (schema as { def?: Shape } | undefined)?.def;
  if (def === undefined) return;
  if (def.shape !== undefined) {
    into.set(pattern, Object.keys(def.shape));
    for (const [key, inner] of Object.entries(def.shape)) collect(inner, at(pattern, key), into);
  }
  if (def.element !== undefined) collect(def.element, `${pattern}[]`, into);
  collect(def.innerType, pattern, into);
  collect(def.out, pattern, into);
}

it.each([
  ['secrets', 'roles[]', 'secret', null],
  ['Secret', 'roles[]', 'secret', null],
  ['worldFacts', '', 'world_facts', null],
  ['姓名', 'roles[]', 'name', null],
  ['tiltle', 'meta', 'title', null],
  ['ｉｄ', 'meta', 'id', null],
  ['minutes', 'scene', null, 'meta'],
  ['narrative', '', null, 'truth'],
  ['weather', 'scene', null, null],
  ['constructor', 'meta', null, null],
])('[CASE3] %s in “%s” is near to %s or belongs to %s', (key, pattern, rename, section) => {
  expect(nearKey(key, pattern, '1.1')).toEqual({ rename, section });
});

it('[CASE2] a path leads back to its steps', () => {
  expect(stepsOf('roles[2].understudy.asks[0].to')).toEqual(['roles', 2, 'understudy', 'asks', 0, 'to']);
  expect(patternOf(['roles', 2, 'tasks', 1])).toBe('roles[].tasks[]');
  expect(stepsOf(at('a', '有. 点[和]括号的键'))).toEqual(['a', '有_ 点_和_括号的键']);
  expect(ALL_KEYS.has('supports_facts')).toBe(true);
});
