// The whole dictionary of refusals, in both languages.
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/protocol/plain.ts';
import {
  isRefusal,
  refuse,
  REFUSAL_CODES,
  sentence,
  type Act,
  type Refusal,
  type RefusalCode,
} from '../../../src/protocol/refusals.ts';

type Abouts = { [C in RefusalCode]: Refusal<C>['about'] };

/** One example of what each refusal is about; a new code does not compile without one. */
const ABOUT: Abouts = {
  no_such_game: {},
  bad_request: { where: 'seat' },
  too_large: { limit: '32 KB' },
  stale_page: {},
  cross_origin: {},
  too_many: {},
  not_owner: { act: 'start' },
  not_seated: {},
  not_started: {},
  already_started: {},
  room_full: {},
  no_such_seat: { seats: '林晚、秦海' },
  seat_taken: { seat: '林晚', free: '秦海' },
  seats_open: { seats: '秦海' },
  no_human: {},
  not_playable: { what: '搜证地点' },
  bad_case: { count: 2, first: '第 3 行少了一个空格，补上它。' },
  empty_line: {},
  line_too_long: { length: 2_345 },
  private_closed: { phase: '自述' },
  no_such_clue: {},
  sealed_section: { section: 'truth' },
  sealed_book: {},
  wrong_phase: { act: 'vote', now: '问话', need: '发言与投票' },
  phase_over: { now: '发言与投票' },
  at_the_end: {},
  gate_seats: { seats: '秦海' },
  gate_whereabouts: { seats: '秦海' },
  gate_clues: {},
  gate_pace: {},
  gate_agree: { seats: '林晚' },
  bad_clock: { text: '九点' },
  too_many_whereabouts: {},
  bad_choice: { choices: '林晚、秦海' },
  already_dealt: {},
  job_stale: {},
  only_speak: { seat: '秦海', tool: 'read_file' },
  nothing_failed: { seat: '秦海' },
  speech_own_book: {},
  speech_heading: {},
  speech_reference: {},
  speech_report: {},
  speech_inner: {},
  speech_language: {},
  speech_empty: {},
};

const ACTS: Record<Act, true> = {
  start: true,
  seat: true,
  speak: true,
  vote: true,
  advance: true,
  deal: true,
  whereabouts: true,
  link: true,
  consent: true,
};

const refusalOf = (code: RefusalCode): Refusal => refuse(code, ABOUT[code] as never);
const texts = (code: RefusalCode) => LANGUAGES.map((language) => sentence(refusalOf(code), language));
const taken = refuse('seat_taken', { seat: '林晚', free: '' });

/** Acts with which a hint may begin. A hint that begins with something else tells instead of helping. */
const VERBS = {
  zh: /^(先|请|可以|直接)?(看|刷新|删|从|等|请|选|点|接着|起身|换|写|分成|放|到|带|回看|翻|另开|按|把|用|只写|说|问|自己选|进来|旁听|记|各记|照|改)/,
  en: /^(check|reload|shorten|try|wait|ask|take|play|stand|choose|listen|let|sit|pick|write|split|say|put|look|lead|press|keep|remove|open|start|turn|speak|read|leave|go|make|run)\b/i,
};

/** Words of the program's inside; none of them may reach a person. */
const INNER =
  /undefined|null|NaN|\[object|\bjob\b|\blease\b|\btoken\b|\bstate\b|\bevent\b|\bcommand\b|\bseq\b|\bprompt\b|\bmodel\b|\bLLM\b|\bAPI\b|\bJSON\b|\bserver error\b|exception|座位号|任务编号|租约|令牌|事件|命令|提示词|模型|接口|异常|报错|[a-z]+_[a-z]+/i;

describe.each(REFUSAL_CODES)('%s', (code) => {
  it('[REF1] has a code, a sentence and a hint in Chinese and in English', () => {
    const [zh, en] = texts(code);
    expect(zh?.code).toBe(code);
    expect(en?.code).toBe(code);
    for (const text of [zh?.message, zh?.hint]) expect(text).toMatch(/\p{Script=Han}/u);
    for (const text of [en?.message, en?.hint]) {
      expect(text).toMatch(/[A-Za-z]{3}/);
      // What is left of Chinese in the English twin comes from names alone.
      const names = Object.values(ABOUT[code]).join('');
      expect([...(text ?? '')].filter((letter) => /\p{Script=Han}/u.test(letter) && !names.includes(letter))).toEqual(
        [],
      );
    }
    for (const text of [zh?.message, zh?.hint, en?.message, en?.hint]) expect(text).toMatch(/[。！？.!?]$/);
  });

  it('[REF2] begins its hint with an act', () => {
    const [zh, en] = texts(code);
    expect(zh?.hint).toMatch(VERBS.zh);
    expect(en?.hint).toMatch(VERBS.en);
  });

  it('[REF1] speaks of the table and not of the program', () => {
    const params = new Set(Object.values(ABOUT[code]).map(String));
    for (const { message, hint } of texts(code)) {
      let text = `${message} ${hint}`;
      for (const param of params) text = text.replaceAll(param, '…');
      expect(text).not.toMatch(INNER);
    }
  });

  it('[SEAL9] says nothing but what it was given: two refusals about the same are the same', () => {
    expect(texts(code)).toEqual(texts(code));
    expect(isRefusal(refusalOf(code))).toBe(true);
  });
});

describe('the dictionary', () => {
  it('[REF1] every code has its example here', () => {
    expect(Object.keys(ABOUT).toSorted()).toEqual(REFUSAL_CODES.toSorted());
  });

  it.each(Object.keys(ACTS) as Act[])('[REF1] the act “%s” has its words in both languages', (act) => {
    for (const code of ['not_owner', 'wrong_phase'] as const)
      for (const language of LANGUAGES) {
        const about = code === 'not_owner' ? { act } : { act, now: '甲', need: '乙' };
        const { message } = sentence(refuse(code, about as never), language);
        expect(message).not.toMatch(/undefined/);
        expect(message.length).toBeGreaterThan(8);
      }
  });

  it('[REF2] a full table is told what to do as well', () => {
    expect(sentence(taken, 'zh').hint).toMatch(VERBS.zh);
    expect(sentence(taken, 'en').hint).toMatch(VERBS.en);
  });

  it('[REF1] no two codes say the same', () => {
    for (const language of LANGUAGES) {
      const said = REFUSAL_CODES.map((code) => sentence(refusalOf(code), language).message);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('[SEAL9] “does not exist” and “not yours” are one code', () => {
    expect(REFUSAL_CODES.filter((code) => /forbidden|denied|not_yours|no_access|not_found/.test(code))).toEqual([]);
  });

  it('[REF1] what is no refusal is not taken for one', () => {
    for (const value of [null, undefined, 1, 'refused', [], {}, { refused: 'x' }, { about: {} }])
      expect(isRefusal(value)).toBe(false);
  });
});
