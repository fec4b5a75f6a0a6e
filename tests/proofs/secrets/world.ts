// The whole Worker within one process: the real app, object, vault, listing and queue consumer, with a clock and dice
// that repeat. Whatever anybody could read is kept as chunks per principal.
import './loader.ts';
import type { Model } from '../../../src/llm/port.ts';
import type { Answer, Person, Stage } from './person.ts';
import { installPlatform, ObjectHome, socketOf } from './platform.ts';
import { Listing } from './storage.ts';
import { seeded } from './tokens.ts';

interface Worker {
  default: {
    fetch(request: Request, env: unknown, ctx: unknown): Promise<Response>;
    queue(batch: unknown, env: unknown): Promise<void>;
  };
  Game: new (ctx: unknown, env: unknown) => object;
}
interface Holder {
  holder: { model: Model | null; onRequest: (request: { stream: string }) => void };
  standIn: () => Model;
}

installPlatform();
// By a path that the compiler does not follow: these files are written for the platform's own types.
const path = (name: string) => new URL(name, import.meta.url).href;
const worker = (await import(path('../../../src/index.ts'))) as Worker;
const { holder, standIn: realStandIn } = (await import(path('./model-holder.ts'))) as Holder;

/** The real stand-in, reached through the real adapter. */
export const standIn = realStandIn;

/** One listing a process: the Worker remembers that it has made the tables. */
const shared = new Listing();

const ORIGIN = 'https://kaiben.test';

export class World implements Stage {
  /** The game whose AI seats are principals of their own; null for every game. */
  watched: string | null = '';
  readonly homes = new Map<string, ObjectHome>();
  readonly listing = shared;
  /** What each principal could read since the last `take`. */
  readonly #chunks = new Map<string, string[]>();
  readonly #queue: unknown[] = [];
  readonly #env: unknown;
  #waiting: Promise<unknown>[] = [];
  #time = Date.UTC(2026, 0, 1);

  constructor(model: Model | null, seed = 1) {
    this.listing.clear();
    const dice = seeded(seed);
    globalThis.crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array instanceof Uint8Array)
        for (let at = 0; at < array.length; at += 1) array[at] = Math.floor(dice() * 256);
      return array;
    };
    Date.now = () => this.#time;
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
      console[level] = (...words: unknown[]) => this.#hear('operator log', words.map(String).join(' '));
    holder.model = model;
    holder.onRequest = (request) => {
      const [game, seat] = request.stream.split(':');
      this.#hear(
        this.watched === null || game === this.watched ? `AI ${seat}` : 'other table',
        JSON.stringify(request),
      );
    };
    this.#env = {
      DB: this.listing,
      JOBS: { send: async (body: unknown) => void this.#queue.push(body) },
      UNDERSTUDY_PACE: '0',
      GAME: { idFromName: (name: string) => name, get: (name: string) => this.home(name).stub() },
    };
  }

  home(game: string): ObjectHome {
    let home = this.homes.get(game);
    if (home === undefined) {
      home = new ObjectHome((ctx) => new worker.Game(ctx, this.#env));
      this.homes.set(game, home);
    }
    return home;
  }

  /** Lets time pass. */
  tick(milliseconds = 1_000): void {
    this.#time += milliseconds;
  }

  async request(
    person: Person,
    method: string,
    to: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await this.#fetch(person, method, to, body, headers);
    const text = await response.text();
    await this.settle();
    this.#hear(person.name, [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'));
    this.#hear(person.name, text);
    return { status: response.status, text };
  }

  async listen(person: Person, game: string, after = 0): Promise<boolean> {
    const response = await this.#fetch(person, 'GET', `/api/games/${game}/socket?after=${after}`, undefined, {
      upgrade: 'websocket',
    });
    const socket = socketOf(response);
    if (socket === null) {
      this.#hear(person.name, await response.text());
      return false;
    }
    socket.listen((text) => this.#hear(person.name, text));
    person.socket = { close: () => this.home(game).drop(socket) };
    return true;
  }

  hangUp(person: Person): void {
    person.socket?.close();
    person.socket = null;
  }

  /** The instance is forgotten, as by a deploy. */
  evict(game: string): void {
    this.home(game).evict();
  }

  /** The alarm goes off; what it queues is delivered. */
  async alarm(game: string): Promise<void> {
    await this.home(game).stub()['alarm']?.();
    const messages = this.#queue.splice(0).map((body) => ({ body, ack: () => undefined, retry: () => undefined }));
    for (const { body } of messages) this.#hear('queue', JSON.stringify(body));
    if (messages.length > 0) await worker.default.queue({ queue: 'jobs', messages }, this.#env);
    await this.settle();
  }

  async settle(): Promise<void> {
    while (this.#waiting.length > 0) await Promise.all(this.#waiting.splice(0));
  }

  /** What has been heard since the last time, by principal. */
  take(): Map<string, string[]> {
    const heard = new Map(this.#chunks);
    this.#chunks.clear();
    return heard;
  }

  #hear(principal: string, text: string): void {
    const kept = this.#chunks.get(principal);
    if (kept === undefined) this.#chunks.set(principal, [text]);
    else kept.push(text);
  }

  async #fetch(
    person: Person,
    method: string,
    to: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Response> {
    const sent = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request(`${ORIGIN}${to}`, {
      method,
      headers: { ...(person.cookie === '' ? {} : { cookie: person.cookie }), ...headers },
      ...(sent === null ? {} : { body: sent }),
    });
    const ctx = {
      waitUntil: (work: Promise<unknown>) => this.#waiting.push(work),
      passThroughOnException: () => undefined,
    };
    const response = await worker.default.fetch(request, this.#env, ctx);
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (cookie !== undefined) person.cookie = cookie;
    return response;
  }
}
