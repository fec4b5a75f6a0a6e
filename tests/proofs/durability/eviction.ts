// Proof 7: a whole game with the object thrown out of memory after every call, sockets hibernating and sockets closed,
// ends in the same state as a game left in peace.
import { figuresOf } from './figure.ts';

export async function run(_options: { quick: boolean }): Promise<{ line: string; ok: boolean }> {
  const { figures, failed } = figuresOf('tests/durable/eviction.test.ts');
  const points = [...(figures[0] ?? '').matchAll(/(\d+) points/g)].map((match) => Number(match[1]));
  const ok = failed.length === 0 && points.length === 2 && points.every((count) => count >= 120);
  return { line: ok ? (figures[0] ?? '') : `eviction: ${failed.join('; ')}`, ok };
}
