// Holds the rules of docs/spec and the tests together: every rule has a test that cites it (`it('[SEAL3] …')`), and no
// test or comment cites a rule that no spec has. Prints both lists; either one fails the check.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The line of a rule: `- **SEAL3** What leaves the server …`. */
const RULE = /^- \*\*([A-Z]+\d+)\*\* /gm;
/** A citation in a test: one or more ids in square brackets, `[SEAL3]` or `[SEAL3, SEAL4]`. */
const CITED = /\[([A-Z]+\d+(?:, ?[A-Z]+\d+)*)\]/g;
/** An id in a comment; only those count whose family stands in a spec. */
const MENTIONED = /\b([A-Z]+)\d+\b/g;

interface Place {
  file: string;
  line: number;
}

function files(...patterns: string[]): string[] {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    encoding: 'utf8',
  });
  return [...new Set(listed.stdout.split('\n'))].filter((name) => name !== '');
}

/** A file's text; a file that is gone from the disk has none. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function places(names: readonly string[], pattern: RegExp, only: (line: string) => boolean): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const file of names)
    for (const [index, line] of read(file).split('\n').entries()) {
      if (!only(line)) continue;
      for (const match of line.matchAll(pattern))
        for (const id of (match[1] !== undefined && /\d/.test(match[1]) ? match[1] : match[0]).split(/, ?/))
          found.set(id, [...(found.get(id) ?? []), { file, line: index + 1 }]);
    }
  return found;
}

const rules = places(files('docs/spec/*.md'), RULE, () => true);
const families = new Set([...rules.keys()].map((id) => id.replace(/\d+$/, '')));
// A proof of tests/proofs has no `it`: any citation in it counts.
const tests = files('tests/**/*.ts', 'tests/**/*.tsx');
const cited = new Map([
  ...places(
    tests.filter((name) => !name.startsWith('tests/proofs/')),
    CITED,
    (line) => /\b(it|test|describe)\b|@ts-expect-error|^\s*['"`]\[/.test(line),
  ),
  ...places(
    tests.filter((name) => name.startsWith('tests/proofs/')),
    CITED,
    () => true,
  ),
]);
const mentioned = places(
  files('src/**/*.ts', 'durable/**/*.ts', 'web/**/*.ts', 'web/**/*.tsx', 'scripts/*.ts'),
  MENTIONED,
  (line) => /^\s*(\/\/|\/?\*)/.test(line),
);

const faults: string[] = [];
for (const [id, at] of rules) if (at.length > 1) faults.push(`${id} is written ${at.length} times (${where(at)})`);
for (const [id, at] of rules) if (!cited.has(id)) faults.push(`${id} has no test (${where(at)})`);
for (const [id, at] of cited) if (!rules.has(id)) faults.push(`${id} is cited and no spec has it (${where(at)})`);
for (const [id, at] of mentioned)
  if (families.has(id.replace(/\d+$/, '')) && !rules.has(id))
    faults.push(`${id} is named and no spec has it (${where(at)})`);

function where(at: readonly Place[]): string {
  const shown = at.slice(0, 3).map(({ file, line }) => `${file}:${line}`);
  return at.length > 3 ? `${shown.join(', ')} and ${at.length - 3} more` : shown.join(', ');
}

for (const fault of faults) console.error(fault);
console.log(
  `rules: ${rules.size}, with a test: ${[...rules.keys()].filter((id) => cited.has(id)).length}, faults: ${faults.length}`,
);
process.exit(faults.length === 0 ? 0 : 1);
