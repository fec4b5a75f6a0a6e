// Field paths as a person writes them, `roles[2].secret`, and back again (CASE2).
// Total: an odd key gives a path that finds the nearest part that exists, never an exception.

export type Step = string | number;

const LONGEST_KEY = 24;

/** A key as a path shows it: one line, without the path's own marks, and too short to give a sentence away. */
export function shownKey(key: string): string {
  const plain = key
    .slice(0, LONGEST_KEY + 1)
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .replaceAll(/[.[\]]/g, '_');
  return plain.length > LONGEST_KEY ? `${plain.slice(0, LONGEST_KEY)}…` : plain;
}

/** The path of one item or key inside another. */
export function at(path: string, step: Step): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  return path === '' ? shownKey(step) : `${path}.${shownKey(step)}`;
}

export function pathOf(steps: readonly PropertyKey[]): string {
  return steps.reduce<string>((path, step) => at(path, typeof step === 'symbol' ? String(step) : step), '');
}

/** The steps of a path that `at` made. */
export function stepsOf(path: string): Step[] {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map((match) =>
    match[1] === undefined ? (match[2] ?? '') : Number(match[1]),
  );
}

/** The section that a path stands in: indices become `[]`. */
export function patternOf(steps: readonly PropertyKey[]): string {
  return steps.reduce<string>((path, step) => (typeof step === 'number' ? `${path}[]` : at(path, String(step))), '');
}
