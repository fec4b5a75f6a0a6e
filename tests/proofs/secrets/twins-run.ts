// Proof 2 within one process: the same evening twice, with one secret changed. Whoever may not have that secret must have
// got the same bytes, step by step; this also finds what no token shows: orders, lengths, counts, ids.
import { canaryCase } from './case.ts';
import { CHANGES, QUICK, type Change } from './changes.ts';
import { mayHave, type Moment } from './entitled.ts';
import { scriptOf, type Effort } from './evening.ts';
import { PRINCIPALS } from './canary-run.ts';
import { momentOf } from './moment.ts';
import { Person } from './person.ts';
import { hostView } from './host-view.ts';
import { Tokens } from './tokens.ts';
import { World } from './world.ts';

interface Transcript {
  step: string;
  now: Moment;
  heard: Map<string, string>;
}

export interface Twins {
  pairs: number;
  compared: number;
  differences: string[];
}

/** `only` plays one change, for a mutant that shows in it. */
export async function playTwins(effort: Effort, only: string | undefined): Promise<Twins> {
  // The first request of a process also makes the tables of the listing.
  await new World(null).request(new Person('early'), 'GET', '/api/mine');
  const play = (make: Change['make']) => transcriptOf(make, effort);
  const first = await play(() => undefined);
  const again = await play(() => undefined);
  const result: Twins = { pairs: 0, compared: 0, differences: [] };
  // The proof says something only when an unchanged evening repeats itself.
  compare({ what: 'nothing', belongs: 'nobody', make: () => undefined }, first, again, result);
  const chosen = CHANGES.filter(({ what }) =>
    only === undefined ? effort === 'full' || QUICK.includes(what) : what === only,
  );
  for (const change of chosen) {
    const second = await play(change.make);
    result.pairs += 1;
    if (compare(change, first, second, result) === 0 && canBeSeen(change))
      result.differences.push(`${change.what} changed nothing for anybody`);
  }
  return result;
}

/** A change that at least one principal is entitled to notice. */
function canBeSeen({ belongs }: Change): boolean {
  return belongs !== 'host' && belongs !== 'slip p0';
}

/** Notes every difference that somebody was not entitled to; returns how many others there were. */
function compare(change: Change, first: readonly Transcript[], second: readonly Transcript[], result: Twins): number {
  let seen = 0;
  const told = new Set<string>();
  for (const [index, { step, now, heard }] of first.entries()) {
    const other = second[index]?.heard;
    for (const principal of PRINCIPALS) {
      const same = heard.get(principal) === other?.get(principal);
      if (mayHave(change.belongs, principal, now)) {
        if (!same) seen += 1;
        continue;
      }
      result.compared += 1;
      if (same || told.has(principal)) continue;
      told.add(principal);
      result.differences.push(`${change.what}: ${principal} can tell at “${step}”`);
    }
  }
  return seen;
}

async function transcriptOf(make: Change['make'], effort: Effort): Promise<Transcript[]> {
  const tokens = new Tokens();
  const file = canaryCase(tokens);
  make(file);
  const {
    evening,
    stage: world,
    steps,
  } = scriptOf(
    file,
    (field, belongs) => tokens.words(field, belongs),
    (model) => new World(model),
    effort === 'full' ? 'quick' : 'light',
  );
  const out: Transcript[] = [];
  let logged = 0;
  for (const [index, [step, act]] of steps.entries()) {
    world.tick();
    await act(evening);
    if (evening.game !== '')
      for (const person of evening.members)
        await world.request(
          person,
          'GET',
          `/api/games/${evening.game}/export?format=${index % 2 === 0 ? 'json' : 'md'}`,
        );
    const heard = new Map([...world.take()].map(([principal, chunks]) => [principal, chunks.join('\n')]));
    if (evening.game !== '') {
      const { storage } = world.home(evening.game);
      heard.set('object log', storage.dump(logged));
      heard.set('host', hostView(storage, evening.game));
      logged = storage.events(0).length;
    }
    // D1 notes by its own clock when its tables were made.
    heard.set('listing', world.listing.dump().replaceAll(/"applied_at":"[^"]*"/g, ''));
    out.push({
      step,
      now: momentOf(evening, evening.game === '' ? [] : world.home(evening.game).storage.events(0), null),
      heard,
    });
  }
  return out;
}
