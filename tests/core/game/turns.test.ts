// Who speaks next, decided by the program from what lies in the log.
import { describe, expect, it } from 'vitest';
import { jobId } from '../../../src/protocol/ids.ts';
import type { Command } from '../../../src/core/game/commands.ts';
import type { GameEvent } from '../../../src/core/game/events.ts';
import type { Job } from '../../../src/core/game/state.ts';
import { calledSeats, dueJobs } from '../../../src/core/game/turns.ts';
import {
  actors,
  anna,
  answered,
  bo,
  final,
  fold,
  given,
  inquiry,
  intro,
  lobby,
  played,
  revealed,
  search,
} from './given.ts';
import { lin, luo, qin, smallCase, tao } from './small-case.ts';
import { caseSheet } from '../../../src/core/game/sheet.ts';

const speak = (text: string, to: typeof lin | null = null, member = anna): Command => ({
  type: 'speak',
  member,
  to,
  text,
  quotes: [],
});
const speechOwed = (history: readonly GameEvent[]) =>
  fold(history).turns.owed.flatMap((owed) => (owed.kind === 'speak' ? [owed] : []));
const owedTo = (history: readonly GameEvent[]) => speechOwed(history).map((owed) => owed.seat);
const finish = (history: readonly GameEvent[], text = '嗯。'): Command => ({
  type: 'finishSpeech',
  job: speechOwed(history)[0]?.job ?? jobId(''),
  text,
});

const kinds = (jobs: readonly Job[]) => jobs.map((job) => `${job.kind} ${job.seat}`);

/** One person and three AI seats, in the inquiry. */
const alone = (() => {
  const room = played(
    lobby,
    { type: 'sit', member: anna, seat: lin },
    { type: 'fillSeats', member: anna, actors },
    { type: 'startGame', member: anna },
  );
  const told = { type: 'tellWhereabouts', member: anna, entry: { at: '20:00', until: null, doing: '在' } } as const;
  return played(played(answered(room), told), { type: 'consent', member: anna, ready: true });
})();

describe('whoever is named answers first', () => {
  it('[TURN1] in the order in which the names fall', () => {
    expect(owedTo(played(alone, speak('陶成文和罗桂枝，你们说。')))).toEqual([tao, luo]);
    expect(owedTo(played(alone, speak('罗桂枝和陶成文，你们说。')))).toEqual([luo, tao]);
  });

  it('[TURN1] by the given part of a name too', () => {
    expect(owedTo(played(alone, speak('桂枝，你那天在哪里？')))).toEqual([luo]);
  });

  it('[TURN1] a person who is named is not spoken for', () => {
    expect(owedTo(played(inquiry, speak('罗桂枝，你说。'))).includes(luo)).toBe(false);
  });

  it('[TURN1] before those who were waiting', () => {
    const waiting = played(alone, speak('今晚的风真大。'));
    const [quiet] = owedTo(waiting);
    const other = [luo, qin, tao].find((seat) => seat !== quiet) ?? luo;
    const name = smallCase.roles.find((role) => role.id === other)?.name ?? '';
    expect(owedTo(played(waiting, speak(`${name}，你说。`)))).toEqual([other, quiet]);
  });

  it('[TURN1] also when the one who is named was already waiting behind another', () => {
    const waiting = played(alone, speak('秦海和陶成文，你们说。'));
    expect(owedTo(waiting)).toEqual([qin, tao]);
    const moved = played(waiting, speak('陶成文，你先说。'));
    expect(owedTo(moved)).toEqual([tao, qin]);
    // A new job: whoever is at the old one has not heard the newer line.
    expect(speechOwed(moved)[0]?.job).not.toBe(speechOwed(waiting)[1]?.job);
    expect(speechOwed(moved)[1]).toEqual(speechOwed(waiting)[0]);
    expect(speechOwed(moved)[0]?.since).toBe(fold(moved).seq);
  });

  it('[TURN1] whoever is asked again in private owes one answer, to the newest line', () => {
    const once = played(alone, speak('嘘', qin), speak('你呢？', tao));
    const again = played(once, speak('还有一件事。', qin), speak('快说。', qin));
    expect(speechOwed(again).map((owed) => [owed.seat, owed.to])).toEqual([
      [qin, lin],
      [tao, lin],
    ]);
    const [asked] = speechOwed(again);
    expect(fold(again).lines.find((line) => line.seq === asked?.since)).toMatchObject({ text: '快说。' });
  });

  it('[TURN1] also in the middle of a round', () => {
    expect(owedTo(intro)).toEqual([qin, tao]);
    expect(owedTo(played(intro, speak('陶成文，你先来。')))).toEqual([tao, qin]);
  });

  it('[TURN1] English names are called by any of their parts, whatever the case', () => {
    const english = caseSheet(
      {
        ...smallCase,
        meta: { ...smallCase.meta, language: 'en' },
        roles: smallCase.roles.map((role, index) => ({
          ...role,
          name: ['Ann Ware', 'Mary Stone', 'Jo Hart', 'Li'][index] ?? '',
        })),
      },
      false,
    );
    const state = fold(
      played(
        [],
        { type: 'createGame', member: anna, name: 'A', sheet: english, notPlayable: null },
        { type: 'fillSeats', member: anna, actors },
      ),
    );
    expect(calledSeats(state, 'HART? or mary?', lin)).toEqual([qin, luo]);
    expect(calledSeats(state, 'what did li see', lin)).toEqual([tao]);
    expect(calledSeats(state, 'jo was there', lin)).toEqual([]);
  });
});

describe('not too many AI lines', () => {
  it('[TURN2] an AI seat that is named by another answers, a third one does not', () => {
    const asked = played(alone, speak('秦海，你说。'));
    const once = played(asked, finish(asked, '问陶成文吧。'));
    expect(owedTo(once)).toEqual([tao]);
    const twice = played(once, finish(once, '罗桂枝才知道。'));
    expect(owedTo(twice)).toEqual([]);
  });

  it('[TURN2] three names in one line are two answers', () => {
    expect(owedTo(played(alone, speak('罗桂枝、秦海、陶成文，都说说。')))).toEqual([luo, qin]);
  });

  it('[TURN2] whoever waits gives way when a person names two others', () => {
    const waiting = played(alone, speak('今晚的风真大。'));
    const [quiet] = owedTo(waiting);
    const others = smallCase.roles.filter((role) => role.id !== quiet && role.id !== lin);
    const named = played(waiting, speak(others.map((role) => role.name).join('、')));
    expect(owedTo(named)).toEqual(others.map((role) => role.id));
  });

  it('[TURN2] a private answer that is owed does not give way', () => {
    const aside = played(alone, speak('嘘', qin));
    const named = played(aside, speak('罗桂枝、陶成文，你们说。'));
    expect(speechOwed(named).map((owed) => [owed.seat, owed.to])).toEqual([
      [luo, null],
      [tao, null],
      [qin, lin],
    ]);
  });

  it('[TURN2] a person speaking makes room again', () => {
    const asked = played(alone, speak('秦海，你说。'));
    const once = played(asked, finish(asked));
    const twice = played(once, speak('陶成文呢？'));
    const next = played(twice, finish(twice, '罗桂枝也在。'));
    expect(owedTo(next)).toEqual([luo]);
  });
});

describe('the quiet and the rounds', () => {
  it('[TURN3] when nobody is named, the seat that has been quiet longest answers', () => {
    const order: string[] = [];
    let history = alone;
    for (let turn = 0; turn < 6; turn += 1) {
      history = played(history, speak('今晚的风真大。'));
      order.push(...owedTo(history));
      history = played(history, finish(history));
    }
    expect(new Set(order.slice(0, 3)).size).toBe(3);
    expect(order.slice(3)).toEqual(order.slice(0, 3));
  });

  it('[TURN3] one such answer at a time, and none in a round', () => {
    const once = played(alone, speak('今晚的风真大。'));
    expect(owedTo(played(once, speak('是啊。')))).toHaveLength(1);
    expect(owedTo(played(final, speak('我说完了。')))).toEqual([]);
  });

  it('[TURN3] it answers in the search as well, and once to the dealt clues', () => {
    expect(
      speechOwed(
        played(inquiry, { type: 'consent', member: anna, ready: true }, { type: 'consent', member: bo, ready: true }),
      ),
    ).toEqual([expect.objectContaining({ why: 'clues', to: null })]);
    expect(owedTo(played(search, speak('看这里。')))).toHaveLength(1);
  });

  it('[TURN4] self-introduction and last words are rounds: every AI seat speaks once', () => {
    for (const [before, kind] of [
      [intro, 'first'],
      [
        played(search, { type: 'consent', member: anna, ready: true }, { type: 'consent', member: bo, ready: true }),
        'fourth',
      ],
    ] as const) {
      expect(fold(before).phase).toBe(kind);
      expect(owedTo(before)).toEqual([qin, tao]);
      const after = answered(before, '秦海和陶成文都听着。');
      const start = fold(before).seq;
      const spoken = fold(after).lines.flatMap((line) => (line.kind === 'said' && line.seq > start ? [line.seat] : []));
      expect(spoken).toEqual([qin, tao]);
    }
  });

  it('[TURN4] a new phase owes nothing of the old one', () => {
    const left = played(inquiry, speak('秦海，你说。'), { type: 'enterPhase', member: anna, skipGate: false });
    expect(owedTo(left).every((seat) => speechOwed(left).find((owed) => owed.seat === seat)?.why !== 'called')).toBe(
      true,
    );
    expect(owedTo(played(inquiry, { type: 'enterPhase', member: anna, skipGate: false }))).toEqual(owedTo(left));
  });
});

describe('choices', () => {
  it('[TURN5] an AI seat is asked for its whereabouts after its self-introduction, once', () => {
    expect(kinds(fold(intro).turns.owed)).toEqual(['speak qin', 'speak tao']);
    const spoken = played(intro, finish(intro));
    expect(kinds(fold(spoken).turns.owed)).toEqual(['speak tao', 'whereabouts qin']);
    const again = played(spoken, speak('秦海，再说一句。'));
    expect(kinds(fold(played(again, finish(again))).turns.owed)).toEqual(['speak tao', 'whereabouts qin']);
  });

  it('[TURN5] AI seats vote once a person has voted, each once', () => {
    const vote = {
      type: 'vote',
      member: anna,
      choice: smallCase.truth.answers['who'] ?? ('' as never),
      reason: '',
    } as const;
    const cast = played(final, vote);
    expect(kinds(fold(cast).turns.owed)).toEqual(['vote qin', 'vote tao']);
    expect(kinds(fold(played(cast, { ...vote, member: bo })).turns.owed)).toEqual(['vote qin', 'vote tao']);
    const all = answered(cast);
    expect(fold(all).ballots.map((ballot) => ballot.seat)).toEqual([lin, qin, tao]);
    expect(kinds(fold(played(all, vote)).turns.owed)).toEqual([]);
  });

  it('[TURN5] a vote that failed is asked for again only by a retry', () => {
    const vote = {
      type: 'vote',
      member: anna,
      choice: smallCase.truth.answers['who'] ?? ('' as never),
      reason: '',
    } as const;
    const cast = played(final, vote);
    const job = fold(cast).turns.owed[0]?.job ?? jobId('');
    const failed = played(cast, { type: 'failTurn', job, cause: 'bad_choice' }, { ...vote, member: bo });
    expect(kinds(fold(failed).turns.owed)).toEqual(['vote tao']);
    expect(kinds(fold(played(failed, { type: 'retryTurn', member: bo, seat: qin })).turns.owed)).toEqual([
      'vote qin',
      'vote tao',
    ]);
  });

  it('[TURN5] a vote that was dropped is not asked for again because another AI seat has voted', () => {
    const vote = {
      type: 'vote',
      member: anna,
      choice: smallCase.truth.answers['who'] ?? ('' as never),
      reason: '',
    } as const;
    const cast = played(final, vote);
    const job = fold(cast).turns.owed[0]?.job ?? jobId('');
    const dropped = played(
      cast,
      { type: 'failTurn', job, cause: 'bad_choice' },
      { type: 'dropTurn', member: anna, seat: qin },
    );
    expect(kinds(fold(dropped).turns.owed)).toEqual(['vote tao']);
    expect(kinds(fold(answered(dropped)).turns.owed)).toEqual([]);
    expect(fold(answered(dropped)).ballots.map((ballot) => ballot.seat)).toEqual([lin, tao]);
  });

  it('[TURN6] what may be claimed is the first speech and every choice that is due', () => {
    const spoken = played(intro, finish(intro));
    expect(kinds(dueJobs(fold(spoken)))).toEqual(['speak tao', 'whereabouts qin']);
    expect(kinds(dueJobs(fold(intro)))).toEqual(['speak qin']);
  });

  it('[TURN6] nothing is owed before the start and after the reveal', () => {
    expect(dueJobs(fold(lobby))).toEqual([]);
    expect(dueJobs(fold(revealed))).toEqual([]);
    expect(dueJobs(fold(played(revealed, speak('秦海，你说。'))))).toEqual([]);
  });

  it('[TURN6] every job has an id of its own', () => {
    const history = answered(played(search, { type: 'enterPhase', member: anna, skipGate: false }));
    const jobs = history.flatMap((event) => ('job' in event && event.job !== null ? [event.job] : []));
    expect(jobs.length).toBeGreaterThan(6);
    expect(new Set(jobs).size).toBe(jobs.length);
    expect(given(history).state.turns.owed).toEqual([]);
  });
});
