// Runs a tool with the project's own Node after setup. A spawned process looks PATH up again, which `a && b` does not.
import { spawn } from 'node:child_process';
import { setup } from './setup.mjs';

setup();
const child = spawn('node', process.argv.slice(2), { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
