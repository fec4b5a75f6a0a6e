// Schema steps inside an object. Append-only: a step that has shipped is never edited, a change is a new step (LOG5).
// Tables come into being with the `create` command alone, so that a guessed id stores nothing (SEAT7).

interface Step {
  id: number;
  sql: string;
}

export const STEPS: readonly Step[] = [
  {
    id: 1,
    // An INTEGER key costs one written row, a TEXT key or a UNIQUE column two; hence the receipt is a plain column.
    sql: `
      CREATE TABLE about (slot INTEGER PRIMARY KEY, game TEXT NOT NULL);
      CREATE TABLE events (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, command TEXT, event TEXT NOT NULL);
      CREATE TABLE snapshots (slot INTEGER PRIMARY KEY, seq INTEGER NOT NULL, state TEXT NOT NULL);
      CREATE TABLE vault (ref TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE keys (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, member TEXT) WITHOUT ROWID;
      CREATE TABLE leases (slot INTEGER PRIMARY KEY, job TEXT NOT NULL, lease INTEGER NOT NULL, until INTEGER NOT NULL);
    `,
  },
  {
    id: 2,
    // A command that changes nothing writes no event, but its repeat must not change anything later (CMD1).
    sql: 'CREATE TABLE receipts (command TEXT PRIMARY KEY, seq INTEGER NOT NULL) WITHOUT ROWID;',
  },
];

/** Whether this object has ever been created. */
export function hasTables(sql: SqlStorage): boolean {
  return sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'steps'").toArray().length > 0;
}

/**
 * Runs what is missing, up to `last`. Throws when the storage is ahead of the code: an older Worker must not guess.
 * Call inside `transactionSync`.
 */
export function runSteps(sql: SqlStorage, last = STEPS.length): void {
  sql.exec('CREATE TABLE IF NOT EXISTS steps (id INTEGER PRIMARY KEY)');
  const done = sql.exec<{ id: number }>('SELECT max(id) AS id FROM steps').one().id ?? 0;
  if (done > STEPS.length) throw new Error(`storage is at step ${done}, code at ${STEPS.length}`);
  for (const step of STEPS.slice(done, last)) {
    sql.exec(step.sql);
    sql.exec('INSERT INTO steps (id) VALUES (?)', step.id);
  }
}
