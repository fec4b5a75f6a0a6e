// Sockets: what a reconnect gets, whether updates and snapshots agree, and that nothing wakes or holds the object
// (RES1, RES2, RES3). Frames are folded with the page's own code.
import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { GameView } from '../../src/protocol/view.ts';
import { goTo, openTable, playedTable } from './evening.ts';
import { Line, type Person } from './person.ts';
import { CHANCES, chance, randomEvening } from './random-evening.ts';
import { alarmOf, deskOf, stubOf } from './storage.ts';

/** Opens a socket as a page that already knows a view. */
async function reconnect(
  person: Person,
  game: string,
  known: GameView,
  after: number | string = known.seq,
): Promise<Line> {
  const answer = await person.fetch(`/api/games/${game}/socket?after=${after}`, { headers: { upgrade: 'websocket' } });
  if (answer.webSocket === null) throw new Error(`socket: ${answer.status}`);
  const line = new Line(answer.webSocket, known);
  await line.until('a first frame', ({ frames }) => frames.some((frame) => frame.type !== 'live'));
  return line;
}

describe('a reconnect', () => {
  it('[RES1] gets exactly the rest, in order, from any point of the game', async () => {
    const { game, owner, guest, spectator } = await playedTable();
    for (const person of [owner, guest, spectator]) {
      const whole = await person.view(game);
      for (let after = 1; after <= whole.seq; after += 5) {
        const known = { ...whole, seq: after, lines: whole.lines.filter((line) => line.seq <= after) };
        const line = await reconnect(person, game, known);
        const first = line.frames.find((frame) => frame.type !== 'live');
        expect(first?.type).toBe('update');
        if (first?.type === 'update') expect(first.lines).toEqual(whole.lines.filter((entry) => entry.seq > after));
        expect(line.view).toEqual(whole);
        line.close();
      }
    }
  });

  it('[RES1] learns of a failed line that was settled while it was away', async () => {
    const { game, owner } = await openTable();
    await goTo({ game, room: '', owner, guest: owner, spectator: owner }, 'inquiry');
    const evening = await randomEvening(game, owner);
    await evening.step({ who: 0, what: 'callSeat' });
    await evening.step({ who: 0, what: 'aiFails' });
    const known = await owner.view(game);
    expect(known.lines.at(-1)).toMatchObject({ kind: 'failed', settled: 'open' });
    await owner.does(game, { type: 'dropTurn', seat: 'p2' });
    await owner.does(game, { type: 'writeNote', text: '后来' });
    const line = await reconnect(owner, game, known);
    expect(line.view).toEqual(await owner.view(game));
    expect(line.view?.lines.findLast((entry) => entry.kind === 'failed')).toMatchObject({ settled: 'dropped' });
    line.close();
  });

  it('[RES1] that asks from nowhere, or from beyond the end, gets everything', async () => {
    const { game, owner } = await openTable();
    const whole = await owner.view(game);
    for (const after of [0, -3, whole.seq + 1, 'x', '1.5', '']) {
      const line = await reconnect(owner, game, whole, after);
      expect(line.frames[0]?.type).toBe('snapshot');
      expect(line.view).toEqual(whole);
      line.close();
    }
  });

  it('[RES1] while others talk loses and doubles nothing', async () => {
    const evening = await openTable();
    const { game, owner, guest } = evening;
    await goTo(evening, 'inquiry');
    let line = await guest.listen(game);
    await line.until('snapshot', ({ view }) => view !== null);
    for (let n = 0; n < 12; n += 1) {
      const talking = owner.does(game, { type: 'speak', text: `第${n}句`, to: null, quotes: [] });
      const known = line.view;
      if (known === null) throw new Error('no view');
      line.close();
      line = await reconnect(guest, game, known);
      await talking;
    }
    const whole = await guest.view(game);
    await line.reaches(whole.seq);
    expect(line.view).toEqual(whole);
    const words = line.view?.lines.flatMap((entry) =>
      entry.kind === 'said' && entry.seat === 'p0' ? [entry.text] : [],
    );
    expect(words).toEqual(Array.from({ length: 12 }, (_line, n) => `第${n}句`));
    line.close();
  });
});

describe('updates', () => {
  it('[RES2] a snapshot and the updates after it are a fresh snapshot, after every step of random evenings', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(chance, { minLength: 20, maxLength: 45 }), async (steps) => {
        const { game, owner, guest, spectator } = await openTable();
        const people = [owner, guest, spectator];
        const evening = await randomEvening(game, owner, guest, spectator);
        const lines = await Promise.all(people.map((person) => person.listen(game)));
        for (const step of steps) {
          await evening.step(step);
          for (const [index, person] of people.entries()) {
            const fresh = await person.view(game);
            await lines[index]?.reaches(fresh.seq);
            expect(lines[index]?.view).toEqual(fresh);
          }
        }
        for (const line of lines) line.close();
      }),
      { seed: 20261130, numRuns: 8 },
    );
  });

  it('[RES2] the random evenings reach everything that can happen', () => {
    const drawn = fc.sample(chance, { seed: 20261130, numRuns: 400 });
    expect(new Set(drawn.map((step) => step.what))).toEqual(new Set(CHANCES));
  });
});

describe('many tabs of one person', () => {
  it('[RES4] keep the newest twelve sockets; those of others stay open', async () => {
    const { game, owner, guest } = await openTable();
    const other = await guest.listen(game);
    const lines: Line[] = [];
    for (let n = 0; n < 15; n += 1) lines.push(await owner.listen(game));
    await lines[2]?.until('closed', (line) => line.closed);
    expect(lines.map((line) => line.closed)).toEqual(lines.map((_line, n) => n < 3));
    expect(other.closed).toBe(false);
    const seq = await owner.does(game, { type: 'speak', text: '都听得见吗？', to: null, quotes: [] });
    for (const line of [other, ...lines.slice(3)]) await line.reaches(seq);
    for (const line of [other, ...lines]) line.close();
  });
});

describe('an idle object', () => {
  it('[RES3] is not woken by heartbeats; the platform answers them', async () => {
    const { game, owner } = await openTable();
    const line = await owner.listen(game);
    await line.until('snapshot', ({ view }) => view !== null);
    await evictDurableObject(stubOf(game));
    for (let n = 0; n < 5; n += 1) line.socket.send('ping');
    await line.until('five pongs', ({ texts }) => texts.filter((text) => text === 'pong').length === 5);
    // An object that runs can be evicted, one that does not cannot: this is how the test sees that it slept on.
    await expect(evictDurableObject(stubOf(game))).rejects.toThrow();
    await owner.view(game);
    await evictDurableObject(stubOf(game));
    line.close();
  });

  it('[RES3] keeps its sockets over an eviction, and whoever listens hears the next line', async () => {
    const { game, owner, guest } = await openTable();
    const lines = [await owner.listen(game), await guest.listen(game)];
    for (let n = 0; n < 3; n += 1) {
      await evictDurableObject(stubOf(game));
      const seq = await owner.does(game, { type: 'speak', text: `醒来第${n}次`, to: null, quotes: [] });
      for (const line of lines) await line.reaches(seq);
    }
    expect(lines[1]?.view).toEqual(await guest.view(game));
    expect(lines.some((line) => line.closed)).toBe(false);
    // Who is here is read from the sockets themselves, so it survives too.
    const live = lines[0]?.frames.findLast((frame) => 'live' in frame);
    expect(live !== undefined && 'live' in live && live.live?.online.length).toBe(2);
    for (const line of lines) line.close();
  });

  it('[RES3] holds no timer, neither in memory nor, when nothing is owed, in storage', async () => {
    const { game, owner, guest } = await openTable();
    const evening = await randomEvening(game, owner, guest);
    const line = await guest.listen(game);
    const timers = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'setInterval')];
    for (const what of CHANCES) await evening.step({ who: 0, what });
    expect(timers.map((timer) => timer.mock.calls.length)).toEqual([0, 0]);
    setTimeout(() => undefined, 0);
    expect(timers[0]?.mock.calls.length).toBe(1);
    for (const timer of timers) timer.mockRestore();
    for (let n = 0; n < 20; n += 1) await evening.step({ who: 0, what: 'aiSpeaks' });
    await runDurableObjectAlarm(stubOf(game));
    expect(await alarmOf(game)).toBeNull();
    expect(await runDurableObjectAlarm(stubOf(game))).toBe(false);
    line.close();
  });

  it('[RES3] takes no words from a socket: a message that is no heartbeat changes nothing and breaks nothing', async () => {
    const { game, owner } = await openTable();
    const line = await owner.listen(game);
    const before = await owner.view(game);
    line.socket.send(JSON.stringify({ type: 'speak', text: '从线上来', to: null, quotes: [] }));
    line.socket.send(new Uint8Array(8));
    const seq = await owner.does(game, { type: 'writeNote', text: '还在' });
    expect(seq).toBe(before.seq + 1);
    await line.reaches(seq);
    expect(line.closed).toBe(false);
    line.close();
  });

  it('[PHASE6] whoever has left the room no longer holds up the seal', async () => {
    const evening = await openTable();
    const { game, owner, guest } = evening;
    await goTo(evening, 'final');
    const [mine, his] = [await owner.listen(game), await guest.listen(game)];
    await mine.until('two people', ({ frames }) => frames.some((f) => 'live' in f && f.live?.online.length === 2));
    await owner.does(game, { type: 'consent', ready: true });
    expect((await owner.view(game)).game.status).toBe('playing');
    his?.close();
    await mine.until('one person', ({ frames }) => {
      const last = frames.findLast((frame) => 'live' in frame);
      return last !== undefined && 'live' in last && last.live?.online.length === 1;
    });
    await owner.does(game, { type: 'enterPhase', skipGate: false });
    expect((await owner.view(game)).game.status).toBe('revealed');
    expect(await deskOf(game).claimJob()).toBeNull();
    mine?.close();
  });
});
