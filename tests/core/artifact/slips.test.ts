// Typing slips of Chinese authors: every one is found at its line with its code, and right Chinese text is left alone.
import { expect, it } from 'vitest';
import { checkCase } from '../../../src/artifact/case/check.ts';
import index from '../../fixtures/slips/index.json';
import { base, brief, check, slipTexts, text } from './cases.ts';

it('[CASE9] the case that the slips were made from is clean', () => {
  expect(check(base())).toEqual([]);
});

it('[CASE9] there are at least forty slips, each with a file', () => {
  expect(index.length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(slipTexts)).toHaveLength(index.length + 1);
});

for (const { file, code, line, slip } of index) {
  it(`[CASE9] ${file}: ${slip}`, () => {
    const { issues, case: read } = checkCase(text(slipTexts, file));
    const [first, ...more] = issues;
    expect({ code: first?.code, line: first?.line }).toEqual({ code, line });
    // Nothing else is wrong in the file, so nothing else may be said; only the file of wrong colons has many.
    expect(new Set([code, ...more.map((found) => found.code)])).toEqual(new Set([code]));
    if (code !== 'yaml_fullwidth_colon') expect(more).toEqual([]);
    // A slip that changes what the text says keeps the case from being read.
    if (first?.level === 'error' && code.startsWith('yaml_')) expect(read).toBeNull();
  });
}

it('[CASE9] several slips in one file are told together', () => {
  const yaml = base().replace('  title: 封窑', '  title：封窑').replace('      - 让师傅相信', '      －让师傅相信');
  expect(check(yaml)).toEqual(['error yaml_fullwidth_colon', 'error yaml_fullwidth_dash']);
});

it('[CASE9] the parser stumbling on below a slip is not told a second time', () => {
  const yaml = base().replace('    name: 鲁大河', '    name：鲁大河').replace('clues:', 'clues');
  expect(check(yaml)).toEqual(['error yaml_fullwidth_colon']);
});

it('[CASE9] Chinese punctuation in prose, comments and quotes is left alone', () => {
  const yaml = base()
    .replace(
      '    - 窑口的灰还是热的。两位坐近些，从天黑说起。',
      [
        '    - “火还热着。”他说：“坐近些。”',
        '    - 主持：请坐。',
        "    - '名字: 都报一遍 #1'",
        '    - 今夜说三件事，柴、火、人；',
        '      —— 说完再散。 # 念得慢一点',
        '    - >-',
        '      name：这一行是正文，',
        '      － 不是一列，',
        '      　　也不是缩进。',
      ].join('\n'),
    )
    .replace('limits: [只念桌上已经有的东西]', 'limits: [只念桌上已经有的，别的不念]')
    .replace('cover: 后头的门归把桩的人管，轮不到我碰。', 'cover: 「门」？归把桩的人管，轮不到我：碰不着。');
  expect(check(yaml)).toEqual([]);
});

it('[CASE9] Windows line ends read like any others', () => {
  expect(check(base().replaceAll('\n', '\r\n'))).toEqual([]);
  const slip = checkCase(base().replaceAll('\n', '\r\n').replace('  place: 青', '  place：青')).issues;
  expect(slip.map(({ code, line }) => ({ code, line }))).toEqual([{ code: 'yaml_fullwidth_colon', line: 20 }]);
});

it('[CASE2] findings come in the order of the lines', () => {
  const yaml = base().replace('who: p0, doing: 在门房', 'who: p7, doing: 在门房').replace('  - id: c2', '  - id: c1');
  const { issues } = checkCase(yaml);
  const lines = issues.map(({ line }) => line ?? 0);
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  expect(brief(issues)).toContain('error unknown_id truth.timeline[0].who');
});
