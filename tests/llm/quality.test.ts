// The bar of the stand-in on the question files that the authors of the shipped cases wrote.
import { expect, it } from 'vitest';
import {
  accepted,
  BAR,
  contains,
  faults,
  measure,
  questionFiles,
  type QuestionFile,
} from '../../scripts/understudy-quality.ts';
import { shippedCases } from '../../src/catalog/content.ts';
import { sentences } from '../../src/llm/understudy/tokens.ts';
import { ask, openTable, playTo, standIn } from './table.ts';

const files = await questionFiles();

it('[UND12] there are question files of shipped cases', () => expect(files.length).toBeGreaterThan(2));

it.each(files)(
  '[UND12] $case: the answers are above the bar, and no secret is spoken',
  async (file) => {
    const score = await measure(file);
    expect(faults([score])).toEqual([]);
    expect(score.leaks).toEqual([]);
  },
  30_000,
);

it.each(files)(
  '[UND3] $case: no sentence of the own book, read out to the seat, draws a secret string',
  async (file) => {
    const caseFile = shippedCases.find((one) => one.meta.id === file.case);
    if (caseFile === undefined) throw new Error(`no case ${file.case}`);
    const model = standIn();
    const table = await playTo(openTable(caseFile), 'inquiry', model);
    for (const role of caseFile.roles.filter((other) => other.player === 'ai')) {
      const never = Object.values(file.secrets).flatMap((secret) => (secret.seat === role.id ? secret.never : []));
      const topics = (role.understudy?.secrets ?? []).flatMap((secret) => secret.topics);
      for (const line of [
        ...sentences(role.private),
        ...sentences(role.secret),
        ...topics.map((topic) => `你的${topic}呢？`),
      ]) {
        const { answer } = await ask(table, model, role.id, line, true);
        expect(
          never.filter((word) => contains(answer.text, word)),
          `${line} → ${answer.text}`,
        ).toEqual([]);
      }
    }
  },
  60_000,
);

it('[UND12] a question file speaks of seats and facts that are there', async () => {
  for (const file of files) {
    const seats = shippedCases.find((one) => one.meta.id === file.case)?.roles.map((role) => role.id as string) ?? [];
    for (const { seat, accept = [], unanswerable } of file.questions) {
      expect(seats).toContain(seat);
      expect(unanswerable === true).toBe(accept.length === 0);
      for (const id of accept) expect(Object.keys(file.facts)).toContain(id);
    }
  }
});

it('[UND12] the judge takes an hour in any wording, and no statement for not knowing', () => {
  const file: QuestionFile = {
    case: 'x',
    facts: { f1: { seat: 'p1', says: [['21:15', '九点一刻'], ['宿舍']] }, f2: { seat: 'p1', says: [['乔麦']] } },
    secrets: {},
    questions: [],
  };
  expect(contains('我九点一刻回的宿舍', '21:15')).toBe(true);
  expect(contains('我九点半回的宿舍', '21:15')).toBe(false);
  const known = { seat: 'p1', ask: '你九点多在哪？', accept: ['f1'] };
  const open = { seat: 'p1', ask: '你几岁？', unanswerable: true };
  expect(accepted(file, known, '晚上九点一刻，宿舍。', [])).toBe(true);
  expect(accepted(file, known, '宿舍。', [])).toBe(false);
  expect(accepted(file, open, '不知道，九点一刻我在宿舍。', [])).toBe(false);
  expect(accepted(file, open, '不知道，你问乔麦。', ['乔麦'])).toBe(true);
  expect(accepted(file, open, '四十。', [])).toBe(false);
  expect(BAR.accepted).toBe(0.8);
});
