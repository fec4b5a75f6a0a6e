// A case of four seats for rule tests: phase ids unlike their kinds, two clues, every sealed field a text of its own
// (`【book lin secret】` and the like), so that a test can say exactly which fields somebody sees.
// Seat `lin` is written for a person, the others for AI; `qin` did it.
import { choiceId, clueId, phaseId, seatId } from '../../../src/protocol/ids.ts';
import type { CaseFile, CaseRole } from '../../../src/artifact/case/types.ts';
import { caseSecrets, caseSheet } from '../../../src/core/game/sheet.ts';
import type { Sealed, VaultReader } from '../../../src/core/secret/disclose.ts';
import type { SecretKind, SecretRef } from '../../../src/core/secret/ref.ts';

export const lin = seatId('lin');
export const luo = seatId('luo');
export const qin = seatId('qin');
export const tao = seatId('tao');
export const glove = clueId('c1');
export const letter = clueId('c2');

function role(id: string, name: string, player: 'human' | 'ai'): CaseRole {
  return {
    id: seatId(id),
    name,
    player,
    public: `【public ${id}】`,
    now: `【book ${id} now】`,
    private: `【book ${id} private】`,
    secret: `【book ${id} secret】`,
    knows: [`【book ${id} knows 1】`, `【book ${id} knows 2】`],
    goals: [`【book ${id} goals】`],
    play: `【book ${id} play】`,
    tasks: [{ text: `【book ${id} tasks】`, points: 2 }],
    understudy: {
      aliases: { [`【cues ${id} alias】`]: name },
      secrets: [{ topics: [`【cues ${id} topic】`], cover: `【cues ${id} cover】` }],
      alibi: [{ at: '21:00', line: `【cues ${id} alibi】` }],
      openers: [`【cues ${id} opener】`],
      asks: [{ to: seatId('lin'), on: null, line: `【cues ${id} ask】` }],
      tics: [`【cues ${id} tic】`],
    },
  };
}

export const smallCase: CaseFile = {
  format: '1.1',
  meta: {
    id: 'small',
    title: '【open title】',
    genre: 'deduction',
    players: 4,
    humanSlots: 1,
    rounds: [1, 2],
    difficulty: '【host difficulty】',
    tags: ['【host tags】'],
    redHerrings: ['【host red_herrings】'],
    author: '【open author】',
    source: '【open source】',
    license: '【open license】',
    language: 'zh',
    minutes: 30,
    cover: { dye: 'tea', motif: '【open motif】' },
    contentNotes: ['【open content_notes】'],
  },
  scene: {
    place: '【open place】',
    setup: '【open setup】',
    premise: '【open premise】',
    victim: { name: '【open victim】', age: '【open age】', cause: '【open cause】', window: ['20:00', '22:00'] },
    party: ['【host party】'],
    relations: [{ from: '林晚', to: '罗桂枝', label: '【open relation】' }],
  },
  style: { lines: ['【host style】'] },
  phases: [
    { id: phaseId('first'), name: '自述', kind: 'self-intro', rule: '【rule first】' },
    { id: phaseId('second'), name: '问话', kind: 'inquiry', rule: '【rule second】' },
    { id: phaseId('third'), name: '搜证', kind: 'search', rule: '【rule third】' },
    { id: phaseId('fourth'), name: '发言与投票', kind: 'final', rule: '【rule fourth】' },
    { id: phaseId('fifth'), name: '复盘', kind: 'reveal', rule: '【rule fifth】' },
  ],
  briefing: { steps: [{ at: '1', detail: '【host briefing steps】' }], limits: ['【host briefing limits】'] },
  audit: { focus: ['【host audit focus】'], authority: '【host audit authority】' },
  worldFacts: ['【open world_facts】'],
  libertyToSlip: ['luo（罗桂枝）：【slip luo】', 'qin：【slip qin】', '陶成文可以【slip tao】'],
  roles: [
    role('lin', '林晚', 'human'),
    role('luo', '罗桂枝', 'ai'),
    role('qin', '秦海', 'ai'),
    role('tao', '陶成文', 'ai'),
  ],
  truth: {
    culprit: qin,
    accident: false,
    narrative: '【truth narrative】',
    timeline: [{ at: '20:30', who: qin, doing: '【truth timeline】', witness: ['luo'] }],
    keyFacts: [{ id: '【truth fact id】', text: '【truth fact】', evidence: ['c1', 'luo'] }],
    misdirections: ['【truth misdirections】'],
    after: ['【truth after】'],
    answers: { who: choiceId('qin') },
  },
  clues: [
    {
      id: glove,
      title: '【clue c1 title】',
      text: '【clue c1 text】',
      supports: '【supports c1】',
      supportsFacts: ['【supports c1 fact】'],
      place: null,
      act: null,
      privateTo: null,
    },
    {
      id: letter,
      title: '【clue c2 title】',
      text: '【clue c2 text】',
      supports: '【supports c2】',
      supportsFacts: [],
      place: null,
      act: null,
      privateTo: null,
    },
  ],
  votes: [],
  emotional: [
    {
      setup: '【epilogue setup】',
      channel: '【host emotional channel】',
      revealAt: '【host reveal_at】',
      object: '【epilogue object】',
    },
  ],
  reveal: { steps: ['【host reveal steps】'], questions: ['【epilogue questions】'] },
  acts: [],
  places: [],
  extra: { my_notes: '【host extra】' },
};

export const sheet = caseSheet(smallCase, true);

/** The vault of a case, in memory. */
export function vaultOf(file: CaseFile): VaultReader {
  const kept = new Map<string, Sealed<SecretKind>>(caseSecrets(file).map((secret) => [secret.ref, secret]));
  return {
    read: <K extends SecretKind>(ref: SecretRef<K>) => (kept.get(ref) as unknown as Sealed<K> | undefined) ?? null,
  };
}

/** The marks of a text, without brackets and in order: which fields of the case it holds. */
export function marksIn(value: unknown): string[] {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const found = text.matchAll(/【([a-z][^】]*)】/g);
  return [...new Set([...found].map((mark) => mark[1] ?? ''))].toSorted();
}
