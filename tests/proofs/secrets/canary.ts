// Proof 1, the canary matrix: every principal, every token, every step of an evening; first within one process, then (in
// the full form) once more against the built Worker over real HTTP and real sockets.
import { detailed, type Outcome } from './run-child.ts';

export async function run({ quick }: { quick: boolean }): Promise<Outcome> {
  const parts = quick
    ? [await detailed(['canary', '--quick'], {})]
    : [await detailed(['canary'], {}), await detailed(['canary-net'], {})];
  const sum = (key: 'checks' | 'leaks' | 'open' | 'all') =>
    parts.reduce((total, { figures }) => total + (figures?.[key] ?? 0), 0);
  const line = `canary: ${sum('checks')} checks, ${sum('leaks')} leaks, ${sum('open')}/${sum('all')} tokens open after the reveal`;
  const ok = parts.every((part) => part.ok);
  const why = parts.flatMap((part) => (part.ok ? [] : [part.line, ...part.faults.slice(0, 12)]));
  return { line: ok ? line : [line, ...why].join('\n  '), ok };
}
