// Law 7 in numbers: an object class below 250 lines, no folder whose name says nothing.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter((name) => name !== '');
const faults: string[] = [];
for (const name of files) {
  if (/(^|\/)(utils?|helpers?|common|services?|managers?)\//i.test(name))
    faults.push(`${name}: a folder that names no idea`);
  if (/^durable\/.*\.ts$/.test(name)) {
    const text = readFileSync(name, 'utf8');
    const lines = text.split('\n').length;
    if (/extends DurableObject/.test(text) && lines > 250) faults.push(`${name}: object class of ${lines} lines`);
  }
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
