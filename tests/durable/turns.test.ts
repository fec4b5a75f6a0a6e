// Owed work: leases, lost runners, the alarm, the queue (TURN6, TURN7). A lost runner is one that claimed and never came
// back; time is moved by ageing the lease rows, never by waiting.
import {
  createExecutionContext,
  createMessageBatch,
  evictDurableObject,
  getQueueResult,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import worker from '../../src/index.ts';
import { jobId } from '../../src/protocol/ids.ts';
import type { Claim } from '../../src/llm/runner.ts';
import { goTo, openTable, type Evening } from './evening.ts';
import { randomEvening } from './random-evening.ts';
import { alarmOf, deskOf, events, rows, stubOf, tables } from './storage.ts';

type Command = Awaited<ReturnType<typeof randomEvening>>['command'];

/** A table in inquiry where one AI seat owes an answer. */
async function askedTable(): Promise<Evening & { said: number; command: Command }> {
  const evening = await openTable();
  await goTo(evening, 'inquiry');
  const { command } = await randomEvening(evening.game, evening.owner);
  await command(0, { type: 'speak', text: '丙土秋，你在哪里？', to: null, quotes: [] });
  return { ...evening, command, said: (await events(evening.game)).length };
}

const claimed = async (game: string): Promise<Claim> => {
  const claim = await deskOf(game).claimJob();
  if (claim === null) throw new Error('nothing to claim');
  return claim;
};
const speech = { kind: 'speech', text: '我在凳上坐着。' } as const;
/** Lets every lease run out. */
const age = (game: string) => rows(game, 'UPDATE leases SET until = 1');

async function deliver(bodies: unknown[]): Promise<string[]> {
  const batch = createMessageBatch(
    'kaiben-jobs',
    bodies.map((body, index) => ({ id: `m${index}`, timestamp: new Date(), attempts: 1, body })),
  );
  const ctx = createExecutionContext();
  await worker.queue(batch, env);
  return (await getQueueResult(batch, ctx)).explicitAcks;
}

describe('a lease', () => {
  it('[TURN6] gives one job to one runner', async () => {
    const { game } = await askedTable();
    const [first, second] = await Promise.all([deskOf(game).claimJob(), deskOf(game).claimJob()]);
    expect([first, second].filter((claim) => claim !== null).length).toBe(1);
    expect((first ?? second)?.lease).toBe(1);
  });

  it('[TURN6] a result under an old lease is refused and changes nothing', async () => {
    const { game, said } = await askedTable();
    const old = await claimed(game);
    await age(game);
    const fresh = await claimed(game);
    expect([fresh.job, fresh.lease]).toEqual([old.job, 2]);
    expect(await deskOf(game).commitJob(old.job, old.lease, speech)).toEqual({ outcome: 'stale' });
    expect(await deskOf(game).commitJob(old.job, 3, speech)).toEqual({ outcome: 'stale' });
    expect((await events(game)).length).toBe(said);
    expect(await deskOf(game).commitJob(fresh.job, fresh.lease, speech)).toEqual({ outcome: 'done' });
    const after = await events(game);
    expect(after.length).toBe(said + 1);
    expect(await deskOf(game).commitJob(fresh.job, fresh.lease, speech)).toEqual({ outcome: 'stale' });
    expect(await events(game)).toEqual(after);
  });

  it('[TURN6] a line that calls the seat again makes what was begun before it out of date, and is answered', async () => {
    const { game, command } = await askedTable();
    const old = await claimed(game);
    await command(0, { type: 'speak', text: '丙土秋，还有，你几点走的？', to: null, quotes: [] });
    const before = await events(game);
    expect(await deskOf(game).commitJob(old.job, old.lease, speech)).toEqual({ outcome: 'stale' });
    expect(await events(game)).toEqual(before);
    const fresh = await claimed(game);
    expect([fresh.seat, fresh.lease]).toEqual([old.seat, 1]);
    expect(JSON.stringify(old.request)).not.toContain('你几点走的');
    expect(fresh.request.messages.at(-1)?.text).toContain('你几点走的');
    expect(await deskOf(game).commitJob(fresh.job, fresh.lease, speech)).toEqual({ outcome: 'done' });
  });

  it('[TURN6] a result for work that is no longer owed, or never was, is refused and changes nothing', async () => {
    const { game, command } = await askedTable();
    const claim = await claimed(game);
    await command(0, { type: 'enterPhase', skipGate: true });
    const before = await events(game);
    expect(await deskOf(game).commitJob(claim.job, claim.lease, speech)).toEqual({ outcome: 'stale' });
    expect(await deskOf(game).commitJob(jobId('1.0'), 1, speech)).toEqual({ outcome: 'stale' });
    expect(await deskOf('no-such-game').commitJob(claim.job, 1, speech)).toEqual({ outcome: 'stale' });
    expect(await events(game)).toEqual(before);
  });

  it('[TURN6] survives the object: the runner that holds it may still hand in', async () => {
    const { game, said } = await askedTable();
    const claim = await claimed(game);
    await evictDurableObject(stubOf(game));
    expect(await deskOf(game).claimJob()).toBeNull();
    expect(await deskOf(game).commitJob(claim.job, claim.lease, speech)).toEqual({ outcome: 'done' });
    expect((await events(game)).length).toBe(said + 1);
  });

  it('[TURN6] an answer that the rules refuse keeps the job owed under the same lease', async () => {
    const { game, said } = await askedTable();
    const claim = await claimed(game);
    const call = { kind: 'call', name: 'deal_clue', arguments: '{}' } as const;
    expect(await deskOf(game).commitJob(claim.job, claim.lease, call)).toMatchObject({ outcome: 'again' });
    expect((await events(game)).length).toBe(said);
    expect(await deskOf(game).commitJob(claim.job, claim.lease, speech)).toEqual({ outcome: 'done' });
  });
});

describe('a lost runner', () => {
  it('[TURN7] its job goes from the alarm through the queue to the consumer, which finishes it', async () => {
    const { game, said } = await askedTable();
    await claimed(game);
    expect(await alarmOf(game)).not.toBeNull();
    await age(game);
    expect(await runDurableObjectAlarm(stubOf(game))).toBe(true);
    for (let tries = 0; tries < 200 && (await events(game)).length === said; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 25));
    const last = (await events(game)).at(-1);
    expect(last?.seq).toBe(said + 1);
    expect(JSON.parse(last?.event ?? '')).toMatchObject({ type: 'spoke', seat: 'p2' });
  });

  it('[TURN7] a message alone proves nothing: while the lease runs the consumer leaves the job alone', async () => {
    const { game, said } = await askedTable();
    const claim = await claimed(game);
    expect(await deliver([{ game }, { game }])).toEqual(['m0', 'm1']);
    expect((await events(game)).length).toBe(said);
    await age(game);
    expect(await deliver([{ game }])).toEqual(['m0']);
    expect((await events(game)).length).toBe(said + 1);
    expect(await deskOf(game).commitJob(claim.job, claim.lease, speech)).toEqual({ outcome: 'stale' });
    expect(await deliver([{ game }])).toEqual(['m0']);
    expect((await events(game)).length).toBe(said + 1);
  });

  it('[TURN7] a message that names nothing, or a game that is none, is put aside and stores nothing', async () => {
    const odd = [null, 'x', {}, { game: 7 }, { game: 'guessed-by-queue' }];
    expect(await deliver(odd)).toEqual(odd.map((_body, index) => `m${index}`));
    expect(await tables('guessed-by-queue')).toEqual([]);
  });

  it('[TURN7] the alarm re-arms until the work is done, then rests', async () => {
    const { game } = await askedTable();
    await claimed(game);
    for (let n = 0; n < 4; n += 1) {
      const before = Date.now();
      expect(await runDurableObjectAlarm(stubOf(game))).toBe(true);
      expect(await alarmOf(game)).toBeGreaterThan(before);
    }
    await age(game);
    await deliver([{ game }]);
    expect(await runDurableObjectAlarm(stubOf(game))).toBe(true);
    expect(await alarmOf(game)).toBeNull();
  });

  it('[TURN7] the alarm re-arms even when the queue cannot be reached', async () => {
    const { game } = await askedTable();
    await claimed(game);
    await runInDurableObject(stubOf(game), async (object, ctx) => {
      await ctx.storage.deleteAlarm();
      const down = { send: () => Promise.reject(new Error('queue down')) };
      Object.assign(object, { env: { ...env, JOBS: down } });
      await expect((object as unknown as { alarm(): Promise<void> }).alarm()).rejects.toThrow('queue down');
      expect(await ctx.storage.getAlarm()).not.toBeNull();
    });
  });

  it('[TURN7] an alarm that was lost with the machine comes back when the object is built again', async () => {
    const { game, owner } = await askedTable();
    await runInDurableObject(stubOf(game), (_object, ctx) => ctx.storage.deleteAlarm());
    await evictDurableObject(stubOf(game));
    await owner.view(game);
    expect(await alarmOf(game)).not.toBeNull();
  });

  it('[TURN7] after three starts the seat is shown as failed, and the table goes on', async () => {
    const { game, owner, guest, said } = await askedTable();
    const line = await guest.listen(game);
    for (const lease of [1, 2, 3]) {
      expect((await claimed(game)).lease).toBe(lease);
      await age(game);
    }
    expect(await deskOf(game).claimJob()).toBeNull();
    expect((await events(game)).length).toBe(said);
    await runDurableObjectAlarm(stubOf(game));
    const failed = (await events(game)).at(-1);
    expect(JSON.parse(failed?.event ?? '')).toMatchObject({ type: 'turnFailed', seat: 'p2', cause: 'no_answer' });
    await line.until('failed seat', ({ view }) => view?.seats[2]?.failed !== null);
    expect(line.view?.seats[2]?.failed).toEqual({ cause: null });
    expect((await owner.view(game)).seats[2]?.failed).toEqual({ cause: 'no_answer' });
    await owner.does(game, { type: 'retryTurn', seat: 'p2' });
    const fixed = await owner.view(game);
    expect(fixed.seats[2]?.failed).toBeNull();
    expect(fixed.lines.at(-1)).toMatchObject({ kind: 'said', seat: 'p2' });
    line.close();
  });

  it('[TURN7] the third start has its full time: an early alarm does not fail it', async () => {
    const { game, said } = await askedTable();
    for (let n = 0; n < 2; n += 1) {
      await claimed(game);
      await age(game);
    }
    const third = await claimed(game);
    await runDurableObjectAlarm(stubOf(game));
    expect((await events(game)).length).toBe(said);
    expect(await deskOf(game).commitJob(third.job, third.lease, speech)).toEqual({ outcome: 'done' });
  });
});
