// What a seat says when its own words twice did not pass the check: a pause within the play (CHAN5).
import type { Language } from '../../protocol/plain.ts';

const zh = ['……我先听着，你们接着说。', '这一句我再想想。你们先来。', '等等，让我把前后捋一捋。', '先别看我，我在听。'];
const en = [
  'Let me listen for now. Go on.',
  'I want to think that over. You first.',
  'Wait, let me put it in order.',
  'Do not look at me yet. I am listening.',
] satisfies string[];

/** Chosen by the job, so that a second runner says the same. */
export function pauseLine(language: Language, job: string): string {
  const lines = language === 'zh' ? zh : en;
  const sum = [...job].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return lines[sum % lines.length] ?? lines[0] ?? '……';
}
