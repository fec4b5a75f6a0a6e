// The cases on the shelf, fetched once a visit and kept, so that going back from a table shows the shelf at once.
import { signal } from '@preact/signals';
import type { ShelfCase } from '../../src/protocol/requests.ts';
import { get, isRefused, type Said } from '../app/api.ts';
import { language } from '../app/language.ts';

export const shelf = signal<ShelfCase[] | null>(null);
export const shelfRefused = signal<Said | null>(null);
let fetching: Promise<ShelfCase[] | null> | null = null;

/** The cases, or null when they could not be had; `shelfRefused` then says why. */
export function loadShelf(): Promise<ShelfCase[] | null> {
  if (shelf.value !== null) return Promise.resolve(shelf.value);
  fetching ??= fetchShelf().finally(() => {
    fetching = null;
  });
  return fetching;
}

async function fetchShelf(): Promise<ShelfCase[] | null> {
  const answer = await get<{ cases: ShelfCase[] }>('/api/cases');
  if (isRefused(answer)) {
    shelfRefused.value = answer.refused;
    return null;
  }
  shelfRefused.value = null;
  shelf.value = answer.cases;
  return answer.cases;
}

/** The case that "play now" opens: the fewest seats, in the reader's language if there is one. */
export function firstCase(cases: ShelfCase[]): ShelfCase | null {
  const readable = cases.filter((found) => found.language === language.value);
  const choice = readable.length > 0 ? readable : cases;
  return choice.reduce<ShelfCase | null>(
    (best, next) => (best === null || next.seats < best.seats ? next : best),
    null,
  );
}
