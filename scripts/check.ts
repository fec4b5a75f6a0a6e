// `npm run check`: format, lint with the import laws, types of every project, generated files, rule ids, the real build.
// Runs everything and then says what failed, so that one run shows all.
import { spawnSync } from 'node:child_process';

const bin = (path: string) => `node_modules/${path}`;
const tsc = (project: string) => [`types of ${project}`, bin('typescript/bin/tsc'), '-p', project] as const;

const steps: readonly (readonly [name: string, file: string, ...args: string[]])[] = [
  ['format', bin('oxfmt/bin/oxfmt'), '--check'],
  ['lint and import laws', bin('oxlint/bin/oxlint'), '--deny-warnings'],
  ...['src/core', 'src', 'web', 'tests', 'tests/core', 'tests/durable', 'tests/types'].map(tsc),
  ['content is fresh', 'scripts/catalog.ts', '--check'],
  ['cases are clean', 'scripts/case.ts', 'check', '--strict', ...cases()],
  ['rules and tests agree', 'scripts/rules.ts'],
  ['sizes of files', 'scripts/sizes.ts'],
  [
    'Env is fresh',
    bin('wrangler/bin/wrangler.js'),
    'types',
    '--env-file',
    '.dev.vars.example',
    '--include-runtime=false',
    '--check',
    'src/env.d.ts',
  ],
  ['build', bin('wrangler/bin/wrangler.js'), 'deploy', '--dry-run', '--outdir', 'dist/worker'],
];

function cases(): string[] {
  const listed = spawnSync('git', ['ls-files', 'modules/cases/*.yml'], { encoding: 'utf8' });
  return listed.stdout.split('\n').filter((name) => name !== '');
}

const failed: string[] = [];
for (const [name, ...args] of steps) {
  const run = spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, CI: '1' } });
  const ok = run.status === 0;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
  if (!ok) {
    console.log(`${run.stdout}${run.stderr}`);
    failed.push(name);
  }
}
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`);
  process.exit(1);
}
console.log('check: all green');
