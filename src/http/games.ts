// Routes of a game: make one, look in, join, command, listen, export. The seat comes from the cookie (SEAT4).
import { Hono, type Context } from 'hono';
import type { Accepted } from '../../durable/game/game.ts';
import { noteGame, noteStatus } from '../db/my-games.ts';
import { LIMITS, type Language } from '../protocol/plain.ts';
import { isRefusal, refuse, sentence } from '../protocol/refusals.ts';
import {
  commandBodySchema,
  createBodySchema,
  joinBodySchema,
  linkBodySchema,
  peekBodySchema,
  type Created,
} from '../protocol/requests.ts';
import { languageOf, refused } from './answer.ts';
import type { AppEnv } from './app.ts';
import { readBody } from './body.ts';
import { actorCards, chooseCase } from './case-choice.ts';
import { gameDesk, type GameDesk } from './desk.ts';
import { exportJson, exportMarkdown } from './export.ts';
import { hashOf, personOf, randomToken } from './session.ts';
import { progressStream, workOff } from './stream.ts';

export const games = new Hono<AppEnv>();

/** A case as JSON is a little longer than as YAML. */
const CREATE_LIMIT = LIMITS.caseBytes * 1.5;

games.post('/', async (c) => {
  const body = await readBody(c, createBodySchema, CREATE_LIMIT);
  if (isRefusal(body)) return refused(c, body, languageOf(c));
  const chosen = chooseCase(body.case, body.language);
  if ('issues' in chosen) return c.json({ ...sentence(chosen.refusal, body.language), issues: chosen.issues }, 422);
  if (isRefusal(chosen)) return refused(c, chosen, body.language);
  const person = personOf(c);
  const game = randomToken();
  const room = randomToken();
  const object = objectOf(c, game);
  const made = await object.createGame({
    game,
    file: chosen.file,
    shipped: chosen.shipped,
    notPlayable: chosen.notPlayable,
    member: randomToken(),
    memberHash: await hashOf(game, person),
    roomHash: await hashOf(`room ${game}`, room),
    name: body.name,
    quick: body.quick,
    actors: actorCards(chosen.file.meta.language),
  });
  if (isRefusal(made)) return refused(c, made, body.language);
  await note(c, person, game, chosen.file.meta.title, body.quick ? 'playing' : 'lobby');
  // The page moves on to the game at once; the first round is spoken meanwhile.
  if (made.jobs > 0) c.executionCtx.waitUntil(workOff(c.env, object, () => undefined));
  return c.json({ game, room } satisfies Created, 201);
});

games.post('/:game/peek', async (c) => {
  const body = await readBody(c, peekBodySchema, LIMITS.frame);
  if (isRefusal(body)) return refused(c, body, languageOf(c));
  const found = await objectOf(c).peek(await memberHash(c), await roomHash(c, body.room));
  return isRefusal(found) ? refused(c, found, body.language) : c.json(found);
});

games.post('/:game/join', async (c) => {
  const body = await readBody(c, joinBodySchema, LIMITS.frame);
  if (isRefusal(body)) return refused(c, body, languageOf(c));
  const object = objectOf(c);
  const hash = await memberHash(c);
  const joined = await object.join(hash, await roomHash(c, body.room), randomToken(), body.name);
  if (isRefusal(joined)) return refused(c, joined, body.language);
  const view = await object.view(hash);
  if (!isRefusal(view)) await note(c, personOf(c), view.game.id, view.game.title, view.game.status);
  return c.json({ joined: true });
});

games.post('/:game/link', async (c) => {
  const body = await readBody(c, linkBodySchema, LIMITS.frame);
  if (isRefusal(body)) return refused(c, body, languageOf(c));
  const room = randomToken();
  const renewed = await objectOf(c).renewLink(await memberHash(c), await roomHash(c, room));
  return isRefusal(renewed) ? refused(c, renewed, body.language) : c.json({ room });
});

games.post('/:game/commands', async (c) => {
  const body = await readBody(c, commandBodySchema, LIMITS.frame);
  if (isRefusal(body)) return refused(c, body, languageOf(c));
  const object = objectOf(c);
  const hash = await memberHash(c);
  const actors = body.command.type === 'fillSeats' ? actorCards(await tableLanguage(object, hash)) : [];
  const accepted = await object.command(hash, body.commandId, body.command, actors);
  if (isRefusal(accepted)) return refused(c, accepted, body.language);
  await noteTurn(c, accepted);
  return progressStream(c, accepted, object);
});

games.get('/:game/socket', async (c) => {
  if (c.req.header('upgrade') !== 'websocket')
    return refused(c, refuse('bad_request', { where: 'upgrade' }), languageOf(c));
  const headers = new Headers({ upgrade: 'websocket', 'x-member-hash': await memberHash(c) });
  const after = c.req.query('after') ?? '0';
  return objectOf(c).fetch(new Request(`https://game/socket?after=${encodeURIComponent(after)}`, { headers }));
});

games.get('/:game/export', async (c) => {
  const language = languageOf(c);
  const view = await objectOf(c).view(await memberHash(c));
  if (isRefusal(view)) return refused(c, view, language);
  const json = c.req.query('format') === 'json';
  const name = encodeURIComponent(`${short(view.game.title)}.${json ? 'json' : 'md'}`);
  c.header('content-disposition', `attachment; filename*=UTF-8''${name}`);
  c.header('content-type', json ? 'application/json; charset=utf-8' : 'text/markdown; charset=utf-8');
  return c.body(json ? exportJson(view) : exportMarkdown(view, language));
});

function objectOf(c: Context<AppEnv>, game = c.req.param('game') ?? ''): GameDesk {
  return gameDesk(c.env, game);
}

function memberHash(c: Context<AppEnv>): Promise<string> {
  return hashOf(c.req.param('game') ?? '', personOf(c));
}

function roomHash(c: Context<AppEnv>, room: string): Promise<string> {
  return hashOf(`room ${c.req.param('game') ?? ''}`, room);
}

async function tableLanguage(object: GameDesk, hash: string): Promise<Language> {
  const view = await object.view(hash);
  return isRefusal(view) ? 'zh' : view.game.language;
}

/** A title as a file name or a row: a header and a listing have no room for a long one, nor for half a character. */
function short(title: string): string {
  return [...title.replaceAll(/\p{Cs}/gu, '')].slice(0, 80).join('');
}

/** The listing is a convenience: a game goes on when it cannot be written. */
async function note(c: Context<AppEnv>, person: string, game: string, title: string, status: string): Promise<void> {
  const row = { id: game, title: short(title), status, at: Date.now() };
  await noteGame(c.env.DB, await hashOf('person', person), row).catch(() => console.error('listing not written'));
}

async function noteTurn(c: Context<AppEnv>, accepted: Accepted): Promise<void> {
  if (accepted.turned === null) return;
  const game = c.req.param('game') ?? '';
  await noteStatus(c.env.DB, game, accepted.turned).catch(() => console.error('listing not written'));
}
