// The Hono app: headers, origin check, routes. Parse, authorise, call an object or D1, answer; no rule lives here.
import { Hono } from 'hono';
import { refuse } from '../protocol/refusals.ts';
import { languageOf, refused } from './answer.ts';
import { shelf } from './shelf.ts';
import { games } from './games.ts';

export interface AppEnv {
  Bindings: Env;
  /** The token of a browser that came without one, made once a request. */
  Variables: { fresh?: string };
}

export const app = new Hono<AppEnv>();

app.use('/api/*', async (c, next) => {
  if (!sameOrigin(c.req.raw)) return refused(c, refuse('cross_origin', {}), languageOf(c));
  await next();
  // A socket answer has immutable headers and needs none of these.
  if (c.res.status === 101) return;
  c.header('cache-control', 'no-store');
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'no-referrer');
});

app.route('/api', shelf);
app.route('/api/games', games);

app.notFound((c) => refused(c, refuse('no_such_game', {}), languageOf(c)));

app.onError((error, c) => {
  // The message of an unexpected error may hold a piece of what was being handled; the kind and place may not.
  console.error('unexpected', error.name, new URL(c.req.url).pathname.split('/').slice(0, 3).join('/'));
  return c.json(unexpected[languageOf(c)], 500);
});

const unexpected = {
  zh: {
    code: 'unexpected',
    message: '这一步出了意外，什么都没有改动。',
    hint: '再试一次；还是不行，刷新页面，桌上的话都在。',
  },
  en: {
    code: 'unexpected',
    message: 'Something unexpected happened; nothing was changed.',
    hint: 'Try again; if it stays, reload the page, everything said is still there.',
  },
};

/** Requests of other sites are refused; programs that send no origin carry no cookie of a person. */
function sameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  const own = new URL(request.url);
  return origin === own.origin || origin === `${own.protocol}//${request.headers.get('host') ?? ''}`;
}
