// The moment of an evening, read from its events: how far it is, what lies open, what seats have said of their own.
import type { Moment } from './entitled.ts';
import type { Evening } from './table.ts';
import type { Tokens } from './tokens.ts';

const SEATED = new Map([
  ['p0', 'anna'],
  ['p1', 'bo'],
  ['p2', 'AI p2'],
  ['p3', 'AI p3'],
]);

/** `tokens` when seats may say pieces of their own books; a scripted model never does. */
export function momentOf(evening: Evening, events: readonly { event: unknown }[], tokens: Tokens | null): Moment {
  const typed = events.map(({ event }) => event as { type: string; clues?: string[] });
  return {
    phase: typed.filter((event) => event.type === 'phaseEntered').length - 1,
    dealt: new Set(typed.flatMap((event) => (event.type === 'cluesDealt' ? (event.clues ?? []) : []))),
    members: new Set(evening.members.map((person) => person.name)),
    visitors: new Set(['anna', 'bo', 'cai', 'dora', 'flo']),
    seated: SEATED,
    said: tokens === null ? new Map() : saidBySeats(tokens, events),
  };
}

/** What AI seats have said of their own books and cues: heard by the table, or by the two of a private line. */
function saidBySeats(tokens: Tokens, events: readonly { event: unknown }[]): Map<string, Set<string>> {
  const said = new Map<string, Set<string>>();
  for (const { event } of events) {
    const { type, seat, to, text, entries, reason } = event as Record<string, unknown>;
    if (type !== 'spoke' && type !== 'whereaboutsTold' && type !== 'voted') continue;
    const words = JSON.stringify([text, entries, reason]);
    for (const token of tokens.in(words)) {
      const open = token.belongs.startsWith('clue ');
      if (!open && token.belongs !== `cues ${String(seat)}` && token.belongs !== `book ${String(seat)}`) continue;
      const hearers = said.get(token.field) ?? new Set();
      // The words of an open clue, quoted in a line, stand in the log as everything that was said.
      if (open || type === 'voted') hearers.add('object log');
      else if (typeof to === 'string') hearers.add(SEATED.get(to) ?? '').add('object log');
      else hearers.add('room');
      said.set(token.field, hearers);
    }
  }
  return said;
}
