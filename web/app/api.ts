// Asking the server. Nothing here throws: an answer is either what was asked for or a refusal with its way out,
// also when the network is gone or the server answers with something that is no JSON.
import { signal } from '@preact/signals';
import { shell } from '../words/shell.ts';
import { language, words } from './language.ts';

/** A refusal as a person reads it. The codes are those of the protocol, and `offline` and `broken` of the page. */
export interface Said {
  code: string;
  message: string;
  hint: string;
}
export type Answer<T> = T | { refused: Said };

export function isRefused<T>(answer: Answer<T>): answer is { refused: Said } {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

/** True while the last request could not reach the server; the status line shows it. */
export const unreachable = signal(false);

const PATIENCE = 20_000;

export function get<T>(path: string, options: { quiet?: boolean } = {}): Promise<Answer<T>> {
  return ask<T>(path, {}, options.quiet ?? false);
}

export function post<T>(path: string, body: unknown): Promise<Answer<T>> {
  const headers = { 'content-type': 'application/json' };
  return ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) }, false);
}

async function ask<T>(path: string, init: RequestInit & { headers?: Record<string, string> }, quiet: boolean) {
  const headers = { ...init.headers, 'accept-language': language.value };
  try {
    const response = await fetch(path, { ...init, headers, signal: AbortSignal.timeout(PATIENCE) });
    if (!quiet) unreachable.value = false;
    if (!response.ok) return { refused: await refusalOf(response) };
    return (await response.json()) as T;
  } catch {
    if (!quiet) unreachable.value = true;
    return { refused: offline() };
  }
}

export function offline(): Said {
  return { code: 'offline', ...words(shell).offline };
}

/** The refusal in an answer that is not ok; a plain sentence when the body holds none. */
export async function refusalOf(response: Response): Promise<Said> {
  try {
    const body = (await response.json()) as Partial<Said>;
    if (typeof body.message === 'string' && typeof body.hint === 'string')
      return { code: body.code ?? 'broken', message: body.message, hint: body.hint };
  } catch {
    // Falls through to the plain sentence.
  }
  return { code: 'broken', ...words(shell).broken };
}
