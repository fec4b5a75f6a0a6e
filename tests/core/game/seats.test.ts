// Joining, sitting, filling, clearing, starting: given events, when a command, then events or a refusal.
import { describe, expect, it } from 'vitest';
import { actorId, seatId } from '../../../src/protocol/ids.ts';
import { LIMITS } from '../../../src/protocol/plain.ts';
import { memberId } from '../../../src/protocol/ids.ts';
import type { GameEvent } from '../../../src/core/game/events.ts';
import { seatOf } from '../../../src/core/game/state.ts';
import { actors, anna, bo, cai, given, inquiry, intro, lobby, played, seated, stranger } from './given.ts';
import { lin, luo, qin, sheet, smallCase, tao } from './small-case.ts';
import { caseSheet } from '../../../src/core/game/sheet.ts';

const sat = (seat: typeof lin, member: typeof anna): GameEvent => ({
  type: 'sat',
  audience: 'table',
  seat,
  occupant: { kind: 'human', member },
});

describe('making a game', () => {
  it('[SEAT7] a command to a game that was never made is refused', () => {
    expect(given().when({ type: 'sit', member: anna, seat: lin }).refused).toBe('no_such_game');
    expect(given().when({ type: 'joinGame', member: anna, name: '安' }).refused).toBe('no_such_game');
  });

  it('[LOG1] the first event makes the whole room, and a game is made once', () => {
    const create = { type: 'createGame', member: anna, name: '安', sheet, notPlayable: null } as const;
    const state = given().when(create).after;
    expect(state).toMatchObject({ seq: 1, status: 'lobby', owner: anna, phase: null, lines: [], dealt: [] });
    expect(state.seats.map((seat) => seat.id)).toEqual([lin, luo, qin, tao]);
    expect(given(lobby).when(create).refused).toBe('already_started');
  });

  it('[REF1] a case that cannot be played yet names the part that is in the way', () => {
    const create = { type: 'createGame', member: anna, name: '安', sheet, notPlayable: '搜证地点' } as const;
    expect(given().when(create).refusal).toEqual({ refused: 'not_playable', about: { what: '搜证地点' } });
  });
});

describe('joining', () => {
  it('[SEAT2] a newcomer is heard by the table, and a second join changes nothing', () => {
    const dan = memberId('m-dan');
    expect(given(lobby).when({ type: 'joinGame', member: dan, name: '丹' }).events).toEqual([
      { type: 'memberJoined', audience: 'table', member: dan, name: '丹' },
    ]);
    expect(given(lobby).when({ type: 'joinGame', member: bo, name: '别名' }).events).toEqual([]);
  });

  it('[SEAT2] people may still come to listen after the start', () => {
    expect(given(intro).when({ type: 'joinGame', member: memberId('m-eva'), name: '依' }).events).toHaveLength(1);
  });

  it('[SEAT2] a room has an end', () => {
    const crowd = Array.from({ length: LIMITS.membersPerGame - 3 }, (_, index): GameEvent => {
      return { type: 'memberJoined', audience: 'table', member: memberId(`m${index}`), name: `${index}` };
    });
    const last = { type: 'joinGame', member: memberId('m-last'), name: '末' } as const;
    expect(given(lobby, crowd).when(last).refused).toBe('room_full');
    expect(given(lobby, crowd.slice(1)).when(last).events).toHaveLength(1);
  });
});

describe('sitting down', () => {
  it('[SEAT1] a free seat is taken by the person who asks', () => {
    expect(given(lobby).when({ type: 'sit', member: anna, seat: lin }).events).toEqual([sat(lin, anna)]);
  });

  it('[SEAT1] a seat with a person is refused with the free ones named', () => {
    const before = [sat(lin, anna)];
    expect(given(lobby, before).when({ type: 'sit', member: bo, seat: lin }).refusal).toEqual({
      refused: 'seat_taken',
      about: { seat: '林晚', free: '罗桂枝、秦海、陶成文' },
    });
  });

  it('[SEAT1] a person may take a chair that an AI keeps warm', () => {
    const state = given(seated).when({ type: 'sit', member: cai, seat: qin }).after;
    expect(state.seats.find((seat) => seat.id === qin)?.occupant).toEqual({ kind: 'human', member: cai });
  });

  it('[SEAT1] sitting elsewhere frees the old seat', () => {
    const state = given(lobby, [sat(lin, anna)]).when({ type: 'sit', member: anna, seat: tao }).after;
    expect(seatOf(state, anna)?.id).toBe(tao);
    expect(state.seats.filter((seat) => seat.occupant !== null)).toHaveLength(1);
  });

  it('[SEAT1] sitting where one sits changes nothing, an unknown seat names the free ones', () => {
    expect(given(lobby, [sat(lin, anna)]).when({ type: 'sit', member: anna, seat: lin }).events).toEqual([]);
    expect(given(lobby).when({ type: 'sit', member: anna, seat: seatId('ghost') }).refusal).toEqual({
      refused: 'no_such_seat',
      about: { seats: '林晚、罗桂枝、秦海、陶成文' },
    });
  });

  it('[SEAT1] one stands up from a seat, and only from a seat', () => {
    expect(given(lobby, [sat(lin, anna)]).when({ type: 'standUp', member: anna }).events).toEqual([
      { type: 'stoodUp', audience: 'table', seat: lin },
    ]);
    expect(given(lobby).when({ type: 'standUp', member: anna }).refused).toBe('not_seated');
  });

  it('[SEAT1] chairs stay as they are once the game has started', () => {
    expect(given(intro).when({ type: 'sit', member: cai, seat: lin }).refused).toBe('already_started');
    expect(given(intro).when({ type: 'standUp', member: anna }).refused).toBe('already_started');
    expect(given(intro).when({ type: 'clearSeat', member: anna, seat: lin }).refused).toBe('already_started');
    expect(given(intro).when({ type: 'fillSeats', member: anna, actors }).refused).toBe('already_started');
    expect(given(intro).when({ type: 'startGame', member: anna }).refused).toBe('already_started');
  });
});

describe('filling and starting', () => {
  it('[SEAT3] the owner fills the free seats, each with an actor of its own', () => {
    const state = given(lobby, [sat(luo, bo)]).when({ type: 'fillSeats', member: anna, actors }).after;
    const names = state.seats.flatMap(({ occupant }) => (occupant?.kind === 'ai' ? [occupant.actor] : []));
    expect(names).toHaveLength(3);
    expect(new Set(names).size).toBe(3);
    expect(state.seats.find((seat) => seat.id === luo)?.occupant).toEqual({ kind: 'human', member: bo });
  });

  it('[SEAT3] an actor never sits twice, also when actors run out and seats are cleared and filled again', () => {
    for (const few of [[], actors.slice(0, 1), actors.slice(0, 3)]) {
      const full = played(lobby, { type: 'fillSeats', member: anna, actors: few });
      for (const cleared of [lin, luo, qin, tao]) {
        const again = played(full, { type: 'clearSeat', member: anna, seat: cleared });
        const state = given(again).when({ type: 'fillSeats', member: anna, actors: few }).after;
        const sitting = state.seats.flatMap(({ occupant }) => (occupant?.kind === 'ai' ? [occupant] : []));
        expect(sitting).toHaveLength(4);
        expect(new Set(sitting.map((occupant) => occupant.actor)).size).toBe(4);
        expect(new Set(sitting.map((occupant) => occupant.name)).size).toBe(4);
      }
    }
  });

  it('[SEAT3] an actor who already sits is not handed out again', () => {
    const cleared = played(seated, { type: 'clearSeat', member: anna, seat: tao });
    const sitting = given(cleared).state.seats.flatMap(({ occupant }) =>
      occupant?.kind === 'ai' ? [occupant.actor] : [],
    );
    const [event] = given(cleared).when({ type: 'fillSeats', member: anna, actors }).events;
    expect(event).toMatchObject({ type: 'sat', seat: tao });
    if (event?.type !== 'sat' || event.occupant.kind !== 'ai') throw new Error('no AI sat down');
    expect(sitting).not.toContain(event.occupant.actor);
    expect(event.occupant.actor).not.toBe(actorId(''));
  });

  it('[SEAT3] the owner clears a seat, whoever sits there', () => {
    expect(given(seated).when({ type: 'clearSeat', member: anna, seat: luo }).events).toEqual([
      { type: 'stoodUp', audience: 'table', seat: luo },
    ]);
    expect(given(lobby).when({ type: 'clearSeat', member: anna, seat: luo }).events).toEqual([]);
    expect(given(lobby).when({ type: 'clearSeat', member: anna, seat: seatId('ghost') }).refused).toBe('no_such_seat');
  });

  it.each([
    { type: 'fillSeats', member: bo, actors },
    { type: 'clearSeat', member: bo, seat: qin },
    { type: 'startGame', member: bo },
    { type: 'startGame', member: stranger },
  ] as const)('[SEAT3] only the owner does $type', (command) => {
    expect(given(seated).when(command).refused).toBe('not_owner');
  });

  it('[SEAT3] a game starts when all seats are taken, and the refusal names the empty ones', () => {
    expect(given(lobby, [sat(lin, anna)]).when({ type: 'startGame', member: anna }).refusal).toEqual({
      refused: 'seats_open',
      about: { seats: '罗桂枝、秦海、陶成文' },
    });
    expect(given(seated).when({ type: 'startGame', member: anna }).events).toEqual([
      { type: 'gameStarted', audience: 'table' },
      { type: 'phaseEntered', audience: 'table', phase: 'first', skipped: null },
    ]);
  });

  it('[SEAT3] a table of AI alone does not start', () => {
    const onlyAi = played(lobby, { type: 'fillSeats', member: anna, actors });
    expect(given(onlyAi).when({ type: 'startGame', member: anna }).refused).toBe('no_human');
  });

  it('[SEAT3] a case without phases does not start', () => {
    const bare = caseSheet({ ...smallCase, phases: [] }, false);
    const room = played(
      [],
      { type: 'createGame', member: anna, name: '安', sheet: bare, notPlayable: null },
      { type: 'sit', member: anna, seat: lin },
      { type: 'fillSeats', member: anna, actors },
    );
    expect(given(room).when({ type: 'startGame', member: anna }).refused).toBe('not_playable');
  });
});

describe('acting needs a seat and a running game', () => {
  const acts = [
    { type: 'speak', to: null, text: '在', quotes: [] },
    { type: 'tellWhereabouts', entry: { at: '20:00', until: null, doing: '在' } },
    { type: 'withdrawWhereabouts', index: 0 },
    { type: 'consent', ready: true },
    { type: 'dealClue', clue: smallCase.clues[0]?.id },
    { type: 'vote', choice: 'qin', reason: '' },
    { type: 'writeNote', text: '记' },
  ] as const;

  it.each(acts)('[SEAT4] $type from somebody without a seat is refused', (act) => {
    for (const member of [cai, stranger])
      expect(given(inquiry).when({ ...act, member } as Parameters<ReturnType<typeof given>['when']>[0]).refused).toBe(
        'not_seated',
      );
  });

  it.each(acts)('[SEAT4] $type before the start is refused', (act) => {
    const command = { ...act, member: anna } as Parameters<ReturnType<typeof given>['when']>[0];
    expect(given(seated).when(command).refused).toBe('not_started');
  });
});
