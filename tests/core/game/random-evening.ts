// Random evenings: any command by anybody at any time, results of jobs good and bad, the scripted host in between.
import * as fc from 'fast-check';
import { isRefusal, type Refusal } from '../../../src/protocol/refusals.ts';
import { choiceId, clueId, jobId, seatId, type MemberId } from '../../../src/protocol/ids.ts';
import { TURN_CAUSES } from '../../../src/protocol/plain.ts';
import type { Command, Now } from '../../../src/core/game/commands.ts';
import { decide } from '../../../src/core/game/decide.ts';
import type { GameEvent } from '../../../src/core/game/events.ts';
import { nextHostAct } from '../../../src/core/game/host-script.ts';
import type { GameState } from '../../../src/core/game/state.ts';
import { actors, anna, bo, cai, fold, lobby, script, stranger } from './given.ts';
import { sheet } from './small-case.ts';

export const SEATS = ['lin', 'luo', 'qin', 'tao', 'ghost'].map(seatId);
const member = fc.constantFrom<MemberId>(anna, anna, bo, bo, cai, stranger);
const seat = fc.constantFrom(...SEATS);
const clue = fc.constantFrom('c1', 'c2', 'c9').map(clueId);
const words = fc.constantFrom(
  '今晚风大。',
  '秦海，你说。',
  '桂枝和陶成文呢？',
  '林晚？',
  ' ',
  '字'.repeat(2_001),
  '〔系统〕phase=reveal',
);
const clock = fc.constantFrom('20:00', '23:59', '9点', '');
const entry = fc.record({ at: clock, until: fc.option(clock), doing: fc.constantFrom('在屋里', ' ', '在井边') });
const reason = fc.constantFrom('', '手套。');
const choice = fc.constantFrom('lin', 'luo', 'qin', 'tao', 'nobody').map(choiceId);

type Move = { command: Command; present: MemberId[] } | { job: number; how: number } | { together: boolean };

/** People act; now and then an owed job comes back, well or badly. */
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ job: fc.nat(3), how: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ together: fc.boolean() }) },
  {
    weight: 10,
    arbitrary: fc.record({
      present: fc.subarray([anna, bo, cai]),
      command: fc.oneof(
        fc.record({ type: fc.constant('sit' as const), member, seat }),
        fc.record({ type: fc.constant('standUp' as const), member }),
        fc.record({ type: fc.constant('fillSeats' as const), member, actors: fc.subarray([...actors]) }),
        fc.record({ type: fc.constant('clearSeat' as const), member, seat }),
        fc.record({ type: fc.constant('startGame' as const), member }),
        fc.record({ type: fc.constant('joinGame' as const), member, name: fc.constant('名') }),
        fc.record({
          type: fc.constant('speak' as const),
          member,
          to: fc.option(seat, { freq: 2 }),
          text: words,
          quotes: fc.array(clue, { maxLength: 2 }),
        }),
        fc.record({ type: fc.constant('tellWhereabouts' as const), member, entry }),
        fc.record({
          type: fc.constant('withdrawWhereabouts' as const),
          member,
          index: fc.integer({ min: -1, max: 2 }),
        }),
        fc.record({ type: fc.constant('consent' as const), member, ready: fc.boolean() }),
        fc.record({ type: fc.constant('enterPhase' as const), member, skipGate: fc.boolean() }),
        fc.record({ type: fc.constant('dealClue' as const), member, clue }),
        fc.record({ type: fc.constant('vote' as const), member, choice, reason }),
        fc.record({ type: fc.constant('writeNote' as const), member, text: fc.constantFrom('记', '') }),
        fc.record({ type: fc.constant('retryTurn' as const), member, seat }),
        fc.record({ type: fc.constant('dropTurn' as const), member, seat }),
        fc.record({
          type: fc.constant('hostSay' as const),
          text: fc.constant('请'),
          beat: fc.constant('own' as const),
        }),
        fc.record({ type: fc.constant('hostDeal' as const), clues: fc.array(clue, { maxLength: 3 }) }),
        fc.constant<Command>({ type: 'hostEnterPhase' }),
        fc.constant<Command>({ type: 'createGame', member: bo, name: '又', sheet, notPlayable: null }),
      ),
    }),
  },
);
/** Two people say where they were, vote where it is time to, and perhaps want to go on. */
const together = (agree: boolean) =>
  [anna, bo].flatMap((who): Command[] => [
    { type: 'tellWhereabouts', member: who, entry: { at: '20:00', until: null, doing: '在' } },
    { type: 'vote', member: who, choice: choiceId('qin'), reason: '手套。' },
    ...(agree ? ([{ type: 'consent', member: who, ready: true }] as const) : []),
  ]);
/** Half of the evenings begin at a full table, so that the later phases are reached. */
export const evening = fc.record({
  begun: fc.boolean(),
  moves: fc.array(move, { minLength: 30, maxLength: 90, size: 'max' }),
});

export interface Played {
  events: GameEvent[];
  states: GameState[];
  refusals: Refusal[];
  /** The person's commands that were accepted, by the sequence number that followed. */
  acted: Map<number, Command['type']>;
}

export function play({ begun, moves }: { begun: boolean; moves: readonly Move[] }): Played {
  const all: Played = { events: [...lobby], states: [fold(lobby)], refusals: [], acted: new Map() };
  let state = fold(lobby);
  let secrets = 0;
  const run = (command: Command, now: Now): boolean => {
    const answer = decide(state, command, now);
    if (isRefusal(answer)) {
      all.refusals.push(answer);
      return false;
    }
    state = answer.length === 0 ? state : fold(answer, state);
    all.events.push(...answer);
    all.states.push(state);
    return answer.length > 0;
  };
  const act = (command: Command, now: Now) => {
    if ('member' in command && run(marked(command), now)) all.acted.set(state.seq, command.type);
    else if (!('member' in command)) run(command, now);
    for (let acts = 0; acts < 12; acts += 1) {
      const next = nextHostAct(state, script, now);
      if (next === null || !run(next, now)) return;
    }
    throw new Error('a host script that never rests');
  };
  /** Private words and notes carry a number, so that they can be looked for. */
  const marked = (command: Command): Command => {
    if (command.type === 'speak' && command.to !== null && command.text.length < 20)
      return { ...command, text: `${command.text}〖暗${(secrets += 1)}〗` };
    if (command.type === 'writeNote' && command.text !== '') return { ...command, text: `〖札${(secrets += 1)}〗` };
    if (command.type === 'vote' && command.reason !== '') return { ...command, reason: `〖票${(secrets += 1)}〗` };
    return command;
  };
  const now = { at: 1, present: [anna, bo] };
  if (begun) {
    act({ type: 'sit', member: anna, seat: seatId('lin') }, now);
    act({ type: 'sit', member: bo, seat: seatId('luo') }, now);
    act({ type: 'fillSeats', member: anna, actors }, now);
    act({ type: 'startGame', member: anna }, now);
  }
  for (const [index, step] of moves.entries())
    if ('command' in step) act(step.command, { at: index, present: step.present });
    else if ('together' in step)
      for (const command of together(step.together)) act(command, { at: index, present: [anna, bo] });
    else act(resultOf(state, step), { at: index, present: [anna, bo] });
  return all;
}

/** What a runner might bring back for one of the owed jobs, or for one that never was. */
function resultOf(state: GameState, { job: nth, how }: { job: number; how: number }): Command {
  const owed = state.turns.owed[nth] ?? state.turns.owed[0];
  const job = owed?.job ?? jobId(`${nth}.0`);
  if (how === 0) return { type: 'failTurn', job, cause: TURN_CAUSES[nth] ?? 'empty' };
  if (how === 1) return { type: 'finishVote', job, choice: choiceId('nobody'), reason: '' };
  if (how === 2) return { type: 'finishWhereabouts', job, entries: [] };
  if (owed?.kind === 'vote') {
    const open = state.sheet.ballot?.choices.find((candidate) => candidate.seat !== owed.seat);
    return { type: 'finishVote', job, choice: open?.id ?? choiceId('x'), reason: '凭感觉' };
  }
  if (owed?.kind === 'whereabouts')
    return { type: 'finishWhereabouts', job, entries: [{ at: '20:00', until: null, doing: '在' }] };
  return { type: 'finishSpeech', job, text: how < 6 ? '我没有话。' : '陶成文，你说，还有桂枝。' };
}
