// The model port: the one shape in which the program talks to any model, the stand-in included (LLM1).
// Reasoning has no place here: an adapter drops it, so it can be neither stored nor spoken.
import type { TurnCause } from '../protocol/plain.ts';

export interface ModelRequest {
  /** Stable id of the append-only stream that this request continues; serves as cache key. */
  stream: string;
  worker: 'seat' | 'choice';
  messages: Message[];
  /** Computed from the seat row for this request: none, or the one choice that is due. */
  tools: Tool[];
  maxTokens: number;
}

export interface Message {
  role: 'system' | 'user' | 'assistant';
  text: string;
}

export interface Tool {
  name: string;
  description: string;
  /** JSON schema of the arguments. */
  parameters: Record<string, unknown>;
}

export type ModelEvent =
  | { type: 'text'; text: string }
  | { type: 'toolCall'; name: string; arguments: string }
  | { type: 'usage'; input: number; output: number; cached: number }
  | { type: 'finish'; reason: 'stop' | 'length' | 'tools' | 'filtered' | 'other' }
  | { type: 'error'; failure: ModelFailure };

/** What went wrong, as a value; it reaches the job, never a player's screen. */
export interface ModelFailure {
  cause: TurnCause;
  status: number | null;
  /** Milliseconds that the provider asks us to wait. */
  retryAfter: number | null;
}

export interface Model {
  /** Streams one answer. Always ends with `finish` or `error`; never throws. */
  run(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}

/** The whole of one answer. */
export interface Answer {
  text: string;
  calls: { name: string; arguments: string }[];
  failure: ModelFailure | null;
}

const fail = (cause: TurnCause): ModelFailure => ({ cause, status: null, retryAfter: null });

/** Collects a stream. An answer that did not finish is a failure: half a sentence is never spoken (LLM3). */
export async function collect(model: Model, request: ModelRequest, signal: AbortSignal): Promise<Answer> {
  const answer: Answer = { text: '', calls: [], failure: null };
  let finished = false;
  for await (const event of model.run(request, signal)) {
    if (event.type === 'text') answer.text += event.text;
    if (event.type === 'toolCall') answer.calls.push({ name: event.name, arguments: event.arguments });
    if (event.type === 'error') return { ...answer, failure: event.failure };
    if (event.type === 'finish') {
      finished = true;
      if (event.reason === 'length') answer.failure = fail('too_long');
      if (event.reason === 'filtered') answer.failure = fail('refused');
    }
  }
  if (!finished) answer.failure = fail('cut_short');
  return answer;
}
