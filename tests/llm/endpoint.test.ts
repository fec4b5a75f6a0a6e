// The stand-in as an endpoint: the wire as a provider would have it, faults, pace.
import { describe, expect, it, vi } from 'vitest';
import { understudyFetch } from '../../src/llm/understudy/endpoint.ts';
import { dueJobs } from '../../src/core/game/turns.ts';
import { smallCase } from './small-case.ts';
import { openTable, requestFor } from './table.ts';

const url = 'http://understudy.invalid/v1/chat/completions';
const opened = openTable(smallCase);
const job = dueJobs(opened.state)[0];
if (job === undefined) throw new Error('nothing owed');
const request = requestFor(opened, job);
const choice = requestFor(opened, { ...job, kind: 'whereabouts' } as never);
const wire = (from: typeof request, more: object = {}) =>
  JSON.stringify({
    model: 'understudy',
    messages: from.messages.map(({ role, text }) => ({ role, content: text })),
    ...(from.tools.length === 0 ? {} : { tools: from.tools.map((tool) => ({ type: 'function', function: tool })) }),
    ...more,
  });
const post = (body: string, pace = 0, signal?: AbortSignal) =>
  understudyFetch({ pace })(url, { method: 'POST', body, ...(signal === undefined ? {} : { signal }) });

interface Chunk {
  choices: {
    delta: { content?: string; tool_calls?: { function: { name: string; arguments: string } }[] };
    finish_reason: string | null;
  }[];
  usage?: { prompt_tokens: number; completion_tokens: number };
}
const chunks = (text: string): Chunk[] =>
  text
    .split('\n\n')
    .filter((part) => part.startsWith('data: {'))
    .map((part) => JSON.parse(part.slice(6)) as Chunk);

describe('[UND2] chat-completions', () => {
  it('[UND2] a stream and a whole answer are the same words', async () => {
    const whole = (await (await post(wire(request))).json()) as {
      choices: { message: { content: string }; finish_reason: string }[];
      usage: { total_tokens: number };
    };
    const response = await post(wire(request, { stream: true, stream_options: { include_usage: true } }));
    const text = await response.text();
    const parts = chunks(text);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(text.trimEnd().endsWith('data: [DONE]')).toBe(true);
    expect(parts.map((part) => part.choices[0]?.delta.content ?? '').join('')).toBe(whole.choices[0]?.message.content);
    expect(parts.filter((part) => (part.choices[0]?.delta.content ?? '') !== '').length).toBeGreaterThan(1);
    expect(parts.findLast((part) => part.choices.length > 0)?.choices[0]?.finish_reason).toBe('stop');
    expect(parts.at(-1)?.usage?.completion_tokens).toBeGreaterThan(0);
    expect(whole.choices[0]?.finish_reason).toBe('stop');
    expect(whole.usage.total_tokens).toBeGreaterThan(100);
  });

  it('[UND2] an offered tool is called, whole and streamed alike', async () => {
    const whole = (await (await post(wire(choice))).json()) as {
      choices: {
        message: { content: null; tool_calls: { function: { name: string; arguments: string } }[] };
        finish_reason: string;
      }[];
    };
    const call = whole.choices[0]?.message.tool_calls[0]?.function;
    expect(whole.choices[0]?.finish_reason).toBe('tool_calls');
    expect(call?.name).toBe('tell_whereabouts');
    expect(JSON.parse(call?.arguments ?? '')).toHaveProperty('entries');
    const streamed = chunks(await (await post(wire(choice, { stream: true }))).text());
    expect(
      streamed.find((part) => part.choices[0]?.delta.tool_calls)?.choices[0]?.delta.tool_calls?.[0]?.function,
    ).toEqual(call);
  });

  it.each([
    ['no JSON', '{'],
    ['no messages', '{}'],
    ['no list', '{"messages":"x"}'],
    ['an empty list', '{"messages":[]}'],
    ['a message without a role', '{"messages":[{"content":"x"}]}'],
    ['a message without text', '{"messages":[{"role":"user","content":[{"type":"image"}]}]}'],
    ['no seat', '{"messages":[{"role":"system","content":"You are helpful."},{"role":"user","content":"hi"}]}'],
    ['null', 'null'],
  ])('[UND2] %s is an OpenAI-shaped error', async (_name, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { type: 'invalid_request_error', message: expect.any(String) as string },
    });
  });

  it('[UND2] content in parts is read like text', async () => {
    const parts = JSON.stringify({
      messages: request.messages.map(({ role, text }) => ({ role, content: [{ type: 'text', text }] })),
    });
    const plain = (await (await post(wire(request))).json()) as { choices: unknown };
    expect(((await (await post(parts)).json()) as { choices: unknown }).choices).toEqual(plain.choices);
  });

  it('[UND2] pace 0 sets no timer; a pace passes and an abort ends it', async () => {
    const timer = vi.spyOn(globalThis, 'setTimeout');
    await post(wire(request));
    expect(timer).not.toHaveBeenCalled();
    timer.mockRestore();
    const start = performance.now();
    await post(wire(request), 40);
    expect(performance.now() - start).toBeGreaterThan(20);
    const abort = new AbortController();
    const slow = post(wire(request), 60_000, abort.signal);
    abort.abort();
    await expect(slow).rejects.toThrow();
  });
});
