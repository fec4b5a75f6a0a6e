// A provider in memory that says one line as an OpenAI-style event stream; the adapter reads it like any other.
import { openAiCompatible } from '../../src/llm/adapters/openai-compatible.ts';
import type { Model } from '../../src/llm/port.ts';

const chunk = (delta: object, finish: string | null) => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 0,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason: finish }],
});

export function connectedModel(line: string): Model {
  const events = [chunk({ role: 'assistant', content: line }, null), chunk({}, 'stop')];
  const body = `${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}data: [DONE]\n\n`;
  const answer = async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  return openAiCompatible({ baseURL: 'https://provider.invalid/v1', model: 'm', fetch: answer as typeof fetch });
}
