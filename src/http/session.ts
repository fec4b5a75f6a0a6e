// Who a browser is: a random 128-bit cookie, never readable by scripts, and two hashes of it that cannot be derived from
// each other: one for the D1 listing, one per game (SEAT4, SEAT8). No account, no name, no signature to forge.
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from './app.ts';

const COOKIE = 'kaiben';
const YEAR = 365 * 24 * 3600;

/** 128 random bits as 22 letters. */
export function randomToken(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(16)));
}

/** The cookie of this browser; a new one is set when there is none. */
export function personOf(c: Context<AppEnv>): string {
  const known = getCookie(c, COOKIE);
  if (known !== undefined && /^[A-Za-z0-9_-]{22}$/.test(known)) return known;
  // Asked twice in one request it must be the same person: the browser keeps the last cookie, the game the first.
  const made = c.get('fresh');
  if (made !== undefined) return made;
  const fresh = randomToken();
  c.set('fresh', fresh);
  setCookie(c, COOKIE, fresh, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: YEAR,
    // A phone on the same Wi-Fi comes by plain http, where a Secure cookie would be dropped.
    secure: new URL(c.req.url).protocol === 'https:',
  });
  return fresh;
}

/** What is stored in place of a token. `purpose` keeps the hashes of one token apart. */
export async function hashOf(purpose: string, token: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${purpose}\n${token}`);
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
