// `npm run proofs [-- --quick]`: runs every proof and prints its figure as one line. A figure that falls short fails.
// `--only name` runs one of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.ts';

interface Proof {
  run(options: { quick: boolean }): Promise<{ line: string; ok: boolean }>;
}

const proofs: Record<string, () => Promise<Proof>> = {
  canary: () => import('../tests/proofs/secrets/canary.ts'),
  twins: () => import('../tests/proofs/secrets/twins.ts'),
  'echo-obey': () => import('../tests/proofs/secrets/echo-obey.ts'),
  mutants: () => import('../tests/proofs/secrets/mutants.ts'),
  kills: () => import('../tests/proofs/durability/kills.ts'),
  eviction: () => import('../tests/proofs/durability/eviction.ts'),
  repeats: () => import('../tests/proofs/durability/repeats.ts'),
  explorer: () => import('../tests/proofs/durability/explorer.ts'),
  malformed: () => import('../tests/proofs/malformed.ts'),
  understudy: () => import('../tests/proofs/understudy.ts'),
};

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } } });
ensureBuilt();
const results: { name: string; ok: boolean; line: string }[] = [];
for (const [name, load] of Object.entries(proofs)) {
  if (values.only !== undefined && values.only !== name) continue;
  const started = Date.now();
  const { line, ok } = await (await load()).run({ quick: values.quick }).catch((error: unknown) => ({
    line: `${name}: ${error instanceof Error ? error.stack : String(error)}`,
    ok: false,
  }));
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${line} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  results.push({ name, ok, line });
}
mkdirSync('dist/results', { recursive: true });
writeFileSync('dist/results/proofs.json', JSON.stringify({ proofs: results }));
process.exit(results.every((result) => result.ok) ? 0 : 1);
