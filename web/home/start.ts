// Making a game: the room token is kept for its owner and the page goes to the new table.
import { LIMITS, PROTOCOL_VERSION } from '../../src/protocol/plain.ts';
import type { CreateBody, Created } from '../../src/protocol/requests.ts';
import { isRefused, post, type Said } from '../app/api.ts';
import { language, words } from '../app/language.ts';
import { keepName, keepRoom, keptName } from '../app/room.ts';
import { go } from '../app/router.ts';
import { home } from '../words/home.ts';

/** The name of last time; a first visitor gets one of a few, so that two guests are seldom called the same. */
export function nameOrGuest(): string {
  const kept = keptName();
  if (kept !== '') return kept;
  const { guests } = words(home);
  return guests[Math.floor(Math.random() * guests.length)] ?? '';
}

/** Opens a game and goes there; the refusal when there is none to go to. */
export async function openTable(chosen: CreateBody['case'], quick: boolean, called: string): Promise<Said | null> {
  const name = [...(called.trim() || nameOrGuest())].slice(0, LIMITS.nickname).join('');
  const body: CreateBody = { protocol: PROTOCOL_VERSION, language: language.value, name, case: chosen, quick };
  const answer = await post<Created>('/api/games', body);
  if (isRefused(answer)) return answer.refused;
  keepName(name);
  keepRoom(answer.game, answer.room);
  go(`/g/${answer.game}`);
  return null;
}
