// A model whose words depend on nothing but the seat and how often it was asked: what it says carries a token of its
// own, so that one can see where it went. It can be told to fail, to throw, or to answer with a given text.
import type { Model, ModelEvent, ModelRequest } from '../../../src/llm/port.ts';

export interface Line {
  /** Words of the next line; null for a failure of the provider. */
  text: string | null;
  throws?: boolean;
}

export interface Asked {
  game: string;
  seat: string;
  kind: 'speak' | 'whereabouts' | 'vote';
  /** How often this seat has been asked. */
  asked: number;
}
type Say = (what: Asked) => string;

export class Scripted implements Model {
  /** What a seat says next, in order; when nothing is left, `say` is asked. */
  readonly next = new Map<string, Line[]>();
  /** Who answers when nothing is planned; null for `say`. */
  otherwise: Model | null = null;
  readonly #say: Say;
  readonly #asked = new Map<string, number>();

  constructor(say: Say) {
    this.#say = say;
  }

  async *run(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const [game = '', seat = ''] = request.stream.split(':');
    const asked = (this.#asked.get(request.stream) ?? 0) + 1;
    this.#asked.set(request.stream, asked);
    const [tool] = request.tools;
    const planned = this.next.get(seat)?.shift();
    if (planned?.throws === true) throw new Error(planned.text ?? 'a model that throws');
    if (planned?.text === null) {
      yield { type: 'error', failure: { cause: 'provider', status: 500, retryAfter: null } };
      return;
    }
    if (planned === undefined && this.otherwise !== null) {
      yield* this.otherwise.run(request, signal);
      return;
    }
    const kind = tool === undefined ? 'speak' : tool.name === 'cast_vote' ? 'vote' : 'whereabouts';
    const words = planned?.text ?? this.#say({ game, seat, kind, asked });
    if (tool === undefined) yield { type: 'text', text: words };
    else yield { type: 'toolCall', name: tool.name, arguments: JSON.stringify(answerTo(tool.parameters, kind, words)) };
    yield { type: 'finish', reason: tool === undefined ? 'stop' : 'tools' };
  }
}

function answerTo(parameters: Record<string, unknown>, kind: Asked['kind'], words: string): unknown {
  if (kind === 'whereabouts') return { entries: [{ at: '20:00', until: '20:30', doing: words }] };
  const properties = parameters['properties'] as { choice?: { enum?: string[] } } | undefined;
  return { choice: properties?.choice?.enum?.[0] ?? '', reason: words };
}
