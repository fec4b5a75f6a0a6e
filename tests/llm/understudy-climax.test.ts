// How a seat stands being asked at the climax: about its secret in many ways, about itself, by a confession, in general.
import { describe, expect, it } from 'vitest';
import { shippedCases } from '../../src/catalog/content.ts';
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
  it.each(['我承认，油是我倒掉的。你呢？', '是我拿的，我认了。', '瞒不住了，我昨晚搬了一桶。', '对不起，是我害了他。'])(
    '[UND9] %s draws surprise and a question',
    async (text) => {
      const [line = ''] = await answers(await inquiry(), 'p2', [text]);
      expect(line).toMatch(/[？?。]/);
      expect(line).toMatch(/你(?:倒掉|倒|拿|搬|做|害)的|是你|没料到|没想到|出乎/);
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

describe('his own acts and words', () => {
  it('[UND4] who did it is answered by his own hour, when it was he', async () => {
    const [line = ''] = await answers(await inquiry(), 'p1', ['那天晚上木船是谁拴的？']);
    expect(line).toMatch(/拴的船|拴在/);
  });

  it('[UND4] what he is to whoever asks is his own relation, as a sentence', async () => {
    const [own = ''] = await answers(await inquiry(), 'p1', ['你跟孟守田是什么关系？']);
    expect(own).toMatch(/说到.+那是舅甥/);
    const [owed = ''] = await answers(await inquiry(), 'p2', ['你跟孟守田是什么关系？']);
    expect(owed).toContain('孟守田欠我两年柴钱');
  });

  it('[UND4] another day than that of the hours is answered by no alibi', async () => {
    const [line = ''] = await answers(await inquiry(), 'p1', ['正月初九你回来过没有？']);
    expect(line).not.toMatch(/船|面|哪儿也没去/);
  });
});

describe('asked in general', () => {
  it('[UND11] he tells one thing more each time, nothing twice and nothing shut', async () => {
    const said = await answers(await inquiry(), 'p1', ['你还知道些什么？', '还有什么要说的？', '还有别的吗？']);
    expect(new Set(said).size).toBe(3);
    for (const line of said) {
      expect(line).not.toMatch(/不知道|不清楚|没听说|说不准|不晓得|答不上|铁皮箱|老邝|石屋/);
      expect(line.length).toBeGreaterThan(5);
    }
  });

  it('[UND6] the same long line comes a third time only in part', async () => {
    const said = await answers(await inquiry(), 'p1', [
      '晚上八点五十你在哪里？',
      '八点多你在干嘛？',
      '21:00 你人在哪里？',
    ]);
    expect(said.filter((line) => line.includes('吃完面我就回船上躺着了，雾大，哪儿也没去')).length).toBeLessThan(2);
  });
});

describe('citing a clue', () => {
  it.each(shippedCases)(
    '[UND11] $meta.title: seats cite different thoughts, whole ones, with a reason',
    async (file) => {
      const table = await playTo(openTable(file), 'final', model);
      const lines = table.state.lines.flatMap((line) => (line.kind === 'said' ? [line.text] : []));
      const last = lines.slice(-file.roles.filter((role) => role.player === 'ai').length);
      const quotes = last.flatMap((line) => [...line.matchAll(/「([^」]+)」/g)].map((match) => match[1] ?? ''));
      expect(quotes.length).toBeGreaterThan(0);
      expect(new Set(quotes).size).toBe(quotes.length);
      for (const quote of quotes) {
        const [clue] = file.clues.filter((card) => card.text.replaceAll(/[「」；]/g, '').includes(quote.slice(0, 5)));
        expect(clue, quote).toBeDefined();
        // Not the heading of the card, and not the tail of a sentence.
        expect(
          clue?.text.startsWith(quote.slice(0, 6)) === true && (clue?.text.split('。').length ?? 0) > 3,
          quote,
        ).toBe(false);
      }
      for (const line of last) expect(line.split(/[。？！]/).length, line).toBeGreaterThan(2);
    },
  );
});

describe('asked for his opinion', () => {
  it('[UND11] he names somebody and a ground once clues are out, and does not say that he cannot know', async () => {
    const search = (await settle(dealt(await playTo(openTable(smallCase), 'search', model)), model)).table;
    const [line = ''] = await answers(search, 'p1', ['你怀疑谁？']);
    expect(line).toMatch(/汤春妮|纪云帆/);
    expect(line).toMatch(/「/);
    expect((await answers(await inquiry(), 'p1', ['你怎么看？']))[0]).not.toMatch(/不知道|不清楚|说不上/);
  });
});

describe('who somebody is', () => {
  it('[UND4] the open line about him answers', async () => {
    const [line = ''] = await answers(await inquiry(), 'p1', ['汤春妮是谁？']);
    expect(line).toMatch(/卖柴卖面/);
  });
});
