// Moving on: consent, the owner's hand, the gates, the seal.
import { describe, expect, it } from 'vitest';
import { phaseId } from '../../../src/protocol/ids.ts';
import { isRefusal } from '../../../src/protocol/refusals.ts';
import { decide } from '../../../src/core/game/decide.ts';
import type { Command } from '../../../src/core/game/commands.ts';
import { gateOf, unaccounted } from '../../../src/core/game/phases.ts';
import { caseSheet } from '../../../src/core/game/sheet.ts';
import { phaseNext, phaseNow } from '../../../src/core/game/state.ts';
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
  search,
  seated,
} from './given.ts';
import { lin, luo, qin, smallCase } from './small-case.ts';

const advance = (skipGate = false): Command => ({ type: 'enterPhase', member: anna, skipGate });
const agree = (member = anna, ready = true): Command => ({ type: 'consent', member, ready });
const entered = (phase: string, skipped: string | null = null) => ({
  type: 'phaseEntered',
  audience: 'table',
  phase,
  skipped,
});

describe('a word that comes late', () => {
  const everywhere = [accounted, inquiry, search, final].map(
    (history) => [fold(history).phase ?? '', history] as const,
  );

  it('[PHASE2] counts in the phase that its sender saw, and in no other', () => {
    for (const [phase] of everywhere)
      for (const [here, history] of everywhere) {
        const words: Command[] = [
          { ...agree(), phase: phaseId(phase) } as Command,
          { ...agree(anna, false), phase: phaseId(phase) } as Command,
          { ...advance(), phase: phaseId(phase) } as Command,
          { ...advance(true), phase: phaseId(phase) } as Command,
        ];
        for (const word of words) {
          const answer = decide(fold(history), word, nowWith(anna, bo));
          expect(isRefusal(answer) && answer.refused === 'phase_over').toBe(phase !== here);
        }
      }
  });

  it('[PHASE2] a second click of somebody who is alone ends one phase', () => {
    const alone = played(
      lobby,
      { type: 'sit', member: anna, seat: lin },
      { type: 'fillSeats', member: anna, actors },
      { type: 'startGame', member: anna },
      { type: 'enterPhase', member: anna, skipGate: true },
      { type: 'enterPhase', member: anna, skipGate: true },
    );
    const click = { ...agree(), phase: fold(alone).phase ?? phaseId('') } as Command;
    const once = played(alone, click);
    expect(phaseNow(fold(once))?.kind).toBe('final');
    expect(given(once).when(click).refusal).toEqual({
      refused: 'phase_over',
      about: { now: phaseNow(fold(once))?.name },
    });
    // Without the name of its phase the same word would break the seal.
    expect(fold(played(once, agree())).status).toBe('revealed');
  });
});

describe('the order of phases', () => {
  it('[PHASE1] a case may call its phases what it likes: gates hang on the kind', () => {
    expect(phaseNow(fold(intro))).toEqual({ id: 'first', name: '自述', kind: 'self-intro' });
    expect(given(intro).when(advance()).refused).toBe('gate_whereabouts');
    expect(phaseNext(fold(final))?.kind).toBe('reveal');
  });

  it('[PHASE1] they follow each other to the one reveal, and nothing comes after it', () => {
    expect([intro, inquiry, search, final, revealed].map((history) => fold(history).phase)).toEqual([
      'first',
      'second',
      'third',
      'fourth',
      'fifth',
    ]);
    expect(fold(revealed).status).toBe('revealed');
    expect(given(revealed).when(agree()).refused).toBe('at_the_end');
    expect(given(revealed).when(advance()).refused).toBe('at_the_end');
    expect(given(revealed).when({ type: 'hostEnterPhase' }).refused).toBe('gate_agree');
  });

  it('[PHASE1] two phases of one kind, and a missing kind, are played as written', () => {
    const phases = [
      { id: phaseId('a'), name: '甲', kind: 'inquiry' as const, rule: '' },
      { id: phaseId('b'), name: '乙', kind: 'inquiry' as const, rule: '' },
      { id: phaseId('z'), name: '末', kind: 'reveal' as const, rule: '' },
    ];
    const room = played(
      [],
      {
        type: 'createGame',
        member: anna,
        name: '安',
        sheet: caseSheet({ ...smallCase, phases }, false),
        notPlayable: null,
      },
      { type: 'sit', member: anna, seat: lin },
      { type: 'fillSeats', member: anna, actors },
      { type: 'startGame', member: anna },
      advance(),
    );
    expect(fold(room).phase).toBe('b');
    expect(fold(played(room, agree())).status).toBe('revealed');
  });
});

describe('agreement', () => {
  it('[PHASE2] one agrees, takes it back, and agreeing twice is once', () => {
    expect(given(accounted).when(agree()).events).toEqual([
      { type: 'consented', audience: 'table', seat: lin, ready: true },
    ]);
    const one = played(accounted, agree());
    expect(given(one).when(agree()).events).toEqual([]);
    expect(given(one).when(agree(anna, false)).after.consents).toEqual([]);
    expect(given(accounted).when(agree(anna, false)).events).toEqual([]);
  });

  it('[PHASE2] the phase ends when every present person has agreed; who is away does not count', () => {
    const one = played(accounted, agree());
    const host = { type: 'hostEnterPhase' } as const;
    expect(given(one).when(host, nowWith(anna, bo)).refusal).toEqual({
      refused: 'gate_agree',
      about: { seats: '罗桂枝' },
    });
    expect(given(one).when(host, nowWith(anna, cai)).events).toEqual([entered('second')]);
    expect(given(accounted).when(host, nowWith()).refused).toBe('gate_agree');
  });

  it('[PHASE2] listeners have no say', () => {
    expect(given(accounted).when(agree(cai)).refused).toBe('not_seated');
  });

  it('[PHASE2] the owner moves on alone, nobody else does', () => {
    expect(given(accounted).when(advance()).events).toEqual([entered('second')]);
    expect(given(accounted).when({ type: 'enterPhase', member: bo, skipGate: false }).refused).toBe('not_owner');
    expect(given(seated).when(advance()).refused).toBe('not_started');
  });

  it('[PHASE2] a new phase starts without anybody’s agreement', () => {
    const one = played(accounted, agree(), advance());
    expect(fold(one).consents).toEqual([]);
  });
});

describe('gates', () => {
  it('[PHASE3] self-introduction ends when every seat has said where it was; the refusal names who has not', () => {
    const missing = { refused: 'gate_whereabouts', about: { seats: '林晚、罗桂枝、秦海、陶成文' } };
    expect(given(intro).when(advance()).refusal).toEqual(missing);
    expect(given(intro).when(agree()).refusal).toEqual(missing);
    expect(unaccounted(fold(intro))).toHaveLength(4);
    expect(gateOf(fold(accounted))).toBeNull();
  });

  it('[PHASE3] the search ends when a clue lies open', () => {
    const state = { ...fold(search), dealt: [] };
    expect(gateOf(state)).toEqual({ refused: 'gate_clues', about: {} });
    expect(gateOf({ ...state, sheet: { ...state.sheet, clues: [] } })).toBeNull();
    expect(gateOf(fold(search))).toBeNull();
  });

  it('[PHASE3] an empty seat stands in the way of every phase', () => {
    const left = fold([...inquiry, { type: 'stoodUp', audience: 'table', seat: qin }]);
    expect(gateOf(left)).toEqual({ refused: 'gate_seats', about: { seats: '秦海' } });
  });

  it('[PHASE3] the host passes no gate', () => {
    const state = played(intro);
    expect(given(state).when({ type: 'hostEnterPhase' }, nowWith()).refused).toBe('gate_whereabouts');
  });

  it('[PHASE4] the owner may skip a gate, and the log and the table show it', () => {
    const [event] = given(intro).when(advance(true)).events;
    expect(event).toEqual(entered('second', 'gate_whereabouts'));
    expect(given(intro).when(advance(true)).after.lines.at(-1)).toMatchObject({
      kind: 'phase',
      skipped: 'gate_whereabouts',
    });
    expect(given(accounted).when(advance(true)).events).toEqual([entered('second', null)]);
  });

  it('[PHASE5] the host speaks at most three times in a row while no person says anything', () => {
    const say = { type: 'hostSay', text: '请', beat: 'own' } as const;
    const quiet = played(inquiry, say, say);
    expect(fold(quiet).host.sinceHuman).toBe(3);
    expect(given(quiet).when(say).refused).toBe('gate_pace');
    const heard = played(quiet, { type: 'speak', member: bo, to: null, text: '好', quotes: [] });
    expect(given(heard).when(say).events).toEqual([{ type: 'hostSpoke', audience: 'table', text: '请', beat: 'own' }]);
    expect(given(lobby).when(say).refused).toBe('not_started');
  });

  it('[PHASE5] an AI line is not a person speaking', () => {
    const say = { type: 'hostSay', text: '请', beat: 'own' } as const;
    const called = played(inquiry, { type: 'speak', member: bo, to: null, text: '秦海？', quotes: [] }, say, say, say);
    const job = fold(called).turns.owed[0]?.job;
    if (job === undefined) throw new Error('nothing owed');
    expect(given(played(called, { type: 'finishSpeech', job, text: '嗯。' })).when(say).refused).toBe('gate_pace');
  });
});

describe('the seal', () => {
  it('[PHASE6] the reveal needs the agreement of every present person', () => {
    for (const skip of [false, true]) {
      expect(given(final).when(advance(skip)).refusal).toEqual({
        refused: 'gate_agree',
        about: { seats: '林晚、罗桂枝' },
      });
      const one = played(final, agree(bo));
      expect(given(one).when(advance(skip), nowWith(anna, bo, cai)).refusal).toEqual({
        refused: 'gate_agree',
        about: { seats: '林晚' },
      });
    }
  });

  it('[PHASE6] nobody skips it from an empty room either', () => {
    expect(given(final).when(advance(true), nowWith()).refused).toBe('gate_agree');
    expect(given(final).when({ type: 'hostEnterPhase' }, nowWith()).refused).toBe('gate_agree');
  });

  it('[PHASE6] who is away does not hold it up', () => {
    const one = played(final, agree(bo));
    expect(given(one).when(advance(), nowWith(bo, cai)).events).toEqual([entered('fifth')]);
    expect(fold([...one]).seats.find((seat) => seat.id === luo)?.occupant?.kind).toBe('human');
  });

  it('[PHASE6] an agreement that was taken back counts no more', () => {
    const back = played(final, agree(bo), agree(bo, false));
    expect(given(back).when(advance(), nowWith(bo)).refused).toBe('gate_agree');
  });
});
