// How a seat talks (UND8): one of several voices by its place at the table, filled slots, now and then its own tic.
// Choices are hashed from the seat and the turn, so the same request gives the same words.
import { hash, turned } from './hash.ts';
import type { Seat } from './read.ts';
import { size } from './tokens.ts';
import type { Kind, Voice } from './voice-lines.ts';
import { VOICES_EN } from './voices-en.ts';
import { VOICES_ZH } from './voices-zh.ts';

/** The voice of a seat. Neighbours never share one as long as there are enough. */
export function voiceOf(seat: Seat): Voice {
  const voices = seat.language === 'zh' ? VOICES_ZH : VOICES_EN;
  const place = seat.people.findIndex((person) => person.name === seat.name);
  // Where the round starts differs from table to table, so that seat two is not the same person in every case.
  const start = hash(...seat.people.map((person) => person.name));
  const voice = voices[(start + Math.max(0, place)) % voices.length];
  if (voice === undefined) throw new Error('no voices');
  return voice;
}

/** The lines of one kind in this turn's order, slots filled. The first is the choice, the rest stand in for it. */
export function lines(seat: Seat, kind: Kind, slots: Record<string, string> = {}, salt = ''): string[] {
  const asked = seat.now.asked?.text ?? '';
  const [open, shut] = seat.language === 'zh' ? ['「', '」'] : ['“', '”'];
  const quoted = slots['quote'] === undefined ? slots : { ...slots, quote: `${open}${slots['quote']}${shut}` };
  return turned(voiceOf(seat)[kind], seat.name, asked, seat.entries.length, kind, salt).map((line) =>
    line.replaceAll(/\{(\w+)\}/g, (_mark, name: string) => quoted[name] ?? ''),
  );
}

/** Adds the seat's own tic at the head of a line, about one time in four, and never to a line that is long already. */
export function withTic(seat: Seat, line: string, spoken: readonly string[]): string {
  const { tics } = seat.hints;
  const turn = hash(seat.name, seat.entries.length, line, 'tic');
  const tic = tics[(turn >>> 8) % Math.max(1, tics.length)];
  const { lead, told } = voiceOf(seat);
  if (
    tic === undefined ||
    turn % 4 !== 0 ||
    size(line) > 56 ||
    line.includes(tic) ||
    [...lead, ...told].some((start) => start !== '' && line.startsWith(start)) ||
    spoken.at(-1)?.includes(tic) === true
  )
    return line;
  return seat.language === 'zh'
    ? `${tic}，${line}`
    : `${tic.charAt(0).toUpperCase()}${tic.slice(1)}, ${lowered(line, seat)}`;
}

/** The line with a small first letter, as it follows a comma; I and names keep theirs. */
export function lowered(line: string, seat: Seat): string {
  const first = /^[A-Za-z'’]+/.exec(line)?.[0] ?? '';
  const names = [
    ...seat.people.map((person) => person.name),
    ...seat.hints.aliases.flatMap((alias) => [alias.called, alias.name]),
    seat.victim ?? '',
  ];
  if (
    seat.language === 'zh' ||
    /^I\b/.test(first) ||
    names.some((name) => name !== '' && line.startsWith(name.split(' ')[0] ?? name))
  )
    return line;
  return line.charAt(0).toLowerCase() + line.slice(1);
}
