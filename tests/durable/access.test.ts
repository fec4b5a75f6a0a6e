// Every route and every command, asked by everybody: what is not granted is denied, and a game that is not yours and a
// game that does not exist are one answer (REF1, SEAL9). A new route or command without a row here fails.
import { describe, expect, it } from 'vitest';
import { app } from '../../src/http/app.ts';
import { PROTOCOL_VERSION, type Language } from '../../src/protocol/plain.ts';
import { commandFormSchema, type CommandForm } from '../../src/protocol/requests.ts';
import { openRoom, openTable, type Evening } from './evening.ts';
import { Person } from './person.ts';
import { marksIn } from './sealed-case.ts';
import { events } from './storage.ts';

const WHO = ['nobody', 'elsewhere', 'spectator', 'seat', 'owner'] as const;
type Who = (typeof WHO)[number];
/** Status and code for each, in the order of WHO; `ok` is any success. */
type Row = [string, string, string, string, string];

const outside = (...inside: [string, string, string]): Row => ['404 no_such_game', '404 no_such_game', ...inside];

const ROUTES: Record<string, Row> = {
  'GET /api/cases': ['ok', 'ok', 'ok', 'ok', 'ok'],
  'GET /api/mine': ['ok', 'ok', 'ok', 'ok', 'ok'],
  'POST /api/games': ['ok', 'ok', 'ok', 'ok', 'ok'],
  'POST /api/games/:game/peek': outside('ok', 'ok', 'ok'),
  'POST /api/games/:game/join': outside('ok', 'ok', 'ok'),
  'POST /api/games/:game/link': outside('403 not_owner', '403 not_owner', 'ok'),
  'POST /api/games/:game/commands': outside('403 not_seated', 'ok', 'ok'),
  'GET /api/games/:game/socket': ['404', '404', 'ok', 'ok', 'ok'],
  'GET /api/games/:game/export': outside('ok', 'ok', 'ok'),
};

const word = '一';
/** Each command in a game that has just started, by somebody outside, a spectator, a seat and the owner. */
const COMMANDS: Record<CommandForm['type'], [CommandForm, string, string, string]> = {
  sit: [{ type: 'sit', seat: 'p2' }, 'already_started', 'already_started', 'already_started'],
  standUp: [{ type: 'standUp' }, 'already_started', 'already_started', 'already_started'],
  fillSeats: [{ type: 'fillSeats' }, 'not_owner', 'not_owner', 'already_started'],
  clearSeat: [{ type: 'clearSeat', seat: 'p2' }, 'not_owner', 'not_owner', 'already_started'],
  startGame: [{ type: 'startGame' }, 'not_owner', 'not_owner', 'already_started'],
  speak: [{ type: 'speak', text: word, to: null, quotes: [] }, 'not_seated', 'ok', 'ok'],
  tellWhereabouts: [
    { type: 'tellWhereabouts', entry: { at: '21:30', until: null, doing: word } },
    'not_seated',
    'ok',
    'ok',
  ],
  withdrawWhereabouts: [{ type: 'withdrawWhereabouts', index: 0 }, 'not_seated', 'ok', 'ok'],
  consent: [{ type: 'consent', ready: false }, 'not_seated', 'ok', 'ok'],
  enterPhase: [{ type: 'enterPhase', skipGate: false }, 'not_owner', 'not_owner', 'gate_whereabouts'],
  dealClue: [{ type: 'dealClue', clue: 'c1' }, 'not_seated', 'wrong_phase', 'wrong_phase'],
  vote: [{ type: 'vote', choice: 'p0', reason: word }, 'not_seated', 'wrong_phase', 'wrong_phase'],
  writeNote: [{ type: 'writeNote', text: word }, 'not_seated', 'ok', 'ok'],
  retryTurn: [{ type: 'retryTurn', seat: 'p2' }, 'not_seated', 'nothing_failed', 'nothing_failed'],
  dropTurn: [{ type: 'dropTurn', seat: 'p2' }, 'not_seated', 'nothing_failed', 'nothing_failed'],
};

/** Everybody, each with a cookie of his own; `elsewhere` is the owner of another game. */
async function everybody({ owner, guest, spectator }: Evening): Promise<Record<Who, Person>> {
  const nobody = new Person('无名');
  const elsewhere = (await openRoom({ id: 'other' })).owner;
  return { nobody, elsewhere, spectator, seat: guest, owner };
}

function bodyFor(path: string, language: Language, command: CommandForm): object {
  const head = { protocol: PROTOCOL_VERSION, language };
  if (path.endsWith('/commands'))
    return { ...head, commandId: `access-${Math.random().toString(36).slice(2)}`, command };
  if (path.endsWith('/join')) return { ...head, room: '', name: 'x' };
  if (path.endsWith('/peek')) return { language, room: '' };
  if (path.endsWith('/link')) return { language };
  return { ...head, name: 'x', case: { id: 'tutorial' }, quick: false };
}

async function ask(person: Person, route: string, game: string, language: Language, command: CommandForm) {
  const [method = '', path = ''] = route.split(' ');
  const address = path.replace(':game', game);
  const answer =
    method === 'POST'
      ? await person.post(address, bodyFor(path, language, command))
      : await person.fetch(
          `${address}?language=${language}`,
          path.endsWith('/socket') ? { headers: { upgrade: 'websocket' } } : {},
        );
  answer.webSocket?.accept();
  answer.webSocket?.close();
  const text = answer.status === 101 ? '' : await answer.text();
  return { status: answer.status, text, headers: [...answer.headers.keys()].filter((name) => name !== 'set-cookie') };
}

type Asked = Awaited<ReturnType<typeof ask>>;

function outcome({ status, text }: Asked): string {
  if (status === 101 || (status >= 200 && status < 300)) return 'ok';
  return text === '' ? String(status) : `${status} ${(JSON.parse(text) as { code: string }).code}`;
}

describe('routes', () => {
  it('[REF1] each is granted to whom the table says and denied to everybody else', async () => {
    expect(Object.keys(ROUTES).toSorted()).toEqual(
      app.routes
        .filter(({ method }) => method !== 'ALL')
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
    const evening = await openTable();
    const people = await everybody(evening);
    for (const [route, row] of Object.entries(ROUTES))
      for (const [index, who] of WHO.entries()) {
        const asked = await ask(people[who], route, evening.game, 'zh', { type: 'writeNote', text: word });
        expect(`${route} ${who}: ${outcome(asked)}`).toBe(`${route} ${who}: ${row[index]}`);
        if (row[index] !== 'ok') expect(marksIn(asked.text)).toEqual([]);
      }
  });

  it('[SEAL9] a game that is not yours and one that does not exist get the same answer, word for word', async () => {
    const evening = await openTable();
    const people = await everybody(evening);
    const routes = Object.keys(ROUTES).filter((route) => route.includes(':game'));
    expect(routes.length).toBe(6);
    for (const who of ['nobody', 'elsewhere'] as const)
      for (const route of routes)
        for (const language of ['zh', 'en'] as const) {
          const note: CommandForm = { type: 'writeNote', text: word };
          const foreign = await ask(people[who], route, evening.game, language, note);
          const unknown = await ask(people[who], route, 'AAAAAAAAAAAAAAAAAAAAAA', language, note);
          expect(foreign).toEqual(unknown);
          expect(foreign.status).toBe(404);
        }
  });

  it('[SEAL9] a path that is no route says the same as a game that is none', async () => {
    const { game, owner } = await openTable();
    for (const path of [
      `/api/games/${game}`,
      `/api/games/${game}/vault`,
      `/api/games/${game}/events`,
      '/api/x',
      '/api/games',
    ])
      expect(outcome(await ask(owner, `GET ${path}`, game, 'zh', { type: 'standUp' }))).toBe('404 no_such_game');
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await owner.fetch(`/api/games/${game}/export`, { method })).status).toBe(404);
  });
});

describe('commands', () => {
  it('[REF1] each is open to whom the table says; outsiders get one answer for all of them and write nothing', async () => {
    expect(Object.keys(COMMANDS).toSorted()).toEqual(
      commandFormSchema.options.map((option) => option.shape.type.value).toSorted(),
    );
    const evening = await openTable();
    const { game } = evening;
    const people = await everybody(evening);
    const outsiders: string[] = [];
    const before = await events(game);
    for (const [command] of Object.values(COMMANDS))
      for (const who of ['nobody', 'elsewhere'] as const)
        outsiders.push((await ask(people[who], 'POST /api/games/:game/commands', game, 'zh', command)).text);
    expect(new Set(outsiders).size).toBe(1);
    expect(outsiders[0]).toContain('no_such_game');
    expect(await events(game)).toEqual(before);
    for (const [type, [command, ...row]] of Object.entries(COMMANDS))
      for (const [index, who] of (['spectator', 'seat', 'owner'] as const).entries()) {
        const answer = await people[who].command(game, command);
        expect(`${type} ${who}: ${answer.refused?.code ?? 'ok'}`).toBe(`${type} ${who}: ${row[index]}`);
      }
  });

  it('[REF1] a refusal is a code, a sentence and a way out in the language that was asked for, and names nothing sealed', async () => {
    const evening = await openTable();
    const people = await everybody(evening);
    for (const [command] of Object.values(COMMANDS))
      for (const who of WHO) {
        const said = await Promise.all(
          (['zh', 'en'] as const).map((language) =>
            ask(people[who], 'POST /api/games/:game/commands', evening.game, language, command),
          ),
        );
        for (const [index, { status, text }] of said.entries()) {
          if (status === 200) continue;
          const body = JSON.parse(text) as Record<string, string>;
          expect(Object.keys(body).toSorted()).toEqual(['code', 'hint', 'message']);
          for (const key of ['message', 'hint']) {
            expect(body[key]).not.toBe('');
            // Names of seats and phases stay as the case writes them, so an English sentence may quote them.
            const own = (body[key] ?? '').replaceAll(/[“「][^”」]*[”」]|：.*|: .*/g, '');
            expect(/\p{Script=Han}/u.test(own), `${command.type} ${who} ${key}: ${body[key]}`).toBe(index === 0);
          }
          expect(marksIn(text)).toEqual([]);
        }
      }
  });
});
