// Counts before a measure word, and lengths of time, as a printed page writes them: 两座, 一个半小时, two seats.
import { han } from './numerals.ts';

/** Before a measure word: 两座, not 二座. */
export function counted(count: number): string {
  return count === 2 ? '两' : han(count);
}

/** 十分钟, 七十五分钟, 一个半小时, 两小时. */
export function minutesZh(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours > 0 && rest === 0) return `${counted(hours)}小时`;
  if (hours > 0 && rest === 30) return `${counted(hours)}个半小时`;
  return minutes < 100 ? `${counted(minutes)}分钟` : `${minutes} 分钟`;
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** `two`, `twelve`, `13`. */
export function spelled(count: number): string {
  return small[count] ?? String(count);
}

/** `two seats`, `one seat`. */
export function several(count: number, one: string, many = `${one}s`): string {
  return `${small[count] ?? count} ${count === 1 ? one : many}`;
}

export function minutesEn(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours > 0 && rest === 0) return hours === 1 ? 'an hour' : `${small[hours] ?? hours} hours`;
  if (hours > 0 && rest === 30)
    return `${small[hours] ?? hours} and a half hours`.replace('one and a half hours', 'an hour and a half');
  return `${minutes} minutes`;
}

/** Titles that are written in Chinese keep their own marks: curly ones would be drawn as wide as a character there. */
const CHINESE = /[\u3400-\u9fff]/;

export function titled(title: string): string {
  return CHINESE.test(title) ? `《${title}》` : `“${title}”`;
}

export function quoted(words: string): string {
  return CHINESE.test(words) ? `「${words}」` : `“${words}”`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
