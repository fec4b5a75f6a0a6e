// The rest of the platform in memory: socket pairs, the 101 answer, object stubs, the queue. Set up once a process.
import { ObjectStorage } from './storage.ts';

/** One end of a socket; what is sent is heard at the other end, also when nobody listened yet. */
export class Socket {
  readyState = 1;
  other: Socket | null = null;
  #early: string[] = [];
  #heard: ((text: string) => void) | null = null;
  #attached: unknown = null;

  send(text: string): void {
    if (this.readyState !== 1) throw new Error('closed');
    if (this.other !== null) this.other.#hear(text);
  }

  listen(heard: (text: string) => void): void {
    this.#heard = heard;
    for (const text of this.#early.splice(0)) heard(text);
  }

  #hear(text: string): void {
    if (this.#heard === null) this.#early.push(text);
    else this.#heard(text);
  }

  serializeAttachment(value: unknown): void {
    this.#attached = JSON.parse(JSON.stringify(value)) as unknown;
  }

  deserializeAttachment(): unknown {
    return this.#attached;
  }
}

class Pair {
  readonly 0 = new Socket();
  readonly 1 = new Socket();
  constructor() {
    this[0].other = this[1];
    this[1].other = this[0];
  }
}

interface SocketInit extends ResponseInit {
  webSocket?: Socket;
}

/** Node refuses status 101, the platform answers an upgrade with it. */
class PlatformResponse extends Response {
  readonly webSocket: Socket | null;

  constructor(body?: BodyInit | null, init?: SocketInit) {
    super(body, init?.status === 101 ? { ...init, status: 200 } : init);
    this.webSocket = init?.webSocket ?? null;
    if (init?.status === 101) Object.defineProperty(this, 'status', { value: 101 });
  }
}

export function installPlatform(): void {
  Object.assign(globalThis, {
    Response: PlatformResponse,
    WebSocketPair: Pair,
    WebSocketRequestResponsePair: Object,
  });
}

export function socketOf(response: Response): Socket | null {
  return response instanceof PlatformResponse ? response.webSocket : null;
}

/** What the methods of an object look like from outside. */
export type Stub = Record<string, (...args: unknown[]) => Promise<unknown>>;

/** One object with its storage, its sockets and the one instance that may be thrown away at any time. */
export class ObjectHome {
  readonly storage = new ObjectStorage();
  readonly #make: (ctx: unknown) => object;
  #sockets: Socket[] = [];
  #instance: object | null = null;

  constructor(make: (ctx: unknown) => object) {
    this.#make = make;
  }

  /** Forgets the instance, as a deploy or an eviction does; sockets and storage stay. */
  evict(): void {
    this.#instance = null;
  }

  drop(socket: Socket): void {
    this.#sockets = this.#sockets.filter((kept) => kept !== socket.other);
    socket.readyState = 3;
  }

  /** Calls go through a structured clone, as over RPC; a request is handed over as it is. */
  stub(): Stub {
    return new Proxy<Stub>(
      {},
      {
        get:
          (_target, method) =>
          async (...args: unknown[]): Promise<unknown> => {
            this.#instance ??= this.#make(this.#context());
            const call = (this.#instance as Stub)[String(method)];
            if (call === undefined) throw new Error(`no method ${String(method)}`);
            const plain = args.map((arg) => (arg instanceof Request ? arg : structuredClone(arg)));
            const result = await call.apply(this.#instance, plain);
            return result instanceof Response ? result : structuredClone(result);
          },
      },
    );
  }

  #context(): unknown {
    return {
      storage: this.storage,
      blockConcurrencyWhile: (work: () => Promise<unknown>) => work(),
      acceptWebSocket: (socket: Socket) => this.#sockets.push(socket),
      getWebSockets: () => this.#sockets,
      setWebSocketAutoResponse: () => undefined,
    };
  }
}
