// Any OpenAI-compatible chat endpoint as a Model of the port, the built-in stand-in included (LLM1, LLM4, UND13).
// Reasoning is dropped here and nowhere else. Whatever goes wrong becomes one `error` event with a cause: this file
// never throws, never follows a redirect (the key and the prompt would go with it) and puts no provider text anywhere.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Model, ModelEvent, ModelRequest } from '../port.ts';
import { failureOf, finishOf } from './failures.ts';
import { guardedFetch } from './guard.ts';
import { spokenOnly } from './thinking.ts';

/** Where a model answers. Time limits come with the signal of each run. */
export interface Endpoint {
  baseURL: string;
  model: string;
  apiKey?: string;
  fetch: typeof fetch;
}

type Chat = ReturnType<ReturnType<typeof createOpenAICompatible>['chatModel']>;
type CallOptions = Parameters<Chat['doStream']>[0];
type Part = Awaited<ReturnType<Chat['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;

/** A Model over one endpoint. */
export function openAiCompatible({ baseURL, model, apiKey, fetch }: Endpoint): Model {
  const chat = createOpenAICompatible({
    name: 'model',
    baseURL,
    includeUsage: true,
    fetch: guardedFetch(fetch),
    ...(apiKey === undefined ? {} : { apiKey }),
  }).chatModel(model);
  return { run: (request, signal) => run(chat, request, signal) };
}

async function* run(chat: Chat, request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
  const aborted = untilAbort(signal);
  let reader: ReadableStreamDefaultReader<Part> | null = null;
  try {
    const { stream } = await Promise.race([chat.doStream(callOptions(request, signal)), aborted.promise]);
    reader = stream.getReader();
    const spoken = spokenOnly();
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted.promise]);
      if (done) break;
      for (const event of eventsOf(value, spoken)) {
        yield event;
        if (event.type === 'finish' || event.type === 'error') return;
      }
    }
    yield { type: 'error', failure: { cause: 'cut_short', status: null, retryAfter: null } };
  } catch (thrown) {
    yield { type: 'error', failure: failureOf(thrown, signal.aborted) };
  } finally {
    aborted.forget();
    reader?.cancel().catch(() => undefined);
  }
}

function callOptions(request: ModelRequest, signal: AbortSignal): CallOptions {
  const [only, ...more] = request.tools;
  return {
    prompt: request.messages.map(({ role, text }) =>
      role === 'system' ? { role, content: text } : { role, content: [{ type: 'text', text }] },
    ),
    maxOutputTokens: request.maxTokens,
    abortSignal: signal,
    ...(only === undefined
      ? {}
      : {
          tools: request.tools.map(({ name, description, parameters }) => ({
            type: 'function' as const,
            name,
            description,
            inputSchema: parameters,
          })),
          toolChoice: more.length > 0 ? { type: 'auto' as const } : { type: 'tool' as const, toolName: only.name },
        }),
  };
}

/** One part of the provider's stream as events of ours; most parts, reasoning among them, are none. */
function eventsOf(part: Part, spoken: ReturnType<typeof spokenOnly>): ModelEvent[] {
  switch (part.type) {
    case 'text-delta':
      return text(spoken.add(part.delta));
    case 'text-end':
      return text(spoken.end());
    case 'tool-call':
      return [{ type: 'toolCall', name: part.toolName, arguments: part.input }];
    case 'error':
      return [{ type: 'error', failure: failureOf(part.error, false) }];
    case 'finish': {
      const { inputTokens, outputTokens } = part.usage;
      const usage: ModelEvent = {
        type: 'usage',
        input: inputTokens.total ?? 0,
        output: outputTokens.total ?? 0,
        cached: inputTokens.cacheRead ?? 0,
      };
      return [...text(spoken.end()), usage, { type: 'finish', reason: finishOf(part.finishReason.unified) }];
    }
    default:
      return [];
  }
}

function text(words: string): ModelEvent[] {
  return words === '' ? [] : [{ type: 'text', text: words }];
}

/** A promise that rejects on abort, so that a provider which ignores the signal cannot hold a turn. */
function untilAbort(signal: AbortSignal): { promise: Promise<never>; forget: () => void } {
  const over = new AbortController();
  const promise = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: over.signal });
  });
  promise.catch(() => undefined);
  return { promise, forget: () => over.abort() };
}
