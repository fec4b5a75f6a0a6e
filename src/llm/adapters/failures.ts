// What a provider's fault means for the turn (LLM4): a cause, a status, a wait. Never its words, which may quote the
// prompt or the key.
import type { ModelEvent, ModelFailure } from '../port.ts';

/** The failure behind anything that a provider library throws or streams. */
export function failureOf(thrown: unknown, aborted: boolean): ModelFailure {
  if (aborted || nameOf(thrown) === 'AbortError' || nameOf(thrown) === 'TimeoutError') return failure('no_answer');
  const fields = asRecord(thrown);
  const status = typeof fields['statusCode'] === 'number' ? fields['statusCode'] : null;
  // A 200 that breaks off later: the answer began and did not end.
  if (status !== null && status >= 200 && status < 300 && nameOf(thrown) === 'AI_APICallError')
    return failure('cut_short');
  if (status !== null) return failure('provider', status, waitOf(fields['responseHeaders']));
  switch (nameOf(thrown)) {
    case 'WrongType':
      return failure('provider', 200);
    case 'AI_InvalidResponseDataError':
    case 'AI_EmptyResponseBodyError':
      return failure('cut_short');
    default:
      return failure('provider');
  }
}

/** The finish reasons of the port; `error` never comes here without an error part before it. */
export function finishOf(unified: string): Extract<ModelEvent, { type: 'finish' }>['reason'] {
  switch (unified) {
    case 'stop':
    case 'length':
      return unified;
    case 'tool-calls':
      return 'tools';
    case 'content-filter':
      return 'filtered';
    default:
      return 'other';
  }
}

function failure(
  cause: ModelFailure['cause'],
  status: number | null = null,
  retryAfter: number | null = null,
): ModelFailure {
  return { cause, status, retryAfter };
}

/** `retry-after` in milliseconds: seconds, or a date that is measured against the answer's own date. */
function waitOf(headers: unknown): number | null {
  const of = (name: string): string => {
    const value = asRecord(headers)[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const exact = Number(of('retry-after-ms'));
  if (of('retry-after-ms') !== '' && Number.isFinite(exact)) return Math.max(0, exact);
  const after = of('retry-after');
  if (after === '') return null;
  if (/^\d+(\.\d+)?$/.test(after)) return Number(after) * 1000;
  const wait = Date.parse(after) - Date.parse(of('date'));
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

function nameOf(thrown: unknown): string {
  const name = asRecord(thrown)['name'];
  return typeof name === 'string' ? name : '';
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
