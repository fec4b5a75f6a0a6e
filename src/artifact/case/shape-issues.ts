// Holds a v1.1 file to the schema and puts what it finds into our words: the field, what it should be, the fix
// (CASE2, CASE3). The schema library's own messages stop here.
import type * as z from 'zod';
import { issue } from './issue.ts';
import { isList, isMap, type JsonMap } from './json.ts';
import type { CaseIssue } from './messages.ts';
import { nearKey } from './nearest.ts';
import { at, pathOf, patternOf } from './paths.ts';
import { caseSchema } from './schema.ts';
import { unknownKey } from './take.ts';
import type { Json } from './types.ts';
import type { Wanted } from './words-shape.ts';

type Problem = z.core.$ZodIssue;

/** Most shape findings of one file; a file with more is wrong in the same way all through. */
const MOST = 100;

/** The findings of the strict schema, in the order of the file. */
export function strictIssues(file: JsonMap): CaseIssue[] {
  const result = caseSchema.safeParse(file);
  if (result.success) return [];
  const problems = result.error.issues.slice(0, MOST);
  const renamed = new Set(problems.flatMap(renames));
  return problems.flatMap((found) => findings(file, found)).filter(({ path }) => !renamed.has(path));
}

/** The fields that a misspelt key stands in for: their absence is not told a second time. */
function renames(found: Problem): string[] {
  if (found.code !== 'unrecognized_keys') return [];
  return found.keys.slice(0, MOST).flatMap((key) => {
    const { rename } = nearKey(key, patternOf(found.path), '1.1');
    return rename === null ? [] : [at(pathOf(found.path), rename)];
  });
}

function findings(file: JsonMap, found: Problem): CaseIssue[] {
  const path = pathOf(found.path);
  switch (found.code) {
    case 'unrecognized_keys':
      return found.keys.slice(0, MOST).map((key) => unknownKey(key, patternOf(found.path), path, '1.1', 'error'));
    case 'invalid_value':
      return [badValue(file, found.path, path, found.values.map(String))];
    case 'invalid_type':
      return [badType(file, found.path, path, wantedOf(found.expected))];
    case 'too_small':
    case 'too_big':
      return [issue('wrong_type', 'error', path, { path, wanted: found.origin === 'array' ? 'pair' : 'number' })];
    default:
      return [issue('bad_shape', 'error', path, { path })];
  }
}

function badValue(file: JsonMap, steps: readonly PropertyKey[], path: string, values: string[]): CaseIssue {
  const value = valueAt(file, steps);
  const known = values.join(', ');
  if (value === undefined || value === null) return issue('missing_choice', 'error', path, { path, values: known });
  return issue('bad_value', 'error', path, { path, values: known });
}

function badType(file: JsonMap, steps: readonly PropertyKey[], path: string, wanted: Wanted): CaseIssue {
  const value = valueAt(file, steps);
  const key = steps.at(-1);
  if (value === undefined && typeof key === 'number') return badPair(steps);
  if (value === undefined) return issue('missing_key', 'error', path, { path, key: String(key), wanted });
  if (value === null) return issue('empty_key', 'error', path, { path, wanted });
  return issue('wrong_type', 'error', path, { path, wanted });
}

/** One of two values is missing: told at the list that holds them. */
function badPair(steps: readonly PropertyKey[]): CaseIssue {
  const path = pathOf(steps.slice(0, -1));
  return issue('wrong_type', 'error', path, { path, wanted: 'pair' });
}

function wantedOf(expected: string): Wanted {
  switch (expected) {
    case 'array':
      return 'list';
    case 'tuple':
      return 'pair';
    case 'object':
    case 'record':
      return 'map';
    case 'number':
      return 'number';
    case 'boolean':
      return 'flag';
    default:
      return 'text';
  }
}

function valueAt(file: JsonMap, steps: readonly PropertyKey[]): Json | undefined {
  let value: Json | undefined = file;
  for (const step of steps) {
    if (isList(value) && typeof step === 'number') value = value[step];
    else if (isMap(value) && Object.hasOwn(value, String(step))) value = value[String(step)];
    else return undefined;
  }
  return value;
}
