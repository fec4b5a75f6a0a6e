// Adds up the results of all test runners in a folder and prints `N passed, N failed` as the last line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? 'dist/results';
let passed = 0;
let failed = 0;
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const result = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  if ('numPassedTests' in result) {
    passed += result.numPassedTests;
    failed += result.numFailedTests;
  } else if ('stats' in result) {
    passed += result.stats.expected;
    failed += result.stats.unexpected + result.stats.flaky;
  } else if ('proofs' in result) {
    passed += result.proofs.filter((proof) => proof.ok).length;
    failed += result.proofs.filter((proof) => !proof.ok).length;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
