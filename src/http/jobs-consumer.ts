// The queue consumer: runs what a lost runner left behind (TURN7). A message names a game and nothing else; it is no
// proof that anything is owed, the object decides that again.
import { modelFor } from '../llm/connect.ts';
import { runJobs } from '../llm/runner.ts';
import { gameDesk } from './desk.ts';

export async function consumeJobs(batch: MessageBatch, env: Env): Promise<void> {
  const model = modelFor(env);
  for (const message of batch.messages) {
    const game = gameOf(message.body);
    if (game !== null) await runJobs(gameDesk(env, game), model, () => undefined);
    message.ack();
  }
}

function gameOf(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'game' in body && typeof body.game === 'string'
    ? body.game
    : null;
}
