// JSON to case. v1.0 is read leniently and unchanged, v1.1 is held to the strict schema; both give a case unless one of
// four things is missing: a map, `meta.id`, a role, a role's id (CASE4, CASE1, CASE3, CASE10).
// No input makes it throw, and it never looks at lines: `parseCase` adds them.
import { issue } from './issue.ts';
import { isList, isMap, type JsonMap, own, plainJson } from './json.ts';
import { type Format, knownKeys, newKeys } from './keys.ts';
import type { CaseIssue } from './messages.ts';
import { at } from './paths.ts';
import { readMeta, readPhases, readScene } from './read-meta.ts';
import { readClue, readEmotional, readRole, readTruth, readVote } from './read-parts.ts';
import { strictIssues } from './shape-issues.ts';
import { Taker, unknownKey } from './take.ts';
import type { CaseFile, Json } from './types.ts';

export interface Read {
  case: CaseFile | null;
  issues: CaseIssue[];
}

/** Reads a case from data, for example from a posted body. */
export function readCase(json: unknown): Read {
  try {
    return read(json);
  } catch {
    return { case: null, issues: [issue('unreadable', 'error', '', {})] };
  }
}

/** v1.1 when the file says so or uses a key that only v1.1 has. */
export function formatOf(json: unknown): Format {
  const copied = plainJson(json).json;
  return isMap(copied) && (saysNew(copied) || newKeyIn(copied) !== null) ? '1.1' : '1.0';
}

function read(json: unknown): Read {
  const copied = plainJson(json);
  if (copied.fault !== null) return { case: null, issues: [issue(copied.fault, 'error', '', {})] };
  const file = copied.json;
  if (!isMap(file)) return { case: null, issues: [issue('not_a_map', 'error', '', { colon: null })] };
  const forbidden = copied.forbidden.map((path) =>
    issue('forbidden_key', 'error', path, { key: path.slice(path.lastIndexOf('.') + 1) }),
  );
  const format: Format = saysNew(file) || newKeyIn(file) !== null ? '1.1' : '1.0';
  const fatal = fatalIssues(file);
  const shape = format === '1.1' ? [...formatIssues(file), ...strictIssues(file)] : [];
  const taken = new Set(fatal.map(({ path }) => path));
  const before = [...forbidden, ...fatal, ...shape.filter(({ path }) => !taken.has(path))];
  if (fatal.length > 0) return { case: null, issues: before };
  const take = new Taker(format);
  const built = build(take, file);
  const told = new Set(shape.map(({ path }) => path));
  return { case: built, issues: [...before, ...take.issues.filter(({ path }) => !told.has(path))] };
}

function build(take: Taker, file: JsonMap): CaseFile {
  const roles = take.maps(file, 'roles', '', 'id').map(({ item, path }) => readRole(take, item, path));
  const meta = readMeta(take, file, roles.length);
  const style = take.map(file, 'style', '');
  const briefing = take.map(file, 'briefing', '');
  const audit = take.map(file, 'audit', '');
  const reveal = take.map(file, 'reveal', '');
  for (const [section, name] of [
    [style, 'style'],
    [briefing, 'briefing'],
    [audit, 'audit'],
    [reveal, 'reveal'],
  ] as const)
    take.known(section, name, name);
  const read: CaseFile = {
    format: take.format,
    meta,
    scene: readScene(take, file),
    style: { lines: take.texts(style, 'lines', 'style') },
    phases: readPhases(take, file, meta.language),
    briefing: { steps: readSteps(take, briefing), limits: take.texts(briefing, 'limits', 'briefing') },
    audit: { focus: take.texts(audit, 'focus', 'audit'), authority: take.text(audit, 'authority', 'audit') },
    worldFacts: take.texts(file, 'world_facts', ''),
    libertyToSlip: take.texts(file, 'liberty_to_slip', ''),
    roles,
    truth: readTruth(take, file, roles),
    clues: take.maps(file, 'clues', '', 'text').map(({ item, path, index }) => readClue(take, item, path, index)),
    votes: take.maps(file, 'votes', '', 'question').map(({ item, path, index }) => readVote(take, item, path, index)),
    emotional: readEmotional(take, file),
    reveal: { steps: take.texts(reveal, 'steps', 'reveal'), questions: take.texts(reveal, 'questions', 'reveal') },
    acts: [...take.list(file, 'acts', '')],
    places: [...take.list(file, 'places', '')],
    extra: take.extra,
  };
  topKeys(take, file);
  return read;
}

function readSteps(take: Taker, briefing: JsonMap): CaseFile['briefing']['steps'] {
  return take.list(briefing, 'steps', 'briefing').map((item, n) => {
    const path = at('briefing.steps', n);
    if (!isMap(item)) return { at: '', detail: take.asText(item, path) };
    take.known(item, 'briefing.steps[]', path);
    return { at: take.text(item, 'at', path), detail: take.text(item, 'detail', path) };
  });
}

/** Unknown top-level keys are kept and sealed in both formats; one that looks misspelt is told as such. */
function topKeys(take: Taker, file: JsonMap): void {
  for (const key of Object.keys(file)) {
    if (knownKeys('', '1.1').includes(key)) continue;
    take.store(file[key] ?? null, key);
    take.issues.push(unknownKey(key, '', '', take.format, 'warn'));
  }
}

/** What makes a file no case at all. */
function fatalIssues(file: JsonMap): CaseIssue[] {
  const found: CaseIssue[] = [];
  const meta = own(file, 'meta');
  if (!isMap(meta) || !isWord(own(meta, 'id'))) found.push(issue('no_case_id', 'error', 'meta.id', {}));
  const roles = own(file, 'roles');
  if (!isList(roles) || !roles.some(isMap)) return [...found, issue('no_roles', 'error', 'roles', {})];
  for (const [n, role] of roles.entries()) {
    const path = at('roles', n);
    if (!isMap(role) || !isWord(own(role, 'id'))) found.push(issue('role_without_id', 'error', path, { path }));
  }
  return found;
}

function isWord(value: Json | undefined): boolean {
  return (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';
}

function saysNew(file: JsonMap): boolean {
  const format = own(file, 'format');
  return format !== undefined && format !== null && !['1.0', 1, '1'].includes(format as string | number);
}

function formatIssues(file: JsonMap): CaseIssue[] {
  const format = own(file, 'format');
  if (format === '1.1' || format === 1.1) return [];
  if (saysNew(file)) return [issue('format_unknown', 'error', 'format', {})];
  const path = newKeyIn(file) ?? 'format';
  return [issue('format_implied', 'hint', path, { path })];
}

/** The path of the first key that only v1.1 knows. */
function newKeyIn(file: JsonMap): string | null {
  const spots: [pattern: string, path: string, value: Json | undefined][] = [
    ['', '', file],
    ['meta', 'meta', own(file, 'meta')],
    ['truth', 'truth', own(file, 'truth')],
  ];
  for (const name of ['roles', 'clues', 'phases']) {
    const list = own(file, name);
    if (isList(list)) for (const [n, item] of list.entries()) spots.push([`${name}[]`, at(name, n), item]);
  }
  for (const [pattern, path, value] of spots) {
    if (!isMap(value)) continue;
    const key = newKeys(pattern).find((name) => name !== 'format' && Object.hasOwn(value, name));
    if (key !== undefined) return at(path, key);
  }
  return null;
}
