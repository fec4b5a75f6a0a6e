// The games that this browser has sat at, fetched quietly and once for the whole front page, newest first.
import { signal } from '@preact/signals';
import type { MyGame } from '../../src/protocol/requests.ts';
import { get, isRefused } from '../app/api.ts';

/** Null while they are being fetched. */
export const mine = signal<MyGame[] | null | 'unknown'>(null);

export async function loadMine(): Promise<void> {
  const answer = await get<{ games: MyGame[] }>('/api/mine', { quiet: true });
  mine.value = isRefused(answer) ? 'unknown' : answer.games.toSorted((a, b) => b.at - a.at);
}

/** The newest game that still goes on. */
export function stillOpen(): MyGame | undefined {
  return Array.isArray(mine.value) ? mine.value.find(({ status }) => status !== 'revealed') : undefined;
}
