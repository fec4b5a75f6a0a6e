// Reading: v1.0 leniently and unchanged, v1.1 strictly, and what makes a file no case at all.
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { bookText, roleBook } from '../../../src/artifact/case/book.ts';
import { checkCase, playable, readCase } from '../../../src/artifact/case/check.ts';
import { lintCase } from '../../../src/artifact/case/lint.ts';
import { parseCase } from '../../../src/artifact/case/parse.ts';
import { base, brief, caseTexts, check, data, file, item, type Loose, shippedTexts, text } from './cases.ts';

const deduction = text(caseTexts, 'v10-deduction.yml');
const drama = text(caseTexts, 'v10-drama.yml');
const odd = text(caseTexts, 'v10-odd-shapes.yml');
const acts = text(caseTexts, 'v11-acts.yml');

it('[CASE1] published v1.0 files are read without an error and without a word about their shape', () => {
  for (const yaml of [deduction, drama]) {
    const { case: read, issues } = parseCase(yaml);
    expect(issues).toEqual([]);
    expect(read?.format).toBe('1.0');
    expect(read?.extra).toEqual({});
  }
});

it('[CASE1] every field of a v1.0 file arrives', () => {
  const read = file(undefined, deduction);
  expect(read.meta).toMatchObject({ id: '11', genre: 'deduction', players: 4, humanSlots: 1, rounds: [10, 18] });
  expect(read.scene.victim).toEqual({
    name: '冯守田',
    age: '51',
    cause: '后脑受了一下，倒在卤池里',
    window: ['20:30', '21:10'],
  });
  expect(item(read.roles, 1)).toMatchObject({ id: 'p1', player: 'ai', understudy: null, tasks: [] });
  expect(read.truth.keyFacts[0]).toEqual({ id: 'k1', text: '风车在 20:40 被人停过', evidence: [] });
  expect(read.phases.map(({ kind }) => kind)).toEqual(['self-intro', 'inquiry', 'search', 'final', 'reveal']);
  expect(read.emotional[0]?.revealAt).toBe('reveal');
  expect(read).toMatchObject({ votes: [], acts: [], places: [], meta: { language: 'zh', minutes: null } });
});

it('[CASE1] a drama has no victim and no culprit', () => {
  const read = file(undefined, drama);
  expect(read.scene.victim).toBeNull();
  expect(read.truth.culprit).toBeNull();
});

it('[CASE1] sections of another shape are kept raw, with a warning, and the case is read', () => {
  const { case: read, issues } = checkCase(odd);
  expect(read).not.toBeNull();
  expect(issues.filter(({ level }) => level === 'error')).toEqual([]);
  expect(read?.extra['emotional']).toEqual({ setup: '他等一个署名', object: '印好没有发出去的新海报' });
  expect(read?.extra['briefing.opening']).toBe('灯还没有关。');
  expect(read?.extra['clues[0].object_text']).toBe('胶布上写着日期');
  expect(read?.extra['stage_notes']).toEqual({ lamp: '七号' });
  const said = brief(issues);
  expect(said).toContain('warn kept_raw emotional');
  expect(said).toContain('warn unknown_key audit.closing');
  expect(said).toContain('warn odd_value meta.difficulty');
  expect(said).toContain('hint kept_key stage_notes');
});

it('[CASE1] odd v1.0 values are taken the way they were meant', () => {
  const read = file(undefined, odd);
  expect(read.meta).toMatchObject({ rounds: [14, 24], difficulty: 'standard', redHerrings: [] });
  expect(read.scene.victim?.window).toEqual(['21:40', '22:10']);
  expect(read.scene.relations).toEqual([{ from: '方百川', to: '马越', label: '师徒' }]);
  expect(read.worldFacts).toEqual(['后台只有一扇门。']);
  expect(item(read.roles, 0).goals).toEqual(['弄清谁最后见过他']);
  expect(item(read.clues, 0).id).toBe('c1');
  expect(read.truth.timeline).toEqual([
    { at: '', who: '', doing: '21:40 散场', witness: [] },
    { at: '21:50', who: 'p1', doing: '灯落下', witness: [] },
    { at: '2205', who: 'p0', doing: '发现', witness: ['没有人'] },
  ]);
});

it('[CASE1] findings about odd lists stand at their own line', () => {
  const issues = checkCase(odd).issues.filter(({ path }) => path.startsWith('truth.timeline'));
  expect(issues.map(({ path, line }) => `${path} ${line}`)).toEqual([
    'truth.timeline[0] 57',
    'truth.timeline[0].who 57',
    'truth.timeline[2].at 59',
    'truth.timeline[2].witness[0] 59',
  ]);
});

it('[CASE18] without phases the five usual ones are filled in, in the language of the case', () => {
  const [zh, en] = ['渡船', 'The ferry'].map((title) =>
    readCase({ meta: { id: 'x', title }, roles: [{ id: 'p0' }] }).case?.phases.map(({ name }) => name),
  );
  expect(zh).toEqual(['自述', '问话', '搜证', '发言与投票', '复盘']);
  expect(en).toEqual(['Introductions', 'Inquiry', 'Search', 'Last words and vote', 'Reveal']);
  expect(check(odd)).toContain('hint phases_default phases');
});

it('[CASE18] phases given by their Chinese names alone get their kinds', () => {
  const phases = ['自述', '问话', '搜证', '发言与投票', '复盘'];
  const read = readCase({ meta: { id: 'x' }, roles: [{ id: 'p0' }], phases }).case;
  expect(read?.phases.map(({ kind }) => kind)).toEqual(['self-intro', 'inquiry', 'search', 'final', 'reveal']);
});

it('[CASE3] a key that only v1.1 has makes the file v1.1, and that is said', () => {
  const { case: read, issues } = parseCase(`${deduction}\nvotes: []\n`);
  expect(read?.format).toBe('1.1');
  expect(brief(issues)).toEqual(['hint format_implied votes']);
  expect(brief(readCase(data((map) => delete map['format'])).issues)).toEqual(['hint format_implied meta.author']);
});

it('[CASE3] v1.1 refuses a key it does not know and names the nearest', () => {
  const { issues } = readCase(
    data((map) => {
      item(map['roles'] as Loose[], 0)['secrets'] = '' as never;
      map['meta']!['minuts'] = 9 as never;
      map['scene']!['minutes'] = 9 as never;
    }),
  );
  expect(issues.map(({ path, text: said }) => `${path}: ${said.zh}`)).toEqual([
    'meta.minuts: `meta.minuts` 是没见过的键，这一段没有人会读到。改成 `minutes`；若是自己的备注，移到文件最外层，会原样保留并封存。',
    'scene.minutes: `scene.minutes` 是没见过的键，这一段没有人会读到。它属于 `meta`，移到那里去。',
    'roles[0].secrets: `roles[0].secrets` 是没见过的键，这一段没有人会读到。改成 `secret`；若是自己的备注，移到文件最外层，会原样保留并封存。',
  ]);
});

it('[CASE3] a misspelt required key is told once, not also as missing', () => {
  expect(check(base().replace('    public: 窑场的学徒', '    publik: 窑场的学徒'))).toEqual([
    'error unknown_key roles[1].publik',
  ]);
});

it.each([
  ['players: 2', 'players: 两个', 'error wrong_type meta.players'],
  ['est_rounds: [4, 8]', 'est_rounds: [4]', 'error wrong_type meta.est_rounds'],
  ['difficulty: beginner', 'difficulty: standard', 'error bad_value meta.difficulty'],
  ['    player: ai', '    player: AI', 'error bad_value roles[1].player'],
  ['  narrative: ', '  # narrative: ', 'error missing_key truth.narrative'],
  ['    public: 窑场的学徒，二十三岁，劈柴、看水、记温度。', '    public:', 'error empty_key roles[1].public'],
  ['accident: false', 'accident: 不是', 'error wrong_type truth.accident'],
  ['format: "1.1"', 'format: "2.0"', 'error format_unknown format'],
])('[CASE3] %s → %s', (right, wrong, finding) => {
  expect(check(base().replace(right, wrong))).toEqual([finding]);
});

it('[CASE3] a v1.0 file stays a valid v1.1 file when it says so', () => {
  const { issues } = parseCase(`format: "1.1"\n${deduction}`);
  expect(issues).toEqual([]);
});

it.each([
  ['a list', [], 'not_a_map'],
  ['a text', 'meta', 'not_a_map'],
  ['no id', { meta: { title: 'x' }, roles: [{ id: 'p0' }] }, 'no_case_id'],
  ['an empty id', { meta: { id: ' ' }, roles: [{ id: 'p0' }] }, 'no_case_id'],
  ['no roles', { meta: { id: 'x' } }, 'no_roles'],
  ['no role in roles', { meta: { id: 'x' }, roles: [] }, 'no_roles'],
  ['roles that are no list', { meta: { id: 'x' }, roles: { p0: {} } }, 'no_roles'],
  ['a role without id', { meta: { id: 'x' }, roles: [{ id: 'p0' }, { name: '甲' }] }, 'role_without_id'],
])('[CASE4] %s makes it no case', (_, json, code) => {
  const { case: read, issues } = readCase(json);
  expect(read).toBeNull();
  expect(issues.map((found) => found.code)).toEqual([code]);
});

it('[CASE4] anything else leaves a case to look at', () => {
  const { case: read, issues } = readCase({ format: '1.1', meta: { id: 'x', colour: 1 }, roles: [{ id: 'p0' }] });
  expect(read?.roles).toHaveLength(1);
  expect(issues.length).toBeGreaterThan(5);
});

it('[CASE5] a book is its blocks in a fixed order, empty ones left out', () => {
  const role = {
    ...item(file().roles, 1),
    secret: ' ',
    knows: ['一', '二'],
    goals: [],
    tasks: [{ text: '三', points: 2 }],
  };
  const book = roleBook(role, 'zh');
  expect(book.blocks.map(({ key }) => key)).toEqual(['now', 'private', 'knows', 'tasks', 'play']);
  expect(bookText(book)).toContain('【你知道的】\n- 一\n- 二\n\n【你的任务】\n- 三（2）');
  expect(roleBook(role, 'en').blocks[0]?.heading).toBe('Who you are now');
});

it('[CASE6] data and text of one case read alike and get the same findings', () => {
  for (const yaml of [base(), deduction, drama, acts, ...Object.values(shippedTexts)]) {
    const fromText = checkCase(yaml);
    const fromData = readCase(JSON.parse(JSON.stringify(parse(yaml))));
    expect(fromData.case).toEqual(fromText.case);
    const found = [...fromData.issues, ...(fromData.case === null ? [] : lintCase(fromData.case))];
    expect(brief(found).toSorted()).toEqual(brief(fromText.issues).toSorted());
  }
});

it('[CASE7] what is not played yet is named', () => {
  expect(playable(file())).toEqual({ ok: true });
  const verdict = playable(file(undefined, acts));
  expect(verdict).toEqual({
    what: {
      zh: '分幕（acts）、搜证地点（places）、放在地点里的线索、分幕的线索、只给一个人的线索、有先后的线索、不止一次投票',
      en: 'acts, places, clues at a place, clues of an act, private clues, clues that need others, more than one vote',
    },
  });
  const crowd = file((read) => {
    while (read.roles.length < 13) read.roles.push(item(read.roles, 0));
  });
  expect(playable(crowd)).toEqual({ what: { zh: '超过 12 个座位', en: 'more than 12 seats' } });
});

it('[CASE7] a v1.1 case with acts, places and two votes is read in full', () => {
  const { case: read, issues } = checkCase(acts);
  expect(issues.filter(({ level }) => level === 'error')).toEqual([]);
  expect(read).toMatchObject({ acts: [{ id: 'a2' }], places: [{ id: 'shed' }, { id: 'mill' }] });
  expect(read?.clues[1]).toMatchObject({ place: 'mill', act: 'a2', privateTo: 'p0', needs: ['c1'] });
  expect(read?.votes.map(({ id, decision }) => [id, decision])).toEqual([
    ['where', false],
    ['keep', true],
  ]);
});

it('[CASE8] every shipped case is clean', () => {
  expect(Object.keys(shippedTexts).length).toBeGreaterThan(0);
  for (const [name, yaml] of Object.entries(shippedTexts)) {
    const { case: read, issues } = checkCase(yaml);
    expect(read, name).not.toBeNull();
    expect(brief(issues.filter(({ level }) => level !== 'hint')), name).toEqual([]);
  }
});
