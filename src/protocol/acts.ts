// The acts that a refusal names, with their words in both languages (REF1).
import type { Language } from './plain.ts';

/** Acts that a refusal names; one word list, so that a new act needs its words in both languages. */
export type Act = 'start' | 'seat' | 'speak' | 'vote' | 'advance' | 'deal' | 'whereabouts' | 'link' | 'consent';

export const acts: Record<Language, Record<Act, string>> = {
  zh: {
    start: '开局',
    seat: '安排座位',
    speak: '说话',
    vote: '投票',
    advance: '换阶段',
    deal: '翻线索',
    whereabouts: '记行踪',
    link: '换房间链接',
    consent: '翻页',
  },
  en: {
    start: 'starting the game',
    seat: 'arranging the seats',
    speak: 'speaking',
    vote: 'voting',
    advance: 'changing the phase',
    deal: 'dealing clues',
    whereabouts: 'noting whereabouts',
    link: 'renewing the room link',
    consent: 'moving on',
  },
};
