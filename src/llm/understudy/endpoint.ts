// The stand-in as an in-process chat-completions endpoint (UND1, UND2): it takes the place of a provider's fetch, so
// there is one code path with and without a key. It reads only the messages of the request, keeps nothing between two
// calls and makes no network call.
import { choose } from './choose.ts';
import { hash } from './hash.ts';
import { readSeat, type Turn } from './read.ts';
import { reply } from './reply.ts';

interface Asked {
  model: string;
  stream: boolean;
  turns: Turn[];
  tool: { name: string; parameters: unknown } | null;
}

interface Said {
  text: string;
  call: { name: string; arguments: string } | null;
}

/** A fetch that answers chat-completions requests; `pace` is about how long it thinks, 0 answers at once. */
export function understudyFetch({ pace }: { pace: number }): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const asked = parseBody(await request.text());
    if (typeof asked === 'string') return fault(asked);
    const said = sayFor(asked);
    if (said === null) return fault('messages: no seat’s request was found in them');
    if (pace > 0)
      await wait(pace * (0.7 + (hash(said.text, asked.turns.length) % 61) / 100), init?.signal ?? request.signal);
    return asked.stream ? streamed(asked, said) : whole(asked, said);
  };
}

function sayFor({ turns, tool }: Asked): Said | null {
  const seat = readSeat(turns);
  if (seat === null) return null;
  if (tool === null) return { text: reply(seat), call: null };
  const call = choose(seat, tool);
  return call === null
    ? { text: reply(seat), call: null }
    : { text: '', call: { name: tool.name, arguments: JSON.stringify(call) } };
}

/** The body, or what is wrong with it. */
function parseBody(text: string): Asked | string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'the body is not JSON';
  }
  const { model, messages, stream, tools } = record(body);
  if (!Array.isArray(messages) || messages.length === 0) return 'messages: a list is required';
  const turns: Turn[] = [];
  for (const [index, message] of messages.entries()) {
    const { role, content } = record(message);
    const said = contentText(content);
    if (said === null || (role !== 'system' && role !== 'user' && role !== 'assistant'))
      return `messages[${index}]: role and text content are required`;
    turns.push({ role, text: said });
  }
  const offered = Array.isArray(tools) ? record(record(tools[0])['function']) : {};
  const name = offered['name'];
  return {
    model: typeof model === 'string' ? model : 'understudy',
    stream: stream === true,
    turns,
    tool: typeof name === 'string' ? { name, parameters: offered['parameters'] } : null,
  };
}

function contentText(content: unknown): string | null {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return null;
  const texts = content.map((part) => record(part)['text']);
  return texts.every((part): part is string => typeof part === 'string') ? texts.join('') : null;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

function fault(message: string): Response {
  const error = { message, type: 'invalid_request_error', param: null, code: null };
  return Response.json({ error }, { status: 400 });
}

function usage({ turns }: Asked, said: Said) {
  const input = turns.reduce((sum, turn) => sum + turn.text.length, 0);
  const output = said.text.length + (said.call?.arguments.length ?? 0);
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

function head(asked: Asked, said: Said, object: string) {
  return { id: `understudy-${hash(said.text, asked.turns.length)}`, object, created: 0, model: asked.model };
}

function toolCalls(said: Said) {
  return said.call === null ? [] : [{ id: `call-${hash(said.call.arguments)}`, type: 'function', function: said.call }];
}

function finish(said: Said): string {
  return said.call === null ? 'stop' : 'tool_calls';
}

function whole(asked: Asked, said: Said): Response {
  const message =
    said.call === null
      ? { role: 'assistant', content: said.text }
      : { role: 'assistant', content: null, tool_calls: toolCalls(said) };
  return Response.json({
    ...head(asked, said, 'chat.completion'),
    choices: [{ index: 0, message, finish_reason: finish(said) }],
    usage: usage(asked, said),
  });
}

function streamed(asked: Asked, said: Said): Response {
  const top = head(asked, said, 'chat.completion.chunk');
  const chunk = (delta: object, reason: string | null = null) => ({
    ...top,
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
  const deltas =
    said.call === null
      ? pieces(said.text).map((content) => ({ content }))
      : [{ tool_calls: toolCalls(said).map((call, index) => ({ index, ...call })) }];
  const chunks = [
    chunk({ role: 'assistant', content: '' }),
    ...deltas.map((delta) => chunk(delta)),
    chunk({}, finish(said)),
    { ...top, choices: [], usage: usage(asked, said) },
  ];
  const text = [...chunks.map((part) => JSON.stringify(part)), '[DONE]'].map((data) => `data: ${data}\n\n`).join('');
  return new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

/** Sentence parts, so that a stream has several pieces. */
function pieces(text: string): string[] {
  return text.match(/[^，。；！？,.;!?]+[，。；！？,.;!?]*\s*|[，。；！？,.;!?]+/gu) ?? (text === '' ? [] : [text]);
}
