// Clues, whereabouts, ballots and notes.
import { describe, expect, it } from 'vitest';
import { choiceId, clueId, jobId } from '../../../src/protocol/ids.ts';
import { LIMITS } from '../../../src/protocol/plain.ts';
import type { Command } from '../../../src/core/game/commands.ts';
import { viewFor } from '../../../src/core/game/view.ts';
import { choicesFor } from '../../../src/core/game/votes.ts';
import { caseSheet } from '../../../src/core/game/sheet.ts';
import { accounted, anna, bo, cai, final, fold, given, inquiry, intro, played, revealed, search } from './given.ts';
import { glove, letter, lin, luo, marksIn, qin, smallCase, tao, vaultOf } from './small-case.ts';

const vault = vaultOf(smallCase);
const viewOf = (history: Parameters<typeof fold>[0], member: typeof anna) =>
  viewFor(fold(history), { kind: 'member', member }, vault, 'g');

const deal = (clue = glove): Command => ({ type: 'dealClue', member: anna, clue });
const tell = (entry: Partial<{ at: string; until: string | null; doing: string }> = {}): Command => ({
  type: 'tellWhereabouts',
  member: anna,
  entry: { at: '20:10', until: '20:40', doing: '在灶间热酒', ...entry },
});
const vote = (choice: string, member = anna, reason = '手套。'): Command => ({
  type: 'vote',
  member,
  choice: choiceId(choice),
  reason,
});
const note = (text: string): Command => ({ type: 'writeNote', member: anna, text });
const withdraw = (member: typeof anna, index: number): Command => ({ type: 'withdrawWhereabouts', member, index });

describe('clues', () => {
  it('[CLUE1] none is dealt before the search', () => {
    for (const history of [intro, inquiry])
      for (const command of [deal(), { type: 'hostDeal', clues: [glove] } as const])
        expect(given(history).when(command).refusal).toMatchObject({
          refused: 'wrong_phase',
          about: { act: 'deal', need: '搜证' },
        });
  });

  it('[CLUE1] a clue is dealt once', () => {
    expect(given(search).when(deal()).refused).toBe('already_dealt');
    expect(given(search).when({ type: 'hostDeal', clues: [glove, letter] }).refused).toBe('already_dealt');
    expect(given(search).state.dealt.map((card) => card.clue)).toEqual([glove, letter]);
  });

  it('[CLUE1] the host deals what is not yet open', () => {
    const entered = [
      ...inquiry,
      { type: 'phaseEntered', audience: 'table', phase: 'third', skipped: null },
    ] as Parameters<typeof fold>[0];
    expect(given(entered).when(deal()).events).toEqual([{ type: 'cluesDealt', audience: 'table', clues: [glove] }]);
    const one = [...entered, ...given(entered).when(deal()).events];
    expect(given(one).when({ type: 'hostDeal', clues: [glove, letter] }).events).toEqual([
      { type: 'cluesDealt', audience: 'table', clues: [letter] },
    ]);
  });

  it('[SEAL9] a clue that does not exist is refused before anything is said about others', () => {
    expect(given(search).when(deal(clueId('c9'))).refusal).toEqual({ refused: 'no_such_clue', about: {} });
    expect(given(search).when({ type: 'hostDeal', clues: [glove, clueId('c9')] }).refused).toBe('no_such_clue');
  });

  it('[CLUE1] title and text lie open for the whole table, what it supports does not', () => {
    for (const member of [anna, bo, cai]) {
      const seen = marksIn(viewOf(search, member));
      expect(seen).toEqual(expect.arrayContaining(['clue c1 title', 'clue c1 text', 'clue c2 title', 'clue c2 text']));
      expect(seen.filter((mark) => mark.startsWith('supports'))).toEqual([]);
      expect(marksIn(viewOf(inquiry, member)).filter((mark) => mark.startsWith('clue'))).toEqual([]);
    }
    expect(marksIn(viewOf(revealed, cai))).toEqual(
      expect.arrayContaining(['supports c1', 'supports c1 fact', 'supports c2']),
    );
  });
});

describe('whereabouts', () => {
  it('[TIME1] what a person says is shown as said, to everybody', () => {
    const history = played(intro, tell({ doing: '  在灶间热酒，<i>没</i>人看见 ' }));
    for (const member of [anna, bo, cai])
      expect(viewOf(history, member)?.timeline).toEqual([
        { seat: lin, at: '20:10', until: '20:40', doing: '在灶间热酒，<i>没</i>人看见' },
      ]);
  });

  it('[TIME1] it is compared with nothing: a tale against the truth is taken as well', () => {
    expect(given(intro).when(tell({ at: '20:30', doing: '和秦海在一起' })).events).toHaveLength(1);
    expect(given(intro).when(tell({ at: '23:00', until: '01:00' })).events).toHaveLength(1);
  });

  it.each(['9:30', '24:00', '21:60', '２１:30', '21：30', '晚上九点', '', ' 21:30', '21:30\n', '2130'])(
    '[TIME2] %j is no time',
    (text) => {
      expect(given(intro).when(tell({ at: text })).refusal).toEqual({
        refused: 'bad_clock',
        about: { text: text.slice(0, 12) },
      });
      expect(given(intro).when(tell({ until: text })).refused).toBe('bad_clock');
    },
  );

  it.each(['00:00', '09:05', '19:59', '23:59'])('[TIME2] %j is a time', (text) => {
    expect(given(intro).when(tell({ at: text, until: null })).events).toHaveLength(1);
  });

  it('[TIME1] an entry says what one did, is kept short, and there is an end to them', () => {
    for (const doing of [' 　', '\u200B']) expect(given(intro).when(tell({ doing })).refused).toBe('empty_line');
    const [event] = given(intro).when(tell({ doing: '字'.repeat(500) })).events;
    expect(event).toMatchObject({ entries: [{ doing: '字'.repeat(LIMITS.doing) }] });
    const full = played(intro, ...Array.from({ length: LIMITS.whereaboutsPerSeat }, () => tell()));
    expect(given(full).when(tell()).refused).toBe('too_many_whereabouts');
    expect(given(full).when({ ...tell(), member: bo } as Command).events).toHaveLength(1);
  });

  it('[TIME3] a person withdraws his own entries and no others', () => {
    const history = played(
      intro,
      tell({ doing: '甲' }),
      { ...tell({ doing: '乙' }), member: bo } as Command,
      tell({ doing: '丙' }),
    );
    expect(
      given(history)
        .when(withdraw(anna, 1))
        .after.timeline.map((row) => row.doing),
    ).toEqual(['甲', '乙']);
    expect(
      given(history)
        .when(withdraw(bo, 0))
        .after.timeline.map((row) => row.doing),
    ).toEqual(['甲', '丙']);
    for (const index of [1, 2, -1, 0.5]) expect(given(history).when(withdraw(bo, index)).refused).toBe('bad_request');
  });

  it('[TIME2] of a model’s entries the good ones are kept; none is refused', () => {
    const spoken = played(intro, {
      type: 'finishSpeech',
      job: fold(intro).turns.owed[0]?.job ?? jobId(''),
      text: '我是秦海。',
    });
    const job = fold(spoken).turns.owed.find((owed) => owed.kind === 'whereabouts')?.job ?? jobId('');
    const finish = (...entries: { at: string; until: string | null; doing: string }[]): Command => ({
      type: 'finishWhereabouts',
      job,
      entries,
    });
    const good = { at: '20:00', until: null, doing: '在船上' };
    expect(given(spoken).when(finish({ ...good, at: '八点' }, good)).events).toEqual([
      { type: 'whereaboutsTold', audience: 'table', seat: qin, entries: [good], job },
    ]);
    expect(given(spoken).when(finish({ ...good, at: '八点钟左右的样子吧大概是' })).refusal).toMatchObject({
      refused: 'bad_clock',
    });
    expect(given(spoken).when(finish()).refused).toBe('bad_clock');
  });
});

describe('the ballot', () => {
  it('[VOTE1] one ballot a seat, in the final phase', () => {
    for (const history of [intro, inquiry, search, revealed])
      expect(given(history).when(vote('qin')).refusal).toMatchObject({
        refused: 'wrong_phase',
        about: { act: 'vote', need: '发言与投票' },
      });
    expect(given(final).when(vote('qin')).events).toEqual([
      { type: 'voted', audience: { seats: [lin] }, seat: lin, choice: 'qin', reason: '手套。', job: null },
    ]);
  });

  it('[VOTE1] nobody votes for himself, and the ballot does not offer it', () => {
    expect(given(final).when(vote('lin')).refused).toBe('bad_choice');
    expect(choicesFor(fold(final), lin).map((choice) => choice.id)).toEqual(['luo', 'qin', 'tao']);
    expect(viewOf(final, anna)?.ballot?.choices.map((choice) => choice.id)).toEqual(['luo', 'qin', 'tao']);
    expect(viewOf(final, cai)?.ballot?.choices).toHaveLength(4);
  });

  it('[VOTE2] it can be changed until the reveal', () => {
    const twice = played(final, vote('qin'), vote('tao'));
    expect(fold(twice).ballots).toEqual([expect.objectContaining({ seat: lin, choice: 'tao' })]);
  });

  it('[VOTE2] it is known to its seat alone; the table sees how many are sealed', () => {
    const cast = played(final, vote('qin', anna, '只有我知道的理由'));
    expect(viewOf(cast, anna)?.ballot?.mine).toEqual({ choice: 'qin', reason: '只有我知道的理由' });
    for (const member of [bo, cai]) {
      expect(viewOf(cast, member)?.ballot).toMatchObject({ mine: null, sealed: 1 });
      expect(JSON.stringify(viewOf(cast, member))).not.toContain('只有我知道的理由');
    }
    const host = viewFor(fold(cast), { kind: 'host' }, vault, 'g');
    expect(host?.ballot).toMatchObject({ mine: null, sealed: 1 });
    expect(JSON.stringify(host)).not.toContain('只有我知道的理由');
  });

  it('[VOTE2] the reveal shows every ballot to everybody', () => {
    const voted = played(final, vote('qin'));
    const owed = fold(voted).turns.owed.filter((job) => job.kind === 'vote');
    const cast = played(
      voted,
      ...owed.map(({ job }): Command => ({ type: 'failTurn', job, cause: 'no_answer' })),
      { type: 'consent', member: anna, ready: true },
      { type: 'consent', member: bo, ready: true },
    );
    for (const member of [anna, bo, cai])
      expect(viewOf(cast, member)?.truth?.ballots).toEqual([{ seat: lin, choice: 'qin', reason: '手套。' }]);
  });

  it('[VOTE3] a wrong choice is refused with the valid ones: words for a person, ids for a model', () => {
    expect(given(final).when(vote('moon')).refusal).toEqual({
      refused: 'bad_choice',
      about: { choices: '罗桂枝、秦海、陶成文' },
    });
    const cast = played(final, vote('qin'));
    const job = fold(cast).turns.owed[0]?.job ?? jobId('');
    expect(given(cast).when({ type: 'finishVote', job, choice: choiceId('秦海'), reason: '' }).refusal).toEqual({
      refused: 'bad_choice',
      about: { choices: 'lin、luo、tao' },
    });
  });

  it('[VOTE1] a reason is one line and may be missing', () => {
    expect(given(final).when(vote('qin', anna, '  ')).events[0]).toMatchObject({ reason: '' });
    expect(given(final).when(vote('qin', anna, '字'.repeat(900))).events[0]).toMatchObject({
      reason: '字'.repeat(LIMITS.reason),
    });
  });

  it('[VOTE1] a case’s own question offers its own choices; a drama without a question has no ballot', () => {
    const asked = caseSheet(
      {
        ...smallCase,
        votes: [{ id: 'v', question: '开不开门？', choices: [{ id: choiceId('open'), text: '开' }], decision: true }],
      },
      false,
    );
    expect(asked.ballot).toEqual({
      id: 'v',
      question: '开不开门？',
      choices: [{ id: 'open', text: '开', seat: null }],
      decision: true,
    });
    const drama = caseSheet({ ...smallCase, meta: { ...smallCase.meta, genre: 'drama' } }, false);
    expect(drama.ballot).toBeNull();
    const seats = caseSheet(
      { ...smallCase, votes: [{ id: 'v', question: '是谁？', choices: 'seats', decision: false }] },
      false,
    );
    expect(seats.ballot?.choices.map((choice) => choice.seat)).toEqual([lin, luo, qin, tao]);
  });
});

describe('notes', () => {
  it('[NOTE1] a note is seen by its writer alone, before and after the reveal', () => {
    for (const before of [accounted, final]) {
      const history = played(before, note('记着：别信秦海'));
      expect(viewOf(history, anna)?.me.note).toBe('记着：别信秦海');
      for (const member of [bo, cai]) expect(JSON.stringify(viewOf(history, member))).not.toContain('别信秦海');
      const open = played(
        history,
        ...(before === final
          ? ([
              { type: 'consent', member: anna, ready: true },
              { type: 'consent', member: bo, ready: true },
            ] as const)
          : []),
      );
      expect(JSON.stringify(viewOf(open, bo))).not.toContain('别信秦海');
    }
  });

  it('[NOTE1] a note enters no model request: an AI seat’s view of the same chair is without it', () => {
    const history = played(accounted, note('记着：别信秦海'));
    for (const seat of [lin, luo, qin, tao])
      expect(JSON.stringify(viewFor(fold(history), { kind: 'aiSeat', seat }, vault, 'g'))).not.toContain('别信秦海');
  });

  it('[NOTE1] the newest text counts, the same text twice writes nothing, a long one is cut', () => {
    const history = played(accounted, note('一'), note('二'));
    expect(fold(history).notes).toEqual([{ seat: lin, text: '二' }]);
    expect(given(history).when(note('二')).events).toEqual([]);
    expect(given(history).when(note('字'.repeat(LIMITS.note + 5))).events[0]).toMatchObject({
      text: '字'.repeat(LIMITS.note),
    });
    expect(given(history).when({ type: 'writeNote', member: bo, text: '三' }).events[0]).toMatchObject({
      audience: { seats: [luo] },
    });
  });
});
