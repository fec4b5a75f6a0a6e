// Every key that a case file may carry, by section, and which of them only v1.1 knows (CASE1, CASE3).
// The reader, the strict schema, the slip finder and the "did you mean" all use this one table; a test holds the
// schema to it. Patterns write list items as `[]`: `roles[].understudy`. Never holds a value of a case.

export type Format = '1.0' | '1.1';

type Table = { readonly [pattern: string]: readonly string[] };

const V10: Table = {
  '': [
    'meta',
    'scene',
    'style',
    'phases',
    'briefing',
    'audit',
    'world_facts',
    'liberty_to_slip',
    'roles',
    'truth',
    'clues',
    'emotional',
    'reveal',
  ],
  meta: ['genre', 'id', 'title', 'players', 'human_slots', 'est_rounds', 'difficulty', 'tags', 'red_herrings'],
  scene: ['place', 'setup', 'premise', 'victim', 'party', 'relations'],
  'scene.victim': ['name', 'age', 'cause', 'time_window'],
  'scene.relations[]': ['from', 'to', 'label'],
  style: ['lines'],
  'phases[]': ['id', 'name', 'rule'],
  briefing: ['steps', 'limits'],
  'briefing.steps[]': ['at', 'detail'],
  audit: ['focus', 'authority'],
  'roles[]': ['id', 'name', 'player', 'public', 'now', 'private', 'secret', 'knows', 'goals', 'play', 'culprit'],
  truth: ['culprit', 'accident', 'narrative', 'timeline', 'key_facts', 'misdirections', 'after'],
  'truth.timeline[]': ['at', 'who', 'doing', 'witness'],
  'clues[]': ['id', 'title', 'text', 'supports'],
  'emotional[]': ['setup', 'channel', 'reveal_at', 'object'],
  reveal: ['steps', 'questions'],
};

const V11: Table = {
  '': ['format', 'acts', 'places', 'votes'],
  meta: ['author', 'source', 'license', 'language', 'minutes', 'cover', 'content_notes'],
  'meta.cover': ['dye', 'motif'],
  'phases[]': ['kind'],
  'roles[]': ['tasks', 'understudy'],
  'roles[].tasks[]': ['text', 'points'],
  'roles[].understudy': ['aliases', 'secrets', 'alibi', 'openers', 'asks', 'tics'],
  'roles[].understudy.secrets[]': ['topics', 'cover'],
  'roles[].understudy.alibi[]': ['at', 'line'],
  'roles[].understudy.asks[]': ['to', 'on', 'line'],
  truth: ['answers'],
  'truth.key_facts[]': ['id', 'text', 'evidence'],
  'clues[]': ['supports_facts', 'place', 'act', 'private_to', 'needs'],
  'votes[]': ['id', 'question', 'choices', 'decision'],
  'votes[].choices[]': ['id', 'text'],
};

/** v1.0 accepts `roles[].culprit` and ignores it; in v1.1 the only place is `truth.culprit`. */
const ONLY_V10: Table = { 'roles[]': ['culprit'] };

/** The keys of one section, in the order in which authors write them. */
export function knownKeys(pattern: string, format: Format): readonly string[] {
  const base = V10[pattern] ?? [];
  if (format === '1.0') return base;
  const dropped = ONLY_V10[pattern] ?? [];
  return [...base.filter((key) => !dropped.includes(key)), ...(V11[pattern] ?? [])];
}

/** All sections of a format, for tests and for "this key belongs to". */
export function sections(format: Format): string[] {
  return [...new Set([...Object.keys(V10), ...(format === '1.1' ? Object.keys(V11) : [])])];
}

/** Keys whose presence alone makes a file v1.1, by section. */
export function newKeys(pattern: string): readonly string[] {
  return V11[pattern] ?? [];
}

/** Every key of every section; the slip finder looks for these before a wrong colon. */
export const ALL_KEYS: ReadonlySet<string> = new Set([...Object.values(V10).flat(), ...Object.values(V11).flat()]);

/** Keys whose value is a list of plain sentences or words. */
export const TEXT_LISTS: ReadonlySet<string> = new Set([
  'tags',
  'red_herrings',
  'content_notes',
  'party',
  'lines',
  'limits',
  'focus',
  'world_facts',
  'liberty_to_slip',
  'knows',
  'goals',
  'topics',
  'openers',
  'tics',
  'witness',
  'evidence',
  'misdirections',
  'after',
  'supports_facts',
  'questions',
  'time_window',
  'est_rounds',
]);

/** Lists whose items are ids or single words; a Chinese comma inside one item is a slip. */
export const WORD_LISTS: ReadonlySet<string> = new Set([
  'tags',
  'topics',
  'witness',
  'evidence',
  'supports_facts',
  'time_window',
  'est_rounds',
]);

/** Keys whose value (or whose items) is an id, a clock time, a number or a fixed word. */
export const EXACT_KEYS: ReadonlySet<string> = new Set([
  'format',
  'genre',
  'id',
  'players',
  'human_slots',
  'est_rounds',
  'difficulty',
  'language',
  'minutes',
  'dye',
  'time_window',
  'kind',
  'player',
  'at',
  'to',
  'on',
  'who',
  'witness',
  'culprit',
  'evidence',
  'supports_facts',
  'points',
  'private_to',
  'act',
  'reveal_at',
]);

/** Keys that take true or false; `culprit` in a v1.0 role is one, and is ignored. */
export const FLAGS: ReadonlySet<string> = new Set(['accident', 'decision', 'culprit']);

/** Keys that a file may never carry: they would reach into the program's own objects. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
