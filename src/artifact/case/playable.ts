// Whether a table can play a case today, and if not, which part of it is in the way (CASE7). A start asks this.
import type { Language } from '../../protocol/plain.ts';
import type { CaseFile } from './types.ts';

export type Playable = { ok: true } | { ok?: never; what: { [L in Language]: string } };

export const MOST_SEATS = 12;

/** Names every part that is read and kept but not played yet. */
export function playable(file: CaseFile): Playable {
  const parts: [inUse: boolean, zh: string, en: string][] = [
    [file.acts.length > 0, '分幕（acts）', 'acts'],
    [file.places.length > 0, '搜证地点（places）', 'places'],
    [file.clues.some(({ place }) => place !== null), '放在地点里的线索', 'clues at a place'],
    [file.clues.some(({ act }) => act !== null), '分幕的线索', 'clues of an act'],
    [file.clues.some(({ privateTo }) => privateTo !== null), '只给一个人的线索', 'private clues'],
    [file.clues.some(({ needs }) => needs !== undefined), '有先后的线索', 'clues that need others'],
    [file.votes.length > 1, '不止一次投票', 'more than one vote'],
    [file.roles.length > MOST_SEATS, `超过 ${MOST_SEATS} 个座位`, `more than ${MOST_SEATS} seats`],
  ];
  const used = parts.filter(([inUse]) => inUse);
  if (used.length === 0) return { ok: true };
  return { what: { zh: used.map(([, zh]) => zh).join('、'), en: used.map(([, , en]) => en).join(', ') } };
}
