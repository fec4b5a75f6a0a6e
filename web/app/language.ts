// The language of the page: a choice that is kept, else what the browser asks for. Every dictionary has both
// languages; `words` picks one and follows the signal, so that a change redraws what was said.
import { effect, signal } from '@preact/signals';
import type { Language } from '../../src/protocol/plain.ts';
import { keep, recall } from './keep.ts';

export const language = signal<Language>(first());

/** The dictionary in the language of the page. */
export function words<T>(dictionary: { zh: T; en: T }): T {
  return dictionary[language.value];
}

export function changeLanguage(): void {
  language.value = language.value === 'zh' ? 'en' : 'zh';
  keep('language', language.value);
}

effect(() => {
  document.documentElement.lang = language.value === 'zh' ? 'zh-Hans' : 'en';
});

function first(): Language {
  const kept = recall('language');
  if (kept === 'zh' || kept === 'en') return kept;
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('zh')) ? 'zh' : 'en';
}
