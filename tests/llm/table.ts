// A table in memory for the stand-in's tests and its quality run: the real rules, the real prompt builder, the real
// adapter and the stand-in's endpoint, with a person in the first seat. Commands in, the seat's request and answer out.
import { choiceId, memberId, seatId } from '../../src/protocol/ids.ts';
import { isRefusal } from '../../src/protocol/refusals.ts';
import { apply } from '../../src/core/game/apply.ts';
import type { Command } from '../../src/core/game/commands.ts';
import { decide } from '../../src/core/game/decide.ts';
import { caseSecrets, caseSheet } from '../../src/core/game/sheet.ts';
import { nextHostAct } from '../../src/core/game/host-script.ts';
import { seatById, type GameState, type Job } from '../../src/core/game/state.ts';
import { dueJobs } from '../../src/core/game/turns.ts';
import { choicesFor } from '../../src/core/game/votes.ts';
import { disclosureFacts, viewFor } from '../../src/core/game/view.ts';
import { disclose, type Sealed, type VaultReader } from '../../src/core/secret/disclose.ts';
import { secretRef, type SecretKind, type SecretRef } from '../../src/core/secret/ref.ts';
import type { CaseFile } from '../../src/artifact/case/types.ts';
import { actorsIn } from '../../src/catalog/content.ts';
import { actorId } from '../../src/protocol/ids.ts';
import { collect, type Answer, type Model, type ModelRequest } from '../../src/llm/port.ts';
import { seatRequest, type SeatTask } from '../../src/llm/prompts/seat.ts';
import { openAiCompatible } from '../../src/llm/adapters/openai-compatible.ts';
import { understudyFetch } from '../../src/llm/understudy/endpoint.ts';

export const person = memberId('person');
const now = { at: 0, present: [person] };

/** The stand-in as any game gets it. */
export function standIn(): Model {
  return openAiCompatible({
    baseURL: 'http://understudy.invalid/v1',
    model: 'understudy',
    fetch: understudyFetch({ pace: 0 }),
  });
}

export interface Table {
  file: CaseFile;
  vault: VaultReader;
  state: GameState;
}

/** A started game of a case; the person sits in the first seat, or where told. */
export function openTable(file: CaseFile, humanSeat?: string): Table {
  const sealed = new Map<string, Sealed<SecretKind>>(caseSecrets(file).map((value) => [value.ref, value]));
  const vault: VaultReader = {
    read: <K extends SecretKind>(ref: SecretRef<K>) => (sealed.get(ref) as unknown as Sealed<K> | undefined) ?? null,
  };
  const created = step(null, {
    type: 'createGame',
    member: person,
    name: '客人',
    sheet: caseSheet(file, true),
    notPlayable: null,
  });
  const actors = actorsIn(file.meta.language).map(({ id, name, style }) => ({ actor: actorId(id), name, style }));
  const first = seatId(humanSeat ?? created.sheet.roles[0]?.id ?? 'p0');
  const state = [
    { type: 'sit', member: person, seat: first },
    { type: 'fillSeats', member: person, actors },
    { type: 'startGame', member: person },
  ].reduce<GameState>((before, command) => step(before, command as Command), created);
  return { file, vault, state };
}

/** Applies one command; a refusal is a fault of the test. */
export function step(state: GameState | null, command: Command): GameState {
  const events = decide(state, command, now);
  if (isRefusal(events)) throw new Error(`${command.type} refused: ${JSON.stringify(events)}`);
  let next = state;
  for (const event of events) next = apply(next, { seq: (next?.seq ?? 0) + 1, at: 0, event });
  if (next === null) throw new Error(`${command.type} made nothing`);
  return next;
}

/** The table after one command. */
export function after(table: Table, command: Command): Table {
  return { ...table, state: step(table.state, command) };
}

/** The finished request of a job, as the object builds it. */
export function requestFor(table: Table, job: Job): ModelRequest {
  const { state, vault, file } = table;
  const view = viewFor(state, { kind: 'aiSeat', seat: job.seat }, vault, 'game');
  if (view === null) throw new Error('no view');
  const reader = { kind: 'seat', seat: job.seat, ai: true } as const;
  const open = <K extends 'slip' | 'cues'>(kind: K) =>
    disclose(vault, disclosureFacts(state), secretRef(kind, job.seat, file.meta.id), reader);
  const occupant = seatById(state, job.seat)?.occupant;
  const actor = occupant?.kind === 'ai' ? { name: occupant.name, style: occupant.style } : { name: '', style: '' };
  return seatRequest({ view, seat: job.seat, actor, slip: open('slip'), cues: open('cues') }, taskOf(state, job));
}

function taskOf(state: GameState, job: Job): SeatTask {
  if (job.kind === 'speak') return { kind: 'speak', to: job.to, since: job.since };
  if (job.kind === 'whereabouts') return { kind: 'whereabouts' };
  return { kind: 'vote', choices: choicesFor(state, job.seat) };
}

/** Everything that is owed, done by the model; returns the table and what was said. */
export async function settle(
  table: Table,
  model: Model,
): Promise<{ table: Table; said: { job: Job; answer: Answer }[] }> {
  const said: { job: Job; answer: Answer }[] = [];
  let at = table;
  for (let turns = 0; turns < 60; turns += 1) {
    const job = dueJobs(at.state)[0];
    if (job === undefined) break;
    const answer = await collect(model, requestFor(at, job), new AbortController().signal);
    said.push({ job, answer });
    at = after(at, commandOf(job, answer));
  }
  return { table: at, said };
}

function commandOf(job: Job, answer: Answer): Command {
  const call = answer.calls[0];
  if (answer.failure !== null) return { type: 'failTurn', job: job.job, cause: answer.failure.cause };
  if (job.kind === 'speak') return { type: 'finishSpeech', job: job.job, text: answer.text };
  const given = JSON.parse(call?.arguments ?? '{}') as {
    entries?: { at: string; until?: string; doing: string }[];
    choice?: string;
    reason?: string;
  };
  if (job.kind === 'whereabouts') {
    const entries = (given.entries ?? []).map(({ at, until, doing }) => ({ at, until: until ?? null, doing }));
    return { type: 'finishWhereabouts', job: job.job, entries };
  }
  return { type: 'finishVote', job: job.job, choice: choiceId(given.choice ?? ''), reason: given.reason ?? '' };
}

/** Moves on to the phase of a kind; the scripted host deals its clues on the way. */
export async function playTo(table: Table, kind: string, model: Model): Promise<Table> {
  let at = (await settle(table, model)).table;
  for (let guard = 0; guard < 8; guard += 1) {
    const phase = at.state.sheet.phases.find((candidate) => candidate.id === at.state.phase);
    if (phase?.kind === kind) break;
    if (phase?.kind === 'search') at = dealt(at);
    at = (await settle(after(at, { type: 'enterPhase', member: person, skipGate: true }), model)).table;
  }
  return at;
}

/** The table after the scripted host has dealt what it deals. */
export function dealt(table: Table): Table {
  const script = { rules: table.file.phases.map(({ id, rule }) => ({ phase: id, rule })) };
  let at = table;
  for (let guard = 0; guard < 4; guard += 1) {
    const act = nextHostAct(at.state, script, { at: 0, present: [] });
    if (act === null || act.type === 'hostEnterPhase') break;
    at = after(at, act);
  }
  return at;
}

/** One spoken question to a seat: its answer and the table after it. */
export async function ask(
  table: Table,
  model: Model,
  seat: string,
  text: string,
  aside = false,
): Promise<{ table: Table; answer: Answer; request: ModelRequest }> {
  const name = table.state.sheet.roles.find((role) => role.id === seat)?.name ?? seat;
  const words = aside || text.includes(name) ? text : `${name}，${text}`;
  const asked = after(table, {
    type: 'speak',
    member: person,
    to: aside ? seatId(seat) : null,
    text: words,
    quotes: [],
  });
  const job = asked.state.turns.owed.find((owed) => owed.kind === 'speak' && owed.seat === seat);
  if (job === undefined) throw new Error(`${seat} was not called by: ${words}`);
  const request = requestFor(asked, job);
  const answer = await collect(model, request, new AbortController().signal);
  return { table: after(asked, commandOf(job, answer)), answer, request };
}
