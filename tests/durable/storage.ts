// Looks into the storage of a game's object, which no route does. Kept apart from `person.ts` on purpose: what a test
// learns here is what the machine knows, never what a person sees.
import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { apply } from '../../src/core/game/apply.ts';
import type { GameEvent, Stored } from '../../src/core/game/events.ts';
import type { GameState } from '../../src/core/game/state.ts';
import { gameDesk, type GameDesk } from '../../src/http/desk.ts';

export interface EventRow extends Record<string, SqlStorageValue> {
  seq: number;
  at: number;
  command: string | null;
  event: string;
}

export function stubOf(game: string): DurableObjectStub {
  return env.GAME.get(env.GAME.idFromName(game));
}

export function deskOf(game: string): GameDesk {
  return gameDesk(env, game);
}

/** Rows of one statement, read inside the object. */
export function rows<T extends Record<string, SqlStorageValue>>(
  game: string,
  query: string,
  ...values: SqlStorageValue[]
): Promise<T[]> {
  return runInDurableObject(stubOf(game), (_object, ctx) => ctx.storage.sql.exec<T>(query, ...values).toArray());
}

export function events(game: string): Promise<EventRow[]> {
  return rows<EventRow>(game, 'SELECT seq, at, command, event FROM events ORDER BY seq');
}

/** Tables that the object has made; empty for an object that stores nothing. */
export async function tables(game: string): Promise<string[]> {
  const found = await rows<{ name: string }>(
    game,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name",
  );
  return found.map((row) => row.name);
}

/** The fold of the whole log, without any snapshot. */
export async function stateFromLog(game: string): Promise<GameState> {
  const log = (await events(game)).map((row): Stored => ({
    seq: row.seq,
    at: row.at,
    event: JSON.parse(row.event) as GameEvent,
  }));
  const state = log.reduce<GameState | null>(apply, null);
  if (state === null) throw new Error('an empty log');
  return state;
}

export function alarmOf(game: string): Promise<number | null> {
  return runInDurableObject(stubOf(game), (_object, ctx) => ctx.storage.getAlarm());
}
