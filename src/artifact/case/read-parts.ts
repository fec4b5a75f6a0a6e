// The sealed parts of a case: roles, truth, clues, votes, emotional (CASE1). Every item of the file keeps its index, so
// that later findings point at the right place.
import { choiceId, clueId, seatId } from '../../protocol/ids.ts';
import { issue } from './issue.ts';
import { isMap, type JsonMap, own } from './json.ts';
import { at } from './paths.ts';
import type { Taker } from './take.ts';
import type { CaseClue, CaseFile, CaseRole, CaseTruth, CaseVote, Cues, Json } from './types.ts';

export function readRole(take: Taker, map: JsonMap, path: string): CaseRole {
  take.known(map, 'roles[]', path);
  const id = take.text(map, 'id', path);
  const text = (key: string) => take.text(map, key, path);
  return {
    id: seatId(id),
    name: text('name') || id,
    player: playerOf(take, map, path, id),
    public: text('public'),
    now: text('now'),
    private: text('private'),
    secret: text('secret'),
    knows: take.texts(map, 'knows', path),
    goals: take.texts(map, 'goals', path),
    play: text('play'),
    tasks: take.list(map, 'tasks', path).map((item, n) => readTask(take, item, at(at(path, 'tasks'), n))),
    understudy: isMap(own(map, 'understudy')) ? readCues(take, map, path) : null,
  };
}

function playerOf(take: Taker, map: JsonMap, path: string, id: string): CaseRole['player'] {
  const written = take.text(map, 'player', path).toLowerCase();
  if (written === 'human' || written === 'ai') return written;
  const taken = id === 'p0' ? 'human' : 'ai';
  const place = at(path, 'player');
  take.note(issue('unknown_value', 'warn', place, { path: place, taken, values: 'human, ai' }));
  return taken;
}

function readTask(take: Taker, item: Json, path: string): CaseRole['tasks'][number] {
  if (!isMap(item)) return { text: take.asText(item, path), points: null };
  return { text: take.text(item, 'text', path), points: take.number(item, 'points', path) };
}

function readCues(take: Taker, role: JsonMap, path: string): Cues {
  const here = at(path, 'understudy');
  const map = take.map(role, 'understudy', path);
  return {
    aliases: readWords(take, map, 'aliases', here),
    secrets: take.maps(map, 'secrets', here, 'cover').map(({ item, path: place }) => ({
      topics: take.texts(item, 'topics', place),
      cover: take.text(item, 'cover', place),
    })),
    alibi: take.maps(map, 'alibi', here, 'line').map(({ item, path: place }) => ({
      at: take.text(item, 'at', place),
      line: take.text(item, 'line', place),
    })),
    openers: take.texts(map, 'openers', here),
    asks: take.maps(map, 'asks', here, 'line').map(({ item, path: place }) => ({
      to: seatId(take.text(item, 'to', place)),
      on: take.text(item, 'on', place) === '' ? null : clueId(take.text(item, 'on', place)),
      line: take.text(item, 'line', place),
    })),
    tics: take.texts(map, 'tics', here),
  };
}

function readWords(take: Taker, map: JsonMap, key: string, path: string): { [word: string]: string } {
  const words = take.map(map, key, path);
  const here = at(path, key);
  return Object.fromEntries(Object.keys(words).map((word) => [word, take.text(words, word, here)]));
}

/** `roles` resolves names in the timeline: v1.0 authors write either the id or the name. */
export function readTruth(take: Taker, file: JsonMap, roles: readonly CaseRole[]): CaseTruth {
  const map = take.map(file, 'truth', '');
  take.known(map, 'truth', 'truth');
  const seat = (text: string) => roles.find((role) => role.name === text)?.id ?? seatId(text);
  const culprit = take.text(map, 'culprit', 'truth');
  const answers = readWords(take, map, 'answers', 'truth');
  return {
    culprit: culprit === '' ? null : seat(culprit),
    accident: take.flag(map, 'accident'),
    narrative: take.text(map, 'narrative', 'truth'),
    timeline: take.maps(map, 'timeline', 'truth', 'doing').map(({ item, path }) => {
      take.known(item, 'truth.timeline[]', path);
      return {
        at: take.text(item, 'at', path),
        who: seat(take.text(item, 'who', path)),
        doing: take.text(item, 'doing', path),
        witness: take.texts(item, 'witness', path).map(seat),
      };
    }),
    keyFacts: take.list(map, 'key_facts', 'truth').map((item, n) => {
      const path = at('truth.key_facts', n);
      const id = `k${n + 1}`;
      if (!isMap(item) || !('text' in item || 'id' in item)) return { id, text: take.asText(item, path), evidence: [] };
      const evidence = take.texts(item, 'evidence', path);
      return { id: take.text(item, 'id', path) || id, text: take.text(item, 'text', path), evidence };
    }),
    misdirections: take.texts(map, 'misdirections', 'truth'),
    after: take.texts(map, 'after', 'truth'),
    answers: Object.fromEntries(Object.entries(answers).map(([vote, choice]) => [vote, choiceId(choice)])),
  };
}

export function readClue(take: Taker, map: JsonMap, path: string, index: number): CaseClue {
  take.known(map, 'clues[]', path);
  const written = take.text(map, 'id', path);
  const id = written || `c${index + 1}`;
  if (written === '') take.note(issue('clue_id_filled', 'hint', path, { path, id }));
  const optional = (key: string) => take.text(map, key, path) || null;
  const owner = optional('private_to');
  const needs = take.texts(map, 'needs', path);
  return {
    id: clueId(id),
    title: take.text(map, 'title', path),
    text: take.text(map, 'text', path),
    supports: take.text(map, 'supports', path),
    supportsFacts: take.texts(map, 'supports_facts', path),
    place: optional('place'),
    act: optional('act'),
    privateTo: owner === null ? null : seatId(owner),
    ...(needs.length === 0 ? {} : { needs }),
  };
}

export function readVote(take: Taker, map: JsonMap, path: string, index: number): CaseVote {
  const choices = Array.isArray(own(map, 'choices'))
    ? take.maps(map, 'choices', path, 'text').map(({ item, path: place, index: n }) => ({
        id: choiceId(take.text(item, 'id', place) || `o${n + 1}`),
        text: take.text(item, 'text', place),
      }))
    : ('seats' as const);
  return {
    id: take.text(map, 'id', path) || `v${index + 1}`,
    question: take.text(map, 'question', path),
    choices,
    decision: take.flag(map, 'decision'),
  };
}

export function readEmotional(take: Taker, file: JsonMap): CaseFile['emotional'] {
  return take.maps(file, 'emotional', '', 'object').map(({ item, path }) => {
    take.known(item, 'emotional[]', path);
    const text = (key: string) => take.text(item, key, path);
    return { setup: text('setup'), channel: text('channel'), revealAt: text('reveal_at'), object: text('object') };
  });
}
