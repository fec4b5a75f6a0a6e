// How a refusal leaves the Worker: a fixed code, a sentence and a way out, in the reader's language (REF1). The status
// is the same for "does not exist" and "not yours".
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { LANGUAGES, type Language } from '../protocol/plain.ts';
import { sentence, type Refusal, type RefusalCode } from '../protocol/refusals.ts';
import type { AppEnv } from './app.ts';

const STATUS: Partial<Record<RefusalCode, ContentfulStatusCode>> = {
  no_such_game: 404,
  bad_request: 400,
  too_large: 413,
  stale_page: 409,
  cross_origin: 403,
  too_many: 429,
  not_owner: 403,
  not_seated: 403,
};

export function refused(c: Context<AppEnv>, refusal: Refusal, language: Language): Response {
  return c.json(sentence(refusal, language), STATUS[refusal.refused] ?? 409);
}

/** The language of the reader: what the page says, else what the browser prefers. */
export function languageOf(c: Context<AppEnv>): Language {
  const asked = c.req.query('language');
  const known = LANGUAGES.find((language) => language === asked);
  if (known !== undefined) return known;
  const prefers = c.req.header('accept-language') ?? '';
  return /^\s*en\b/i.test(prefers) ? 'en' : 'zh';
}
