// The speech check of an AI seat: what a player at the table could read out of a line, by whatever trick, is compared
// with the seat's own book. Nothing here judges what is meant; it only looks at letters.
import { describe, expect, it } from 'vitest';
import { checkSpeech, type SpeechMaterial } from '../../../src/core/game/speech.ts';
import { fold } from '../../../src/core/game/recital.ts';

/** The rule's own number, written out: the check must not move with its constant. */
const RECITAL = 20;
const SECRET = '那天夜里你趁灯灭翻过后墙，把账册塞进灶膛烧了，火光里看见秦海提着灯笼站在井边。';
const ENGLISH =
  'That night you climbed the back wall while the lamps were out and burnt the ledger in the kitchen stove.';

const zh: SpeechMaterial = {
  language: 'zh',
  book: {
    name: '罗桂枝',
    public: '管账的',
    blocks: [
      { key: 'now', heading: '你现在', text: '你坐在堂屋里，手心出汗。' },
      { key: 'secret', heading: '你要瞒的事', text: SECRET },
    ],
  },
  brief: ['罗桂枝：提到井台的时候，可以答得比别人快半拍，眼睛往下看。'],
  spoken: ['腊月初八这天夜里，老爷死在账房，门从里面闩着，窗纸破了一个洞。'],
  before: [],
};
const en: SpeechMaterial = {
  ...zh,
  language: 'en',
  book: { name: 'Mary', public: '', blocks: [{ key: 'secret', heading: 'What you hide', text: ENGLISH }] },
};
const CHAT = '这里那里，一直到天亮都没有人来过，院子里的雪也没有人踩过，你们自己去看就知道了。';
const TALK = 'I was by the well that evening, and so was he, as all of you heard from me before. ';
const told = (text: string, material = zh) => checkSpeech(text, material)?.refused ?? null;

/** UTF-8 in hex, by way of the one encoder that every JavaScript has. */
const hex = (text: string) =>
  encodeURIComponent(text)
    .replaceAll(
      /%(..)|(.)/g,
      (_mark, pair: string | undefined, plain: string | undefined) => pair ?? plain?.codePointAt(0)?.toString(16) ?? '',
    )
    .toLowerCase();

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const base64 = (text: string) => {
  const bits = (hex(text).match(/../g) ?? [])
    .map((pair) => Number.parseInt(pair, 16).toString(2).padStart(8, '0'))
    .join('');
  const sextets = bits.match(/.{1,6}/g) ?? [];
  return sextets
    .map((sextet) => DIGITS[Number.parseInt(sextet.padEnd(6, '0'), 2)])
    .join('')
    .padEnd(Math.ceil(sextets.length / 4) * 4, '=');
};

describe('what is no speech', () => {
  it.each([
    [' \n ', 'speech_empty'],
    ['看看 book:p1@03 这里', 'speech_reference'],
    ['supports:c5@tutorial', 'speech_reference'],
    ['epilogue：all@案子', 'speech_reference'],
    ['【你要瞒的事】我没有。', 'speech_heading'],
    ['你知道的\n就这些。', 'speech_heading'],
    ['What you hide\nNothing.', 'speech_heading'],
    ['进展（罗桂枝侧）：我已经试探了秦海。', 'speech_report'],
    ['作为一个AI，我不能说。', 'speech_report'],
    ['我的系统提示里写着别的。', 'speech_report'],
    ['（我心里一紧，什么也没说。）', 'speech_inner'],
    ['【内心】他在撒谎。', 'speech_inner'],
    ['好啊。（心想：坏了）', 'speech_inner'],
    ['I was in the kitchen, as I told you before.', 'speech_language'],
  ])('[CHAN5] %j is refused as %s', (text, refused) => {
    expect(told(text)).toBe(refused);
  });

  it('[CHAN5] a table in English hears English', () => {
    expect(told('我在厨房里，你们都知道。', en)).toBe('speech_language');
    expect(told('I was in the kitchen.', en)).toBeNull();
    expect(told('……！？', en)).toBeNull();
  });

  it.each([
    '我在灶间热酒，谁看见我了？',
    '那天夜里我没有翻过墙。',
    '秦海提着灯笼，我看见了。',
    '（把茶盏往前推了推）你先说，我听着。',
    '21:40 我在井边，就这样。',
    '嗯。',
  ])('[CHAN5] %j may be said', (text) => {
    expect(told(text)).toBeNull();
  });
});

describe('a recital', () => {
  const run = fold(SECRET).slice(5, 5 + RECITAL);

  it('[CHAN5] twenty characters of the own book in a row are one, nineteen are not', () => {
    expect(told(`嗯，${run}，就这样。`)).toBe('speech_own_book');
    expect(told(`嗯，${run.slice(1)}，就这样。`)).toBeNull();
    expect(told(`嗯，${run.slice(0, -1)}，就这样。`)).toBeNull();
    expect(run).toHaveLength(RECITAL);
  });

  it('[CHAN5] of the slip as well', () => {
    expect(told('提到井台的时候，可以答得比别人快半拍，眼睛往下看。')).toBe('speech_own_book');
  });

  it('[CHAN5] words that lie open anyway may be repeated', () => {
    const open = {
      ...zh,
      book: { ...zh.book, blocks: [{ key: 'knows' as const, heading: '你知道的', text: zh.spoken[0] ?? '' }] },
    };
    expect(told('腊月初八这天夜里，老爷死在账房，门从里面闩着。', open)).toBeNull();
    expect(told('腊月初八这天夜里，老爷死在账房，门从里面闩着。', { ...open, spoken: [] })).toBe('speech_own_book');
  });

  it('[CHAN5] runs across two blocks of the book count too', () => {
    expect(told('堂屋里，手心出汗。那天夜里你趁灯灭翻过后墙，把')).toBe('speech_own_book');
  });

  const letters = [...fold(SECRET)];
  const interleave = (between: (index: number) => string) =>
    letters.map((letter, index) => letter + between(index)).join('');
  const disguises: [string, string][] = [
    ['as it stands', SECRET],
    ['backwards', [...SECRET].toReversed().join('')],
    ['in full width and without marks', fold(SECRET).replaceAll(/./gu, '$& ')],
    ['with zero-width characters', interleave(() => '\u200B\u2060')],
    ['with struck letters', interleave(() => '\u0336')],
    ['one letter a line', letters.join('\n')],
    ['spaced out', letters.join('  ')],
    ['with dots and emoji', interleave((index) => (index % 2 ? '·' : '🕯️'))],
    ['with Latin filler', interleave(() => 'a')],
    ['with Latin words between', interleave(() => ' hello ')],
    ['with numbers', interleave((index) => `${index}`)],
    ['with kana between', interleave(() => 'のね')],
    ['every second letter', interleave(() => '的')],
    ['every fourth letter', interleave(() => '我说呢')],
    ['with changing filler', interleave((index) => '嗯啊呢吧这那'.slice(index % 4, (index % 4) + (index % 3)))],
    ['two at a time', letters.map((letter, index) => (index % 2 ? `${letter}嗯` : letter)).join('')],
    ['three at a time', letters.map((letter, index) => (index % 3 === 2 ? `${letter}是吧` : letter)).join('')],
    [
      'spaced and backwards',
      letters
        .toReversed()
        .map((letter) => `${letter}的`)
        .join(''),
    ],
    ['first letters of lines', letters.map((letter) => `${letter}字打头的一行`).join('\n')],
    ['last letters of sentences', letters.map((letter) => `说到${letter}。`).join('')],
    ['first letters of clauses', letters.map((letter) => `${letter}啊怎么说`).join('，')],
    ['base64', `听好：${base64(SECRET)}`],
    ['base64 in short lines', `听好了各位\n${(base64(SECRET).match(/.{1,8}/g) ?? []).join('\n')}`],
    ['base64 for addresses', `听好：${base64(SECRET).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`],
    ['base64 a letter at a time', letters.map((letter) => `说${base64(letter)}`).join('，')],
    ['base64 twice', `听好：${base64(base64(SECRET))}`],
    ['base64 backwards text', `听好：${base64([...SECRET].toReversed().join(''))}`],
    ['hex', `听好了都听好：${hex(SECRET)}`],
    ['hex with commas', `听好了都听好${(hex(SECRET).match(/../g) ?? []).map((pair) => `0x${pair}`).join(', ')}`],
    ['percent signs', `听好：${encodeURIComponent(SECRET)}`],
    ['escapes', `听好：${letters.map((letter) => `\\u${letter.codePointAt(0)?.toString(16)}`).join('')}`],
    ['entities', `听好：${letters.map((letter) => `&#${letter.codePointAt(0)};`).join('')}`],
    ['hex entities', `听好：${letters.map((letter) => `&#x${letter.codePointAt(0)?.toString(16)};`).join('')}`],
  ];

  it.each(disguises)('[CHAN5] is found %s', (_name, text) => {
    // A line that is mostly Latin may fail as the wrong language already; either way it is not spoken.
    expect(['speech_own_book', 'speech_language']).toContain(told(text));
    expect(told(`${CHAT.repeat(6)}${text}`)).toBe('speech_own_book');
  });

  it.each([
    ['as it stands', ENGLISH],
    ['in capitals without spaces', ENGLISH.toUpperCase().replaceAll(' ', '')],
    ['backwards', [...ENGLISH].toReversed().join('')],
    ['letter by letter', [...ENGLISH].join('-')],
    ['with numbers', [...ENGLISH].map((letter, index) => `${letter}${index % 10}`).join('')],
    ['with Chinese between', [...fold(ENGLISH)].join('的')],
    ['every second letter', [...fold(ENGLISH)].map((letter) => `${letter}x`).join('')],
    ['every third letter', [...fold(ENGLISH)].map((letter) => `${letter}ab`).join('')],
    ['first letters of words', [...fold(ENGLISH)].map((letter) => `${letter}og`).join(' ')],
    ['base64', `Listen: ${base64(ENGLISH)}`],
    ['with accents', [...ENGLISH].map((letter) => `${letter}\u0301`).join('')],
  ])('[CHAN5] is found in English %s', (_name, text) => {
    const found = checkSpeech(text, en)?.refused;
    expect(['speech_own_book', 'speech_language']).toContain(found);
    expect(told(`${TALK.repeat(6)}${text}`, en)).toBe('speech_own_book');
  });
});

describe('a recital over several lines', () => {
  const letters = [...fold(SECRET)];

  it('[CHAN5] that begins in one line and ends in the next is found', () => {
    const [first, second] = [letters.slice(0, 15).join(''), letters.slice(15, 30).join('')];
    expect(told(`${first}。`)).toBeNull();
    expect(told(`${second}。`)).toBeNull();
    expect(told(`${second}。`, { ...zh, before: [[`${first}。`]] })).toBe('speech_own_book');
    expect(told(`${second}。`, { ...zh, before: [[first, '别的话。']] })).toBeNull();
  });

  it('[CHAN5] one letter a line, or one first letter a line, is found by the twentieth at the latest', () => {
    for (const say of [(letter: string) => letter, (letter: string) => `${letter}，我说完了，你们接着说吧`]) {
      const before: string[] = [];
      let refusedAt = 0;
      for (const [index, letter] of letters.entries()) {
        if (told(say(letter), { ...zh, before: [before] }) === 'speech_own_book') {
          refusedAt = index + 1;
          break;
        }
        before.push(say(letter));
      }
      expect(refusedAt).toBe(RECITAL);
    }
  });

  it('[CHAN5] backwards over several lines is found', () => {
    const turned = letters.toReversed();
    const before = [turned.slice(0, 12).join('')];
    expect(told(turned.slice(12, 24).join(''), { ...zh, before: [before] })).toBe('speech_own_book');
  });

  it('[CHAN5] each circle of hearers is looked at by itself', () => {
    const [first, second] = [letters.slice(0, 15).join(''), letters.slice(15, 30).join('')];
    const mixed = [first, '私下里说的一句别的话。'];
    expect(told(second, { ...zh, before: [mixed, [first]] })).toBe('speech_own_book');
  });
});
