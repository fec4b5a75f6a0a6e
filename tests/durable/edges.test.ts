// The edges of the Worker: foreign origins, unexpected errors, sizes (EDGE1, EDGE2, SIZE1, SIZE2, SIZE3). Routes are read
// from the app itself, so that a new one is tested the day it appears.
import { describe, expect, it, vi } from 'vitest';
import { app } from '../../src/http/app.ts';
import { LIMITS, PROTOCOL_VERSION } from '../../src/protocol/plain.ts';
import { openTable } from './evening.ts';
import { ORIGIN, Person } from './person.ts';
import { sealedCase } from './sealed-case.ts';
import { events } from './storage.ts';

const letIn = (status: unknown) => status === 101 || status === 200 || status === 201;

/** Every route of the app, once. */
const ROUTES = app.routes.filter((route) => route.method !== 'ALL');

function bodyFor(path: string): object {
  const head = { protocol: PROTOCOL_VERSION, language: 'zh' };
  if (path.endsWith('/commands'))
    return { ...head, commandId: 'edge-command', command: { type: 'writeNote', text: '一' } };
  if (path.endsWith('/join')) return { ...head, room: 'x', name: 'x' };
  if (path.endsWith('/peek')) return { language: 'zh', room: 'x' };
  if (path.endsWith('/link')) return { language: 'zh' };
  return { ...head, name: 'x', case: { id: 'tutorial' }, quick: false };
}

/** Asks one route in a way that would do something if it were let in. */
function ask(person: Person, { method, path }: { method: string; path: string }, game: string, headers: object) {
  const address = path.replace(':game', game);
  // An upgrade is always a GET; on another method the header would change the request.
  const init =
    method === 'POST'
      ? { method, headers: { ...headers }, body: JSON.stringify(bodyFor(path)) }
      : { method, headers: { upgrade: 'websocket', ...headers } };
  return person.fetch(address, init);
}

describe('another origin', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'http://kaiben.test' },
    { origin: 'https://kaiben.test:8443' },
    { origin: 'https://kaiben.test.evil.test' },
    { origin: 'https://sub.kaiben.test' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' },
  ];
  const own: Record<string, string>[] = [
    {},
    { origin: ORIGIN },
    { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ];

  it('[EDGE1] is refused on every route and on the socket, with the owner’s cookie, and changes nothing', async () => {
    const { game, owner } = await openTable();
    const before = await events(game);
    expect(ROUTES.map(({ method, path }) => `${method} ${path}`)).toContain('GET /api/games/:game/socket');
    for (const route of ROUTES)
      for (const headers of foreign) {
        const answer = await ask(owner, route, game, headers);
        expect([route.path, headers, answer.status]).toEqual([route.path, headers, 403]);
        expect(answer.webSocket ?? null).toBeNull();
        expect((await answer.json<{ code: string }>()).code).toBe('cross_origin');
        expect(answer.headers.get('set-cookie')).toBeNull();
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
    expect(await events(game)).toEqual(before);
  });

  it('[EDGE1] the own origin, and programs that send none, are let in on the same routes', async () => {
    const { game, owner } = await openTable();
    for (const route of ROUTES)
      for (const headers of own) {
        const answer = await ask(owner, route, game, headers);
        expect([route.path, headers, answer.status]).toEqual([route.path, headers, expect.toSatisfy(letIn)]);
        if (answer.status === 101) answer.webSocket?.accept();
        else await answer.text();
        answer.webSocket?.close();
      }
  });

  it('[EDGE1] nobody is invited to read from elsewhere: a preflight gets no leave', async () => {
    const { game, owner } = await openTable();
    for (const { path } of ROUTES) {
      const answer = await owner.fetch(path.replace(':game', game), {
        method: 'OPTIONS',
        headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
      });
      expect(answer.ok).toBe(false);
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('an unexpected error', () => {
  it('[EDGE2] is answered with a plain sentence and no stack, on every route that can meet one', async () => {
    const secret = 'sealed words in an error message';
    const down = () => {
      throw new Error(secret);
    };
    const broken = {
      GAME: { idFromName: down, get: down },
      DB: { prepare: down, batch: down },
      JOBS: {},
      UNDERSTUDY_PACE: '0',
    };
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const met: string[] = [];
    for (const { method, path } of ROUTES)
      for (const [language, start] of [
        ['zh', '这一步出了意外'],
        ['en', 'Something unexpected'],
      ] as const) {
        const init: RequestInit =
          method === 'POST'
            ? { method, headers: { 'accept-language': language }, body: JSON.stringify(bodyFor(path)) }
            : { method, headers: { 'accept-language': language, upgrade: 'websocket' } };
        const answer = await app.request(`${ORIGIN}${path.replace(':game', 'AAAA')}`, init, broken);
        if (path === '/api/cases') continue;
        expect([path, answer.status]).toEqual([path, 500]);
        const text = await answer.text();
        const body = JSON.parse(text) as Record<string, string>;
        expect(Object.keys(body).toSorted()).toEqual(['code', 'hint', 'message']);
        expect(body['message']?.startsWith(start)).toBe(true);
        expect(text).not.toMatch(/sealed words|at .*\.ts|Error/);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        met.push(path);
      }
    expect(new Set(met).size).toBe(ROUTES.length - 1);
    expect(logged.mock.calls.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged.mock.calls)).not.toContain(secret);
    logged.mockRestore();
  });
});

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

const noteBody = (words: string) =>
  JSON.stringify({
    protocol: PROTOCOL_VERSION,
    commandId: 'size-command',
    language: 'zh',
    command: { type: 'writeNote', text: words },
  });

/** A command body of exactly so many bytes. */
function padded(bytes: number, letter: string): string {
  const free = bytes - bytesOf(noteBody(''));
  const one = bytesOf(letter);
  return noteBody(letter.repeat(Math.floor(free / one)) + 'x'.repeat(free % one));
}

describe('sizes', () => {
  it('[SIZE1] a line has at most 2,000 characters, counted as people count them', async () => {
    const { game, owner } = await openTable();
    const say = (text: string) => owner.command(game, { type: 'speak', text, to: null, quotes: [] });
    expect((await say('灯'.repeat(LIMITS.utterance))).status).toBe(200);
    expect((await say('🕯'.repeat(LIMITS.utterance))).status).toBe(200);
    const before = await events(game);
    for (const text of ['灯'.repeat(LIMITS.utterance + 1), '🕯'.repeat(LIMITS.utterance + 1)])
      expect((await say(text)).refused).toMatchObject({
        code: 'line_too_long',
        message: expect.stringContaining('2001'),
      });
    expect((await say('灯'.repeat(8_001))).refused?.code).toBe('bad_request');
    expect(await events(game)).toEqual(before);
  });

  it('[SIZE2] a command body has at most 32 KB, in bytes, whether it says its length or not', async () => {
    const { game, owner } = await openTable();
    const before = await events(game);
    for (const letter of ['a', '灯']) {
      const fits = await owner.post(`/api/games/${game}/commands`, padded(LIMITS.frame, letter));
      expect(fits.status).not.toBe(413);
      await fits.text();
      const tooLarge = padded(LIMITS.frame + 1, letter);
      const answer = await owner.post(`/api/games/${game}/commands`, tooLarge);
      expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([413, 'too_large']);
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      const sent = writer.write(new TextEncoder().encode(tooLarge)).then(() => writer.close());
      const streamed = await owner.fetch(`/api/games/${game}/commands`, { method: 'POST', body: readable });
      await sent.catch(() => undefined);
      expect(streamed.status).toBe(413);
    }
    const after = await events(game);
    expect(after.filter((row) => !before.some((old) => old.seq === row.seq)).length).toBeLessThanOrEqual(1);
    for (const path of ['peek', 'join', 'link']) {
      const answer = await owner.post(
        `/api/games/${game}/${path}`,
        `{"language":"zh","room":"${'x'.repeat(LIMITS.frame)}"}`,
      );
      expect([path, answer.status]).toEqual([path, 413]);
    }
  });

  it('[SIZE3] a case of 1 MB is taken; a body in which none fits is refused before anything is made of it', async () => {
    const person = new Person('作者');
    const file = sealedCase();
    const body = (filler: string) =>
      JSON.stringify({
        protocol: PROTOCOL_VERSION,
        language: 'zh',
        name: 'x',
        case: { file: { ...file, filler } },
        quick: false,
      });
    const empty = bytesOf(JSON.stringify({ ...file, filler: '' }));
    const fits = await person.post('/api/games', body('x'.repeat(LIMITS.caseBytes - empty)));
    expect(fits.status).toBe(201);
    const { game } = await fits.json<{ game: string }>();
    expect((await person.view(game)).game.title).toBe('一张空桌');
    // 1 MB is counted in the author's YAML; the same case as JSON may be half as long again.
    const over = await person.post('/api/games', body('x'.repeat(LIMITS.caseBytes * 1.5)));
    expect([over.status, (await over.json<{ code: string }>()).code]).toEqual([413, 'too_large']);
  });
});
