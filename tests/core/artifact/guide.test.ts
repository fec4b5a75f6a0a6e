// The command line and the guide for authors: what they show is what the check does.
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { check } from './cases.ts';

const guides = import.meta.glob<string>('../../../docs/how-to/write-a-case.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** A started Node takes seconds on a busy machine. */
const PATIENCE = { timeout: 60_000 };
const SLIPS = 'tests/fixtures/slips';

/** `npm run case` without npm: the project's own Node runs the script. */
function run(...args: string[]) {
  return spawnSync('node_modules/.bin/node', ['scripts/case.ts', ...args], { encoding: 'utf8' });
}

it('[CASE20] the example in the guide passes the check', () => {
  const guide = Object.values(guides)[0] ?? '';
  const example = /```yaml\n(format: [\s\S]*?)```/.exec(guide)?.[1] ?? '';
  expect(example.length).toBeGreaterThan(2_000);
  expect(check(example)).toEqual([]);
});

it('[CASE19] a clean file ends with 0 and a count', PATIENCE, () => {
  const { status, stdout } = run('check', `${SLIPS}/00-base.yml`);
  expect({ status, stdout }).toEqual({ status: 0, stdout: '0 处错误，0 处提醒，0 处建议\n' });
});

it('[CASE19] an error is printed with its place and ends with 1', PATIENCE, () => {
  const file = `${SLIPS}/45-key-plural.yml`;
  const { status, stdout } = run('check', '--lang', 'en', file);
  expect(status).toBe(1);
  expect(stdout.split('\n')).toEqual([
    `${file}:64:5  error  roles[0].secrets  \`roles[0].secrets\` is not a known key, so nobody would read it. Rename it to \`secret\`; a note of your own may stand at the top level, kept and sealed. (unknown_key)`,
    'errors: 1, warnings: 0, hints: 0',
    '',
  ]);
});

it('[CASE19] warnings fail only when asked to', PATIENCE, () => {
  const file = `${SLIPS}/44-number-id.yml`;
  expect(run('check', file).status).toBe(0);
  expect(run('check', '--strict', file).status).toBe(1);
});

it('[CASE19] JSON holds one object for each file', PATIENCE, () => {
  const { status, stdout } = run('check', '--json', `${SLIPS}/00-base.yml`, `${SLIPS}/47-value-chinese.yml`);
  const files = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { issues: { code: string }[] });
  expect(status).toBe(1);
  expect(files.map(({ issues }) => issues.map(({ code }) => code))).toEqual([[], ['bad_value']]);
});

it('[CASE19] a wrong call and an unreadable file end with 2', PATIENCE, () => {
  for (const args of [
    [],
    ['check'],
    ['lint', 'x.yml'],
    ['check', '--lang', 'fr', 'x.yml'],
    ['check', '--colour', 'x.yml'],
  ])
    expect(run(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage') as string });
  expect(run('check', 'no/such/file.yml')).toMatchObject({
    status: 2,
    stderr: '读不到 no/such/file.yml。看看路径有没有写错。\n',
  });
});
