// Times of day as the page writes them, and the 24-hour clock that cases keep.
import { CLOCK } from '../../src/protocol/plain.ts';

/** `20:14` of a moment, on this machine's clock. */
export function hourOf(at: number): string {
  const date = new Date(at);
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;
}

/** What a person types as a time, as the protocol wants it: `9:5`, `2140`, `９：４０` and `21.40` are understood. */
export function tidyClock(text: string): string {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/[：.。点時时h]/gi, ':')
    .replace(/[分m]$/i, '');
  const found =
    /^(\d{1,2}):(\d{1,2})$/.exec(plain) ?? /^(\d{1,2})(\d{2})$/.exec(plain) ?? /^(\d{1,2}):?()$/.exec(plain);
  if (found === null) return text.trim();
  const clock = `${(found[1] ?? '').padStart(2, '0')}:${(found[2] ?? '').padStart(2, '0')}`;
  return CLOCK.test(clock) ? clock : text.trim();
}

export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

export function clockOf(minutes: number): string {
  const day = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`;
}
