// Everything arrives more than once and late: commands three times and shuffled among later ones, results of jobs again,
// queue batches doubled and reversed. The game that comes of it is the game of a calm line (CMD1, TURN6, TURN7).
// Figures for the proof runner are left in the tests' meta data.
import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import worker from '../../src/index.ts';
import { isRefusal } from '../../src/protocol/refusals.ts';
import { FULL_GAME, fingerprint, listen, memberKey, PEOPLE, seatEverybody, send } from './full-game.ts';
import { fixedAnswer } from './random-evening.ts';
import { deskOf, events, rows } from './storage.ts';

/** Numbers that look random and are the same every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Does the jobs that are due; with `again` every result is handed in three times. Returns how often one came late. */
async function answerJobs(object: string, fails: boolean, again: boolean): Promise<number> {
  const desk = deskOf(object);
  let late = 0;
  let first = fails;
  for (let claim = await desk.claimJob(); claim !== null; claim = await desk.claimJob()) {
    const result = first ? ({ kind: 'failed', cause: 'empty' } as const) : fixedAnswer(claim);
    first = false;
    expect(await desk.commitJob(claim.job, claim.lease, result)).toEqual({ outcome: 'done' });
    for (let n = 0; again && n < 2; n += 1) {
      expect(await desk.commitJob(claim.job, claim.lease, result)).toEqual({ outcome: 'stale' });
      late += 1;
    }
  }
  return late;
}

/** The room with everybody in it and listening. */
async function openGame(object: string): Promise<void> {
  await seatEverybody(object);
  for (const who of PEOPLE) await listen(object, who, null);
}

async function calmGame(object: string): Promise<string> {
  await openGame(object);
  for (const [index, { model }] of FULL_GAME.entries()) {
    await send(object, index);
    await answerJobs(object, model === 'fails', false);
  }
  return fingerprint(object);
}

/** Sends every act three times: once in its place, twice later, among others and out of order. */
async function shuffledGame(object: string, seed: number): Promise<number> {
  const roll = dice(seed);
  await openGame(object);
  let waiting: { index: number; due: number }[] = [];
  let repeats = 0;
  for (const [index, { model, refused }] of FULL_GAME.entries()) {
    await send(object, index);
    // What was refused is decided anew when it comes again, so it may only come again while it would still be refused.
    if (refused) for (let n = 0; n < 2; n += 1) await send(object, index);
    else for (let n = 0; n < 2; n += 1) waiting.push({ index, due: index + roll(12) });
    repeats += refused ? 2 : 0;
    repeats += await answerJobs(object, model === 'fails', true);
    const due = waiting.filter((late) => late.due <= index).toSorted(() => roll(3) - 1);
    waiting = waiting.filter((late) => late.due > index);
    for (const late of due) await send(object, late.index);
    repeats += due.length;
  }
  for (const late of waiting.toSorted(() => roll(3) - 1)) await send(object, late.index);
  return repeats + waiting.length;
}

/** Delivers one batch to the consumer, the way the platform does. */
async function deliver(objects: readonly string[]): Promise<void> {
  const messages = objects.map((game, index) => ({
    id: `m${index}`,
    timestamp: new Date(),
    attempts: 1,
    body: { game },
  }));
  await worker.queue(createMessageBatch('kaiben-jobs', messages), env);
}

/** Games whose AI seats are answered for by the queue consumer alone, with the stand-in as their model. */
async function queuedGames(
  objects: readonly string[],
  batch: (objects: readonly string[]) => string[],
): Promise<number> {
  let messages = 0;
  for (const object of objects) await openGame(object);
  for (const [index, { form }] of FULL_GAME.entries()) {
    // With a model that always answers nothing fails, so nothing can be retried or dropped.
    if (form.type === 'retryTurn' || form.type === 'dropTurn') continue;
    for (const object of objects) await send(object, index);
    const sent = batch(objects);
    messages += sent.length;
    await deliver(sent);
  }
  return messages;
}

describe('repeats', () => {
  it('[CMD1] every command three times and shuffled gives the same state', async ({ task }) => {
    const expected = await calmGame('calm');
    let repeats = 0;
    const seeds = [1, 2, 3, 4, 5];
    for (const seed of seeds) {
      repeats += await shuffledGame(`shuffled-${seed}`, seed);
      expect(await fingerprint(`shuffled-${seed}`)).toBe(expected);
    }
    expect(repeats).toBeGreaterThanOrEqual(seeds.length * FULL_GAME.length * 2);
    task.meta.figure = `${seeds.length} games, every command three times, ${repeats} repeats shuffled in`;
  });

  it('[CMD1] a creation and a join that come again change nothing', async () => {
    await seatEverybody('made');
    const before = await events('made');
    const again = await deskOf('made').join(memberKey(1), 'hash-of-room', 'm9', '乙');
    expect(isRefusal(again)).toBe(false);
    await expect(seatEverybody('made')).rejects.toThrow('already_started');
    expect(await events('made')).toEqual(before);
    expect((await rows('made', 'SELECT member FROM keys WHERE member = ?', 'm0')).length).toBe(1);
  });

  it('[TURN7] every queue batch doubled and reversed gives the same state', async ({ task }) => {
    const once = ['once-a', 'once-b', 'once-c'];
    const twice = ['twice-a', 'twice-b', 'twice-c'];
    const single = await queuedGames(once, (objects) => [...objects]);
    const doubled = await queuedGames(twice, (objects) => [...objects, ...objects].toReversed());
    const expected = await fingerprint('once-a');
    for (const object of [...once, ...twice]) expect(await fingerprint(object)).toBe(expected);
    const spoken = (await events('twice-a')).filter((row) => row.command?.startsWith('job:'));
    expect(spoken.length).toBeGreaterThan(12);
    expect(new Set(spoken.map((row) => row.command)).size).toBe(spoken.length);
    expect(doubled).toBe(single * 2);
    task.meta.figure = `${doubled} queue messages doubled and reversed over 3 games`;
  });

  it('[TURN7] two batches at once still answer each job once', async () => {
    await openGame('at-once');
    for (const [index, { form }] of FULL_GAME.entries()) {
      if (form.type === 'retryTurn' || form.type === 'dropTurn') continue;
      await send('at-once', index);
      await Promise.all([deliver(['at-once', 'at-once']), deliver(['at-once'])]);
    }
    const jobs = (await events('at-once')).flatMap((row) => (row.command?.startsWith('job:') ? [row.command] : []));
    expect(jobs.length).toBeGreaterThan(12);
    expect(new Set(jobs).size).toBe(jobs.length);
  });
});
