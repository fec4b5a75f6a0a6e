// Writes src/catalog/content.json from modules/. With --check it only tells whether the two agree.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { checkCase } from '../src/artifact/case/check.ts';

const target = 'src/catalog/content.json';
const yaml = (path: string): unknown => parse(readFileSync(path, 'utf8'));
const names = readdirSync('modules/cases')
  .filter((name) => name.endsWith('.yml'))
  .toSorted();
const cases = names.map((name) => {
  const { case: file, issues } = checkCase(readFileSync(`modules/cases/${name}`, 'utf8'));
  const errors = issues.filter((issue) => issue.level === 'error');
  if (file === null || errors.length > 0)
    throw new Error(`${name}: ${errors.map((issue) => `${issue.line} ${issue.path} ${issue.text.en}`).join('; ')}`);
  return file;
});
const { actors } = yaml('modules/actors.yaml') as { actors: unknown };
const { zh, en } = yaml('modules/workers/ai-seat.yaml') as { zh: unknown; en: unknown };
// The tutorial opens the shelf; the rest stand by length.
cases.sort((a, b) => (a.meta.minutes ?? 0) - (b.meta.minutes ?? 0));
const text = `${JSON.stringify({ cases, actors, seatTemplate: { zh, en } }, null, 1)}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('src/catalog/content.json is older than modules/: run npm run catalog');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
  console.log(`${cases.length} cases: ${cases.map((file) => file.meta.id).join(', ')}`);
}
