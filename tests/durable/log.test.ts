// The log of an object: one transaction a command, no gaps, snapshots that change nothing, steps that only grow, and
// command ids that count once (LOG3, LOG4, LOG5, CMD1).
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { Room, type NewGame } from '../../durable/game/room.ts';
import { EventStore } from '../../durable/shared/event-store.ts';
import { runSteps, STEPS } from '../../durable/shared/steps.ts';
import { readCase } from '../../src/artifact/case/read.ts';
import type { GameState } from '../../src/core/game/state.ts';
import type { CommandForm } from '../../src/protocol/requests.ts';
import { memberId, seatId } from '../../src/protocol/ids.ts';
import { isRefusal } from '../../src/protocol/refusals.ts';
import { goTo, openTable } from './evening.ts';
import { FIRST_TABLES, SCHEMA } from './schema.ts';
import { sealedCase } from './sealed-case.ts';
import { events, rows, stateFromLog, stubOf } from './storage.ts';

/** Runs inside a fresh object's storage without the game class around it. */
function inStorage<T>(name: string, work: (storage: DurableObjectStorage) => T): Promise<T> {
  return runInDurableObject(stubOf(name), (_object, ctx) => work(ctx.storage));
}

const now = { at: 1_000, present: [] };
const owner = memberId('m0');

function newGame(): NewGame {
  const file = readCase(sealedCase()).case;
  if (file === null) throw new Error('the test case is not readable');
  return {
    game: 'g',
    file,
    shipped: false,
    notPlayable: null,
    member: owner,
    memberHash: 'h0',
    roomHash: 'r',
    name: 'A',
  };
}

function startedRoom(storage: DurableObjectStorage): Room {
  const room = new Room(storage);
  room.create(newGame(), now);
  room.execute({ type: 'sit', member: owner, seat: seatId('p0') }, 'sit', now);
  room.execute({ type: 'fillSeats', member: owner, actors: [] }, 'fill', now);
  room.execute({ type: 'startGame', member: owner }, 'start', now);
  return room;
}

const speak = (text: string) => ({ type: 'speak', member: owner, to: null, text, quotes: [] }) as const;
const count = (storage: DurableObjectStorage, table: string) =>
  storage.sql.exec<{ n: number }>(`SELECT count(*) AS n FROM ${table}`).one().n;

const dump = (storage: DurableObjectStorage) =>
  ['about', 'events', 'keys', 'snapshots', 'steps', 'vault'].map((table) => [
    ...storage.sql.exec(`SELECT * FROM ${table}`),
  ]);

describe('one command, one transaction', () => {
  it('[LOG3] a failure in the middle of a command leaves none of its rows and the old state', async () => {
    await inStorage('torn', (storage) => {
      const room = startedRoom(storage);
      const before = { state: room.state, rows: count(storage, 'events') };
      // The second row of this command cannot be written: the host opens the phase in the same transaction.
      const next = (room.state?.seq ?? 0) + 2;
      storage.sql.exec('INSERT INTO events (seq, at, event) VALUES (?, 0, ?)', next, '{}');
      expect(() => room.execute({ type: 'enterPhase', member: owner, skipGate: true }, 'move', now)).toThrow();
      storage.sql.exec('DELETE FROM events WHERE seq = ?', next);
      expect(count(storage, 'events')).toBe(before.rows);
      expect(room.state).toBe(before.state);
      expect(isRefusal(room.execute({ type: 'enterPhase', member: owner, skipGate: true }, 'move', now))).toBe(false);
      expect(count(storage, 'events')).toBe(before.rows + 2);
    });
  });

  it('[LOG3] a person and his credential come together or not at all', async () => {
    await inStorage('joined', (storage) => {
      const room = startedRoom(storage);
      const before = { events: count(storage, 'events'), keys: count(storage, 'keys') };
      // The hash is taken, so the second half of the join fails.
      expect(() => room.join('h0', memberId('m1'), 'B', now)).toThrow();
      expect({ events: count(storage, 'events'), keys: count(storage, 'keys') }).toEqual(before);
      expect(room.state?.members.map((member) => member.id)).toEqual([owner]);
    });
  });

  it('[LOG3] a creation that fails leaves an object that stores nothing', async () => {
    await inStorage('half', (storage) => {
      const made = newGame();
      const again = made.file.clues[0];
      // Two clues of one id collide in the vault, after the tables, the owner and the link were written.
      const file = { ...made.file, clues: [...made.file.clues, ...(again === undefined ? [] : [again])] };
      expect(() => new Room(storage).create({ ...made, file }, now)).toThrow();
      expect(storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'events'").toArray()).toEqual([]);
      expect(new Room(storage).state).toBeNull();
    });
  });

  it('[LOG3] what was acknowledged is there after the object was thrown out of memory', async () => {
    const { game, owner: person } = await openTable();
    const seq = await person.does(game, { type: 'speak', text: '记住这句', to: null, quotes: [] });
    await evictDurableObject(stubOf(game));
    const line = (await person.view(game)).lines.find((entry) => entry.seq === seq);
    expect(line).toMatchObject({ kind: 'said', text: '记住这句' });
  });
});

describe('the sequence', () => {
  it('[LOG4] has no gaps over a whole game', async () => {
    const evening = await openTable();
    await goTo(evening, 'search');
    await evening.owner.does(evening.game, { type: 'speak', text: '丁金冬？', to: null, quotes: ['c1'] });
    await goTo(evening, 'final');
    const log = await events(evening.game);
    expect(log.length).toBeGreaterThan(20);
    expect(log.map((row) => row.seq)).toEqual(log.map((_row, index) => index + 1));
  });

  it('[LOG4] a snapshot every 64 events; with and without it the state is the same', async () => {
    await inStorage('snapshots', (storage) => {
      const room = startedRoom(storage);
      const seen: number[] = [];
      while ((room.state?.seq ?? 0) < 200) {
        room.execute(speak(`话 ${room.state?.seq}`), `say-${room.state?.seq}`, now);
        const kept = storage.sql.exec<{ seq: number }>('SELECT max(seq) AS seq FROM snapshots').one().seq ?? 0;
        if (kept !== (seen.at(-1) ?? 0)) seen.push(kept);
      }
      expect(seen).toEqual([64, 128, 192]);
      const held = JSON.stringify(room.state);
      expect(JSON.stringify(new Room(storage).state)).toBe(held);
      storage.sql.exec('DELETE FROM snapshots');
      expect(JSON.stringify(new Room(storage).state)).toBe(held);
    });
  });

  it('[LOG4] a start reads the snapshot and what follows it, not the whole log', async () => {
    await inStorage('short-start', (storage) => {
      const room = startedRoom(storage);
      while ((room.state?.seq ?? 0) < 150) room.execute(speak('又一句'), `say-${room.state?.seq}`, now);
      const { state, rows: after } = new EventStore<GameState, unknown>(storage.sql).load();
      expect(state?.seq).toBe(128);
      expect(after.map((row) => row.seq)).toEqual(Array.from({ length: 22 }, (_row, index) => 129 + index));
    });
  });

  it('[LOG4] a long game keeps every stored value below what the platform takes', async () => {
    await inStorage('long', (storage) => {
      const room = startedRoom(storage);
      const longest = '灯'.repeat(2_000);
      while ((room.state?.seq ?? 0) < 500) room.execute(speak(longest), `say-${room.state?.seq}`, now);
      const sizes = storage.sql
        .exec<{ bytes: number }>('SELECT length(CAST(state AS BLOB)) AS bytes FROM snapshots')
        .toArray();
      // A row of an object's storage holds at most 2 MB; this machine does not enforce it, the platform does.
      expect(Math.max(...sizes.map((row) => row.bytes))).toBeLessThan(2_000_000);
      expect(sizes.reduce((sum, row) => sum + row.bytes, 0)).toBeGreaterThan(2_000_000);
      expect(JSON.stringify(new Room(storage).state)).toBe(JSON.stringify(room.state));
      // A shorter state after a longer one must not pick up old pieces.
      const store = new EventStore<{ seq: number }, unknown>(storage.sql);
      store.snapshot(0, { seq: 640 });
      expect(store.load().state).toEqual({ seq: 640 });
    });
  });
});

describe('the schema', () => {
  it('[LOG5] is the one that this list holds', async () => {
    const { game } = await openTable();
    const made = await rows<{ sql: string }>(
      game,
      "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name",
    );
    const found = made.map((row) => row.sql.replaceAll(/\s+/g, ' ').trim());
    const advice =
      'Games in storage have the old tables. Do not edit a step that has shipped: append one to STEPS in ' +
      'durable/shared/steps.ts, then bring this list up to date.';
    expect(found, advice).toEqual(SCHEMA);
    expect(
      STEPS.map((step) => step.id),
      advice,
    ).toEqual(STEPS.map((_step, index) => index + 1));
  });

  it('[LOG5] storage that stopped at any earlier step is brought up to date when it is opened', async () => {
    for (let last = 0; last <= STEPS.length; last += 1) {
      const ddl = await inStorage(`step-${last}`, (storage) => {
        const { sql } = storage;
        storage.transactionSync(() => runSteps(sql, last));
        storage.transactionSync(() => runSteps(sql));
        storage.transactionSync(() => runSteps(sql));
        expect(sql.exec<{ id: number }>('SELECT id FROM steps ORDER BY id').toArray()).toEqual(
          STEPS.map((step) => ({ id: step.id })),
        );
        return sql
          .exec<{ sql: string }>(
            "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name",
          )
          .toArray()
          .map((row) => row.sql.replaceAll(/\s+/g, ' ').trim());
      });
      expect(ddl).toEqual(SCHEMA);
    }
  });

  it('[LOG5] a game that was stored before the newest steps is opened, read whole and played on', async () => {
    const { game, owner: person } = await openTable();
    const before = await events(game);
    // What later steps made is taken away again: the storage is then as the first version left it.
    for (const { name } of await rows<{ name: string }>(
      game,
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
    ))
      if (!FIRST_TABLES.includes(name)) await rows(game, `DROP TABLE ${name}`);
    await rows(game, 'DELETE FROM steps WHERE id > 1');
    await evictDurableObject(stubOf(game));
    const seq = await person.does(game, { type: 'writeNote', text: '接着玩' });
    expect((await person.command(game, { type: 'consent', ready: false })).refused).toBeNull();
    const after = await events(game);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.at(-1)?.seq).toBe(seq);
    expect((await rows(game, 'SELECT id FROM steps')).length).toBe(STEPS.length);
  });

  it('[LOG5] storage that is ahead of the code is refused, and nothing in it changes', async () => {
    const { game, owner: person } = await openTable();
    await rows(game, 'INSERT INTO steps (id) VALUES (?)', STEPS.length + 1);
    await evictDurableObject(stubOf(game));
    const answer = await person.fetch(`/api/games/${game}/export`);
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([500, 'unexpected']);
    await inStorage('ahead', (storage) => {
      startedRoom(storage);
      storage.sql.exec('INSERT INTO steps (id) VALUES (?)', STEPS.length + 1);
      const before = dump(storage);
      expect(() => new Room(storage)).toThrow(/storage is at step/);
      expect(dump(storage)).toEqual(before);
    });
  });
});

describe('a repeated command id', () => {
  it('[CMD1] gets the first answer and changes nothing, also after the object was thrown out of memory', async () => {
    const evening = await openTable();
    const { game, owner: person } = evening;
    await goTo(evening, 'inquiry');
    const say: CommandForm = { type: 'speak', text: '只说一次', to: null, quotes: [] };
    const first = await person.command(game, say, 'repeat-command');
    await person.does(game, { type: 'writeNote', text: '之后' });
    const before = await events(game);
    expect((await person.command(game, say, 'repeat-command')).seq).toBe(first.seq);
    expect((await person.command(game, { ...say, text: '换了词' }, 'repeat-command')).seq).toBe(first.seq);
    await evictDurableObject(stubOf(game));
    expect((await person.command(game, say, 'repeat-command')).seq).toBe(first.seq);
    expect(await events(game)).toEqual(before);
  });

  it('[CMD1] belongs to its sender: two people may use one id', async () => {
    const { game, owner: person, guest } = await openTable();
    const mine = await person.command(game, { type: 'writeNote', text: '一' }, 'shared-command');
    const his = await guest.command(game, { type: 'writeNote', text: '二' }, 'shared-command');
    expect(his.seq).toBe((mine.seq ?? 0) + 1);
    expect((await guest.view(game)).me.note).toBe('二');
  });

  it('[CMD1] a command that changed nothing keeps its answer too', async () => {
    const evening = await openTable();
    const { game, owner: person } = evening;
    await goTo(evening, 'inquiry');
    // The guest is in the room and has not agreed, so the phase stays.
    const waiting = await evening.guest.listen(game);
    const agree = { type: 'consent', ready: true } as const;
    await person.does(game, agree);
    const idle = await person.command(game, agree, 'idle-command');
    await person.does(game, { type: 'consent', ready: false });
    const again = await person.command(game, agree, 'idle-command');
    expect(again.seq).toBe(idle.seq);
    expect((await person.view(game)).seats[0]?.agreed).toBe(false);
    await evictDurableObject(stubOf(game));
    await person.command(game, agree, 'idle-command');
    expect((await person.view(game)).seats[0]?.agreed).toBe(false);
    waiting.close();
  });

  it('[CMD1] the log itself says which command wrote a row', async () => {
    const { game, owner: person } = await openTable();
    const seq = await person.does(game, { type: 'writeNote', text: '一行' });
    const state = await stateFromLog(game);
    const row = (await events(game)).find((entry) => entry.seq === seq);
    expect(row?.command?.startsWith(`${state.owner}:`)).toBe(true);
  });
});
