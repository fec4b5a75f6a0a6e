// The truth against itself: clocks, places, evidence, votes (CASE13, CASE14). Counts references, never reads meaning.
import { CLOCK } from '../../protocol/plain.ts';
import { issue } from './issue.ts';
import type { CaseIssue, IssueLevel } from './messages.ts';
import { at } from './paths.ts';
import type { CaseFile } from './types.ts';

type Span = readonly [from: number, to: number];

const SPAN = /^(\d{1,2}:\d{2})(?:\s*[-–—~～至到]\s*(\d{1,2}:\d{2}))?$/;

/** Every seat accounted for, nobody in two places, every time a clock time. */
export function lintTimeline(file: CaseFile): CaseIssue[] {
  const { timeline } = file.truth;
  const strict = file.format === '1.1';
  const found: CaseIssue[] = [];
  const absent = file.roles.filter(({ id }) => !timeline.some(({ who }) => who === id)).map(({ name }) => name);
  if (absent.length > 0)
    found.push(issue('not_in_timeline', strict ? 'warn' : 'hint', 'truth.timeline', { names: absent }));
  found.push(...clocks(file, strict && file.meta.genre === 'deduction' ? 'warn' : 'hint'));
  for (const role of file.roles) found.push(...twoPlaces(file, role.id, role.name));
  return found;
}

function twoPlaces(file: CaseFile, who: string, name: string): CaseIssue[] {
  const rows = file.truth.timeline.flatMap((row, n) =>
    row.who === who && row.at !== '' ? [{ n, at: row.at, span: minutes(row.at) }] : [],
  );
  return rows.flatMap(({ n, at: time, span }, nth) => {
    const clash = rows.slice(0, nth).some((other) => other.at === time || overlap(other.span, span));
    return clash ? [issue('two_places', 'warn', at('truth.timeline', n), { name, at: time.slice(0, 16) })] : [];
  });
}

function clocks(file: CaseFile, level: IssueLevel): CaseIssue[] {
  const found: CaseIssue[] = [];
  const check = (text: string, path: string, severity: IssueLevel) => {
    if (text !== '' && minutes(text) === null) found.push(issue('bad_clock', severity, path, { path }));
  };
  for (const [n, row] of file.truth.timeline.entries()) check(row.at, at(at('truth.timeline', n), 'at'), level);
  const window = file.scene.victim?.window ?? [];
  for (const [n, text] of window.entries()) check(text, at('scene.victim.time_window', n), level);
  for (const [n, role] of file.roles.entries())
    for (const [m, alibi] of (role.understudy?.alibi ?? []).entries())
      check(alibi.at, at(at(at(at(at('roles', n), 'understudy'), 'alibi'), m), 'at'), 'warn');
  return found;
}

/** `21:40` or `21:15-22:00` in minutes; a span over midnight ends on the next day. */
function minutes(text: string): Span | null {
  const match = SPAN.exec(text);
  const from = match?.[1];
  const to = match?.[2] ?? from;
  if (from === undefined || to === undefined || !CLOCK.test(from) || !CLOCK.test(to)) return null;
  const start = clock(from);
  const end = clock(to);
  return [start, end < start ? end + 1440 : end];
}

function clock(text: string): number {
  const [hours, rest] = text.split(':');
  return Number(hours) * 60 + Number(rest);
}

/** The same minute, or a minute inside the other's span; touching ends are a walk from one place to the next. */
function overlap(one: Span | null, two: Span | null): boolean {
  if (one === null || two === null) return false;
  if (one[0] === two[0]) return true;
  return one[0] < two[0] ? two[0] < one[1] : one[0] < two[1];
}

/** Each key fact stands on two legs and no clue stands for all of them. */
export function lintEvidence(file: CaseFile): CaseIssue[] {
  const { keyFacts } = file.truth;
  const level: IssueLevel = file.format === '1.1' ? 'error' : 'hint';
  const found: CaseIssue[] = [];
  if (keyFacts.length === 0 && file.meta.genre === 'deduction')
    found.push(issue('no_key_facts', file.format === '1.1' ? 'warn' : 'hint', 'truth.key_facts', {}));
  const free = file.format === '1.0' && keyFacts.length > 0 && keyFacts.every(({ evidence }) => evidence.length === 0);
  if (free) found.push(issue('facts_free', 'hint', 'truth.key_facts', {}));
  for (const [n, fact] of free ? [] : keyFacts.entries()) {
    const count = new Set(fact.evidence).size;
    const path = at('truth.key_facts', n);
    if (count < 2) found.push(issue('fact_evidence', level, path, { path, count }));
  }
  for (const [n, clue] of file.clues.entries()) {
    const path = at('clues', n);
    const named = keyFacts.filter((fact) => fact.evidence.includes(clue.id)).map(({ id }) => id);
    const carried = new Set([...named, ...clue.supportsFacts]);
    if (keyFacts.length > 1 && keyFacts.every(({ id }) => carried.has(id)))
      found.push(issue('clue_carries_all', level, path, { id: clue.id }));
    if (clue.supports === '' && carried.size === 0)
      found.push(issue('clue_supports_nothing', 'warn', path, { id: clue.id }));
    for (const { id } of file.format === '1.1' ? keyFacts : [])
      if (named.includes(id) !== clue.supportsFacts.includes(id))
        found.push(issue('support_mismatch', 'hint', path, { id: clue.id, fact: id }));
  }
  return found;
}

/** A vote has an answer in the truth, unless it is a decision. */
export function lintVotes(file: CaseFile): CaseIssue[] {
  const found: CaseIssue[] = [];
  const seats = file.roles.map(({ id }): string => id);
  for (const [n, vote] of file.votes.entries()) {
    const path = at('votes', n);
    const choices = vote.choices === 'seats' ? seats : vote.choices.map(({ id }): string => id);
    if (choices.length < 2) found.push(issue('vote_few_choices', 'error', path, { id: vote.id }));
    const written = file.truth.answers[vote.id];
    const answer = written ?? (vote.choices === 'seats' ? file.truth.culprit : null);
    if (answer === null) {
      if (!vote.decision) found.push(issue('vote_unanswered', 'error', path, { id: vote.id }));
    } else if (!choices.includes(answer)) {
      const place = written === undefined ? path : at('truth.answers', vote.id);
      found.push(issue('vote_answer_unknown', 'error', place, { id: vote.id, ids: choices.slice(0, 24) }));
    }
  }
  for (const id of Object.keys(file.truth.answers)) {
    const place = at('truth.answers', id);
    if (file.votes.some((vote) => vote.id === id)) continue;
    found.push(issue('unknown_id', 'warn', place, { path: place, ids: file.votes.map((vote) => vote.id) }));
  }
  return found;
}
