// How a seat stands being asked at the climax: about its secret in many ways, about itself, by a confession, in general.
import { describe, expect, it } from 'vitest';
import { VOICES_ZH } from '../../src/llm/understudy/voices-zh.ts';
import { smallCase } from './small-case.ts';
import { ask, dealt, openTable, playTo, settle, standIn, type Table } from './table.ts';

const model = standIn();
const told = new Set(VOICES_ZH.flatMap((voice) => voice.toldCover));
const inquiry = () => playTo(openTable(smallCase), 'inquiry', model);

/** Questions one after another to one seat; the answers. */
async function answers(table: Table, seat: string, questions: readonly string[]): Promise<string[]> {
  const out: string[] = [];
  let at = table;
  for (const text of questions) {
    const next = await ask(at, model, seat, text);
    out.push(next.answer.text);
    at = next.table;
  }
  return out;
}

describe('a secret touched again and again', () => {
  const touches = [
    '铁皮箱里装的什么？',
    '那天石屋的门是谁开的？',
    '老邝跟你做什么买卖？',
    '灯塔少掉的油跟你有没有关系？',
    '你的船舱里为什么一股油味？',
  ];

  it('[UND9] a new question never hears that it was answered, and no refusal comes twice', async () => {
    const search = (await settle(dealt(await playTo(openTable(smallCase), 'search', model)), model)).table;
    const said = await answers(search, 'p1', touches);
    expect(said[0]).toContain('我船上烧的是柴油');
    for (const line of said) expect(told.has(line), line).toBe(false);
    expect(new Set(said).size).toBe(said.length);
  });

  it('[UND9] only the same question again does', async () => {
    const said = await answers(await inquiry(), 'p1', [touches[0] ?? '', touches[0] ?? '']);
    expect(told.has(said[1] ?? '')).toBe(true);
  });

  it('[UND3] a refusal takes up no word that is not open already', async () => {
    for (const line of (await answers(await inquiry(), 'p1', touches)).slice(1))
      expect(line).not.toMatch(/老邝|铁皮箱/);
  });
});

describe('somebody owns up', () => {
  it.each(['我承认，油是我倒掉的。你呢？', '是我拿的，我认了。', '瞒不住了，我昨晚搬了一桶。'])(
    '[UND9] %s draws surprise and a question',
    async (text) => {
      const [line = ''] = await answers(await inquiry(), 'p2', [text]);
      expect(line).toMatch(/[？?。]/);
      expect(line).toMatch(/你(?:倒掉|倒|拿|搬|做)的|是你|没料到|没想到|出乎/);
    },
  );
});

describe('asked about himself', () => {
  it('[UND5] he thinks it over and does not deny knowing himself', async () => {
    for (const seat of ['p1', 'p2'])
      for (const text of ['你爱吃什么？', '你有几个孩子？'])
        expect((await answers(await inquiry(), seat, [text]))[0]).toMatch(/说不上|说不准|说不好|答不上|拿不准|没数/);
  });
});
