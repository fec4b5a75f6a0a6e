// Variants of the Worker, built by wrangler itself from a copy of the sources: same settings, another entry or another
// content. Nothing is measured here.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const SOURCES = ['src', 'durable', 'migrations', 'tests/durable/metered-worker.ts', 'tests/proofs/load/meters.ts'];

/** Content of a Worker that ships none. */
const NO_CONTENT = { cases: [], actors: [], seatTemplate: { zh: {}, en: {} } };

/** Builds into `dist/bench/<name>/out` and returns that folder. Throws with wrangler's own words. */
export function buildVariant(name: string, { main, content }: { main: string; content: boolean }): string {
  const root = join('dist/bench', name);
  rmSync(root, { recursive: true, force: true });
  for (const source of SOURCES) cpSync(source, join(root, source), { recursive: true });
  if (!content) writeFileSync(join(root, 'src/catalog/content.json'), JSON.stringify(NO_CONTENT));
  writeFileSync(join(root, 'wrangler.toml'), settings(main));
  const out = join(root, 'out');
  mkdirSync(out, { recursive: true });
  const args = ['deploy', '--dry-run', '--outdir', 'out', '--config', 'wrangler.toml'];
  const wrangler = join(process.cwd(), 'node_modules/wrangler/bin/wrangler.js');
  const run = spawnSync(process.execPath, [wrangler, ...args], { cwd: root, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${name}: ${run.stdout}\n${run.stderr}`);
  // The bundle has the name of its entry; whoever opens a build looks for index.js.
  const bundle = join(out, `${basename(main, '.ts')}.js`);
  if (bundle !== join(out, 'index.js')) renameSync(bundle, join(out, 'index.js'));
  return out;
}

/** The project's settings with another entry, and without the page, which is not part of the Worker's code. */
function settings(main: string): string {
  const text = readFileSync('wrangler.toml', 'utf8').replace(/^main = .*$/m, `main = "${main}"`);
  return text
    .split(/^(?=\[)/m)
    .filter((section) => !section.startsWith('[build]') && !section.startsWith('[assets]'))
    .join('');
}
