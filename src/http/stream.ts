// The answer to a command: `accepted` at once, then progress while AI seats are answered for, then `done` (TURN6).
// The work also sits in waitUntil: when the page goes away the rest of this handler is cut, the work is not.
import type { Context } from 'hono';
import type { Accepted } from '../../durable/game/game.ts';
import { modelFor } from '../llm/connect.ts';
import { runJobs, type JobDesk } from '../llm/runner.ts';
import type { CommandProgress } from '../protocol/requests.ts';
import type { AppEnv } from './app.ts';

/** Works off what is owed; a runner that breaks leaves its lease to the queue. */
export async function workOff(env: Env, desk: JobDesk, onDone: (done: number) => void): Promise<void> {
  await runJobs(desk, modelFor(env), onDone).catch((error: unknown) =>
    console.error('runner', error instanceof Error ? error.name : 'unknown'),
  );
}

export function progressStream(c: Context<AppEnv>, accepted: Accepted, desk: JobDesk): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  // A reader that has gone away must not stop the work.
  const send = (line: CommandProgress) =>
    writer.write(encoder.encode(`data: ${JSON.stringify(line)}\n\n`)).catch(() => undefined);
  const work = async () => {
    void send({ type: 'accepted', seq: accepted.seq, jobs: accepted.jobs });
    if (accepted.jobs > 0) await workOff(c.env, desk, (done) => void send({ type: 'progress', done }));
    void send({ type: 'done' });
    await writer.close().catch(() => undefined);
  };
  c.executionCtx.waitUntil(work());
  return new Response(readable, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
