// The canary case: a v1.1 file with four seats in which every field that holds words carries a token of its own, as
// somebody would bring it along. `belongs` of each token says who may see it and when.
import type { Tokens } from './tokens.ts';

export const SEATS = ['p0', 'p1', 'p2', 'p3'] as const;
export const CLUES = ['c1', 'c2', 'c3'] as const;
const NAMES = ['林晚棠', '罗桂枝', '秦海生', '陶成文'];
const PHASES = [
  ['opening', 'self-intro', '自述'],
  ['asking', 'inquiry', '问话'],
  ['looking', 'search', '搜证'],
  ['ending', 'final', '发言与投票'],
  ['unsealing', 'reveal', '复盘'],
] as const;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type RawCase = { [key: string]: Json };

/** The file, its tokens minted in the order of its fields. */
export function canaryCase(tokens: Tokens): RawCase {
  const at = (belongs: string) => (field: string) => tokens.words(field, belongs);
  const cover = at('cover');
  const room = at('room');
  const host = at('host');
  const truth = at('truth');
  return {
    format: '1.1',
    meta: {
      genre: 'deduction',
      id: 'canary',
      title: at('title')('meta.title'),
      players: 4,
      human_slots: 2,
      difficulty: 'normal',
      tags: [host('meta.tags')],
      red_herrings: [host('meta.red_herrings'), host('meta.red_herrings.1')],
      author: room('meta.author'),
      source: room('meta.source'),
      license: room('meta.license'),
      language: 'zh',
      minutes: 12,
      cover: { dye: 'tea', motif: cover('meta.cover.motif') },
      content_notes: [room('meta.content_notes')],
    },
    scene: {
      place: room('scene.place'),
      setup: room('scene.setup'),
      premise: cover('scene.premise'),
      victim: {
        name: room('scene.victim.name'),
        age: room('scene.victim.age'),
        cause: room('scene.victim.cause'),
        time_window: ['20:00', '22:00'],
      },
      party: [host('scene.party')],
      relations: [{ from: NAMES[0] ?? '', to: NAMES[1] ?? '', label: room('scene.relations.label') }],
    },
    style: { lines: [host('style.lines')] },
    phases: PHASES.map(([id, kind, name], index) => ({
      id,
      kind,
      name,
      // The host says its own words at the reveal, so that rule is never read out.
      rule: at(kind === 'reveal' ? 'host' : `rule ${index}`)(`phases.${id}.rule`),
    })),
    briefing: {
      steps: [{ at: host('briefing.steps.at'), detail: host('briefing.steps.detail') }],
      limits: [host('briefing.limits')],
    },
    audit: { focus: [host('audit.focus')], authority: host('audit.authority') },
    world_facts: [room('world_facts.0'), room('world_facts.1')],
    liberty_to_slip: SEATS.map((seat) => `${seat}：${at(`slip ${seat}`)(`liberty_to_slip.${seat}`)}`),
    roles: SEATS.map((seat, index) => role(tokens, seat, index)),
    truth: {
      culprit: 'p2',
      narrative: truth('truth.narrative'),
      timeline: SEATS.map((seat, index) => ({
        at: `20:${index}5`,
        who: seat,
        doing: truth(`truth.timeline.${seat}.doing`),
        witness: [SEATS[(index + 1) % 4] ?? 'p0'],
      })),
      key_facts: ['k1', 'k2'].map((fact, index) => ({
        id: fact,
        text: truth(`truth.key_facts.${fact}.text`),
        evidence: index === 0 ? ['c1', 'p1'] : ['c2', 'c3', 'p1'],
      })),
      misdirections: [truth('truth.misdirections')],
      after: [truth('truth.after')],
      answers: { who: 'p2' },
    },
    clues: CLUES.map((clue, index) => ({
      id: clue,
      title: at(`clue ${clue}`)(`clues.${clue}.title`),
      text: at(`clue ${clue}`)(`clues.${clue}.text`),
      supports: truth(`clues.${clue}.supports`),
      supports_facts: [index === 0 ? 'k1' : 'k2'],
    })),
    votes: [{ id: 'who', question: room('votes.question'), choices: 'seats' }],
    emotional: [
      {
        setup: truth('emotional.setup'),
        channel: host('emotional.channel'),
        reveal_at: host('emotional.reveal_at'),
        object: truth('emotional.object'),
      },
    ],
    reveal: { steps: [host('reveal.steps')], questions: [truth('reveal.questions')] },
    what_nobody_knows: { [host('extra.key')]: [host('extra.value')] },
    my_notes: host('extra.text'),
  };
}

function role(tokens: Tokens, seat: string, index: number): RawCase {
  const book = (field: string) => tokens.words(`roles.${seat}.${field}`, `book ${seat}`);
  const cue = (field: string) => tokens.words(`roles.${seat}.understudy.${field}`, `cues ${seat}`);
  const next = SEATS[(index + 1) % 4] ?? 'p0';
  return {
    id: seat,
    name: NAMES[index] ?? seat,
    player: index < 2 ? 'human' : 'ai',
    public: tokens.words(`roles.${seat}.public`, 'room'),
    now: book('now'),
    private: book('private'),
    secret: book('secret'),
    knows: [book('knows.0'), book('knows.1')],
    goals: [book('goals')],
    play: book('play'),
    tasks: [{ text: book('tasks'), points: 2 }],
    understudy: {
      aliases: { [cue('aliases.key')]: NAMES[index] ?? seat },
      secrets: [{ topics: [cue('secrets.topics')], cover: cue('secrets.cover') }],
      alibi: [{ at: '20:05', line: cue('alibi.line') }],
      openers: [cue('openers')],
      asks: [{ to: next, line: cue('asks.line') }],
      tics: [cue('tics')],
    },
  };
}
