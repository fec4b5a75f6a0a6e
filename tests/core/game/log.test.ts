// The log and the state that is its fold, and who says who acts.
import { describe, expect, it } from 'vitest';
import { commandFormSchema } from '../../../src/protocol/requests.ts';
import type { EventType, GameEvent, Stored } from '../../../src/core/game/events.ts';
import { apply } from '../../../src/core/game/apply.ts';
import { jobId, memberId } from '../../../src/protocol/ids.ts';
import { anna, answered, bo, fold, given, inquiry, lobby, nowWith, played, revealed, search, seated } from './given.ts';
import { glove, lin, luo, qin, sheet } from './small-case.ts';

/** A log in which every type of event occurs. */
const vote = { type: 'vote', member: anna, choice: 'qin' as never, reason: '手套。' } as const;
const agree = (member: typeof anna) => ({ type: 'consent', member, ready: true }) as const;
const called = played(inquiry, { type: 'speak', member: anna, to: null, text: '秦海，你说', quotes: [] });
const failing = (history: readonly GameEvent[]) =>
  played(history, { type: 'failTurn', job: fold(history).turns.owed[0]?.job ?? jobId(''), cause: 'empty' });
const retried = played(failing(called), { type: 'retryTurn', member: anna, seat: qin });
const dropped = played(failing(retried), { type: 'dropTurn', member: bo, seat: qin });
const busy = played(
  dropped,
  { type: 'speak', member: anna, to: luo, text: '嘘', quotes: [] },
  { type: 'tellWhereabouts', member: bo, entry: { at: '21:00', until: '22:00', doing: '在' } },
  { type: 'withdrawWhereabouts', member: bo, index: 0 },
  { type: 'writeNote', member: anna, text: '记' },
  agree(anna),
  agree(bo),
);
const late = answered(played(answered(busy), agree(anna), agree(bo)));
const whole = played(answered(played(late, vote)), agree(anna), agree(bo));
const everything = [
  ...played(
    [],
    { type: 'createGame', member: anna, name: '安', sheet, notPlayable: null },
    { type: 'sit', member: anna, seat: lin },
    { type: 'standUp', member: anna },
  ),
];

const TYPES: Record<EventType, true> = {
  gameCreated: true,
  memberJoined: true,
  sat: true,
  stoodUp: true,
  gameStarted: true,
  phaseEntered: true,
  consented: true,
  spoke: true,
  talkTookPlace: true,
  hostSpoke: true,
  turnFailed: true,
  turnRetried: true,
  turnDropped: true,
  whereaboutsTold: true,
  whereaboutsWithdrawn: true,
  cluesDealt: true,
  voted: true,
  noteWritten: true,
};

describe('the fold', () => {
  it('[LOG1] the logs below hold every type of event', () => {
    expect(fold(whole).status).toBe('revealed');
    const seen = new Set([...whole, ...everything].map((event) => event.type));
    expect([...seen].toSorted()).toEqual(Object.keys(TYPES).toSorted());
  });

  it('[LOG4] a state read back from a snapshot at any place goes on to the same state', () => {
    const end = fold(whole);
    for (let cut = 1; cut < whole.length; cut += 1) {
      const snapshot = JSON.parse(JSON.stringify(fold(whole.slice(0, cut)))) as ReturnType<typeof fold>;
      expect(fold(whole.slice(cut), snapshot)).toEqual(end);
    }
    expect(end.seq).toBe(whole.length);
  });

  it('[LOG1] an event in the log applies whatever the rules say today', () => {
    const events = new Map([...whole, ...everything].map((event) => [event.type, event]));
    for (const base of [lobby, seated, inquiry, search, revealed])
      for (const event of events.values()) {
        const before = fold(base);
        const after = apply(before, { seq: before.seq + 1, at: 5, event });
        expect(after.seq).toBe(event.type === 'gameCreated' ? before.seq + 1 : before.seq + 1);
        expect(() => JSON.stringify(after)).not.toThrow();
      }
  });

  it('[LOG1] a log begins with the making of the game', () => {
    const stored: Stored = { seq: 1, at: 1, event: { type: 'gameStarted', audience: 'table' } };
    expect(() => apply(null, stored)).toThrow('a log that starts with gameStarted');
  });

  it('[LOG1] applying changes no state that is already there', () => {
    const before = fold(whole.slice(0, -1));
    const copy = structuredCopy(before);
    for (const event of whole) apply(before, { seq: before.seq + 1, at: 1, event });
    expect(before).toEqual(copy);
  });

  it('[LOG1] events about seats and jobs that are not there change nothing but the number', () => {
    const state = fold(inquiry);
    for (const event of [
      { type: 'turnFailed', audience: 'table', seat: qin, job: jobId('9.9'), cause: 'empty' },
      { type: 'whereaboutsWithdrawn', audience: 'table', seat: lin, index: 77 },
    ] as const) {
      const after = apply(state, { seq: state.seq + 1, at: 1, event });
      expect({ ...after, seq: 0, lines: [] }).toEqual({ ...state, seq: 0, lines: [] });
    }
  });
});

describe('who and when come with the command', () => {
  it('[LOG2] the same command on the same state gives the same events, at any time of day', () => {
    const command = { type: 'speak', member: anna, to: null, text: '在', quotes: [glove] } as const;
    const first = given(search).when(command, nowWith(anna, bo)).events;
    expect(given(search).when(command, { at: 9e12, present: [memberId('x')] }).events).toEqual(first);
  });

  it('[SEAT4] a form has no place for who sends it', () => {
    const forms: Record<string, Record<string, unknown>> = {
      sit: { seat: 'lin' },
      standUp: {},
      fillSeats: {},
      clearSeat: { seat: 'lin' },
      startGame: {},
      speak: { text: '在', to: null, quotes: [] },
      tellWhereabouts: { entry: { at: '20:00', until: null, doing: '在' } },
      withdrawWhereabouts: { index: 0 },
      consent: { ready: true },
      enterPhase: { skipGate: false },
      dealClue: { clue: 'c1' },
      vote: { choice: 'qin', reason: '' },
      writeNote: { text: '' },
      retryTurn: { seat: 'lin' },
      dropTurn: { seat: 'lin' },
    };
    const kinds = commandFormSchema.options.map((option) => option.shape.type.value);
    expect(Object.keys(forms).toSorted()).toEqual([...kinds].toSorted());
    for (const [type, form] of Object.entries(forms)) {
      expect(commandFormSchema.safeParse({ type, ...form }).success, type).toBe(true);
      for (const key of ['member', 'as', 'speaker', 'from', 'owner', 'audience', 'at'])
        expect(commandFormSchema.safeParse({ type, ...form, [key]: 'm-bo' }).success, `${type} ${key}`).toBe(false);
      if (!('seat' in form))
        expect(commandFormSchema.safeParse({ type, ...form, seat: 'luo' }).success, type).toBe(false);
    }
  });

  it('[SEAT4] results of jobs and acts of the host are no forms', () => {
    for (const type of [
      'finishSpeech',
      'finishVote',
      'finishWhereabouts',
      'failTurn',
      'hostSay',
      'hostDeal',
      'hostEnterPhase',
      'createGame',
      'joinGame',
    ])
      expect(commandFormSchema.safeParse({ type, job: '1.0', text: '在', member: 'm' }).success).toBe(false);
  });
});

function structuredCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
