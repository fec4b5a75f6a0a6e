// Clock words, Chinese and English.
import { describe, expect, it } from 'vitest';
import { clocks, hhmm, spokenClock } from '../../src/llm/understudy/clock.ts';

const times = (text: string) =>
  clocks(text).map(({ at, until }) =>
    [at.map(hhmm).join('|'), ...(until === null ? [] : [until.map(hhmm).join('|')])].join('-'),
  );

describe('[UND4] clock words', () => {
  it.each([
    ['九点一刻', ['09:15|21:15']],
    ['晚上八点十五', ['20:15']],
    ['21:15', ['21:15']],
    ['21：15，他走了', ['21:15']],
    ['早上七点半', ['07:30']],
    ['今早七点半开的门', ['07:30']],
    ['凌晨一点半', ['01:30']],
    ['半夜十二点', ['00:00']],
    ['中午十二点', ['12:00']],
    ['下午三点钟', ['15:00']],
    ['两点过八分', ['02:08|14:08']],
    ['九点差五分', ['08:55|20:55']],
    ['十点零五', ['10:05|22:05']],
    ['九点四十一分，27车', ['09:41|21:41']],
    ['九点一刻到十点', ['09:15|21:15-10:00|22:00']],
    ['21:15-22:00', ['21:15-22:00']],
    ['16:00 到 19:30，你们拖船', ['16:00-19:30']],
    ['有一点怪，早一点来', []],
    ['三月二号到五号', []],
  ])('%s', (text, expected) => expect(times(text)).toEqual(expected));

  it.each([
    ['a quarter past nine', ['09:15|21:15']],
    ['at ten to nine', ['08:50|20:50']],
    ['nine-thirty', ['09:30|21:30']],
    ['at 9:15 p.m.', ['21:15']],
    ['half past ten in the evening', ['22:30']],
    ['about nine o’clock', ['09:00|21:00']],
    ['at nine', ['09:00|21:00']],
    ['one of the two men', []],
  ])('%s', (text, expected) => expect(times(text)).toEqual(expected));

  it('[UND4] marks what is only about an hour', () => {
    expect(clocks('九点多')[0]?.vague).toBe(true);
    expect(clocks('九点')[0]?.vague).toBe(false);
  });

  it('[UND6] says an hour so that it is read back as the same hour', () => {
    for (let minute = 0; minute < 1440; minute += 7)
      for (const language of ['zh', 'en'] as const) {
        const back = clocks(`${spokenClock(minute, language)}${language === 'zh' ? '' : ''}`)[0]?.at ?? [];
        expect(
          back.map((at) => at % 720),
          spokenClock(minute, language),
        ).toContain(minute % 720);
      }
  });
});
