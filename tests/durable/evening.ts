// A table for tests: an owner on the first seat, a guest on the second, AI on the rest, a spectator in the room.
// Everything goes through the routes; nobody opens a socket here, so that only whoever acts counts as present.
import type { PhaseKind } from '../../src/protocol/plain.ts';
import { Person } from './person.ts';
import { sealedCase, type SealedCaseOptions } from './sealed-case.ts';

export interface Evening {
  game: string;
  room: string;
  owner: Person;
  guest: Person;
  spectator: Person;
}

const ORDER: readonly PhaseKind[] = ['self-intro', 'inquiry', 'search', 'final', 'reveal'];

/** People in the room, nobody seated. */
export async function openRoom(options: SealedCaseOptions = {}): Promise<Evening> {
  const owner = new Person('开房的人');
  const { game, room } = await owner.create({ file: sealedCase(options) }, false);
  const guest = new Person('来客');
  const spectator = new Person('旁听的人');
  await guest.join(game, room);
  await spectator.join(game, room);
  return { game, room, owner, guest, spectator };
}

/** Seated, filled with AI and started. */
export async function openTable(options: SealedCaseOptions = {}): Promise<Evening> {
  const evening = await openRoom(options);
  const { game, owner, guest } = evening;
  await owner.does(game, { type: 'sit', seat: 'p0' });
  await guest.does(game, { type: 'sit', seat: 'p1' });
  await owner.does(game, { type: 'fillSeats' });
  await owner.does(game, { type: 'startGame' });
  return evening;
}

/** Moves on until the phase of this kind, gates skipped; the reveal by agreement. */
export async function goTo({ game, owner }: Evening, kind: PhaseKind): Promise<void> {
  for (;;) {
    const { now, list } = (await owner.view(game)).phase;
    const here = list.find((phase) => phase.id === now)?.kind ?? 'self-intro';
    if (ORDER.indexOf(here) >= ORDER.indexOf(kind)) return;
    if (here === 'final') await owner.does(game, { type: 'consent', ready: true });
    else await owner.does(game, { type: 'enterPhase', skipGate: true });
  }
}

/** A table that has seen a bit of everything, in the final phase: talk, private talk, notes, whereabouts, ballots. */
export async function playedTable(options: SealedCaseOptions = {}): Promise<Evening> {
  const evening = await openTable(options);
  const { game, owner, guest } = evening;
  await owner.does(game, { type: 'speak', text: '我先说。', to: null, quotes: [] });
  await owner.does(game, { type: 'tellWhereabouts', entry: { at: '21:30', until: null, doing: '坐着' } });
  await guest.does(game, { type: 'tellWhereabouts', entry: { at: '21:30', until: '22:00', doing: '也坐着' } });
  await owner.does(game, { type: 'writeNote', text: '札记一行' });
  await goTo(evening, 'inquiry');
  await owner.does(game, { type: 'speak', text: '丙土秋，灯灭的时候你在哪里？', to: null, quotes: [] });
  await guest.does(game, { type: 'speak', text: '悄悄问一句。', to: 'p0', quotes: [] });
  await owner.does(game, { type: 'speak', text: '你看见灯了吗？', to: 'p3', quotes: [] });
  await goTo(evening, 'search');
  await guest.does(game, { type: 'speak', text: '看这张。', to: null, quotes: ['c1'] });
  await goTo(evening, 'final');
  await owner.does(game, { type: 'vote', choice: 'p1', reason: '凭感觉' });
  await guest.does(game, { type: 'vote', choice: 'p0', reason: '他先说的' });
  return evening;
}
