// How a seat talks through an evening: its round, questions again, accusations, the turn without a call, its voice.
import { describe, expect, it } from 'vitest';
import { shippedCases } from '../../src/catalog/content.ts';
import { checkSpeech } from '../../src/core/game/speech.ts';
import { roleBook } from '../../src/artifact/case/book.ts';
import { clocks } from '../../src/llm/understudy/clock.ts';
import { collect } from '../../src/llm/port.ts';
import { VOICES_EN } from '../../src/llm/understudy/voices-en.ts';
import { VOICES_ZH } from '../../src/llm/understudy/voices-zh.ts';
import { smallCase, smallCaseEn, withoutHints } from './small-case.ts';
import { after, ask, dealt, openTable, person, playTo, requestFor, settle, standIn, type Table } from './table.ts';

const model = standIn();
const spokenBy = (table: Table, seat: string) =>
  table.state.lines.flatMap((line) => (line.kind === 'said' && line.seat === seat ? [line.text] : []));
const say = (table: Table, text: string) =>
  settle(after(table, { type: 'speak', member: person, to: null, text, quotes: [] }), model);

describe('the first round', () => {
  it.each([smallCase, withoutHints(smallCase), smallCaseEn, ...shippedCases])(
    '[UND11] $meta.title: each seat says who it is and where it was by the clock',
    async (file) => {
      const { table } = await settle(openTable(file), model);
      for (const role of file.roles.filter((other) => other.player === 'ai')) {
        const [line = ''] = spokenBy(table, role.id);
        const hinted = role.understudy !== null && role.understudy.alibi.length > 0;
        expect(line.length).toBeGreaterThan(7);
        if (hinted)
          expect(
            clocks(line).length + (role.understudy?.alibi ?? []).filter((entry) => line.includes(entry.line)).length,
          ).toBeGreaterThan(0);
        expect(line).not.toMatch(/[（(【〔]|^作为|^\s*[-*]/);
      }
    },
  );
});

describe('questions', () => {
  it('[UND9] the same request gives the same line', async () => {
    const table = await playTo(openTable(smallCase), 'inquiry', model);
    const lines = await Promise.all(
      [0, 1, 2].map(async () => (await ask(table, model, 'p1', '你摆渡多少年了？')).answer.text),
    );
    expect(new Set(lines).size).toBe(1);
    expect(lines[0]).toContain('十一年');
  });

  it('[UND9] a question asked again gets the same fact, never the same line', async () => {
    const first = await ask(await playTo(openTable(smallCase), 'inquiry', model), model, 'p1', '你一趟收多少钱？');
    const second = await ask(first.table, model, 'p1', '你一趟收多少钱？');
    const third = await ask(second.table, model, 'p1', '你一趟收多少钱？');
    for (const { answer } of [first, second, third]) expect(answer.text).toContain('四块');
    expect(second.answer.text).not.toBe(first.answer.text);
    expect(third.answer.text).not.toBe(second.answer.text);
  });

  it('[UND3] a secret gets its cover once, then the remark that it was answered', async () => {
    const first = await ask(await playTo(openTable(smallCase), 'inquiry', model), model, 'p1', '铁皮箱里装的什么？');
    expect(first.answer.text).toContain('我船上烧的是柴油');
    const second = await ask(first.table, model, 'p1', '再问一次，铁皮箱里装的什么？');
    expect(second.answer.text).not.toContain('柴油');
  });

  it('[UND9] an accused seat asks back once and then denies', async () => {
    const first = await ask(await playTo(openTable(smallCase), 'inquiry', model), model, 'p2', '就是你干的！');
    const second = await ask(first.table, model, 'p2', '别装了，是你干的！');
    expect(first.answer.text).toMatch(/[？?]/);
    expect(second.answer.text).toMatch(
      /不是|没有|没做|不成立|再想想|冤枉|我的话|像吗|沾边|戴不上|没这回事|讲完|看看我|样一样/,
    );
    expect(second.answer.text).not.toBe(first.answer.text);
  });

  it('[UND5] what is not in the book is not known, and nothing is stated', async () => {
    const table = await playTo(openTable(smallCase), 'inquiry', model);
    for (const text of [
      '你有几个孩子？',
      '汤春妮今年生日是哪天？',
      '灯塔是哪年盖的？',
      '老孟一个月挣多少？',
      '你姐姐叫什么？',
    ]) {
      const { answer } = await ask(table, model, 'p1', text);
      expect(answer.text, text).toMatch(
        /不知道|不清楚|没听说|说不准|不晓得|答不上|没留意|没问过|拿不准|没数|说不上|不了解|没打听|说不好|提过|没有答案/,
      );
      expect(answer.text).not.toMatch(/\d|三百二十|十一年/);
    }
  });

  it('[UND4] an hour is answered by the alibi, an event by its hour', async () => {
    const table = await playTo(openTable(smallCase), 'inquiry', model);
    for (const text of ['20:50 你人在哪里？', '晚上八点五十你在做什么？', '起雾的时候你在哪儿？', '八点多你在干嘛？'])
      expect((await ask(table, model, 'p1', text)).answer.text, text).toContain('回船上');
    expect((await ask(table, model, 'p1', '七点一刻你在哪？')).answer.text).toContain('面');
  });

  it('[UND4] a pronoun means whoever was named last', async () => {
    const table = await playTo(openTable(smallCase), 'inquiry', model);
    const { table: later } = await ask(table, model, 'p1', '纪云帆是做什么的？');
    expect((await ask(later, model, 'p1', '他上岸的时候提着什么？')).answer.text).toContain('绿帆布包');
  });

  it('[UND4] English questions find their sentences too', async () => {
    const table = await playTo(openTable(smallCaseEn), 'inquiry', model);
    const replies: [string, RegExp][] = [
      ['How long have you kept the inn?', /fourteen years/],
      ['Where were you at half past eight?', /behind the counter/],
      ['What did Tom have under his coat?', /crowbar/],
      ['How far is the slipway from the inn?', /twenty minutes/],
      ['How old is your sister?', /not know|no idea|could not say/],
    ];
    for (const [text, wanted] of replies)
      expect((await ask(table, model, 'p1', text)).answer.text, text).toMatch(wanted);
  });
});

describe('without a call', () => {
  it('[UND11] a question thrown at the table is answered by whoever knows', async () => {
    const table = await playTo(openTable(smallCase), 'inquiry', model);
    const { said } = await say(table, '七点一刻你们都在哪儿？');
    expect(said[0]?.answer.text).toMatch(/面|阿海/);
  });

  it('[UND11] otherwise it asks, and asks each question once', async () => {
    let table = await playTo(openTable(smallCase), 'inquiry', model);
    for (const text of ['嗯。', '我再想想。', '是这样。', '听着呢。', '都说说吧。'])
      table = (await say(table, text)).table;
    const own = [...spokenBy(table, 'p1'), ...spokenBy(table, 'p2')];
    expect(own).toContain('春妮，你家狗那晚怎么一声没叫？');
    const asks = own.filter((line) => line.includes('你家狗那晚'));
    expect(asks).toHaveLength(1);
  });

  it('[UND11] a clue on the table is asked about or remarked on', async () => {
    const table = await playTo(openTable(smallCase), 'search', model);
    const { said } = await settle(dealt(table), model);
    expect(said[0]?.answer.text).toMatch(/油尺|鞋印|狗|碗/);
  });

  it('[UND11] the last round names somebody and a ground that lies open', async () => {
    const table = await playTo(openTable(smallCase), 'final', model);
    for (const role of smallCase.roles.filter((other) => other.player === 'ai')) {
      const line = spokenBy(table, role.id).at(-1) ?? '';
      expect(
        smallCase.roles.some((other) => other.id !== role.id && line.includes(other.name)),
        line,
      ).toBe(true);
      expect(line).toMatch(/油尺|鞋印|「/);
    }
  });
});

describe('voices', () => {
  it('[UND8] three seats do not sound alike', async () => {
    const table = await playTo(openTable(smallCase), 'inquiry', model);
    const pairs = await Promise.all(
      ['你几月生的？', '这塔哪年修的？', '你爱吃什么？'].map(async (text) => [
        (await ask(table, model, 'p1', text)).answer.text,
        (await ask(table, model, 'p2', text)).answer.text,
      ]),
    );
    for (const [a, b] of pairs) expect(a).not.toBe(b);
  });

  it('[UND8] no voice says what a machine says, and the table takes every line', () => {
    for (const [language, voices] of [
      ['zh', VOICES_ZH],
      ['en', VOICES_EN],
    ] as const)
      for (const voice of voices)
        for (const line of Object.values(voice).flat()) {
          expect(line).not.toMatch(/作为|显然|仿佛|不是.{1,8}而是|[（(【〔[]|！！|testament|AI\b/);
          const filled = line.replaceAll(/\{\w+\}/g, language === 'zh' ? '某甲' : 'Tom');
          const book = roleBook(smallCase.roles[0] ?? (null as never), language);
          if (filled.length > 3)
            expect(checkSpeech(filled, { language, book, brief: [], before: [], spoken: [] }), filled).toBeNull();
        }
    for (const kind of ['unknown', 'unknownWho'] as const)
      for (const voice of VOICES_ZH)
        for (const line of voice[kind])
          expect(line).toMatch(
            /不知道|不清楚|没听说|说不准|不晓得|答不上|没留意|没问过|拿不准|没数|说不上|不了解|没打听|说不好|提过|没有答案|哪儿晓得|哪儿知道/,
          );
  });

  it('[UND9] no line twice in a row, and a line that was sent back is not said again', async () => {
    let table = await playTo(openTable(smallCase), 'inquiry', model);
    let last = '';
    for (let turn = 0; turn < 8; turn += 1) {
      const next = await ask(table, model, 'p1', turn % 2 === 0 ? '你姐姐叫什么？' : '秘密呢？');
      expect(next.answer.text).not.toBe(last);
      last = next.answer.text;
      table = next.table;
    }
    const asked = after(table, { type: 'speak', member: person, to: null, text: '卓阿海，你姐姐叫什么？', quotes: [] });
    const job = asked.state.turns.owed[0];
    if (job === undefined) throw new Error('nobody was called');
    const request = requestFor(asked, job);
    const first = await collect(model, request, new AbortController().signal);
    const again = {
      ...request,
      messages: [...request.messages, { role: 'user' as const, text: '〔重说〕这一句照着本子念了。' }],
    };
    expect((await collect(model, again, new AbortController().signal)).text).not.toBe(first.text);
  });
});
