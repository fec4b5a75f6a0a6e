// `npm run deploy`: makes the queues if they are missing, then deploys. A queue must exist before a Worker that names
// it; D1 and the object classes are made by the deploy itself.
import { spawnSync } from 'node:child_process';

const wrangler = (...args: string[]) =>
  spawnSync(process.execPath, ['node_modules/wrangler/bin/wrangler.js', ...args], { encoding: 'utf8' });

for (const queue of ['kaiben-jobs', 'kaiben-jobs-dead']) {
  const made = wrangler('queues', 'create', queue);
  const there = made.status !== 0 && /already (exists|taken|in use)|11009/i.test(`${made.stdout}${made.stderr}`);
  if (made.status === 0 || there) continue;
  console.error(`${made.stdout}${made.stderr}`);
  console.error(
    `队列 ${queue} 没有建成，没有部署。原因见上面几行。\nQueue ${queue} could not be made; nothing was deployed.`,
  );
  process.exit(1);
}
const deployed = spawnSync(
  process.execPath,
  ['node_modules/wrangler/bin/wrangler.js', 'deploy', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
process.exit(deployed.status ?? 1);
