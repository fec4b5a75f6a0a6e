// The speech check of an AI seat (CHAN5): what would give a book away word for word, or is no speech at all, does not
// reach the table. It compares text only; whether a paraphrase says too much is the player's own game.
import { BOOK_HEADINGS, type RoleBook } from '../../artifact/case/book.ts';
import type { Language } from '../../protocol/plain.ts';
import { refuse, type Refusal } from '../../protocol/refusals.ts';
import { recites } from './recital.ts';

export interface SpeechMaterial {
  language: Language;
  /** The seat's own book; its open line is not part of what is checked. */
  book: RoleBook;
  /** Further sealed text of the request, for example the slip line. */
  brief: readonly string[];
  /** What may be said word for word: public lines, world facts, dealt clues, spoken words, spoken-word hints. */
  spoken: readonly string[];
  /** What this seat has said so far, once for each circle of hearers who could put it together. */
  before: readonly (readonly string[])[];
}

/** Null when the line may go to the table, otherwise why not. */
export function checkSpeech(text: string, material: SpeechMaterial): Refusal | null {
  const line = text.trim();
  if (line === '') return refuse('speech_empty', {});
  if (/(book|clue|supports|section|slip|cues|truth|epilogue)[:：][^\s@]+@/i.test(line))
    return refuse('speech_reference', {});
  if (hasHeading(line)) return refuse('speech_heading', {});
  if (REPORT.some((pattern) => pattern.test(line))) return refuse('speech_report', {});
  if (INNER.some((pattern) => pattern.test(line))) return refuse('speech_inner', {});
  if (!isLanguage(line, material.language)) return refuse('speech_language', {});
  const sealed = [...material.book.blocks.map((block) => block.text), ...material.brief].join('\n');
  return recites(line, sealed, { open: material.spoken, before: material.before })
    ? refuse('speech_own_book', {})
    : null;
}

const REPORT: readonly RegExp[] = [
  /进展[（(].{1,12}侧[）)]/,
  /作为(一个|一名)?(AI|人工智能|语言模型|大模型|玩家|助手)/i,
  /系统提示|提示词|system prompt|as an ai\b|language model/i,
];
const INNER: readonly RegExp[] = [
  /^[（(【[][^）)】\]]*[）)】\]]$/,
  /[（(【[]\s*(心想|内心|暗想|心里|旁白|OS|独白|thinks|inner)/i,
];

function hasHeading(line: string): boolean {
  return BOOK_HEADINGS.some(
    (heading) => line.includes(`【${heading}`) || line.split('\n').some((row) => row.trim() === heading),
  );
}

/** At least half of the letters belong to the language of the table; a line without letters passes. */
function isLanguage(line: string, language: Language): boolean {
  const han = line.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = line.match(/[A-Za-z]+/g)?.length ?? 0;
  if (han + latin === 0) return true;
  return language === 'zh' ? han >= latin : latin >= han;
}
