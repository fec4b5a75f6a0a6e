// Text as what can be compared (UND4): NFKC, single characters, pairs, words of Intl.Segmenter, and the meanings of the
// everyday lexicon. Chinese and English. Knows nothing of seats.
import { EMPTY_EN, MEANINGS_EN, stem } from './lexicon-en.ts';
import { EMPTY_ZH } from './lexicon-zh.ts';
import { MEANINGS_ZH } from './meanings-zh.ts';
import type { Language } from './read.ts';

/** Weights of a text's terms. Meanings are written `#12`. */
export type Terms = Map<string, number>;

const WEIGHT = { single: 0.35, pair: 1, word: 1, meaning: 0.9 } as const;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

const meaningsZh = table(MEANINGS_ZH, (word) => word);
const meaningsEn = table(MEANINGS_EN, (word) => word.split('_').map(stem).join('_'));
const findMeanings = new RegExp([...meaningsZh.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'g');

function table(rows: readonly string[], form: (word: string) => string): Map<string, string[]> {
  const out = new Map<string, string[]>();
  for (const [index, row] of rows.entries())
    for (const word of row.split(' ')) {
      const ids = out.get(form(word)) ?? [];
      if (!ids.includes(`#${index}`)) out.set(form(word), [...ids, `#${index}`]);
    }
  return out;
}

/** Compatibility forms folded, letters in lower case. */
export function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Comparison form: letters and digits only. */
export function folded(text: string): string {
  return plain(text).replaceAll(/[\s\p{P}\p{S}]/gu, '');
}

/** The content words of a text in order; empty words are left out. */
export function words(text: string, language: Language): string[] {
  if (language === 'en')
    return (plain(text).match(/[a-z0-9]+(?:['’][a-z]+)?/g) ?? [])
      .filter((word) => !EMPTY_EN.has(word.replace(/['’].*$/, '')))
      .map(stem);
  const out: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(separate(text))) {
    const word = isWordLike === true ? trimmed(segment) : '';
    if (word !== '' && !EMPTY_ZH.has(word)) out.push(word);
  }
  return out;
}

/** Clock figures out, and a space where 41，27 would be read as one number. */
function separate(text: string): string {
  return plain(text)
    .replaceAll(/\d{1,2}:\d{2}/g, ' ')
    .replaceAll(/[,:]/g, ' ');
}

/** Segments glue small words on (你在, 去了, 几寸): what only asks or points falls away. */
function trimmed(segment: string): string {
  if (/什么|怎么|多少|[几哪谁啥]/.test(segment)) return '';
  if ([...segment].every((letter) => EMPTY_ZH.has(letter))) return '';
  return segment.replace(/^[你我他她它您](?=..)/, '').replace(/(?<=.)[了着过的吗呢]$/, '');
}

const moneyIds = meaningsZh.get('钱') ?? [];
const AMOUNT = /[\d一二两三四五六七八九十百千]+(?:多)?(?:万|元|块|角|文|两银)/;

/** Ids of the meanings that a piece of text touches. */
export function meanings(text: string, language: Language): string[] {
  if (language === 'en') {
    const list = (plain(text).match(/[a-z0-9]+/g) ?? []).map(stem);
    const pairs = list.slice(1).map((word, index) => `${list[index] ?? ''}_${word}`);
    return [...new Set([...list, ...pairs].flatMap((word) => meaningsEn.get(word) ?? []))];
  }
  const out = new Set<string>();
  for (const [word] of plain(text).matchAll(findMeanings)) for (const id of meaningsZh.get(word) ?? []) out.add(id);
  if (AMOUNT.test(text)) for (const id of moneyIds) out.add(id);
  return [...out];
}

/**
 * The content words of a question, cut so that words of the vocabulary stay whole: 原票放哪里 has 原票 when somebody's
 * sentence has it, and 糖放 falls into 糖 and 放.
 */
export function cutBy(text: string, known: ReadonlySet<string>, language: Language): string[] {
  if (language === 'en') return words(text, language);
  const out: string[] = [];
  for (const run of plain(text).match(/\p{Script=Han}+|[a-z0-9]+/gu) ?? []) {
    let rest = '';
    const flush = () => {
      for (const word of words(rest, language)) {
        const letters = [...word].filter((letter) => !EMPTY_ZH.has(letter));
        out.push(
          ...(/^\p{Script=Han}{2}$/u.test(word) &&
          letters.length === 2 &&
          !/[子儿头]$/.test(word) &&
          letters.every((letter) => known.has(`=${letter}`))
            ? letters
            : [word]),
        );
      }
      rest = '';
    };
    for (let at = 0; at < run.length;) {
      const size = [5, 4, 3, 2].find(
        (length) =>
          at + length <= run.length &&
          known.has(run.slice(at, at + length)) &&
          !EMPTY_ZH.has(run.slice(at, at + length)),
      );
      if (size === undefined) {
        rest += run[at];
        at += 1;
      } else {
        flush();
        out.push(run.slice(at, at + size));
        at += size;
      }
    }
    flush();
  }
  return out;
}

/** Every entry of the Chinese lexicon. */
export const LISTED: readonly string[] = [...meaningsZh.keys()];

/** All terms of a text with their weights. */
export function terms(text: string, language: Language): Terms {
  return analysed(text, language).terms;
}

/** All terms of a text, and its content words in order. */
export function analysed(text: string, language: Language): { terms: Terms; words: string[] } {
  const out: Terms = new Map();
  const list = words(text, language);
  const add = (term: string, weight: number) => out.set(term, Math.max(out.get(term) ?? 0, weight));
  for (const id of meanings(text, language)) add(id, WEIGHT.meaning);
  for (const word of list) {
    add(word, word.length > 1 ? WEIGHT.word : WEIGHT.single);
    // A character that stands alone is a word: 糖 is not the 糖 of 糖厂.
    if (word.length === 1) add(`=${word}`, WEIGHT.single);
  }
  if (language === 'en') return { terms: out, words: list };
  // 上了楼 is 上楼.
  const bare = plain(text).replaceAll(/(?<=\p{Script=Han})[了过着](?=\p{Script=Han})/gu, '');
  const both = bare === plain(text) ? bare : `${plain(text)} ${bare}`;
  for (const run of both.match(/\p{Script=Han}+/gu) ?? []) {
    const letters = [...run];
    for (const [index, letter] of letters.entries()) {
      if (!EMPTY_ZH.has(letter)) add(letter, WEIGHT.single);
      const pair = letter + (letters[index + 1] ?? '');
      if (pair.length > 1 && !EMPTY_ZH.has(pair) && !(EMPTY_ZH.has(letter) && EMPTY_ZH.has(letters[index + 1] ?? '')))
        add(pair, WEIGHT.pair);
    }
  }
  return { terms: out, words: list };
}

/** Sentences of a paragraph; the end mark stays. */
export function sentences(text: string): string[] {
  const parts = text.match(/[^。！？!?；;\n]*(?:[。！？；;]+[」』”’]*|[!?]+["'”’]*\s*|\n|$)/gu) ?? [];
  return parts
    .flatMap((part) =>
      /\p{Script=Han}/u.test(part) ? [part] : part.split(/(?<=[a-z0-9)][.]["'”’]*)\s+(?=["'“‘A-Z])/u),
    )
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Parts of a sentence between commas. */
export function clauses(sentence: string): string[] {
  return sentence.split(/(?<=[，；：]|[,;]\s)(?!\s)/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Length as it is seen: characters, not UTF-16 units. */
export function size(text: string): number {
  return [...text].length;
}
