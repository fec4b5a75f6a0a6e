// Proof 1 within one process: plays the evening of `evening.ts` and looks into everything that anybody could read after
// each step. Run by `child.ts`, because it replaces the clock, the dice and the model of its process.
import { opensAtTheReveal } from './entitled.ts';
import { canaryCase } from './case.ts';
import { scriptOf, type Effort } from './evening.ts';
import { hostView } from './host-view.ts';
import { Matrix } from './matrix.ts';
import { Tokens } from './tokens.ts';
import { look, openAfter } from './looking.ts';
import { momentOf } from './moment.ts';
import { standIn, World } from './world.ts';

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
  const {
    evening,
    stage: world,
    steps,
  } = scriptOf(
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
    world.tick();
    await act(evening);
    await look(evening, index);
    const heard = world.take();
    const storage = evening.game === '' ? null : world.home(evening.game).storage;
    if (storage !== null) {
      heard.set('object log', [storage.dump(logged)]);
      logged = storage.events(0).length;
      heard.set('host', [hostView(storage, evening.game)]);
    }
    heard.set('listing', [world.listing.dump()]);
    const now = momentOf(evening, storage?.events(0) ?? [], model === 'stand-in' ? tokens : null);
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
