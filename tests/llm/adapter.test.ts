// The adapter over a fetch that answers what servers really answer: every fault is a value with a cause, nothing throws.
import { describe, expect, it } from 'vitest';
import { openAiCompatible } from '../../src/llm/adapters/openai-compatible.ts';
import { collect, type ModelEvent, type ModelRequest } from '../../src/llm/port.ts';

const request: ModelRequest = {
  stream: 'g:p1',
  worker: 'seat',
  messages: [
    { role: 'system', text: '你是甲。' },
    { role: 'user', text: '（乙）几点？' },
    { role: 'assistant', text: '九点。' },
    { role: 'user', text: '〔此刻〕' },
  ],
  tools: [],
  maxTokens: 400,
};
const tool = { name: 'cast_vote', description: '投票', parameters: { type: 'object', properties: {} } };
const KEY = 'sk-very-secret';

type Answer = (init: RequestInit & { url: string }) => Response | Promise<Response>;
const modelOver = (answer: Answer) =>
  openAiCompatible({
    baseURL: 'https://provider.invalid/v1',
    model: 'm',
    apiKey: KEY,
    fetch: (async (input: RequestInfo | URL, init?: RequestInit) =>
      answer({ ...init, url: String(input) })) as typeof fetch,
  });
const run = async (answer: Answer, from = request, signal = new AbortController().signal): Promise<ModelEvent[]> => {
  const events: ModelEvent[] = [];
  for await (const event of modelOver(answer).run(from, signal)) events.push(event);
  return events;
};
const sse = (...parts: (object | string)[]) =>
  new Response(parts.map((part) => `data: ${typeof part === 'string' ? part : JSON.stringify(part)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });
const chunk = (delta: object, finish: string | null = null) => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 0,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const call = (part: object) => chunk({ tool_calls: [{ index: 0, ...part }] });
const html = () =>
  new Response('<html>sk-very-secret 你是甲。</html>', { status: 200, headers: { 'content-type': 'text/html' } });
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify({ error: { message: `no ${KEY}` } }), {
      status: code,
      headers: { 'content-type': 'application/json', ...headers },
    });
const broken = () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(chunk({ content: '半' }))}\n\n`));
      controller.error(new Error('Network connection lost.'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};
/** Sends half a sentence and then nothing more, whatever the signal says. */
const deaf = () =>
  new Response(
    new ReadableStream({
      start: (controller) =>
        controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(chunk({ content: '半' }))}\n\n`)),
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );
const failureOf = (events: ModelEvent[]) => {
  const last = events.at(-1);
  return last?.type === 'error' ? last.failure : null;
};
const spoken = (events: ModelEvent[]) =>
  events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('');

describe('what goes out', () => {
  it('[LLM4] the request as it is, with the key in one header and no redirect followed', async () => {
    let seen: (RequestInit & { url: string }) | null = null;
    await run((init) => {
      seen = init;
      return sse(chunk({ content: '好' }), chunk({}, 'stop'), '[DONE]');
    });
    const sent = seen as unknown as RequestInit & { url: string };
    const body = JSON.parse(String(sent.body)) as Record<string, unknown>;
    expect(sent.url).toBe('https://provider.invalid/v1/chat/completions');
    expect(sent.redirect).toBe('manual');
    expect(new Headers(sent.headers).get('authorization')).toBe(`Bearer ${KEY}`);
    expect(body).toMatchObject({ model: 'm', max_tokens: 400, stream: true, stream_options: { include_usage: true } });
    expect(body['messages']).toEqual(request.messages.map(({ role, text }) => ({ role, content: text })));
    expect(body['tools']).toBeUndefined();
  });

  it('[LLM1] one offered tool is asked for by name, several are left open', async () => {
    const bodies: Record<string, unknown>[] = [];
    const answer: Answer = ({ body }) => {
      bodies.push(JSON.parse(String(body)) as Record<string, unknown>);
      return sse(chunk({}, 'stop'), '[DONE]');
    };
    await run(answer, { ...request, tools: [tool] });
    await run(answer, { ...request, tools: [tool, { ...tool, name: 'other' }] });
    expect(bodies[0]?.['tool_choice']).toEqual({ type: 'function', function: { name: 'cast_vote' } });
    expect(bodies[1]?.['tool_choice']).toBe('auto');
  });
});

describe('what comes back', () => {
  it('[LLM1] text, usage and the finish', async () => {
    const usage = {
      prompt_tokens: 90,
      completion_tokens: 4,
      total_tokens: 94,
      prompt_tokens_details: { cached_tokens: 64 },
    };
    const events = await run(() =>
      sse(
        chunk({ role: 'assistant', content: '' }),
        chunk({ content: '九点' }),
        chunk({ content: '一刻。' }),
        chunk({}, 'stop'),
        { ...chunk({}), choices: [], usage },
        '[DONE]',
      ),
    );
    expect(spoken(events)).toBe('九点一刻。');
    expect(events.slice(-2)).toEqual([
      { type: 'usage', input: 90, output: 4, cached: 64 },
      { type: 'finish', reason: 'stop' },
    ]);
  });

  it('[LLM1] a tool call in pieces is put together', async () => {
    const events = await run(
      () =>
        sse(
          call({ id: 'x', type: 'function', function: { name: 'cast_vote', arguments: '{"cho' } }),
          call({ function: { arguments: 'ice":"p1"}' } }),
          chunk({}, 'tool_calls'),
          '[DONE]',
        ),
      { ...request, tools: [tool] },
    );
    expect(events).toContainEqual({ type: 'toolCall', name: 'cast_vote', arguments: '{"choice":"p1"}' });
    expect(events.at(-1)).toEqual({ type: 'finish', reason: 'tools' });
  });

  it.each([
    ['length', 'length'],
    ['content_filter', 'filtered'],
    ['stop', 'stop'],
    ['eos', 'other'],
  ])('[LLM3] finish reason %s is %s', async (from, to) => {
    const events = await run(() => sse(chunk({ content: '好' }), chunk({}, from), '[DONE]'));
    expect(events.at(-1)).toEqual({ type: 'finish', reason: to });
  });

  it('[UND13] reasoning is dropped, as a part and inside the text', async () => {
    const parts = await run(() =>
      sse(chunk({ reasoning_content: '凶手是我' }), chunk({ content: '听着。' }), chunk({}, 'stop'), '[DONE]'),
    );
    const inside = await run(() =>
      sse(
        ...['<thi', 'nk>凶手', '是我</th', 'ink>', '听', '着。'].map((content) => chunk({ content })),
        chunk({}, 'stop'),
        '[DONE]',
      ),
    );
    const open = await run(() => sse(chunk({ content: '<think>凶手是我' }), chunk({}, 'stop'), '[DONE]'));
    const plain = await run(() => sse(chunk({ content: '1 < 2，<thin' }), chunk({}, 'stop'), '[DONE]'));
    expect([parts, inside, open, plain].map(spoken)).toEqual(['听着。', '听着。', '', '1 < 2，<thin']);
    expect(JSON.stringify([parts, inside, open])).not.toContain('凶手');
  });
});

describe('faults', () => {
  it.each<[string, Answer, object]>([
    ['401', status(401), { cause: 'provider', status: 401 }],
    ['403', status(403), { cause: 'provider', status: 403 }],
    ['429 with a wait', status(429, { 'retry-after': '7' }), { cause: 'provider', status: 429, retryAfter: 7000 }],
    [
      '429 with a date',
      status(429, { 'retry-after': 'Mon, 30 Nov 2026 10:00:09 GMT', date: 'Mon, 30 Nov 2026 10:00:00 GMT' }),
      { cause: 'provider', status: 429, retryAfter: 9000 },
    ],
    ['500', status(500), { cause: 'provider', status: 500 }],
    ['529', status(529), { cause: 'provider', status: 529 }],
    [
      '302',
      () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.invalid/' } }),
      { cause: 'provider', status: 302 },
    ],
    [
      '502 with HTML',
      () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
      { cause: 'provider', status: 502 },
    ],
    ['HTML in a 200', html, { cause: 'provider', status: 200 }],
    ['JSON in a 200', () => Response.json({ error: { message: 'overloaded' } }), { cause: 'provider', status: 200 }],
    [
      'an error inside the stream',
      () => sse({ error: { message: `overloaded ${KEY}`, type: 'x' } }),
      { cause: 'provider' },
    ],
    ['a chunk that is no JSON', () => sse(chunk({ content: '半' }), '{oops'), { cause: 'provider' }],
    ['no byte', () => new Response('', { headers: { 'content-type': 'text/event-stream' } }), { cause: 'cut_short' }],
    ['no body', () => new Response(null, { headers: { 'content-type': 'text/event-stream' } }), { cause: 'cut_short' }],
    ['no finish reason', () => sse(chunk({ content: '半句' })), { cause: 'cut_short' }],
    ['a connection that breaks', broken, { cause: 'cut_short' }],
    ['a fetch that throws', () => Promise.reject(new TypeError('fetch failed')), { cause: 'provider', status: null }],
    ['a fetch that throws nonsense', () => Promise.reject('nonsense' as never), { cause: 'provider' }],
  ])('[LLM4] %s', async (_name, answer, expected) => {
    const events = await run(answer);
    expect(failureOf(events)).toMatchObject(expected);
    expect(events.filter((event) => event.type === 'error' || event.type === 'finish')).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain(KEY);
  });

  it('[LLM4] an abort is no answer, before, while waiting and in mid-stream, whether the server minds it or not', async () => {
    const before = new AbortController();
    before.abort();
    expect(failureOf(await run(() => sse(chunk({}, 'stop')), request, before.signal))).toMatchObject({
      cause: 'no_answer',
    });
    expect(
      failureOf(await run(() => new Promise<Response>(() => undefined), request, AbortSignal.timeout(10))),
    ).toMatchObject({ cause: 'no_answer' });
    expect(failureOf(await run(deaf, request, AbortSignal.timeout(20)))).toMatchObject({ cause: 'no_answer' });
  });

  it('[LLM3] half a sentence is a failure of the whole answer', async () => {
    const answer = await collect(
      modelOver(() => sse(chunk({ content: '我那时' }))),
      request,
      new AbortController().signal,
    );
    expect(answer.failure?.cause).toBe('cut_short');
  });
});
