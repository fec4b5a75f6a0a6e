// Breaks a run of the book's own words (UND6): the same fact with other small words. Only words that carry no fact are
// touched, one at a time, until the line may be said.

import { clauses } from './tokens.ts';

const ZH: readonly [string, string][] = [
  ['没有', '没'],
  ['已经', '早'],
  ['时候', '那会儿'],
  ['后来', '往后'],
  ['以后', '过后'],
  ['之后', '过后'],
  ['以前', '早先'],
  ['因为', '就为'],
  ['所以', '这才'],
  ['但是', '可'],
  ['可是', '可'],
  ['而且', '还'],
  ['一直', '老是'],
  ['每天', '天天'],
  ['每次', '回回'],
  ['一个人', '单独一个'],
  ['看见', '瞧见'],
  ['知道', '晓得'],
  ['说过', '讲过'],
  ['里面', '里头'],
  ['外面', '外头'],
  ['上面', '上头'],
  ['下面', '底下'],
  ['什么', '啥'],
  ['怎么', '咋'],
  ['非常', '很'],
  ['立刻', '马上'],
  ['然后', '接着'],
  ['从来', '向来'],
  ['当时', '那阵'],
  ['正在', '在'],
  ['应该', '该'],
  ['就是', '正是'],
  ['只有', '就'],
  ['全部', '全'],
];
const ZH_BREATHS = ['，是这样，', '，我想想，', '，那个，', '，对，'];
const EN_BREATHS = [', as I recall,', ', mind you,', ', let me see,', ', if I am right,', ', you know,'];
/** Before these words English takes a breath most easily. */
const JOINTS: ReadonlySet<string> = new Set(
  'and but or so then at in on to from with by for of under over into behind near beside before after until when while where who that which because as if'.split(
    ' ',
  ),
);

/** These hold on to the word after them. */
const CLINGS: ReadonlySet<string> = new Set(
  'the a an my his her their its this that of to in on at from with by for'.split(' '),
);

/**
 * The text, clause by clause, so that `fine` holds: a clause that would make too long a run gets a breath before it or
 * other small words, and is left out when that does not help.
 */
export function breakRuns(text: string, language: 'zh' | 'en', fine: (text: string) => boolean, salt: number): string {
  if (language === 'en') return breathe(text, fine, salt);
  let out = '';
  for (const [index, part] of clauses(text).entries()) {
    const breath = ZH_BREATHS[(salt + index) % ZH_BREATHS.length] ?? '';
    const tries = [out + part, ...(out === '' ? [] : [out.replace(/[，,；;：:\s]*$/, '') + breath + part])];
    const done = tries.find(fine) ?? tries.map((line) => small(line, fine)).find(fine);
    if (done === undefined) break;
    out = done;
  }
  return out;
}

/** One small word after another changed, until it is fine or none is left. */
function small(text: string, fine: (text: string) => boolean): string {
  let out = text;
  for (const [from, to] of ZH) {
    const next = out.replace(from, to);
    if (next === out) continue;
    if (fine(next)) return next;
    out = next;
  }
  return out;
}

/** English word by word: where the run would be too long, a breath before the last joint of it. */
function breathe(text: string, fine: (text: string) => boolean, salt: number): string {
  let out: string[] = [];
  let free = 0;
  for (const word of text.split(/\s+/)) {
    if (fine([...out, word].join(' '))) {
      out.push(word);
      continue;
    }
    const joint = out.findLastIndex((said, index) => index > free && JOINTS.has(said.toLowerCase()));
    const named = out.findLastIndex(
      (said, index) => index > free && /^[A-Z]/.test(out[index - 1] ?? '') && /^[a-z]/.test(said),
    );
    let at = joint > free ? joint : named > free ? named : out.length;
    // Never between the and its noun.
    while (at > free + 1 && CLINGS.has((out[at - 1] ?? '').toLowerCase())) at -= 1;
    const breath = EN_BREATHS[(salt + free) % EN_BREATHS.length] ?? '';
    const before = out.slice(0, at).join(' ').replace(/[,;]$/, '');
    out = [`${before}${breath}`, ...out.slice(at), word];
    free = 1;
    if (!fine(out.join(' '))) break;
  }
  return out.join(' ');
}
