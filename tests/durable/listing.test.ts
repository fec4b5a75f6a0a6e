// D1: a listing and nothing else, and tables that make themselves (DB1, DB2). A "second isolate" is a second copy of the
// module, which is what an isolate has of its own.
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import journal from '../../migrations/meta/_journal.json';
import { hashOf } from '../../src/http/session.ts';
import { playedTable } from './evening.ts';
import { Person } from './person.ts';
import { marksIn } from './sealed-case.ts';

const FILES = journal.entries.map((entry) => `${entry.tag}.sql`);

async function tablesOf(): Promise<string[]> {
  const found = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name",
  ).all<{ name: string }>();
  return found.results.map((row) => row.name);
}

async function noted(): Promise<string[]> {
  const found = await env.DB.prepare('SELECT name FROM d1_migrations ORDER BY id').all<{ name: string }>();
  return found.results.map((row) => row.name);
}

/** A fresh copy of the module, as another isolate would have it. */
async function isolate(): Promise<(db: D1Database) => Promise<void>> {
  vi.resetModules();
  return (await import('../../src/db/migrate.ts')).migrated;
}

async function mine(person: Person): Promise<{ id: string; status: string }[]> {
  const answer = await person.fetch('/api/mine');
  return (await answer.json<{ games: { id: string; status: string }[] }>()).games;
}

describe('the listing', () => {
  it('[DB1] holds a hashed person, a game, a title, a status and a time; no case text, no words, no credential', async () => {
    const { game, room, owner, guest } = await playedTable();
    const { results } = await env.DB.prepare('SELECT * FROM my_games WHERE game = ?')
      .bind(game)
      .all<Record<string, unknown>>();
    expect(results.length).toBe(3);
    for (const row of results) {
      expect(Object.keys(row).toSorted()).toEqual(['at', 'game', 'person', 'status', 'title']);
      expect(row).toMatchObject({ title: '一张空桌', status: 'playing' });
    }
    const token = owner.cookie.split('=')[1] ?? '';
    expect(results.map((row) => row['person'])).toContain(await hashOf('person', token));
    const everything = await Promise.all(
      (await tablesOf()).map(async (name) => (await env.DB.prepare(`SELECT * FROM ${name}`).all()).results),
    );
    const text = JSON.stringify(everything);
    expect(marksIn(text)).toEqual([]);
    for (const kept of ['我先说', '悄悄问一句', '札记一行', '凭感觉', '开房的人', '灯灭过一次'])
      expect(text).not.toContain(kept);
    for (const credential of [room, token, guest.cookie.split('=')[1] ?? '', await hashOf(game, token)])
      expect(text).not.toContain(credential);
  });

  it('[DB1] shows a person his own games and follows their status', async () => {
    const { game, owner, guest } = await playedTable();
    expect((await mine(owner)).map(({ id, status }) => [id, status])).toEqual([[game, 'playing']]);
    expect(await mine(new Person('路人'))).toEqual([]);
    await owner.does(game, { type: 'consent', ready: true });
    expect((await mine(guest)).map(({ id, status }) => [id, status])).toEqual([[game, 'revealed']]);
  });
});

describe('its tables', () => {
  beforeEach(async () => {
    await env.DB.batch([...(await tablesOf())].map((name) => env.DB.prepare(`DROP TABLE ${name}`)));
    expect(await tablesOf()).toEqual([]);
  });

  it('[DB2] are made on the first request and noted in wrangler’s own table, file by file', async () => {
    await (
      await isolate()
    )(env.DB);
    expect(await tablesOf()).toEqual(['d1_migrations', 'my_games']);
    expect(await noted()).toEqual(FILES);
    const columns = await env.DB.prepare('PRAGMA table_info(d1_migrations)').all<{ name: string }>();
    expect(columns.results.map((column) => column.name)).toEqual(['id', 'name', 'applied_at']);
  });

  it('[DB2] are left alone by the next isolate and keep their rows', async () => {
    await (
      await isolate()
    )(env.DB);
    await env.DB.prepare("INSERT INTO my_games VALUES ('p', 'g', 't', 's', 1)").run();
    await (
      await isolate()
    )(env.DB);
    expect(await noted()).toEqual(FILES);
    expect((await env.DB.prepare('SELECT * FROM my_games').all()).results.length).toBe(1);
  });

  it('[DB2] are made once when isolates start together', async () => {
    const starts = [await isolate(), await isolate(), await isolate()];
    expect(new Set(starts).size).toBe(3);
    await Promise.all(starts.map((start) => start(env.DB)));
    expect(await tablesOf()).toEqual(['d1_migrations', 'my_games']);
    expect(await noted()).toEqual(FILES);
  });

  it('[DB2] come with the next request when the first one failed', async () => {
    const migrated = await isolate();
    const down = { prepare: () => ({ run: () => Promise.reject(new Error('down')) }) } as unknown as D1Database;
    await expect(migrated(down)).rejects.toThrow('down');
    await migrated(env.DB);
    expect(await noted()).toEqual(FILES);
  });
});
