// What each principal sees, said field by field: the small case marks every field, so the whole list is compared.
import { describe, expect, it } from 'vitest';
import { clueId, memberId, seatId } from '../../../src/protocol/ids.ts';
import { roleBook } from '../../../src/artifact/case/book.ts';
import type { CaseFile } from '../../../src/artifact/case/types.ts';
import { frameSchema, SLICE_KEYS, viewSchema, type GameView } from '../../../src/protocol/view.ts';
import type { GameEvent } from '../../../src/core/game/events.ts';
import { viewerOf, viewFor, type Principal } from '../../../src/core/game/view.ts';
import {
  accounted,
  actors,
  anna,
  bo,
  cai,
  final,
  fold,
  inquiry,
  intro,
  lobby,
  played,
  revealed,
  search,
  seated,
  stranger,
} from './given.ts';
import { lin, luo, marksIn, qin, smallCase, tao, vaultOf } from './small-case.ts';
import { caseSheet } from '../../../src/core/game/sheet.ts';

const vault = vaultOf(smallCase);
const member = (id: typeof anna): Principal => ({ kind: 'member', member: id });
const see = (history: readonly GameEvent[], principal: Principal, after = 0) =>
  viewFor(fold(history), principal, vault, 'g', after);
const marks = (history: readonly GameEvent[], principal: Principal) => marksIn(see(history, principal));

const OPEN = [
  ...['age', 'author', 'cause', 'content_notes', 'license', 'motif', 'place', 'premise', 'relation'].map(
    (name) => `open ${name}`,
  ),
  ...['setup', 'source', 'title', 'victim', 'world_facts'].map((name) => `open ${name}`),
  ...['lin', 'luo', 'qin', 'tao'].map((seat) => `public ${seat}`),
];
const RULES = ['first', 'second', 'third', 'fourth'].map((id) => `rule ${id}`);
const CLUES = ['c1', 'c2'].flatMap((id) => [`clue ${id} text`, `clue ${id} title`]);
const book = (seat: string) =>
  ['goals', 'knows 1', 'knows 2', 'now', 'play', 'private', 'secret', 'tasks'].map((block) => `book ${seat} ${block}`);
const TRUTH = [
  ...['lin', 'luo', 'qin', 'tao'].flatMap(book),
  ...['after', 'fact', 'fact id', 'misdirections', 'narrative', 'timeline'].map((name) => `truth ${name}`),
  'supports c1',
  'supports c1 fact',
  'supports c2',
  ...['object', 'questions', 'setup'].map((name) => `epilogue ${name}`),
];
const sorted = (...lists: string[][]) => lists.flat().toSorted();

/** Before the start, in each phase, after the reveal: how many phase rules have been read out, and are clues open. */
const STAGES: [string, readonly GameEvent[], rules: number, clues: boolean, running: boolean][] = [
  ['lobby', seated, 0, false, false],
  ['self-introduction', intro, 1, false, true],
  ['inquiry', inquiry, 2, false, true],
  ['search', search, 3, true, true],
  ['last words', final, 4, true, true],
];

describe.each(STAGES)('the allow-list in the %s', (_stage, history, rules, clues, running) => {
  const common = [...OPEN, ...RULES.slice(0, rules), ...(clues ? CLUES : [])];

  it('[SEAL4] a listener sees the open fields and nothing else', () => {
    expect(marks(history, member(cai))).toEqual(sorted(common));
  });

  it('[SEAT9] a person in a seat sees his own book as well, once the game has started', () => {
    expect(marks(history, member(anna))).toEqual(sorted(common, running ? book('lin') : []));
    expect(marks(history, member(bo))).toEqual(sorted(common, running ? book('luo') : []));
  });

  it('[SEAT6] an AI seat sees the open fields and its own book', () => {
    for (const seat of [qin, tao]) expect(marks(history, { kind: 'aiSeat', seat })).toEqual(sorted(common, book(seat)));
  });

  it('[SEAL4] the host’s view of the table is no more than a listener’s', () => {
    expect(marks(history, { kind: 'host' })).toEqual(sorted(common));
  });

  it('[SEAL7] a stranger sees nothing at all', () => {
    expect(see(history, { kind: 'stranger' })).toBeNull();
    expect(see(history, member(stranger))).toBeNull();
  });

  it('[SEAL7] the truth is shut for everybody', () => {
    for (const principal of [member(anna), member(cai), { kind: 'aiSeat', seat: qin }, { kind: 'host' }] as Principal[])
      expect(see(history, principal)?.truth).toBeNull();
  });
});

describe('the reveal', () => {
  it('[SEAL7] opens everything at once, for whoever sits, listens or hosts', () => {
    const all = sorted(OPEN, RULES, CLUES, TRUTH);
    for (const principal of [
      member(anna),
      member(bo),
      member(cai),
      { kind: 'host' },
      { kind: 'aiSeat', seat: tao },
    ] as Principal[])
      expect(marks(revealed, principal)).toEqual(all);
  });

  it('[SEAL7] the same for whoever comes only now', () => {
    const late = memberId('m-late');
    const joined = played(revealed, { type: 'joinGame', member: late, name: '迟' });
    expect(see(joined, member(late))?.truth).toEqual(see(revealed, member(anna))?.truth);
    expect(see(joined, member(late))?.book).toBeNull();
  });

  it('[SEAL7] a stranger gets nothing even then', () => {
    expect(see(revealed, member(stranger))).toBeNull();
    expect(see(revealed, { kind: 'stranger' })).toBeNull();
  });

  it('[SEAL7] names who did it, and the answer to the ballot', () => {
    expect(see(revealed, member(cai))?.truth).toMatchObject({ culprit: qin, accident: false, answer: 'qin' });
    const decided = caseSheet(
      { ...smallCase, votes: [{ id: 'v', question: '？', choices: 'seats', decision: true }] },
      true,
    );
    const state = { ...fold(revealed), sheet: decided };
    expect(viewFor(state, member(cai), vault, 'g')?.truth?.answer).toBeNull();
    const asked = caseSheet(
      { ...smallCase, votes: [{ id: 'who', question: '？', choices: 'seats', decision: false }] },
      true,
    );
    expect(viewFor({ ...state, sheet: asked }, member(cai), vault, 'g')?.truth?.answer).toBe('qin');
  });

  it('[SEAL7] without its texts in the vault nothing is shown, and nothing fails', () => {
    const empty = { read: () => null };
    const view = viewFor(fold(revealed), member(anna), empty, 'g');
    expect(view?.truth).toBeNull();
    expect(view?.book).toBeNull();
    expect(view?.clues.every((clue) => clue.open === null)).toBe(true);
  });
});

describe('one function for people and AI', () => {
  it.each(STAGES.filter(([, , , , running]) => running))(
    '[SEAT6] in the %s a chair shows a person and an AI the same',
    (_stage, history) => {
      const { me: mine, ...human } = see(history, member(bo)) as GameView;
      const { me: its, ...ai } = see(history, { kind: 'aiSeat', seat: luo }) as GameView;
      expect(ai).toEqual(human);
      expect(mine).toEqual({ member: bo, name: '博', seat: luo, owner: false, note: '' });
      expect(its).toEqual({ member: null, name: '', seat: luo, owner: false, note: '' });
    },
  );
});

describe('the shape', () => {
  const all: [string, readonly GameEvent[]][] = [
    ['lobby', lobby],
    ['seated', seated],
    ['intro', intro],
    ['accounted', accounted],
    ['inquiry', inquiry],
    ['search', search],
    ['final', final],
    ['revealed', revealed],
  ];
  const everyone: Principal[] = [
    member(anna),
    member(bo),
    member(cai),
    { kind: 'aiSeat', seat: qin },
    { kind: 'host' },
  ];

  it.each(all)('[SEAL3] every view of the %s passes the strict schema unchanged', (_name, history) => {
    for (const principal of everyone) {
      const view = see(history, principal);
      expect(viewSchema.parse(view)).toEqual(view);
    }
  });

  it('[SEAL3] a key that nobody named fails, at every level of a frame', () => {
    const view = see(revealed, member(anna)) as GameView;
    const frame = { type: 'snapshot', protocol: 1, view, live: { online: [], thinking: [] } };
    expect(frameSchema.safeParse(frame).success).toBe(true);
    const paths: string[][] = [];
    const walk = (value: unknown, path: string[]) => {
      if (typeof value !== 'object' || value === null) return;
      if (!Array.isArray(value)) paths.push(path);
      for (const [key, item] of Object.entries(value)) walk(item, [...path, key]);
    };
    walk(frame, []);
    expect(paths.length).toBeGreaterThan(80);
    for (const path of paths) {
      const copy = JSON.parse(JSON.stringify(frame)) as Record<string, unknown>;
      let at = copy;
      for (const key of path) at = at[key] as Record<string, unknown>;
      at['supports'] ??= 'x';
      at['leak'] = 'x';
      expect(frameSchema.safeParse(copy).success, path.join('.')).toBe(false);
    }
  });

  it('[RES2] a view after a line leaves out exactly the lines before it', () => {
    const whole = see(search, member(anna)) as GameView;
    for (const after of [0, 1, 9, whole.seq - 1, whole.seq]) {
      const { lines, ...rest } = see(search, member(anna), after) as GameView;
      const { lines: allLines, ...same } = whole;
      expect(rest).toEqual(same);
      expect(lines).toEqual(allLines.filter((line) => line.seq > after));
    }
    expect(SLICE_KEYS).toContain('truth');
  });

  it('[SEAT4] a member without a chair is a listener, and the owner is who made the room', () => {
    expect(viewerOf(fold(intro), member(cai))).toMatchObject({
      seat: null,
      owner: false,
      reader: { kind: 'spectator' },
    });
    expect(viewerOf(fold(intro), member(anna))).toMatchObject({
      seat: lin,
      owner: true,
      reader: { kind: 'seat', seat: lin, ai: false },
    });
    expect(see(intro, member(bo))?.members).toContainEqual({ id: anna, name: '安', seat: lin, owner: true });
  });

  it('[SEAT9] taking one chair after another in the lobby opens no book', () => {
    for (const seat of [lin, luo, qin, tao]) {
      const history = played(lobby, { type: 'sit', member: cai, seat });
      expect(see(history, member(cai))?.book).toBeNull();
      expect(see(played(history, { type: 'fillSeats', member: anna, actors }), member(cai))?.book).toBeNull();
    }
  });
});

describe.each([
  ['p@1', 'p', '@', 'p@'],
  ['book:lin', '%40', '@@small', 'a b'],
  ['constructor', '1', 'c1', '😀@\uD800'],
])('seats called %j, %j, %j and %j, as v1.0 allows', (...ids) => {
  const file: CaseFile = {
    ...smallCase,
    roles: smallCase.roles.map((role, n) => ({ ...role, id: seatId(ids[n] ?? '') })),
    clues: smallCase.clues.map((clue, n) => ({ ...clue, id: clueId(`${ids[n] ?? ''}@c`) })),
  };
  const room = played(
    [],
    { type: 'createGame', member: anna, name: '安', sheet: caseSheet(file, false), notPlayable: null },
    { type: 'sit', member: anna, seat: seatId(ids[0] ?? '') },
    { type: 'fillSeats', member: anna, actors },
    { type: 'startGame', member: anna },
    { type: 'enterPhase', member: anna, skipGate: true },
    { type: 'enterPhase', member: anna, skipGate: true },
  );
  const look = (principal: Principal) => marksIn(viewFor(fold(room), principal, vaultOf(file), 'g')?.book ?? '');
  const own = (n: number) => marksIn(roleBook(file.roles[n] ?? smallCase.roles[0]!, 'zh'));

  it('[SEAT9] each reads its own book and no other', () => {
    expect(own(0).length).toBeGreaterThan(6);
    expect(look(member(anna))).toEqual(own(0));
    for (const n of [1, 2, 3]) expect(look({ kind: 'aiSeat', seat: seatId(ids[n] ?? '') })).toEqual(own(n));
  });

  it('[CLUE1] a dealt clue shows its text', () => {
    const shown = viewFor(fold(room), member(anna), vaultOf(file), 'g')?.clues.map((clue) => clue.open?.text);
    expect(shown).toEqual(file.clues.map((clue) => clue.text));
  });
});
