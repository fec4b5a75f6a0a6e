// Builds dist/worker once for scripts that run the real Worker; skipped while nothing has changed since the last build.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['src', 'durable', 'modules', 'migrations', 'web', 'wrangler.toml', 'package-lock.json'];

/** Throws with the build's own output when it fails. */
export function ensureBuilt(): void {
  const made = 'dist/worker/index.js';
  if (existsSync(made) && statSync(made).mtimeMs > Math.max(...SOURCES.map(newest))) return;
  const run = spawnSync(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run', '--outdir', 'dist/worker'],
    { encoding: 'utf8' },
  );
  if (run.status !== 0) throw new Error(`${run.stdout}\n${run.stderr}`);
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}
