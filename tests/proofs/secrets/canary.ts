// Proof 1, the canary matrix: every principal, every token, every step of an evening; first within one process, then
// (in the full form) once more against the built Worker over real HTTP and real sockets.
import { runChild, type Outcome } from './run-child.ts';

export async function run({ quick }: { quick: boolean }): Promise<Outcome> {
  return runChild('canary', quick);
}
