// Proof 2, non-interference: pairs of whole games that differ in one secret; whoever may not have it cannot tell.
import { runChild, type Outcome } from './run-child.ts';

export async function run({ quick }: { quick: boolean }): Promise<Outcome> {
  return runChild('twins', quick);
}
