// `npm run bench [-- --quick]`: counts, sizes and ratios with their targets. Prints a Markdown table, writes JSONL and CSV to
// dist/bench; a missed gate exits 1. `--quick` takes less than a minute after a build and leaves out repetitions, not rows.
// Absolute times of one machine mean nothing and are gated nowhere.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countRows } from '../tests/proofs/load/counts.ts';
import { readyRow } from '../tests/proofs/load/ready.ts';
import { csv, jsonl, markdown, passes, type Row } from '../tests/proofs/load/row.ts';
import { codeRow, pageRow } from '../tests/proofs/load/sizes.ts';
import { ensureBuilt } from './build.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const { quick } = values;

ensureBuilt();
const rows: Row[] = [pageRow(), codeRow(), await readyRow(quick ? 7 : 15), ...(await countRows({ quick }))];
rows.sort((a, b) => Number(a.goal) - Number(b.goal));
mkdirSync('dist/bench', { recursive: true });
writeFileSync('dist/bench/bench.jsonl', jsonl(rows));
writeFileSync('dist/bench/bench.csv', csv(rows));
console.log(markdown(rows));
const failed = rows.filter((row) => !passes(row));
console.log(`bench: ${rows.length - failed.length} of ${rows.length} gates hold`);
process.exit(failed.length === 0 ? 0 : 1);
