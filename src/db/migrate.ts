// Applies the numbered SQL of migrations/ on the first request of an isolate (DB2). Writes wrangler's own bookkeeping
// table, so that `wrangler d1 migrations apply` finds nothing left to do. There is no other way migrations run.
import first from '../../migrations/0000_my_games.sql';

const MIGRATIONS: readonly { name: string; sql: string }[] = [{ name: '0000_my_games.sql', sql: first }];

let ready: Promise<void> | null = null;

/** Resolves when the tables are there; a failed try is tried again by the next request. */
export function migrated(db: D1Database): Promise<void> {
  ready ??= run(db).catch((error: unknown) => {
    ready = null;
    throw error;
  });
  return ready;
}

async function run(db: D1Database): Promise<void> {
  await db
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run();
  const done = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  const names = new Set(done.results.map((row) => row.name));
  for (const { name, sql } of MIGRATIONS.filter((migration) => !names.has(migration.name))) {
    const statements = sql.split('--> statement-breakpoint').filter((text) => text.trim() !== '');
    // One batch is one transaction: two isolates that start together cannot both half apply a file.
    await db
      .batch([
        db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
        ...statements.map((text) => db.prepare(text)),
      ])
      .catch(async (error: unknown) => {
        const now = await db.prepare('SELECT 1 FROM d1_migrations WHERE name = ?').bind(name).first();
        if (now === null) throw error;
      });
  }
}
