// Reads a request body once: size first, then JSON, then the strict schema (SIZE2, SIZE3). A body of another protocol
// version is told to reload, never half read.
import type { Context } from 'hono';
import type * as z from 'zod';
import { PROTOCOL_VERSION } from '../protocol/plain.ts';
import { refuse, type Refusal } from '../protocol/refusals.ts';
import type { AppEnv } from './app.ts';

/** The parsed body, or the refusal. `limit` is in bytes. */
export async function readBody<T>(c: Context<AppEnv>, schema: z.ZodType<T>, limit: number): Promise<T | Refusal> {
  const size = `${Math.round(limit / 1024)} KB`;
  if (Number(c.req.header('content-length') ?? 0) > limit) return refuse('too_large', { limit: size });
  const bytes = await read(c.req.raw.body, limit);
  if (bytes === null) return refuse('too_large', { limit: size });
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return refuse('bad_request', { where: 'JSON' });
  }
  const version = typeof data === 'object' && data !== null && 'protocol' in data ? data.protocol : PROTOCOL_VERSION;
  if (version !== PROTOCOL_VERSION) return refuse('stale_page', {});
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const keys = issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : (issue?.path ?? []);
  return refuse('bad_request', { where: keys.join('.') || 'body' });
}

/** The bytes, or null when there are more: a body that does not say its length is let go as soon as it is too long. */
async function read(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > limit) {
      await reader?.cancel().catch(() => undefined);
      return null;
    }
    parts.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
