// When somebody else owns up (UND9): no question, and no accusation either. The seat is surprised and asks on.
import type { Language } from './read.ts';

const OWNS_ZH =
  /我(?:承认|坦白|认了|招了|招认|交代)(?!你|您|他|她|它|这|那)|(?<!不)(?:是|就是|正是)我(?:自己)?[\u4e00-\u9fff]{1,2}[的了](?![\u4e00-\u9fff]*[吗么])|瞒不住了|我说实话|我老实说/;
const OWNS_EN = /\bI (?:admit|confess|own up)\b|\bI did it\b|\bit was me\b|\bI will come clean\b/i;
const FRAMES = /^(?:认|白|招|代|说|讲|为|到|会|能|道|得|见|完|好|对|错|过)$/;

/** The verb that the speaker owns up to; a general one when he names none, null when he owns up to nothing. */
export function confessionIn(text: string, language: Language): string | null {
  if (!(language === 'zh' ? OWNS_ZH : OWNS_EN).test(text) || /谁|(?:是不是|难道).{0,3}我/.test(text)) return null;
  if (language === 'en') return 'did';
  const acts = [
    ...text.matchAll(/是我(?:自己)?([\u4e00-\u9fff]{1,2})[的了]|我[^，。！？]{0,8}?([\u4e00-\u9fff])[了过](?!$)/g),
  ];
  return acts.map((act) => act[1] ?? act[2] ?? '').find((act) => act !== '' && !FRAMES.test(act)) ?? '做';
}
