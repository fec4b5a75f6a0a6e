// Proof 8: every command three times and shuffled, every queue batch doubled and reversed, and still the same state.
import { figuresOf } from './figure.ts';

export async function run(_options: { quick: boolean }): Promise<{ line: string; ok: boolean }> {
  const { figures, failed } = figuresOf('tests/durable/repeats.test.ts');
  const ok = failed.length === 0 && figures.length === 2;
  return { line: `repeats: ${ok ? `${figures.join('; ')}; same state` : failed.join('; ')}`, ok };
}
