// Proof 4: seeded leaks. The proofs 1 to 3, in their quick form, are played against sources that leak; each leak must be
// noticed. First the unchanged sources are played: a proof that fails anyway kills nothing.
import { availableParallelism } from 'node:os';
import { mutants, type Mutant } from './mutant-list.ts';
import { detailed, type Outcome } from './run-child.ts';

type Fate = 'killed' | 'alive' | 'crashed';

export async function run({ quick }: { quick: boolean }): Promise<Outcome> {
  const chosen = mutants.filter((mutant) => !quick || mutant.quick === true);
  const proofs = [...new Set(chosen.map((mutant) => mutant.by))];
  const controls = quick ? [] : await inTurn(proofs, (proof) => detailed([proof, '--light'], {}));
  const broken = controls.filter((control) => !control.ok).map((control) => `unchanged: ${control.line}`);
  const fates = await inTurn(chosen, async (mutant) => ({ mutant, ...(await fateOf(mutant)) }));
  const alive = fates
    .filter(({ fate }) => fate !== 'killed')
    .map(({ mutant, fate, why }) => `${fate}: ${mutant.name} (${mutant.file}): ${why}`);
  const faults = [...broken, ...alive];
  const line = `mutants: ${fates.length - alive.length} of ${fates.length} killed`;
  return { line: [line, ...faults].join('\n  '), ok: faults.length === 0 && fates.length >= (quick ? 4 : 20) };
}

/** A crash is no kill, but where the leak is held back by throwing. */
async function fateOf(mutant: Mutant): Promise<{ fate: Fate; why: string }> {
  const { ok, line, faults, crashed } = await detailed([mutant.by, '--light'], {
    MUTANT: mutant.name,
    ...(mutant.only === undefined ? {} : { ONLY: mutant.only }),
  });
  if (crashed === true)
    return { fate: mutant.throws === true && faults.join('').includes('500') ? 'killed' : 'crashed', why: line };
  return { fate: ok ? 'alive' : 'killed', why: line };
}

/** A few at a time: each is a process of its own. */
async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: Math.min(3, availableParallelism()) }, worker));
  return results;
}
