// The Worker with meters on it, for the bench alone: counts rows written, alarms, timers, calls of the object and how often
// it was built. The classes under it are the real ones; storage is counted on the prototype, because the object holds its
// own reference. `GET /meter` reads the meters without touching any object.
import { Game as Plain } from '../../durable/game/game.ts';
import worker from '../../src/index.ts';
import type { Meters, ObjectMeter } from '../proofs/load/meters.ts';

const meters: Meters = { rows: {}, alarms: 0, timers: 0, turns: [], objects: {} };
/** Calls of objects that are running now; a timer set meanwhile is theirs. */
let inside = 0;
let turn: Meters['turns'][number] | null = null;
/** Alarms set since the last finished turn; the next turn pays for them. */
let unpaid = 0;
let patched = false;

function wrote(query: string, rows: number): void {
  if (rows === 0) return;
  const table = /\b(?:INTO|FROM|UPDATE)\s+(\w+)/i.exec(query)?.[1] ?? 'other';
  meters.rows[table] = (meters.rows[table] ?? 0) + rows;
  // A snapshot is a matter of the log's length, not of whose turn it is.
  if (turn !== null && table !== 'snapshots') turn.rows += rows;
}

/** Puts the meters on the storage classes, once. */
function patch(storage: DurableObjectStorage): void {
  if (patched) return;
  patched = true;
  const sql = Object.getPrototypeOf(storage.sql) as SqlStorage;
  const exec = sql.exec;
  sql.exec = function counted<T extends Record<string, SqlStorageValue>>(
    this: SqlStorage,
    query: string,
    ...values: unknown[]
  ) {
    const cursor = exec.call(this, query, ...values) as SqlStorageCursor<T>;
    if (!/^\s*SELECT/i.test(query)) wrote(query, cursor.rowsWritten);
    return cursor;
  };
  const proto = Object.getPrototypeOf(storage) as DurableObjectStorage;
  const setAlarm = proto.setAlarm;
  proto.setAlarm = function counted(this: DurableObjectStorage, ...given) {
    meters.alarms += 1;
    unpaid += 1;
    return setAlarm.apply(this, given);
  };
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const plain = globalThis[name] as (...given: unknown[]) => unknown;
    Object.assign(globalThis, {
      [name]: (...given: unknown[]) => {
        if (inside > 0) meters.timers += 1;
        return plain(...given);
      },
    });
  }
}

export class Game extends Plain {
  readonly #meter: ObjectMeter;

  constructor(ctx: DurableObjectState, env: Env) {
    patch(ctx.storage);
    inside += 1;
    super(ctx, env);
    inside -= 1;
    const known = meters.objects[ctx.id.toString()];
    this.#meter = known ?? { boots: 0, calls: {} };
    this.#meter.boots += 1;
    meters.objects[ctx.id.toString()] = this.#meter;
  }

  async #count<T>(name: string, call: () => Promise<T>): Promise<T> {
    this.#meter.calls[name] = (this.#meter.calls[name] ?? 0) + 1;
    if (turn !== null) turn.requests += 1;
    inside += 1;
    try {
      return await call();
    } finally {
      inside -= 1;
    }
  }

  override command(...given: Parameters<Plain['command']>): ReturnType<Plain['command']> {
    return this.#count('command', () => super.command(...given));
  }

  override view(...given: Parameters<Plain['view']>): ReturnType<Plain['view']> {
    return this.#count('view', () => super.view(...given));
  }

  override async claimJob(): ReturnType<Plain['claimJob']> {
    turn ??= { rows: 0, requests: 0, again: 0 };
    const claim = await this.#count('claimJob', () => super.claimJob());
    // The last question of a runner finds nothing; the turn before it pays for it.
    if (claim === null) {
      const last = meters.turns.at(-1);
      if (last !== undefined) last.requests += 1;
      turn = null;
    }
    return claim;
  }

  override async commitJob(...given: Parameters<Plain['commitJob']>): ReturnType<Plain['commitJob']> {
    const done = await this.#count('commitJob', () => super.commitJob(...given));
    if (done.outcome === 'again' && turn !== null) turn.again += 1;
    if (done.outcome === 'done' && turn !== null) {
      meters.turns.push({ ...turn, rows: turn.rows + unpaid });
      turn = null;
      unpaid = 0;
    }
    return done;
  }

  override fetch(request: Request): Promise<Response> {
    return this.#count('socket', () => super.fetch(request));
  }

  override alarm(): Promise<void> {
    return this.#count('alarm', () => super.alarm());
  }

  override webSocketClose(socket: WebSocket): Promise<void> {
    return this.#count('closed', () => super.webSocketClose(socket));
  }

  override webSocketError(socket: WebSocket): Promise<void> {
    return this.#count('error', () => super.webSocketError(socket));
  }
}

export default {
  ...worker,
  fetch(request: Request, env: Env, ctx: ExecutionContext) {
    const url = new URL(request.url);
    if (url.pathname !== '/api/meter') return worker.fetch(request, env, ctx);
    const game = url.searchParams.get('game');
    const object = game === null ? undefined : meters.objects[env.GAME.idFromName(game).toString()];
    return Response.json({ ...meters, objects: object === undefined ? {} : { [game ?? '']: object } });
  },
} satisfies ExportedHandler<Env>;
