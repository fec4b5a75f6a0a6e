// Proof 1 within one process: plays the evening of `evening.ts` and looks into everything that anybody could read after
// each step. Run by `child.ts`, because it replaces the clock, the dice and the model of its process.
import { opensAtTheReveal, type Moment } from './entitled.ts';
import { canaryCase } from './case.ts';
import { scriptOf, type Effort } from './evening.ts';
import { LANGUAGES, type Evening } from './table.ts';
import { hostView } from './host-view.ts';
import { Matrix } from './matrix.ts';
import { Tokens, type Token } from './tokens.ts';
import { standIn, World, type Person } from './world.ts';

export const PRINCIPALS = [
  'nobody',
  'eve',
  'dora',
  'cai',
  'anna',
  'bo',
  'flo',
  'AI p2',
  'AI p3',
  'other table',
  'host',
  'operator log',
  'queue',
  'listing',
  'object log',
];
const SEATED = new Map([
  ['p0', 'anna'],
  ['p1', 'bo'],
  ['p2', 'AI p2'],
  ['p3', 'AI p3'],
]);

export interface Canary {
  checks: number;
  steps: number;
  leaks: string[];
  /** What should have been seen and was not. */
  missing: string[];
  open: number;
  shouldBeOpen: number;
}

export async function playCanary(model: 'scripted' | 'stand-in', effort: Effort): Promise<Canary> {
  const tokens = new Tokens();
  const file = canaryCase(tokens);
  const sealed = [...tokens.all];
  const { evening, steps } = scriptOf(
    file,
    (field, belongs) => tokens.words(field, belongs),
    (scripted) => {
      if (model === 'stand-in') scripted.otherwise = standIn();
      return new World(scripted);
    },
    effort,
  );
  const matrix = new Matrix(tokens, PRINCIPALS);
  const missing: string[] = [];
  let logged = 0;
  for (const [index, [name, act]] of steps.entries()) {
    evening.world.tick();
    await act(evening);
    await look(evening, index);
    const heard = evening.world.take();
    const storage = evening.game === '' ? null : evening.world.home(evening.game).storage;
    if (storage !== null) {
      heard.set('object log', [storage.dump(logged)]);
      logged = storage.events(0).length;
      heard.set('host', [hostView(storage, evening.game)]);
    }
    heard.set('listing', [evening.world.listing.dump()]);
    const now = momentOf(evening, model === 'stand-in' ? tokens : null);
    matrix.check(name, heard, now);
    if (model === 'scripted')
      for (const [principal, belongs] of expectedBy(name))
        missing.push(
          ...matrix.missing(principal, belongs).map((field) => `${name}: ${principal} has never seen ${field}`),
        );
  }
  const { open, lacking } = await openAfter(evening, sealed);
  return {
    checks: matrix.checks,
    steps: steps.length,
    leaks: matrix.leaks,
    missing: [...missing, ...lacking],
    open,
    shouldBeOpen: sealed.filter((token) => opensAtTheReveal(token.belongs)).length * 2,
  };
}

/** Everybody in the room also takes the game home as a file, by turns in each form and language. */
async function look(evening: Evening, index: number): Promise<void> {
  if (evening.game === '') return;
  for (const person of evening.members) {
    const format = index % 2 === 0 ? 'json' : 'md';
    await evening.world.request(person, 'GET', exportOf(evening, format, LANGUAGES[index % 4 < 2 ? 0 : 1]));
  }
}

function exportOf(evening: Evening, format: string, language: string): string {
  return `/api/games/${evening.game}/export?format=${format}&language=${language}`;
}

export function momentOf(evening: Evening, tokens: Tokens | null): Moment {
  const events = evening.game === '' ? [] : evening.world.home(evening.game).storage.events(0);
  const typed = events.map(({ event }) => event as { type: string; clues?: string[] });
  return {
    phase: typed.filter((event) => event.type === 'phaseEntered').length - 1,
    dealt: new Set(typed.flatMap((event) => (event.type === 'cluesDealt' ? (event.clues ?? []) : []))),
    members: new Set(evening.members.map((person) => person.name)),
    visitors: new Set(['anna', 'bo', 'cai', 'dora', 'flo']),
    seated: SEATED,
    said: tokens === null ? new Map() : saidBySeats(tokens, events),
  };
}

/** What AI seats have said of their own books and cues: heard by the table, or by the two of a private line. */
function saidBySeats(tokens: Tokens, events: { event: unknown }[]): Map<string, Set<string>> {
  const said = new Map<string, Set<string>>();
  for (const { event } of events) {
    const { type, seat, to, text, entries, reason } = event as Record<string, unknown>;
    if (type !== 'spoke' && type !== 'whereaboutsTold' && type !== 'voted') continue;
    const words = JSON.stringify([text, entries, reason]);
    for (const token of tokens.in(words)) {
      const open = token.belongs.startsWith('clue ');
      if (!open && token.belongs !== `cues ${String(seat)}` && token.belongs !== `book ${String(seat)}`) continue;
      const hearers = said.get(token.field) ?? new Set();
      // The words of an open clue, quoted in a line, stand in the log as everything that was said.
      if (open || type === 'voted') hearers.add('object log');
      else if (typeof to === 'string') hearers.add(SEATED.get(to) ?? '').add('object log');
      else hearers.add('room');
      said.set(token.field, hearers);
    }
  }
  return said;
}

const is =
  (...wanted: string[]) =>
  (belongs: string) =>
    wanted.includes(belongs);

/** What must have been seen by a certain step: the proof would else be passed by showing nothing. */
function expectedBy(step: string): (readonly [principal: string, belongs: (belongs: string) => boolean])[] {
  const people = ['anna', 'bo', 'cai'];
  const everybody = [...people, 'AI p2', 'AI p3'];
  if (step === 'dora peeks') return [['dora', is('title', 'cover')]];
  if (step === 'anna makes the game') return [['listing', is('title')]];
  if (step === 'the game starts')
    return [
      ['anna', is('room', 'book p0', 'rule 0')],
      ['bo', is('room', 'book p1', 'rule 0')],
      ['cai', is('room', 'rule 0')],
      ['AI p2', is('book p2', 'slip p2', 'cues p2', 'rule 0')],
      ['AI p3', is('book p3', 'slip p3', 'cues p3', 'rule 0')],
    ];
  if (step === 'bo whispers to p3')
    return [
      ['anna', is('private p0 p1', 'private p0 p2', 'private p2 p0', 'note p0')],
      ['bo', is('private p0 p1', 'private p1 p3', 'private p3 p1')],
      ['AI p2', is('private p0 p2')],
      ['AI p3', is('private p1 p3')],
    ];
  if (step === 'anna quotes')
    return [
      ...everybody.map((principal) => [principal, is('clue c1', 'clue c2', 'clue c3', 'rule 2')] as const),
      ...people.map((principal) => [principal, is('table')] as const),
    ];
  if (step === 'bo agrees to the reveal')
    return people.map((principal) => [principal, is('rule 3', 'ballot p2', 'ballot p3')]);
  return [];
}

/** After the reveal every sealed text stands, whole, in what each person in the room gets. */
async function openAfter(evening: Evening, sealed: readonly Token[]): Promise<{ open: number; lacking: string[] }> {
  const lacking: string[] = [];
  const views = new Map<Person, string>();
  for (const person of evening.members) {
    const answer = await evening.world.request(person, 'GET', exportOf(evening, 'json', 'zh'));
    views.set(person, answer.text);
  }
  let open = 0;
  for (const token of sealed.filter((candidate) => opensAtTheReveal(candidate.belongs)))
    for (const half of [token.ascii, token.han]) {
      const without = [...views].filter(([, text]) => !text.includes(half)).map(([person]) => person.name);
      if (without.length === 0) open += 1;
      else lacking.push(`after the reveal: ${token.field} is not open to ${without.join(', ')}`);
    }
  return { open, lacking };
}
