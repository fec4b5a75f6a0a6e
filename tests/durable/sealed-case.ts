// A case made for looking for leaks: every text that a player may not see before the reveal carries a mark of its own
// (`封…缄`), every open text carries none. Valid v1.1, any number of seats; the first one is written for a human.
// It must never hold a mark in a field that SEAL4 opens, or a test that searches for marks would lie.

/** Twenty letters, so that the speech check stops an AI seat from saying a mark of its own book. */
const STEM = 'qzvkwjxhpbmdrtglnfsc';

/** A mark as it appears in a sealed text. */
export const MARK = new RegExp(`封${STEM}[a-z0-9.-]+缄`, 'g');

const mark = (where: string) => `封${STEM}.${where}缄`;

/** Names that call nobody else by accident. */
const NAMES = ['甲木春', '乙火夏', '丙土秋', '丁金冬', '戊水年', '己石月', '庚竹日', '辛麦时'];

export interface SealedCaseOptions {
  seats?: number;
  id?: string;
}

/** The file as somebody would post it. */
export function sealedCase({ seats = 4, id = 'sealed' }: SealedCaseOptions = {}): Record<string, unknown> {
  const names = NAMES.slice(0, seats);
  return {
    format: '1.1',
    meta: {
      genre: 'deduction',
      id,
      title: '一张空桌',
      players: seats,
      human_slots: seats,
      difficulty: 'beginner',
      tags: ['教学'],
      red_herrings: [mark('meta.red-herring')],
      author: '本项目',
      source: '原创',
      license: 'CC-BY-4.0',
      language: 'zh',
      minutes: 10,
      cover: { dye: 'tea', motif: 'ladle' },
    },
    scene: {
      place: '空屋',
      setup: '桌上摆着一盏灯。',
      premise: '灯灭过一次。',
      victim: { name: '灯', age: '3', cause: '被吹灭', time_window: ['21:00', '22:00'] },
      party: [mark('scene.party')],
      relations: [{ from: names[0], to: names[1], label: '邻居' }],
    },
    style: { lines: [mark('style')] },
    phases: [
      { id: 'self-intro', name: '自述', kind: 'self-intro', rule: '各说一段。' },
      { id: 'inquiry', name: '问话', kind: 'inquiry', rule: '互相问。' },
      { id: 'search', name: '搜证', kind: 'search', rule: '看线索。' },
      { id: 'final', name: '投票', kind: 'final', rule: '投一票。' },
      { id: 'reveal', name: '复盘', kind: 'reveal', rule: '拆封。' },
    ],
    briefing: { steps: [{ at: 'self-intro', detail: mark('briefing.step') }], limits: [mark('briefing.limit')] },
    audit: { focus: [mark('audit.focus')], authority: mark('audit.authority') },
    world_facts: ['屋里只有一扇门。'],
    liberty_to_slip: names.map((name, n) => `p${n}（${name}）：${mark(`slip.p${n}`)}`),
    roles: names.map((name, n) => role(name, n, names)),
    truth: {
      culprit: 'p1',
      narrative: mark('truth.narrative'),
      timeline: names.map((_name, n) => ({
        at: '21:30',
        who: `p${n}`,
        doing: mark(`truth.timeline.p${n}`),
        witness: [],
      })),
      key_facts: [
        { id: 'k1', text: mark('truth.k1'), evidence: ['c1', 'p0'] },
        { id: 'k2', text: mark('truth.k2'), evidence: ['c2', 'p1'] },
      ],
      misdirections: [mark('truth.misdirection')],
      after: [mark('truth.after')],
      answers: { who: 'p1' },
    },
    clues: ['c1', 'c2', 'c3'].map((clue, n) => ({
      id: clue,
      title: mark(`clue.${clue}.title`),
      text: mark(`clue.${clue}.text`),
      supports: mark(`clue.${clue}.supports`),
      supports_facts: n < 2 ? [`k${n + 1}`] : ['k2'],
    })),
    votes: [{ id: 'who', question: '谁吹的灯？', choices: 'seats' }],
    emotional: [
      { setup: mark('emotional.setup'), channel: '主持', reveal_at: 'reveal', object: mark('emotional.object') },
    ],
    reveal: { steps: [mark('reveal.step')], questions: [mark('reveal.question')] },
    nobody_knows_this_key: mark('extra'),
  };
}

function role(name: string, n: number, names: readonly string[]) {
  const seat = `p${n}`;
  const asked = (n + 1) % names.length;
  return {
    id: seat,
    name,
    player: n === 0 ? 'human' : 'ai',
    public: `坐在第${n + 1}张凳上的人`,
    now: mark(`${seat}.now`),
    private: mark(`${seat}.private`),
    secret: mark(`${seat}.secret`),
    knows: [mark(`${seat}.knows`)],
    goals: [mark(`${seat}.goal`)],
    play: mark(`${seat}.play`),
    tasks: [{ text: mark(`${seat}.task`), points: 1 }],
    understudy: {
      aliases: {},
      secrets: [{ topics: ['灯'], cover: '那会儿我没看灯。' }],
      alibi: [{ at: '21:30', line: '九点半我坐在凳上。' }],
      openers: ['我先说一句。', '凳子有点矮。'],
      asks: [{ to: `p${asked}`, line: '你坐哪张凳？' }],
      tics: ['嗯'],
    },
  };
}

/** Every mark that a text holds, each once. */
export function marksIn(text: string): string[] {
  return [...new Set(text.match(MARK) ?? [])];
}

/** Marks that the reveal opens for everybody in the room; the others stay with the host or with one AI seat. */
export function openedByReveal(seats: number): string[] {
  const perSeat = ['now', 'private', 'secret', 'knows', 'goal', 'task', 'play'];
  return [
    ...Array.from({ length: seats }, (_seat, n) => perSeat.map((key) => mark(`p${n}.${key}`))).flat(),
    ...Array.from({ length: seats }, (_seat, n) => mark(`truth.timeline.p${n}`)),
    ...['c1', 'c2', 'c3'].flatMap((clue) => ['title', 'text', 'supports'].map((key) => mark(`clue.${clue}.${key}`))),
    ...['narrative', 'k1', 'k2', 'misdirection', 'after'].map((key) => mark(`truth.${key}`)),
    ...['emotional.setup', 'emotional.object', 'reveal.question'].map(mark),
  ];
}
