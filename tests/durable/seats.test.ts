// Who somebody is, and what a stranger's guess leaves behind (SEAT4, SEAT7, SEAT8, SEAT9), through the Worker's routes.
import { listDurableObjectIds } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { app } from '../../src/http/app.ts';
import { PROTOCOL_VERSION } from '../../src/protocol/plain.ts';
import { goTo, openRoom, openTable } from './evening.ts';
import { ORIGIN, Person } from './person.ts';
import { marksIn } from './sealed-case.ts';
import { rows, tables } from './storage.ts';

describe('the sender', () => {
  it('[SEAT4] a body that names a seat, a member or a job for its sender is refused and changes nothing', async () => {
    const { game, owner } = await openTable();
    const before = await owner.view(game);
    const speak = { type: 'speak', text: '是我', to: null, quotes: [] };
    const bodies: [object, object][] = [
      [{ ...speak, seat: 'p1' }, {}],
      [{ ...speak, member: 'x' }, {}],
      [speak, { seat: 'p1' }],
      [speak, { member: before.seats[1]?.member }],
      [{ type: 'finishSpeech', job: '9.0', text: '是我' }, {}],
      [{ type: 'hostSay', text: '是我', beat: 'own' }, {}],
      [{ type: 'joinGame', member: 'x', name: 'x' }, {}],
    ];
    for (const [command, extra] of bodies) {
      const body = { protocol: PROTOCOL_VERSION, commandId: 'body-command-1', language: 'zh', command, ...extra };
      const answer = await owner.post(`/api/games/${game}/commands`, body);
      expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([400, 'bad_request']);
    }
    expect(await owner.view(game)).toEqual(before);
  });

  it('[SEAT4] the cookie decides who speaks, whatever headers say', async () => {
    const { game, owner, guest } = await openTable();
    await goTo({ game, room: '', owner, guest, spectator: guest }, 'inquiry');
    const body = {
      protocol: PROTOCOL_VERSION,
      commandId: 'header-command-1',
      language: 'zh',
      command: { type: 'speak', text: '这句是来客说的', to: null, quotes: [] },
    };
    const hash = (await rows<{ hash: string }>(game, "SELECT hash FROM keys WHERE kind = 'member'"))[0]?.hash ?? '';
    const answer = await guest.post(`/api/games/${game}/commands`, body, { 'x-member-hash': hash, 'x-seat': 'p0' });
    expect(answer.status).toBe(200);
    await answer.text();
    const said = (await owner.view(game)).lines.find((line) => line.kind === 'said' && line.text === '这句是来客说的');
    expect(said).toMatchObject({ seat: 'p1' });
    const spied = await new Person('路人').fetch(`/api/games/${game}/socket`, {
      headers: { upgrade: 'websocket', 'x-member-hash': hash },
    });
    expect(spied.status).toBe(404);
  });
});

describe('a guessed id', () => {
  it('[SEAT7] leaves no table and no row, whichever route it is tried on', async () => {
    const guesser = new Person('猜的人');
    const ids: string[] = [];
    for (const { method, path } of app.routes.filter((route) => route.path.includes(':game'))) {
      const id = `guess-${ids.length}-${'A'.repeat(12)}`;
      ids.push(id);
      const bodies = [
        { language: 'zh', room: 'x' },
        { language: 'zh' },
        { protocol: PROTOCOL_VERSION, language: 'zh', room: 'x', name: 'x' },
        { protocol: PROTOCOL_VERSION, language: 'zh', commandId: 'guess-command', command: { type: 'standUp' } },
      ];
      for (const body of bodies) {
        const init = method === 'POST' ? { method, body: JSON.stringify(body) } : { headers: { upgrade: 'websocket' } };
        const answer = await guesser.fetch(path.replace(':game', id), init);
        expect([400, 404]).toContain(answer.status);
      }
    }
    expect(ids.length).toBeGreaterThanOrEqual(6);
    for (const id of ids) expect(await tables(id)).toEqual([]);
    const { game } = await openRoom();
    expect(await tables(game)).toContain('events');
    expect((await listDurableObjectIds(env.GAME)).length).toBeGreaterThanOrEqual(1);
  });
});

describe('a nickname', () => {
  it('[SEAT2] is something that can be seen, without marks that hide or turn the writing round', async () => {
    const { game, room, owner } = await openRoom();
    const before = (await owner.view(game)).members.length;
    for (const nothing of ['', ' ', '\u200B', '\u202E\u2066', '\u0000', '\uD800', '\u200D', '名'.repeat(25)])
      await expect(new Person(nothing).join(game, room)).rejects.toThrow('400');
    for (const name of ['\u202E阿开\u200B', 'a\nb', ' 小本 ', '👩‍👩‍👧']) await new Person(name).join(game, room);
    const names = (await owner.view(game)).members.slice(before).map((member) => member.name);
    expect(names).toEqual(['阿开', 'ab', '小本', '👩‍👩‍👧']);
  });
});

describe('credentials', () => {
  it('[SEAT8] are 128 random bits, and only their hashes are stored', async () => {
    const { game, room, owner, guest, spectator } = await openRoom();
    const secrets = [room, ...[owner, guest, spectator].map((person) => person.cookie.split('=')[1] ?? '')];
    for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(game).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(new Set([...secrets, game]).size).toBe(5);
    const stored = JSON.stringify(
      await Promise.all((await tables(game)).map((name) => rows(game, `SELECT * FROM ${name}`))),
    );
    const listed = JSON.stringify((await env.DB.prepare('SELECT * FROM my_games').all()).results);
    expect(listed).toContain(game);
    for (const secret of secrets) expect(`${stored}${listed}`).not.toContain(secret);
    const keys = await rows<{ hash: string; kind: string }>(game, 'SELECT hash, kind FROM keys');
    expect(keys.map((key) => key.kind).toSorted()).toEqual(['member', 'member', 'member', 'room']);
    for (const { hash } of keys) {
      expect(hash).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(listed).not.toContain(hash);
    }
  });

  it('[SEAT8] one kind does not open what another one opens', async () => {
    const { game, room, owner } = await openRoom();
    const token = owner.cookie.split('=')[1] ?? '';
    const asMember = new Person('拿链接当凭证');
    asMember.cookie = `kaiben=${room}`;
    expect((await asMember.fetch(`/api/games/${game}/export`)).status).toBe(404);
    const withCookie = new Person('拿凭证当链接');
    const answer = await withCookie.post(`/api/games/${game}/peek`, { language: 'zh', room: token });
    expect(answer.status).toBe(404);
    const elsewhere = await openRoom();
    const other = await withCookie.post(`/api/games/${elsewhere.game}/peek`, { language: 'zh', room });
    expect(other.status).toBe(404);
  });

  it('[SEAT8] a renewed room link kills the old one; only the owner renews', async () => {
    const { game, room, owner, guest } = await openRoom();
    const refused = await guest.post(`/api/games/${game}/link`, { language: 'zh' });
    expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([403, 'not_owner']);
    const peek = async (token: string) =>
      (await new Person('新来的').post(`/api/games/${game}/peek`, { language: 'zh', room: token })).status;
    expect(await peek(room)).toBe(200);
    const renewed = await (await owner.post(`/api/games/${game}/link`, { language: 'zh' })).json<{ room: string }>();
    expect(renewed.room).not.toBe(room);
    expect([await peek(room), await peek(renewed.room)]).toEqual([404, 200]);
    await expect(new Person('拿旧链接的').join(game, room)).rejects.toThrow('404');
    expect((await guest.fetch(`/api/games/${game}/export`)).status).toBe(200);
  });

  it('[SEAT8] the cookie is out of reach of scripts and of other sites', async () => {
    const person = new Person('新来的');
    const answer = await person.fetch('/api/mine');
    const cookie = answer.headers.get('set-cookie') ?? '';
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) expect(cookie).toContain(part);
    expect(`${ORIGIN}${answer.url}`).not.toContain(person.cookie.split('=')[1]);
    const forged = new Person('自己写的');
    forged.cookie = 'kaiben=short';
    const again = await forged.fetch('/api/mine');
    expect(again.headers.get('set-cookie')).toMatch(/^kaiben=[A-Za-z0-9_-]{22};/);
  });
});

describe('a first visit', () => {
  it('[SEAT8] gets one cookie, and whoever joins with it is in', async () => {
    const { game, room } = await openRoom();
    const person = new Person('新来的');
    const body = { protocol: PROTOCOL_VERSION, language: 'zh', room, name: '新来的' };
    const joined = await person.post(`/api/games/${game}/join`, body);
    expect([joined.status, joined.headers.getSetCookie().length]).toEqual([200, 1]);
    expect((await person.view(game)).me.name).toBe('新来的');
    const games = await (await person.fetch('/api/mine')).json<{ games: { id: string }[] }>();
    expect(games.games.map((mine) => mine.id)).toEqual([game]);
  });
});

describe('a book', () => {
  it('[SEAT9] opens for its seat when the game has started, not before', async () => {
    const { game, owner, guest } = await openRoom();
    await owner.does(game, { type: 'sit', seat: 'p0' });
    await guest.does(game, { type: 'sit', seat: 'p1' });
    const line = await guest.listen(game);
    await owner.does(game, { type: 'fillSeats' });
    await line.until('filled', ({ view }) => view?.seats.every((seat) => seat.occupant !== 'nobody') ?? false);
    expect(line.view?.book).toBeNull();
    expect(marksIn(line.texts.join(''))).toEqual([]);
    await owner.does(game, { type: 'startGame' });
    await line.until('book', ({ view }) => view?.book !== null);
    expect(marksIn(JSON.stringify(line.view?.book)).every((mark) => mark.includes('.p1.'))).toBe(true);
    expect(marksIn(JSON.stringify(line.view?.book)).length).toBe(7);
    line.close();
  });
});
