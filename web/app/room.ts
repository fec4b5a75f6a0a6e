// Room links. The token is shown once by the server and stored there only as a hash, so the browser that made the
// room keeps it; everyone else joined by a link and does not need it again.
import { keep, recall } from './keep.ts';

export function keepRoom(game: string, room: string): void {
  keep(`room.${game}`, room);
}

/** The link that lets friends in, or null when this browser never had the token. */
export function roomLink(game: string): string | null {
  const room = recall(`room.${game}`);
  return room === null ? null : `${location.origin}/g/${game}#${room}`;
}

/** Where a room link in a pasted text leads, whatever stands before and after it; null when there is none. */
export function pathOfLink(text: string): string | null {
  const found = /\/g\/([A-Za-z0-9_-]{1,64})\/?(#[A-Za-z0-9_-]{1,64})?/.exec(text);
  return found === null ? null : `/g/${found[1]}${found[2] ?? ''}`;
}

export function keptName(): string {
  return recall('name') ?? '';
}

export function keepName(name: string): void {
  keep('name', name);
}
