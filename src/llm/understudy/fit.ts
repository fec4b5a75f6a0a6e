// Whether a sentence carries the kind of answer that a question wants (UND5): an hour for when, an amount with a unit for
// how much, a person for who. A sentence without it may be about the right thing and still be no answer.
import { clocks } from './clock.ts';
import type { Piece } from './knowledge.ts';
import { allNames, type Question } from './question.ts';
import type { Seat } from './read.ts';

const N = '[\\d零〇一二两三四五六七八九十百千万半]+';
const EN_N =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|hundred|half|dozen|a|an)';
const DATE = new RegExp(
  `${N}[月号日]|初[一二三四五六七八九十]|正月|腊月|星期|礼拜|周[一二三四五六日]|\\d{4}年|[一二三四五六七八九〇零]{2,4}年|[去今前明]年|过了十|\\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\\b|\\b1[89]\\d\\d\\b|\\b20\\d\\d\\b`,
);
const UNITS: Record<string, RegExp> = {
  age: new RegExp(`${N}岁|年纪|属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|years old|\\baged?\\b`, 'i'),
  money: new RegExp(
    `${N}(?:多)?(?:元|块|毛|文钱|两银|两纹银|万|钱银)|(?:[£$]\\s?\\d)|${EN_N} (?:pounds?|shillings?|dollars?|pence|guineas?|cents?)\\b`,
    'i',
  ),
  span: new RegExp(
    `${N}(?:多)?(?:年|个月|天|夜|晚|日|分钟|小时|钟头|个小时|个钟头|个半钟头|辈子|季)|半年|一辈子|大半|${EN_N}[- ](?:years?|months?|weeks?|days?|hours?|minutes?|nights?)\\b`,
    'i',
  ),
  measure: new RegExp(
    `${N}(?:多)?(?:寸|尺|米|厘米|公分|丈|里|公里|斤|两|克|公斤|吨|层)(?:${N})?|${EN_N}[- ](?:feet|foot|inches|inch|yards?|miles?|pounds?|ounces?|stone|tons?)\\b|\\d(?:ft|in|lb|kg|cm|m)\\b`,
    'i',
  ),
  count: new RegExp(`${N}|\\b${EN_N}\\b`, 'i'),
};
/** A number with no unit behind it, as in a list. */
const BARE = /[\d零一二两三四五六七八九十百千]{2,}(?=[，,。、；;]|$)/;
/** People who are named by kinship. */
export const KIN =
  /父|母|爸|妈|爹|娘|儿子|女儿|闺女|丈夫|妻|老婆|媳妇|哥|弟|姐|妹|叔|舅|姑|姨|侄|师傅|师父|徒弟|\b(?:father|mother|brother|sister|wife|husband|son|daughter|uncle|aunt|cousin|master)\b/i;
const PLACE =
  /在|到|去|往|住|从|进|回|对面|隔壁|旁|楼|房|屋|店|铺|院|东|西|南|北|\b(?:in|at|to|from|by|near|behind|under|on|into|through|outside|inside|along)\b/i;
const CAUSE =
  /因为|由于|怕|为了|为的是|为|想|所以|免得|省得|怪|嫌|图|说自己|说是|才|就是要|要是|\b(?:because|since|so|for|afraid|in order|wanted|to)\b/i;
const FEELING =
  /松了口气|高兴|难过|委屈|恨|怨|怕|气|哭|笑|舍不得|惦记|不甘|心里|心|想|愧|慌|恼|爱|喜欢|疼|欠|\b(?:glad|relie\w+|sorry|sad|angry|afraid|hate\w*|lov\w+|envy|jealous|heart|proud|asham\w+|lonely|miss\w*|resent\w*)\b/i;

/** 1 when the sentence carries the wanted kind of answer, less when it may, 0 when it cannot. */
export function answers(asked: Question, piece: Piece, seat: Seat): number {
  const text = piece.text.replaceAll(/(?<=[\d\p{Script=Han}])\s+(?=[\d\p{Script=Han}])/gu, '');
  switch (asked.want) {
    case 'clock':
      if (wantsDay(asked.text)) return DATE.test(text) ? 1 : clocks(text).length > 0 ? 0.3 : 0;
      if (clocks(text).length > 0) return 1;
      if (DATE.test(text) && !/几点|what time|o['’]clock/i.test(asked.text)) return 0.8;
      // The hour of the sentence before it can be said along with it.
      return piece.at.length > 0 && piece.source === 'book' ? 0.6 : 0;
    case 'age':
    case 'money':
      return UNITS[asked.want]?.test(text) === true ? 1 : 0;
    case 'span':
    case 'measure': {
      const unit = unitOf(asked.text);
      const kind = /多(高|长(?!时间)|宽|深|厚)/.exec(asked.text)?.[1];
      if (kind !== undefined && new RegExp(`${kind}[^，。]{0,2}${N}`).test(text)) return 1;
      if ((unit === null ? UNITS[asked.want] : new RegExp(`${N}(?:多|来|个)?${unit}`))?.test(text) === true)
        return kind === undefined ? 1 : 0.85;
      if (/多远|how far/i.test(asked.text) && UNITS['span']?.test(text) === true) return 0.9;
      return BARE.test(withoutClocks(text)) ? 0.6 : 0;
    }
    case 'count': {
      const unit = unitOf(asked.text);
      if (unit !== null && new RegExp(`${N}(?:多|来)?${unit}`).test(text)) return 1;
      return UNITS['count']?.test(withoutClocks(text)) === true ? (unit === null ? 0.9 : 0.5) : 0;
    }
    case 'origin':
      return /老家|家在|[县村镇市省]人|娘家|出身|born|grew up|comes? from/.test(text) ? 1 : 0.2;
    case 'name':
      return /叫做?|姓|名叫|名字|外号|绰号|called|name/i.test(text) ? 1 : 0.2;
    case 'trade':
      return piece.source === 'public' ? 1 : piece.source === 'tie' || piece.paragraph.startsWith('now') ? 0.9 : 0.7;
    case 'person': {
      const others = allNames(seat).filter((name) => !asked.persons.includes(name));
      const named = others.filter((name) => piece.resolved.includes(name)).length;
      // Who all of them: one name is half an answer.
      if (/都|哪些|哪几个|分别|\ball\b|\bboth\b/i.test(asked.text))
        return named > 1 ? 1 : named === 1 ? 0.6 : KIN.test(text) ? 0.5 : 0.2;
      return named > 0 ? 1 : KIN.test(text) ? 0.8 : /你|我|\b(?:you|i|my|your)\b/i.test(text) ? 0.6 : 0.2;
    }
    case 'place':
      return PLACE.test(text) ? 1 : 0.4;
    case 'reason':
      return CAUSE.test(text) ? 1 : 0.6;
    case 'feeling':
      return FEELING.test(text) ? 1 : 0.35;
    case 'tie':
      return piece.source === 'tie' ? 1 : 0.7;
    case 'doing':
      return piece.source === 'alibi' || piece.source === 'book' ? 1 : 0.7;
    case 'open':
      return 1;
  }
}

/** Wants whose answer must be there: an amount, an hour, an age. */
export function strict(asked: Question): boolean {
  return ['clock', 'age', 'money', 'span', 'measure', 'count', 'name', 'origin', 'person'].includes(asked.want);
}

function wantsDay(text: string): boolean {
  return /哪天|哪一天|几号|哪年|哪一年|几月|which (?:day|year)|what (?:day|date|year)/i.test(text);
}

/** Units that answer for one another. */
const FAMILIES: readonly string[][] = [
  ['斤', '公斤', '两', '克', '吨'],
  ['米', '尺', '寸', '丈', '厘米', '公分'],
  ['里', '公里', '里地'],
  ['天', '日', '夜', '晚'],
  ['小时', '钟头'],
  ['下', '声', '次', '回', '遍', '趟'],
  ['人', '口', '名'],
];

/** The unit or counter that a question names, as a pattern: 几口 asks for 口, 多少斤 for any weight, 几声 for 声 and 下. */
function unitOf(text: string): string | null {
  if (/几年级/.test(text)) return '(?:年级)|[初高][一二三]';
  const named =
    /(?<!哪)几(分钟|小时|钟头|公斤|公里|[\u4e00-\u9fff])|多少(分钟|小时|钟头|公斤|公里|厘米|[年天夜岁斤两吨寸尺米里层个只张把条口位次回部辆人亩级间声下])/.exec(
      text,
    );
  if (named !== null) return family(named[1] ?? named[2] ?? '');
  const kind = /多(重|高|长(?!时间)|宽|深|远|厚)/.exec(text)?.[1];
  if (kind === undefined) return null;
  return kind === '重' ? '(?:公斤|斤|克|吨|两)' : '(?:米|尺|寸|丈|里|公里|厘米|公分|步|层)';
}

function family(unit: string): string {
  const all = FAMILIES.find((units) => units.includes(unit));
  return all === undefined ? unit : `(?:${all.toSorted((a, b) => b.length - a.length).join('|')})`;
}

function withoutClocks(text: string): string {
  return clocks(text)
    .toReversed()
    .reduce((rest, clock) => rest.slice(0, clock.from) + rest.slice(clock.to), text);
}
