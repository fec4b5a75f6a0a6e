// Proof 1 once more, against the built Worker over real HTTP and sockets: the same case, the same people, the same
// oracle. The stand-in plays the AI seats; what only a process can do (a model that fails, an eviction) is left out.
import { canaryCase } from './case.ts';
import type { Canary } from './canary-run.ts';
import { opensAtTheReveal } from './entitled.ts';
import { scriptOf } from './evening.ts';
import { look, openAfter } from './looking.ts';
import { Matrix } from './matrix.ts';
import { momentOf } from './moment.ts';
import { NetStage } from './net-stage.ts';
import type { Evening } from './table.ts';
import { Tokens } from './tokens.ts';

const PRINCIPALS = ['nobody', 'eve', 'dora', 'cai', 'anna', 'bo', 'flo', 'operator log', 'listing', 'object log'];
const WITHIN_ONLY = ['cannot speak', 'tries again', 'is let off', 'throws', 'is rebuilt'];

export async function playCanaryOverTheNet(): Promise<Canary> {
  const stage = new NetStage();
  try {
    return await play(stage);
  } catch (error) {
    stage.abandon();
    throw error;
  }
}

async function play(stage: NetStage): Promise<Canary> {
  const tokens = new Tokens();
  const file = canaryCase(tokens);
  const sealed = [...tokens.all];
  const script = scriptOf(
    file,
    (field, belongs) => tokens.words(field, belongs),
    () => stage,
    'quick',
  );
  const { evening } = script;
  const steps = script.steps.filter(([name]) => !WITHIN_ONLY.some((part) => name.includes(part)));
  await stage.ready();
  const matrix = new Matrix(tokens, PRINCIPALS);
  let events: { event: unknown }[] = [];
  for (const [index, [name, act]] of steps.entries()) {
    await act(evening);
    await look(evening, index);
    events = await eventsSeenBy(evening);
    matrix.check(name, await stage.take(), momentOf(evening, events, tokens));
  }
  const { open, lacking } = await openAfter(evening, sealed);
  const people = [evening.anna, evening.bo, evening.cai, evening.dora, evening.eve, evening.flo, evening.nobody];
  const { objectLog, listing } = await stage.close(people, evening.game);
  const rest = await stage.take();
  matrix.check(
    'on the disk',
    new Map([...rest, ['object log', [objectLog]], ['listing', [listing]]]),
    momentOf(evening, events, tokens),
  );
  return {
    checks: matrix.checks,
    steps: steps.length + 1,
    leaks: matrix.leaks,
    missing: [
      ...lacking,
      ...matrix.missing('listing', (belongs) => belongs === 'title').map((field) => `the listing lacks ${field}`),
    ],
    open,
    shouldBeOpen: sealed.filter((token) => opensAtTheReveal(token.belongs)).length * 2,
  };
}

interface Seen {
  phase: { list: { state: string }[] };
  clues: { id: string; open: unknown }[];
  lines: { kind: string; seat?: string; private?: string | null; text?: string }[];
  timeline: { seat: string; doing: string }[];
  truth: { ballots: { seat: string; reason: string }[] } | null;
}

/** What happened, put together from what the two players were shown. */
async function eventsSeenBy(evening: Evening): Promise<{ event: unknown }[]> {
  if (evening.game === '') return [];
  const events: object[] = [];
  for (const [person, seat] of [
    [evening.anna, 'p0'],
    [evening.bo, 'p1'],
  ] as const) {
    const answer = await evening.stage.request(person, 'GET', `/api/games/${evening.game}/export?format=json`);
    if (answer.status !== 200) continue;
    const view = JSON.parse(answer.text) as Seen;
    if (seat === 'p0') {
      for (const phase of view.phase.list) if (phase.state !== 'ahead') events.push({ type: 'phaseEntered' });
      events.push({ type: 'cluesDealt', clues: view.clues.flatMap((clue) => (clue.open === null ? [] : [clue.id])) });
    }
    for (const line of view.lines)
      if (line.kind === 'said')
        events.push({ type: 'spoke', seat: line.seat, text: line.text, to: line.private === null ? null : seat });
    for (const row of view.timeline) events.push({ type: 'whereaboutsTold', seat: row.seat, entries: [row.doing] });
    for (const ballot of view.truth?.ballots ?? [])
      events.push({ type: 'voted', seat: ballot.seat, reason: ballot.reason });
  }
  return events.map((event) => ({ event }));
}
