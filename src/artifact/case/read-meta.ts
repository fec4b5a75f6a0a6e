// The open front of a case: meta, scene, phases (CASE1). Fills what v1.0 left to the reader's good sense, and says so.
import { DYES, GENRES, type Genre, type Language, PHASE_KINDS, type PhaseKind } from '../../protocol/plain.ts';
import { phaseId } from '../../protocol/ids.ts';
import { issue } from './issue.ts';
import { type JsonMap, own } from './json.ts';
import { at } from './paths.ts';
import type { Taker } from './take.ts';
import type { CaseMeta, CasePhase, CaseScene } from './types.ts';

export const DIFFICULTIES = ['beginner', 'normal', 'hard'] as const;

const PHASE_NAMES: Record<Language, Record<PhaseKind, string>> = {
  zh: { 'self-intro': '自述', inquiry: '问话', search: '搜证', final: '发言与投票', reveal: '复盘' },
  en: {
    'self-intro': 'Introductions',
    inquiry: 'Inquiry',
    search: 'Search',
    final: 'Last words and vote',
    reveal: 'Reveal',
  },
};

/** `file` is the whole case: some fields are told from other sections when meta is silent. */
export function readMeta(take: Taker, file: JsonMap, roles: number): CaseMeta {
  const map = take.map(file, 'meta', '');
  take.known(map, 'meta', 'meta');
  const id = take.text(map, 'id', 'meta');
  const title = take.text(map, 'title', 'meta');
  if (title === '') take.note(issue('default_value', 'warn', 'meta.title', { path: 'meta.title', taken: id }));
  const rounds = take.pair(map, 'est_rounds', 'meta');
  const [low, high] = rounds ?? [];
  const players = take.number(map, 'players', 'meta');
  if (players === null)
    take.note(issue('default_value', 'hint', 'meta.players', { path: 'meta.players', taken: String(roles) }));
  return {
    id,
    title: title === '' ? id : title,
    genre: genreOf(take, map, file),
    players: players ?? roles,
    humanSlots: take.number(map, 'human_slots', 'meta') ?? 1,
    rounds: rounds === null || !digits(low) || !digits(high) ? null : [Number(low), Number(high)],
    difficulty: difficultyOf(take, map),
    tags: take.texts(map, 'tags', 'meta'),
    redHerrings: take.texts(map, 'red_herrings', 'meta'),
    author: take.text(map, 'author', 'meta'),
    source: take.text(map, 'source', 'meta'),
    license: take.text(map, 'license', 'meta'),
    language: languageOf(map, file),
    minutes: take.number(map, 'minutes', 'meta'),
    cover: coverOf(take, map, id),
    contentNotes: take.texts(map, 'content_notes', 'meta'),
  };
}

const digits = (text: string | undefined) => text !== undefined && /^\d{1,4}$/.test(text);

function genreOf(take: Taker, map: JsonMap, file: JsonMap): Genre {
  const written = take.text(map, 'genre', 'meta');
  const genre = GENRES.find((known) => known === written.toLowerCase());
  if (genre !== undefined) return genre;
  const truth = own(file, 'truth');
  const culprit = typeof truth === 'object' && truth !== null && 'culprit' in truth && truth['culprit'];
  const taken: Genre = typeof culprit === 'string' && culprit !== '' ? 'deduction' : 'drama';
  const values = GENRES.join(', ');
  take.note(issue('unknown_value', 'warn', 'meta.genre', { path: 'meta.genre', taken, values }));
  return taken;
}

function difficultyOf(take: Taker, map: JsonMap): string {
  const difficulty = take.text(map, 'difficulty', 'meta');
  if (difficulty !== '' && !DIFFICULTIES.some((known) => known === difficulty)) {
    const values = DIFFICULTIES.join(', ');
    take.note(issue('odd_value', 'warn', 'meta.difficulty', { path: 'meta.difficulty', values }));
  }
  return difficulty;
}

/** As given, else Chinese as soon as the title or the premise holds one Chinese character. */
function languageOf(map: JsonMap, file: JsonMap): Language {
  const given = own(map, 'language');
  if (given === 'zh' || given === 'en') return given;
  const scene = own(file, 'scene');
  const open = JSON.stringify([own(map, 'title') ?? '', scene ?? '']);
  return /\p{Script=Han}/u.test(open) || !/[A-Za-z]{3}/.test(open) ? 'zh' : 'en';
}

/** A case without a cover gets a dye by its id, always the same one. */
function coverOf(take: Taker, map: JsonMap, id: string): CaseMeta['cover'] {
  const cover = take.map(map, 'cover', 'meta');
  const written = take.text(cover, 'dye', 'meta.cover');
  const sum = [...id].reduce((total, char) => total + (char.codePointAt(0) ?? 0), 0);
  const dye = DYES.find((known) => known === written) ?? DYES[sum % DYES.length] ?? 'indigo';
  return { dye, motif: take.text(cover, 'motif', 'meta.cover') };
}

export function readScene(take: Taker, file: JsonMap): CaseScene {
  const map = take.map(file, 'scene', '');
  take.known(map, 'scene', 'scene');
  const victim = take.map(map, 'victim', 'scene');
  take.known(victim, 'scene.victim', 'scene.victim');
  const name = take.text(victim, 'name', 'scene.victim');
  const window = take.pair(victim, 'time_window', 'scene.victim');
  return {
    place: take.text(map, 'place', 'scene'),
    setup: take.text(map, 'setup', 'scene'),
    premise: take.text(map, 'premise', 'scene'),
    victim:
      name === ''
        ? null
        : {
            name,
            age: take.text(victim, 'age', 'scene.victim'),
            cause: take.text(victim, 'cause', 'scene.victim'),
            window,
          },
    party: take.texts(map, 'party', 'scene'),
    relations: take.maps(map, 'relations', 'scene', 'label').flatMap(({ item, path }) => {
      take.known(item, 'scene.relations[]', path);
      const from = take.text(item, 'from', path);
      const to = take.text(item, 'to', path);
      if (from !== '' && to !== '') return [{ from, to, label: take.text(item, 'label', path) }];
      take.store(item, path);
      take.note(issue('relation_end', 'warn', path, { path }));
      return [];
    }),
  };
}

function isNamed(kind: PhaseKind, name: string): boolean {
  return PHASE_NAMES.zh[kind] === name || PHASE_NAMES.en[kind] === name;
}

/** The phases as written; without any, the five usual ones in the language of the case. */
export function readPhases(take: Taker, file: JsonMap, language: Language): CasePhase[] {
  const phases = take.maps(file, 'phases', '', 'name').map(({ item, path, index }) => {
    take.known(item, 'phases[]', path);
    const id = take.text(item, 'id', path) || `phase${index + 1}`;
    const written = take.text(item, 'kind', path) || id;
    const named = take.text(item, 'name', path);
    const kind = PHASE_KINDS.find((known) => known === written) ?? PHASE_KINDS.find((known) => isNamed(known, named));
    if (kind === undefined) {
      const place = at(path, 'kind');
      const values = PHASE_KINDS.join(', ');
      const found = issue('unknown_value', 'warn', place, { path: place, taken: 'inquiry', values });
      take.issues.push(found);
    }
    const name = named || PHASE_NAMES[language][kind ?? 'inquiry'];
    return { id: phaseId(id), name, kind: kind ?? 'inquiry', rule: take.text(item, 'rule', path) };
  });
  if (phases.length > 0) return phases;
  take.issues.push(issue('phases_default', 'hint', 'phases', {}));
  return PHASE_KINDS.map((kind) => ({ id: phaseId(kind), name: PHASE_NAMES[language][kind], kind, rule: '' }));
}
