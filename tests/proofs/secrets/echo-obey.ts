// Proof 3: the worst models there can be, in every role that a model plays at a table.
import { runChild, type Outcome } from './run-child.ts';

export async function run({ quick }: { quick: boolean }): Promise<Outcome> {
  return runChild('echo-obey', quick);
}
