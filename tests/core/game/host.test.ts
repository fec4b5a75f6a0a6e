// The built-in host: what it does next, from the state and the phase rules alone.
import { describe, expect, it } from 'vitest';
import { choiceId } from '../../../src/protocol/ids.ts';
import { LANGUAGES } from '../../../src/protocol/plain.ts';
import type { GameEvent } from '../../../src/core/game/events.ts';
import { hostLines } from '../../../src/core/game/host-lines.ts';
import { nextHostAct, type HostScript } from '../../../src/core/game/host-script.ts';
import { caseSheet } from '../../../src/core/game/sheet.ts';
import {
  accounted,
  actors,
  anna,
  bo,
  cai,
  final,
  fold,
  given,
  inquiry,
  intro,
  lobby,
  nowWith,
  played,
  revealed,
  script,
  search,
  seated,
} from './given.ts';
import { lin, luo, marksIn, smallCase } from './small-case.ts';

const everybody = nowWith(anna, bo, cai);
const next = (history: readonly GameEvent[], now = everybody, rules: HostScript = script) =>
  nextHostAct(fold(history), rules, now);
const hostSaid = (history: readonly GameEvent[]) =>
  history.flatMap((event) => (event.type === 'hostSpoke' ? [event.text] : []));
const started: GameEvent[] = [...seated, ...given(seated).when({ type: 'startGame', member: anna }).events];
const entered = (before: readonly GameEvent[], phase: string): GameEvent[] => [
  ...before,
  { type: 'phaseEntered', audience: 'table', phase: phase as never, skipped: null },
];

describe('the script', () => {
  it('[HOST2] waits in the lobby and opens the game with setup, premise and the first rule', () => {
    expect(next(lobby)).toBeNull();
    expect(next(seated)).toBeNull();
    expect(next(started)).toEqual({
      type: 'hostSay',
      beat: 'phase',
      text: '【open setup】\n【open premise】\n【rule first】',
    });
  });

  it('[HOST2] opens each phase with its rule', () => {
    for (const [before, phase, rule] of [
      [accounted, 'second', '【rule second】'],
      [inquiry, 'third', '【rule third】'],
      [search, 'fourth', '【rule fourth】'],
    ] as const)
      expect(next(entered(before, phase))).toEqual({ type: 'hostSay', beat: 'phase', text: rule });
  });

  it('[HOST2] says each thing once, and calls a phase by its name when the case has no rule', () => {
    expect(next(intro)).toBeNull();
    expect(next(entered(accounted, 'second'), everybody, { rules: [] })).toMatchObject({ text: '问话' });
    expect(hostSaid(revealed).length).toBe(new Set(hostSaid(revealed)).size);
  });

  it('[HOST2] says when everybody is accounted for, and when the ballots are in', () => {
    expect(hostSaid(accounted).at(-1)).toBe(hostLines.zh.whereabouts);
    const ballots = fold(final).seats.map((seat): GameEvent => {
      const choice = fold(final).sheet.ballot?.choices.find((candidate) => candidate.seat !== seat.id)?.id;
      return {
        type: 'voted',
        audience: { seats: [seat.id] },
        seat: seat.id,
        choice: choice ?? ('' as never),
        reason: '',
        job: null,
      };
    });
    expect(next([...final, ...ballots.slice(1)])).toBeNull();
    expect(next([...final, ...ballots])).toEqual({ type: 'hostSay', beat: 'ballots', text: hostLines.zh.ballotsIn });
  });

  it('[HOST3] deals all clues at once when the search begins, after its rule', () => {
    const begun = entered(inquiry, 'third');
    const ruled: GameEvent[] = [...begun, { type: 'hostSpoke', audience: 'table', text: 'r', beat: 'phase' }];
    expect(next(ruled)).toEqual({ type: 'hostDeal', clues: ['c1', 'c2'] });
    expect(search.filter((event) => event.type === 'cluesDealt')).toHaveLength(1);
    expect(hostSaid(search).at(-1)).toBe(hostLines.zh.cluesOut(2));
  });

  it('[HOST3] has nothing to deal when the case has no clues', () => {
    const bare = caseSheet({ ...smallCase, clues: [] }, false);
    const room = played(
      [],
      { type: 'createGame', member: anna, name: '安', sheet: bare, notPlayable: null },
      { type: 'sit', member: anna, seat: lin },
      { type: 'fillSeats', member: anna, actors },
      { type: 'startGame', member: anna },
      { type: 'enterPhase', member: anna, skipGate: true },
      { type: 'enterPhase', member: anna, skipGate: true },
    );
    expect(fold(room).phase).toBe('third');
    expect(room.some((event) => event.type === 'cluesDealt')).toBe(false);
  });

  it('[HOST4] moves on when every present person has agreed and no gate stands in the way', () => {
    const agreed: GameEvent[] = [...accounted, { type: 'consented', audience: 'table', seat: lin, ready: true }];
    expect(next(agreed, nowWith(anna, bo))).toBeNull();
    expect(next(agreed, nowWith(anna))).toEqual({ type: 'hostEnterPhase' });
    expect(next(accounted, nowWith())).toBeNull();
    const early: GameEvent[] = [...intro, { type: 'consented', audience: 'table', seat: lin, ready: true }];
    expect(next(early, nowWith(anna))).toBeNull();
  });

  it('[PHASE6] breaks the seal at a word to move on alone: nobody loses his vote because his page reloads', () => {
    const agreed: GameEvent[] = [...final, { type: 'consented', audience: 'table', seat: lin, ready: true }];
    expect(next(agreed, nowWith(anna, bo))).toBeNull();
    // Bo is away for a moment; a line, a vote of an AI seat or a note must not end the game without him.
    expect(next(agreed, nowWith(anna))).toBeNull();
    expect(next(agreed, nowWith())).toBeNull();
    expect(next(agreed, { ...nowWith(anna), agreeing: true })).toEqual({ type: 'hostEnterPhase' });
    const both: GameEvent[] = [...agreed, { type: 'consented', audience: 'table', seat: luo, ready: true }];
    expect(next(both, nowWith())).toEqual({ type: 'hostEnterPhase' });
  });

  it('[HOST2] says what the reveal begins with: the votes, or that there are none', () => {
    expect(hostSaid(revealed).at(-1)).toBe(hostLines.zh.revealUnvoted);
    const enter = revealed.findLast((event) => event.type === 'phaseEntered');
    const vote: GameEvent = {
      type: 'voted',
      audience: { seats: [lin] },
      seat: lin,
      choice: choiceId('qin'),
      reason: '',
      job: null,
    };
    if (enter === undefined) throw new Error('no reveal');
    expect(next([...final, vote, enter])).toEqual({ type: 'hostSay', beat: 'phase', text: hostLines.zh.reveal });
  });

  it('[HOST4] waits for the ballots of AI seats before the seal breaks', () => {
    const people = fold(final).seats.filter((seat) => seat.occupant?.kind === 'human');
    const agreedAll = people.map((seat): GameEvent => ({
      type: 'consented',
      audience: 'table',
      seat: seat.id,
      ready: true,
    }));
    const vote: GameEvent = {
      type: 'voted',
      audience: { seats: [lin] },
      seat: lin,
      choice: choiceId('qin'),
      reason: '',
      job: null,
    };
    const waiting = [...final, vote, ...agreedAll];
    const owed = fold(waiting).turns.owed.filter((job) => job.kind === 'vote');
    expect(owed.length).toBeGreaterThan(0);
    expect(next(waiting)).toBeNull();
    const sealed = owed.map((job): GameEvent => ({
      ...vote,
      audience: { seats: [job.seat] },
      seat: job.seat,
      job: job.job,
    }));
    const rest = [...waiting, ...sealed];
    expect(next(rest)?.type === 'hostEnterPhase' || next(rest)?.type === 'hostSay').toBe(true);
    const failed = owed.map((job): GameEvent => ({
      type: 'turnFailed',
      audience: 'table',
      seat: job.seat,
      job: job.job,
      cause: 'no_answer',
    }));
    expect(next([...waiting, ...failed])?.type).toBe('hostEnterPhase');
  });

  it('[HOST4] rests after the reveal', () => {
    expect(next(revealed)).toBeNull();
    expect(fold(revealed).status).toBe('revealed');
  });

  it('[HOST1] holds no truth and gives no hint: nothing sealed is ever said, in a whole game', () => {
    const said = marksIn(hostSaid(revealed).join('\n'));
    expect(said).toEqual(['open premise', 'open setup', 'rule first', 'rule fourth', 'rule second', 'rule third']);
  });

  it('[HOST1] what it does is the same for two cases that differ in everything sealed', () => {
    const other = caseSheet(
      {
        ...smallCase,
        truth: { ...smallCase.truth, culprit: lin, narrative: '别的', keyFacts: [] },
        roles: smallCase.roles.map((role) => ({ ...role, secret: '别的', knows: [], goals: [] })),
        clues: smallCase.clues.map((clue) => ({ ...clue, text: '别的', supports: '别的' })),
      },
      true,
    );
    expect(other).toEqual(caseSheet(smallCase, true));
  });

  it('[HOST1] its own sentences exist in both languages', () => {
    for (const language of LANGUAGES) {
      const { whereabouts, cluesOut, ballotsIn, reveal, revealUnvoted } = hostLines[language];
      for (const text of [whereabouts, cluesOut(1), cluesOut(5), ballotsIn, reveal, revealUnvoted])
        expect(text).toMatch(/\S/);
    }
    expect(hostLines.en.cluesOut(1)).not.toBe(hostLines.en.cluesOut(5).replace('5', '1'));
  });
});
