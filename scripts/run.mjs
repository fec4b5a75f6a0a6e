// Runs a tool with the project's own Node after setup. A spawned process looks PATH up again, which `a && b` does not.
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { setup } from './setup.mjs';

// Under npm this folder is first in PATH already; `node scripts/run.mjs …` typed by hand has to look there too.
process.env.PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
// The committed .env says so too; a dev server started with another env file must not open the explorer (SEAL10).
process.env.X_LOCAL_EXPLORER ??= 'false';
setup();
const child = spawn('node', process.argv.slice(2), { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
