// Clock words of a sentence, in Chinese and English, as minutes of the day (UND4). 九点一刻 is 09:15 or 21:15 unless the
// sentence says which; a range keeps both ends. Knows nothing of seats and questions.

export interface Clock {
  /** Where the words stand in the text. */
  from: number;
  to: number;
  /** Possible minutes of the day: one, or two twelve hours apart. */
  at: number[];
  /** The other end of a range, as many as `at`. */
  until: number[] | null;
  /** 多、左右、前后 / about, around: the words give a neighbourhood. */
  vague: boolean;
}

const DIGITS: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const NUM = '[零〇一二两三四五六七八九十\\d]{1,3}';
const PART =
  '凌晨|清晨|清早|一大早|大清早|早上|早晨|今早|今晨|明早|早|上午|中午|正午|午后|下午|傍晚|晚上|夜里|夜晚|昨晚|昨夜|今晚|当晚|那晚|半夜|后半夜|深夜|午夜|晚|夜';
const ZH = new RegExp(
  `(?<part>${PART})?(?:的)?(?:(?<h>\\d{1,2}):(?<m>\\d{2})(?!\\d)|(?<hz>${NUM})(?:点|时(?!候|间|辰|而|常))(?:钟)?(?:(?<half>半)|(?<quarter>[一三])刻|差(?<less>${NUM})分|(?:过|零|〇)?(?<mz>${NUM})分?(?![点个条只岁年次元块天人斤一二三四五六七八九十\\d])|(?<whole>整|正))?)(?<vague>多|来钟|左右|前后|上下|光景|那会儿|那阵|那时候)?`,
  'g',
);
const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
};
const HOUR = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const MINUTE = '(?:five|ten|fifteen|twenty-five|twenty|thirty|forty-five|forty|fifty|\\d{1,2})';
const EN = new RegExp(
  `(?:(?<about>about|around|roughly|some time near|near)\\s+)?(?:(?<rel>half|a quarter|quarter|${MINUTE})(?:\\s+minutes?)?\\s+(?<side>past|to|after|before)\\s+(?<rh>${HOUR})|(?<h>\\d{1,2})[:.](?<m>\\d{2})(?!\\d)|(?<wh>${HOUR})[- ](?<wm>fifteen|twenty-five|twenty|thirty|forty-five|forty|fifty)|(?<oh>${HOUR})(?:\\s+(?<oclock>o['’]?clock)|(?=\\s*(?:[ap]\\.?m\\b|in the (?:morning|afternoon|evening)|at night))))(?:\\s+o['’]?clock)?\\s*(?<ap>[ap]\\.?m\\b\\.?|in the morning|in the afternoon|in the evening|at night)?`,
  'gi',
);
const AT_HOUR = new RegExp(
  `\\b(?:at|by|till|until|to|before|after|since|from|around|about)\\s+(?<oh>${HOUR})\\b(?!\\s*(?:o['’]?clock|[ap]\\.?m|past|to\\b|minutes?|[:.]\\d|[-a-z]))`,
  'gi',
);

/** Every clock time of a text, in order. Two that are joined by 到, to or a dash become one range. */
export function clocks(text: string): Clock[] {
  const found = /[\p{Script=Han}]/u.test(text) ? chinese(text) : english(text);
  const out: Clock[] = [];
  for (const clock of found) {
    const last = out.at(-1);
    if (
      last !== undefined &&
      last.until === null &&
      /^\s*(?:到|至|-|–|—|~|to|until|till)\s*$/i.test(text.slice(last.to, clock.from))
    ) {
      const same =
        clock.at.length === 1 && last.at.length === 2
          ? last.at.filter((start) => start <= (clock.at[0] ?? 0)).slice(-1)
          : last.at;
      last.at = same.length > 0 ? same : last.at;
      last.until = clock.at.length === last.at.length ? clock.at : last.at.map((start) => later(start, clock.at));
      last.to = clock.to;
    } else out.push(clock);
  }
  return out;
}

function later(start: number, ends: readonly number[]): number {
  return ends.toSorted((a, b) => ((a - start + 1440) % 1440) - ((b - start + 1440) % 1440))[0] ?? start;
}

function chinese(text: string): Clock[] {
  const plain = text.replaceAll('：', ':');
  return [...plain.matchAll(ZH)].flatMap((match) => {
    const g = match.groups ?? {};
    const words = match[0];
    // 一点 alone is "a little" far more often than an hour.
    if (
      g['hz'] === '一' &&
      (g['part'] === undefined || /^[早晚]$/.test(g['part'])) &&
      words.replace(/^[早晚]|[钟多左右前后]+$/g, '') === '一点' &&
      !/钟|多|左右|前后/.test(words)
    )
      return [];
    const hour = g['h'] === undefined ? number(g['hz'] ?? '') : Number(g['h']);
    if (hour === null || hour > 24) return [];
    const minute = minuteOf(g);
    if (minute === null) return [];
    const exact = g['h'] !== undefined && (g['h'].length === 2 || hour > 12);
    const at = g['less'] === undefined ? hour * 60 + minute : hour * 60 - minute;
    return [
      {
        from: match.index,
        to: match.index + words.length,
        at: sides(at, exact, partOf(g['part'])),
        until: null,
        vague: g['vague'] !== undefined,
      },
    ];
  });
}

function minuteOf(g: Record<string, string | undefined>): number | null {
  if (g['m'] !== undefined) return Number(g['m']) < 60 ? Number(g['m']) : null;
  if (g['half'] !== undefined) return 30;
  if (g['quarter'] !== undefined) return g['quarter'] === '三' ? 45 : 15;
  if (g['less'] !== undefined) return number(g['less']);
  if (g['mz'] !== undefined) {
    const minute = number(g['mz']);
    return minute !== null && minute < 60 ? minute : null;
  }
  return 0;
}

function number(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const ten = text.indexOf('十');
  if (ten < 0) {
    const digits = [...text].map((digit) => DIGITS[digit]);
    if (digits.some((digit) => digit === undefined) || digits.length === 0) return null;
    return digits.reduce<number>((sum, digit) => sum * 10 + (digit ?? 0), 0);
  }
  const tens = ten === 0 ? 1 : DIGITS[text.slice(0, ten)];
  const rest = text.slice(ten + 1);
  const ones = rest === '' ? 0 : DIGITS[rest];
  return tens === undefined || ones === undefined ? null : tens * 10 + ones;
}

type Part = 'night' | 'morning' | 'noon' | 'late' | null;

function partOf(word: string | undefined): Part {
  if (word === undefined) return null;
  if (/凌晨|早|晨|上午/.test(word)) return 'morning';
  if (/中午|正午/.test(word)) return 'noon';
  if (/半夜|午夜|深夜|夜/.test(word)) return 'late';
  return 'night';
}

/** The minutes that the words can mean. */
function sides(at: number, exact: boolean, part: Part): number[] {
  const minutes = ((at % 1440) + 1440) % 1440;
  if (exact || minutes >= 780) return [minutes];
  const other = (minutes + 720) % 1440;
  const [small, big] = minutes < other ? [minutes, other] : [other, minutes];
  switch (part) {
    case 'morning':
      return [small];
    case 'noon':
      return [small < 180 ? big : small >= 600 ? small : big];
    case 'night':
      return [big];
    case 'late':
      return [small < 360 ? small : big];
    case null:
      return [small, big];
  }
}

function english(text: string): Clock[] {
  const out = [...text.matchAll(EN)].flatMap((match): Clock[] => {
    const g = match.groups ?? {};
    const hour = numberWord(g['rh'] ?? g['h'] ?? g['wh'] ?? g['oh'] ?? '');
    const minute = numberWord(g['m'] ?? g['wm'] ?? '0');
    if (hour === null || minute === null || hour > 24 || minute > 59) return [];
    const shift =
      g['rel'] === undefined
        ? 0
        : /half/i.test(g['rel'])
          ? 30
          : /quarter/i.test(g['rel'])
            ? 15
            : (numberWord(g['rel']) ?? 0);
    const at = hour * 60 + minute + (/to|before/i.test(g['side'] ?? '') ? -shift : shift);
    const ap = (g['ap'] ?? '').toLowerCase();
    const part: Part = ap === '' ? null : /^a|morning/.test(ap) ? 'morning' : 'night';
    const exact = g['h'] !== undefined && (g['h'].length === 2 || hour > 12) && ap === '';
    return [
      {
        from: match.index,
        to: match.index + match[0].trimEnd().length,
        at: sides(at, exact, part),
        until: null,
        vague: g['about'] !== undefined,
      },
    ];
  });
  for (const match of text.matchAll(AT_HOUR)) {
    const word = match.groups?.['oh'] ?? '';
    const from = match.index + match[0].length - word.length;
    const hour = numberWord(word);
    if (hour === null || hour > 12 || hour === 0 || out.some((clock) => clock.from <= from && from < clock.to))
      continue;
    out.push({
      from,
      to: from + word.length,
      at: sides(hour * 60, false, null),
      until: null,
      vague: /around|about/i.test(match[0]),
    });
  }
  return out.toSorted((a, b) => a.from - b.from);
}

function numberWord(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  return WORDS[text.toLowerCase()] ?? null;
}

/** `21:15`. */
export function hhmm(minutes: number): string {
  const day = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`;
}

const HOURS_ZH = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** How a clock time is said at the table: 九点一刻, quarter past nine. */
export function spokenClock(minutes: number, language: 'zh' | 'en'): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  if (language === 'en')
    return `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? " o'clock" : `.${String(minute).padStart(2, '0')}`}`;
  const h = hour === 0 ? '零' : hour > 12 ? HOURS_ZH[hour - 12] : HOURS_ZH[hour];
  const tens = Math.floor(minute / 10);
  const ones = minute % 10;
  const digit = (n: number) => (n === 2 ? '二' : (HOURS_ZH[n] ?? ''));
  if (minute === 0) return `${h}点`;
  if (minute === 30) return `${h}点半`;
  if (minute === 15) return `${h}点一刻`;
  if (minute < 10) return `${h}点零${digit(minute)}分`;
  return `${h}点${tens === 1 ? '' : digit(tens)}十${ones === 0 ? '' : digit(ones)}分`;
}
