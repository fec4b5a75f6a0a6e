// From a leased job to the request of an AI seat and back to a command: the real code of the object, on the small case.
import { describe, expect, it } from 'vitest';
import { claimFor, commandFrom } from '../../../durable/game/requests.ts';
import { bookText } from '../../../src/artifact/case/book.ts';
import type { GameEvent } from '../../../src/core/game/events.ts';
import type { Job } from '../../../src/core/game/state.ts';
import { secretRef } from '../../../src/core/secret/ref.ts';
import { disclose } from '../../../src/core/secret/disclose.ts';
import type { JobResult } from '../../../src/llm/runner.ts';
import { anna, answered, bo, final, fold, inquiry, intro, played, search } from '../../core/game/given.ts';
import { lin, marksIn, qin, smallCase, tao, vaultOf } from '../../core/game/small-case.ts';

const vault = vaultOf(smallCase);
const firstJob = (history: readonly GameEvent[], kind: Job['kind'] = 'speak'): Job => {
  const job = fold(history).turns.owed.find((owed) => owed.kind === kind);
  if (job === undefined) throw new Error(`no ${kind} is owed`);
  return job;
};
const claim = (history: readonly GameEvent[], kind: Job['kind'] = 'speak') =>
  claimFor(fold(history), firstJob(history, kind), 1, vault, 'g');
const commit = (history: readonly GameEvent[], result: JobResult, kind: Job['kind'] = 'speak') =>
  commandFrom(fold(history), firstJob(history, kind), result, vault, 'g');
const refusedBy = (answer: ReturnType<typeof commit>) =>
  'refusal' in answer ? [answer.refusal.refused, answer.cause] : null;

const called = played(inquiry, { type: 'speak', member: anna, to: null, text: '秦海，你说。', quotes: [] });
const spoken = played(intro, { type: 'finishSpeech', job: firstJob(intro).job, text: '我是秦海。' });
const voted = played(final, { type: 'vote', member: anna, choice: 'qin' as never, reason: '手套' });
const book = (seat: typeof qin) => {
  const opened = disclose(vault, { revealed: false, dealt: [] }, secretRef('book', seat, 'small'), {
    kind: 'seat',
    seat,
    ai: true,
  });
  return opened === null ? '' : bookText(opened);
};

const told = (doing: string) =>
  commit(
    spoken,
    { kind: 'call', name: 'tell_whereabouts', arguments: JSON.stringify({ entries: [{ at: '20:00', doing }] }) },
    'whereabouts',
  );

const cast = (reason: string) =>
  commit(voted, { kind: 'call', name: 'cast_vote', arguments: JSON.stringify({ choice: 'lin', reason }) }, 'vote');

describe('the request of an AI seat', () => {
  it('[SEAT6] holds the open fields, its own book, slip and cues, and nothing of another seat', () => {
    for (const [history, clues] of [
      [called, false],
      [played(search, { type: 'speak', member: anna, to: null, text: '秦海，你说。', quotes: [] }), true],
    ] as const) {
      const marks = marksIn(claim(history).request);
      const kinds = new Set(marks.map((mark) => mark.split(' ').slice(0, 2).join(' ')));
      expect(
        marks.filter((mark) => mark.startsWith('book') || mark.startsWith('slip') || mark.startsWith('cues')),
      ).toSatisfy((own: string[]) => own.length > 10 && own.every((mark) => mark.split(' ')[1] === qin));
      for (const sealed of ['truth', 'supports', 'epilogue', 'host'])
        expect([...kinds].some((kind) => kind.startsWith(sealed))).toBe(false);
      expect(kinds.has('clue c1')).toBe(clues);
      expect(claim(history).request.messages[0]?.text).toContain(book(qin));
    }
  });

  it('[NOTE1] holds no note, no ballot and no private talk of others', () => {
    const busy = played(
      called,
      { type: 'writeNote', member: bo, text: '只给自己看的话' },
      { type: 'speak', member: anna, to: 'luo' as never, text: '只给罗桂枝的话', quotes: [] },
    );
    const text = JSON.stringify(claim(busy).request);
    expect(text).not.toContain('只给自己看的话');
    expect(text).not.toContain('只给罗桂枝的话');
    expect(text).toContain('〔私谈〕林晚、罗桂枝');
  });

  it('[SEAT5] carries no tool for speech, and exactly the one choice that is due', () => {
    expect(claim(called).request.tools).toEqual([]);
    expect(claim(spoken, 'whereabouts').request.tools.map((tool) => tool.name)).toEqual(['tell_whereabouts']);
    const [ballot, ...more] = claim(voted, 'vote').request.tools;
    expect(more).toEqual([]);
    expect(ballot?.name).toBe('cast_vote');
    expect(ballot?.parameters).toMatchObject({ properties: { choice: { enum: ['lin', 'luo', 'tao'] } } });
  });

  it('[LLM2] is the beginning of the next one, but for its last message', () => {
    const requests: string[][] = [];
    let history = called;
    for (let turn = 0; turn < 8; turn += 1) {
      requests.push(claim(history).request.messages.map((message) => `${message.role} ${message.text}`));
      history = played(answered(history), {
        type: 'speak',
        member: anna,
        to: turn % 3 === 2 ? qin : null,
        text: `秦海，第${turn}次。`,
        quotes: [],
      });
    }
    for (const [index, request] of requests.entries()) {
      const next = requests[index + 1];
      if (next !== undefined) expect(next.slice(0, request.length - 1)).toEqual(request.slice(0, -1));
    }
  });
});

describe('what a model brings back', () => {
  it('[SEAT5] a tool call in place of a line is refused with the reason', () => {
    const answer = commit(called, { kind: 'call', name: 'jubensha_case', arguments: '{"book":"lin"}' });
    expect(answer).toEqual({
      refusal: { refused: 'only_speak', about: { seat: '秦海', tool: 'jubensha_case' } },
      cause: 'unknown_tool',
    });
  });

  it('[SEAT5] another tool than the one that is due, or plain words, are refused', () => {
    expect(refusedBy(commit(voted, { kind: 'call', name: 'tell_whereabouts', arguments: '{}' }, 'vote'))).toEqual([
      'only_speak',
      'unknown_tool',
    ]);
    expect(refusedBy(commit(voted, { kind: 'speech', text: '我投林晚。' }, 'vote'))).toEqual([
      'only_speak',
      'unknown_tool',
    ]);
    expect(refusedBy(commit(spoken, { kind: 'call', name: 'cast_vote', arguments: '{}' }, 'whereabouts'))).toEqual([
      'only_speak',
      'unknown_tool',
    ]);
  });

  it('[CHAN5] a recital is refused as such, other slips as out of character', () => {
    expect(
      refusedBy(
        commit(called, {
          kind: 'speech',
          text: `${'我要瞒的事就写在这里，你们自己看。'.repeat(3)}【book qin secret】【book qin knows 1】`,
        }),
      ),
    ).toEqual(['speech_own_book', 'own_book']);
    expect(refusedBy(commit(called, { kind: 'speech', text: '（我心里一紧。）' }))).toEqual([
      'speech_inner',
      'out_of_character',
    ]);
    expect(commit(called, { kind: 'speech', text: '我在船上。' })).toMatchObject({
      type: 'finishSpeech',
      text: '我在船上。',
    });
  });

  it('[CHAN5] what a seat said before counts, in its own line and in its whereabouts', () => {
    const letters = '我书里写着一长串别的话到这里为止';
    const half = 'bookqinsecretbookqinkn';
    const first = played(called, {
      type: 'finishSpeech',
      job: firstJob(called).job,
      text: `${letters}【book qin se】`,
    });
    const again = played(first, { type: 'speak', member: anna, to: null, text: '秦海，接着说。', quotes: [] });
    expect(half).toHaveLength(22);
    expect(refusedBy(commit(again, { kind: 'speech', text: `cret】【book qin kn】${letters.repeat(3)}` }))).toEqual([
      'speech_own_book',
      'own_book',
    ]);
    expect(
      refusedBy(commit(played(called), { kind: 'speech', text: `cret】【book qin kn】${letters.repeat(3)}` })),
    ).toBeNull();
  });

  it('[CHAN5] whereabouts and the reason of a vote pass the same check', () => {
    const recital = '【book qin secret】【book qin knows 1】一直都写在这里';
    expect(refusedBy(told(recital))).toEqual(['speech_own_book', 'own_book']);
    expect(told('在船上')).toMatchObject({
      type: 'finishWhereabouts',
      entries: [{ at: '20:00', until: null, doing: '在船上' }],
    });
    expect(refusedBy(cast(recital))).toEqual(['speech_own_book', 'own_book']);
    expect(cast('')).toMatchObject({ type: 'finishVote', choice: 'lin', reason: '' });
  });

  it.each(['', 'null', '[]', '{"choice":1}', '{"choice":"lin"', '{"reason":"x"}'])(
    '[VOTE3] a vote of %j is answered with the valid choices',
    (text) => {
      const answer = commit(voted, { kind: 'call', name: 'cast_vote', arguments: text }, 'vote');
      expect(answer).toMatchObject({
        refusal: { refused: 'bad_choice', about: { choices: 'lin、luo、tao' } },
        cause: 'bad_choice',
      });
    },
  );

  it.each(['', 'null', '{}', '{"entries":[]}', '{"entries":[{"at":"20:00"}]}', '{"entries":"x"}'])(
    '[TIME2] whereabouts of %j are refused',
    (text) => {
      expect(
        refusedBy(commit(spoken, { kind: 'call', name: 'tell_whereabouts', arguments: text }, 'whereabouts')),
      ).toEqual(['bad_request', 'bad_choice']);
    },
  );

  it('[CHAN6] a failed answer fails the turn with its cause', () => {
    expect(commit(called, { kind: 'failed', cause: 'cut_short' })).toEqual({
      type: 'failTurn',
      job: firstJob(called).job,
      cause: 'cut_short',
    });
  });

  it('[CHAN3] where the words go is not for the model to say', () => {
    const aside = played(inquiry, { type: 'speak', member: anna, to: tao, text: '陶成文，就你我二人。', quotes: [] });
    const command = commit(aside, { kind: 'speech', text: '我对全桌说。' });
    expect(Object.keys(command).toSorted()).toEqual(['job', 'text', 'type']);
    expect(firstJob(aside)).toMatchObject({ seat: tao, to: lin });
  });
});
