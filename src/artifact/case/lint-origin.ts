// The validation levels that case authors know from format v1.0 (CASE11), and the phases (CASE18).
// Form only: no rule here reads meaning.
import { PHASE_KINDS } from '../../protocol/plain.ts';
import { issue } from './issue.ts';
import type { CaseIssue } from './messages.ts';
import { at } from './paths.ts';
import type { CaseFile } from './types.ts';

/** The rules of the published format, with their published levels. */
export function lintOrigin(file: CaseFile): CaseIssue[] {
  return [...lintSeats(file), ...lintGenre(file), ...lintFields(file)];
}

function lintSeats(file: CaseFile): CaseIssue[] {
  const found: CaseIssue[] = [];
  const { meta, roles } = file;
  const humans = roles.filter(({ player }) => player === 'human');
  const wrongCount = file.format === '1.0' ? humans.length !== 1 : humans.length === 0;
  if (wrongCount) found.push(issue('human_seats', 'error', 'roles', { count: humans.length }));
  if (file.format === '1.1' && !(meta.humanSlots >= 1 && meta.humanSlots <= roles.length))
    found.push(issue('human_slots_range', 'error', 'meta.human_slots', { players: roles.length }));
  if (meta.players !== roles.length)
    found.push(issue('players_count', 'error', 'meta.players', { players: meta.players, roles: roles.length }));
  const [human] = humans;
  if (human !== undefined && humans.length === 1 && human.id !== 'p0') {
    const path = at(at('roles', roles.indexOf(human)), 'id');
    found.push(issue('human_not_p0', 'warn', path, { id: human.id }));
  }
  return found;
}

function lintGenre(file: CaseFile): CaseIssue[] {
  const { meta, truth, roles } = file;
  const found: CaseIssue[] = [];
  const ids = roles.map(({ id }) => id);
  if (truth.culprit !== null && !ids.includes(truth.culprit))
    found.push(issue('culprit_unknown', 'error', 'truth.culprit', { ids }));
  if (meta.genre === 'deduction') {
    if (truth.culprit === null) found.push(issue('no_culprit', 'error', 'truth.culprit', {}));
    if (file.clues.length === 0) found.push(issue('no_clues', 'warn', 'clues', {}));
    if (meta.redHerrings.length === 0) found.push(issue('no_red_herrings', 'hint', 'meta.red_herrings', {}));
  }
  if (meta.genre === 'drama') {
    const raw = Object.keys(file.extra).some((key) => key.startsWith('emotional'));
    if (file.emotional.length === 0 && !raw) found.push(issue('no_emotional', 'warn', 'emotional', {}));
    if (truth.culprit !== null) found.push(issue('drama_culprit', 'warn', 'truth.culprit', {}));
  }
  return found;
}

function lintFields(file: CaseFile): CaseIssue[] {
  const found: CaseIssue[] = [];
  const noNow = file.roles.filter(({ now }) => now === '').map(({ name }) => name);
  if (noNow.length > 0) found.push(issue('no_now', 'warn', 'roles', { names: noNow }));
  const ais = file.roles.filter(({ player }) => player === 'ai');
  const noPlay = ais.filter(({ play }) => play === '').map(({ name }) => name);
  if (noPlay.length > 0) found.push(issue('no_play', 'warn', 'roles', { names: noPlay }));
  const noCues = file.roles.filter(({ understudy }) => understudy === null).map(({ name }) => name);
  if (file.format === '1.1' && noCues.length > 0)
    found.push(issue('no_understudy', 'hint', 'roles', { names: noCues }));
  const noSlip = ais
    .filter(({ id, name }) => !file.libertyToSlip.some((line) => startsWithSeat(line, id, name)))
    .map(({ name }) => name);
  if (noSlip.length > 0) {
    const level = file.format === '1.1' ? 'warn' : 'hint';
    found.push(issue('slip_line_missing', level, 'liberty_to_slip', { names: noSlip }));
  }
  return found;
}

function startsWithSeat(line: string, id: string, name: string): boolean {
  const rest = line.startsWith(id) ? line.slice(id.length) : null;
  if (rest !== null && !/^[\w-]/.test(rest)) return true;
  return line.slice(0, name.length + 12).includes(name);
}

/** Exactly one reveal, last; every kind once or more. */
export function lintPhases(file: CaseFile): CaseIssue[] {
  const kinds = file.phases.map(({ kind }) => kind);
  const found: CaseIssue[] = [];
  const count = kinds.filter((kind) => kind === 'reveal').length;
  if (count !== 1 || kinds.at(-1) !== 'reveal') found.push(issue('reveal_last', 'error', 'phases', { count }));
  const missing = PHASE_KINDS.filter((kind) => kind !== 'reveal' && !kinds.includes(kind));
  // A case of nothing but a reveal would open everything the moment it starts.
  const level = kinds.length < 2 ? 'error' : 'warn';
  if (missing.length > 0) found.push(issue('phase_missing', level, 'phases', { kinds: missing }));
  return found;
}
