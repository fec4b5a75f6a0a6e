// Ids are unique, well formed and lead somewhere (CASE12). A broken reference is an error in v1.1 and a hint in v1.0,
// where the same fields are free text.
import { issue } from './issue.ts';
import type { CaseIssue, IssueLevel } from './messages.ts';
import { at, shownKey } from './paths.ts';
import type { CaseFile } from './types.ts';

const ID = /^[A-Za-z0-9][\w-]{0,31}$/;
const CASE_ID = /^[A-Za-z0-9][\w.-]{0,63}$/;

/** No command has room for a longer one, so nobody could sit there, quote it or vote for it. */
const LONGEST = 64;

interface Named {
  id: string;
  path: string;
}

/** Uniqueness and form of ids, and every reference between parts. */
export function lintIds(file: CaseFile): CaseIssue[] {
  const strict = file.format === '1.1';
  const roles = named(file.roles, 'roles');
  const clues = named(file.clues, 'clues');
  const facts = named(file.truth.keyFacts, 'truth.key_facts');
  const groups = [roles, clues, facts, named(file.phases, 'phases'), named(file.votes, 'votes')];
  for (const [n, vote] of file.votes.entries())
    if (vote.choices !== 'seats') groups.push(named(vote.choices, at(at('votes', n), 'choices')));
  return [
    ...groups.flatMap(repeated),
    ...groups.flat().flatMap((one) => malformed(one, ID, strict ? 'error' : 'warn')),
    ...malformed({ id: file.meta.id, path: 'meta' }, CASE_ID, strict ? 'error' : 'warn'),
    ...(strict ? shared(roles, clues) : []),
    ...references(file, strict ? 'error' : 'hint'),
    ...relations(file),
  ];
}

function named(items: readonly { readonly id: string }[], path: string): Named[] {
  return items.map(({ id }, n) => ({ id, path: at(path, n) }));
}

function repeated(group: readonly Named[]): CaseIssue[] {
  const seen = new Set<string>();
  return group.flatMap(({ id, path }) => {
    if (seen.has(id)) return [issue('duplicate_id', 'error', at(path, 'id'), { id: shownKey(id) })];
    seen.add(id);
    return [];
  });
}

/** Evidence may name a clue or a role, so the two may not share an id. */
function shared(roles: readonly Named[], clues: readonly Named[]): CaseIssue[] {
  return clues
    .filter(({ id }) => roles.some((role) => role.id === id))
    .map(({ id, path }) => issue('duplicate_id', 'error', at(path, 'id'), { id: shownKey(id) }));
}

function malformed({ id, path }: Named, form: RegExp, level: IssueLevel): CaseIssue[] {
  const place = at(path, 'id');
  const fault = id.length > LONGEST ? 'error' : level;
  return id === '' || form.test(id) ? [] : [issue('bad_id', fault, place, { path: place })];
}

function references(file: CaseFile, level: IssueLevel): CaseIssue[] {
  const seats: string[] = file.roles.map(({ id }) => id);
  const clues: string[] = file.clues.map(({ id }) => id);
  const facts = file.truth.keyFacts.map(({ id }) => id);
  const found: CaseIssue[] = [];
  const check = (id: string, ids: string[], path: string) => {
    if (!ids.includes(id)) found.push(issue('unknown_id', level, path, { path, ids: shownIds(ids) }));
  };
  for (const [n, row] of file.truth.timeline.entries()) {
    const path = at('truth.timeline', n);
    check(row.who, seats, at(path, 'who'));
    for (const [m, id] of row.witness.entries()) check(id, seats, at(at(path, 'witness'), m));
  }
  for (const [n, fact] of file.truth.keyFacts.entries())
    for (const [m, id] of fact.evidence.entries())
      check(id, [...clues, ...seats], at(at(at('truth.key_facts', n), 'evidence'), m));
  for (const [n, clue] of file.clues.entries()) {
    const path = at('clues', n);
    for (const [m, id] of clue.supportsFacts.entries()) check(id, facts, at(at(path, 'supports_facts'), m));
    for (const [m, id] of (clue.needs ?? []).entries()) check(id, clues, at(at(path, 'needs'), m));
    if (clue.privateTo !== null) check(clue.privateTo, seats, at(path, 'private_to'));
    if (clue.place !== null) check(clue.place, idsOf(file.places), at(path, 'place'));
    if (clue.act !== null) check(clue.act, idsOf(file.acts), at(path, 'act'));
  }
  for (const [n, role] of file.roles.entries())
    for (const [m, ask] of (role.understudy?.asks ?? []).entries()) {
      const path = at(at(at(at('roles', n), 'understudy'), 'asks'), m);
      check(ask.to, seats, at(path, 'to'));
      if (ask.on !== null) check(ask.on, clues, at(path, 'on'));
      if (ask.to === role.id) found.push(issue('asks_self', 'warn', at(path, 'to'), { path: at(path, 'to') }));
    }
  return found;
}

/** As many as a person would read through. */
function shownIds(ids: readonly string[]): string[] {
  return ids.slice(0, 24).map(shownKey);
}

function idsOf(list: CaseFile['acts']): string[] {
  return list.flatMap((item) =>
    typeof item === 'object' && item !== null && 'id' in item && item['id'] !== undefined ? [String(item['id'])] : [],
  );
}

function relations(file: CaseFile): CaseIssue[] {
  const names = new Set(file.roles.map(({ name }) => name));
  if (file.scene.victim !== null) names.add(file.scene.victim.name);
  // Relations with one end were left out and lie in `extra`; the others keep their place in the file.
  let place = -1;
  return file.scene.relations.flatMap((relation) => {
    do place++;
    while (Object.hasOwn(file.extra, at('scene.relations', place)));
    const path = at('scene.relations', place);
    return (['from', 'to'] as const)
      .filter((end) => !names.has(relation[end]))
      .map((end) => issue('relation_unknown', 'hint', at(path, end), { path: at(path, end) }));
  });
}
