// The object is thrown out of memory after every single call of a whole game, with its sockets hibernating and with its
// sockets closed, and ends in the state of a game that was left in peace (LOG1, LOG3, RES1, RES3, TURN6). The figure
// that the proof prints is left in the test's meta data.
import { evictDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { Claim, JobResult } from '../../src/llm/runner.ts';
import { isRefusal } from '../../src/protocol/refusals.ts';
import { FULL_GAME, fingerprint, listen, memberKey, PEOPLE, seatEverybody, send, timeless } from './full-game.ts';
import type { Line } from './person.ts';
import { fixedAnswer } from './random-evening.ts';
import { deskOf, stubOf } from './storage.ts';

type Sockets = 'hibernate' | 'close';

/** Plays all acts; evicts after every call when `sockets` says how. Returns the number of evictions. */
async function play(object: string, sockets: Sockets | null): Promise<{ points: number; lines: Line[] }> {
  let points = 0;
  await seatEverybody(object);
  const lines = await Promise.all(PEOPLE.map((who) => listen(object, who, null)));
  const point = async () => {
    if (sockets === null) return;
    await evictDurableObject(stubOf(object), { webSockets: sockets });
    points += 1;
    if (sockets === 'hibernate') return;
    for (const who of PEOPLE) {
      const old = lines[who];
      await old?.until('closed', (line) => line.closed);
      lines[who] = await listen(object, who, old?.view ?? null);
    }
  };
  await point();
  for (const [index, { model }] of FULL_GAME.entries()) {
    await send(object, index);
    await point();
    let answer: (claim: Claim) => JobResult =
      model === 'fails' ? () => ({ kind: 'failed', cause: 'empty' }) : fixedAnswer;
    for (let claim = await deskOf(object).claimJob(); claim !== null; claim = await deskOf(object).claimJob()) {
      await point();
      expect(await deskOf(object).commitJob(claim.job, claim.lease, answer(claim))).toEqual({ outcome: 'done' });
      await point();
      answer = fixedAnswer;
    }
    await point();
  }
  return { points, lines };
}

describe('eviction after every call of a whole game', () => {
  it('[LOG3] leaves the same log, the same views and the same pages, in both socket modes', async ({ task }) => {
    const calm = await play('calm', null);
    const expected = await fingerprint('calm');
    const counts: string[] = [];
    for (const mode of ['hibernate', 'close'] as const) {
      const { points, lines } = await play(mode, mode);
      expect(points).toBeGreaterThanOrEqual(120);
      expect(await fingerprint(mode)).toBe(expected);
      for (const who of PEOPLE) {
        const view = await deskOf(mode).view(memberKey(who));
        if (isRefusal(view)) throw new Error(view.refused);
        await lines[who]?.reaches(view.seq);
        expect(lines[who]?.view).toEqual(view);
        expect(timeless(lines[who]?.view ?? null)).toEqual(timeless(calm.lines[who]?.view ?? null));
        lines[who]?.close();
      }
      counts.push(`${points} points with sockets ${mode === 'close' ? 'closed' : 'hibernating'}`);
    }
    expect((await deskOf('calm').view(memberKey(2))) as object).toMatchObject({ game: { status: 'revealed' } });
    task.meta.figure = `eviction: ${counts.join(', ')}, final state ${expected.slice(0, 12)} in both and without`;
  });

  it('[LOG3] the fingerprint sees a single word, receipt or ballot that differs', async () => {
    await play('one', null);
    await play('two', null);
    expect(await fingerprint('one')).toBe(await fingerprint('two'));
    await deskOf('two').command(memberKey(0), 'extra', { type: 'writeNote', text: '多一笔' }, []);
    expect(await fingerprint('one')).not.toBe(await fingerprint('two'));
    await deskOf('one').command(memberKey(0), 'other', { type: 'writeNote', text: '多一笔' }, []);
    expect(await fingerprint('one')).not.toBe(await fingerprint('two'));
  });
});
