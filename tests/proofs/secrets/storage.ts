// The storage of an object and of D1 in memory, over Node's own SQLite: the same SQL runs here as in production, so the
// real classes of durable/ and src/db can be played thousands of times within a process.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

type Row = Record<string, unknown>;

class Cursor {
  readonly #rows: Row[];

  constructor(rows: Row[]) {
    this.#rows = rows;
  }

  toArray(): Row[] {
    return this.#rows;
  }

  one(): Row {
    const [row, ...more] = this.#rows;
    if (row === undefined || more.length > 0) throw new Error(`expected one row, got ${this.#rows.length}`);
    return row;
  }

  [Symbol.iterator](): Iterator<Row> {
    return this.#rows[Symbol.iterator]();
  }
}

/** What `ctx.storage` is to an object. */
export class ObjectStorage {
  readonly db = new DatabaseSync(':memory:');
  #alarm: number | null = null;

  readonly sql = {
    exec: (text: string, ...values: SQLInputValue[]): Cursor => {
      if (values.length === 0 && text.includes(';')) {
        this.db.exec(text);
        return new Cursor([]);
      }
      return new Cursor(
        this.db
          .prepare(text)
          .all(...values)
          .map((row) => ({ ...row })),
      );
    },
  };

  transactionSync<T>(work: () => T): T {
    this.db.exec('BEGIN');
    try {
      const result = work();
      this.db.exec('COMMIT');
      return result;
    } catch (error) {
      this.db.exec('ROLLBACK');
      throw error;
    }
  }

  async getAlarm(): Promise<number | null> {
    return this.#alarm;
  }

  async setAlarm(at: number): Promise<void> {
    this.#alarm = at;
  }

  /** Everything that is stored but for the vault, as one text; `after` leaves out older events. */
  dump(after: number): string {
    const tables = this.db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name != 'vault'").all();
    return tables
      .map(({ name }) => {
        const rows =
          name === 'events'
            ? this.db.prepare('SELECT * FROM events WHERE seq > ?').all(after)
            : this.db.prepare(`SELECT * FROM "${String(name)}"`).all();
        return `${String(name)}\n${rows.map((row) => JSON.stringify(row)).join('\n')}`;
      })
      .join('\n');
  }

  /** The events after a sequence number, as they were stored. */
  events(after: number): { seq: number; at: number; event: unknown }[] {
    if (!this.hasTables()) return [];
    const rows = this.db.prepare('SELECT seq, at, event FROM events WHERE seq > ? ORDER BY seq').all(after);
    return rows.map((row) => ({
      seq: Number(row['seq']),
      at: Number(row['at']),
      event: JSON.parse(String(row['event'])) as unknown,
    }));
  }

  hasTables(): boolean {
    return this.db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'events'").all().length > 0;
  }
}

class Statement {
  readonly #db: DatabaseSync;
  readonly #text: string;
  readonly #values: SQLInputValue[];

  constructor(db: DatabaseSync, text: string, values: SQLInputValue[] = []) {
    this.#db = db;
    this.#text = text;
    this.#values = values;
  }

  bind(...values: SQLInputValue[]): Statement {
    return new Statement(this.#db, this.#text, values);
  }

  rows(): Row[] {
    return this.#db.prepare(this.#text).all(...this.#values);
  }

  async all() {
    return { success: true, results: this.rows(), meta: {} };
  }

  async run() {
    return this.all();
  }

  async first(): Promise<Row | null> {
    return this.rows()[0] ?? null;
  }

  async raw(): Promise<unknown[][]> {
    return this.rows().map((row) => Object.values(row));
  }
}

/** What `env.DB` is to the Worker. */
export class Listing {
  readonly db = new DatabaseSync(':memory:');

  prepare(text: string): Statement {
    return new Statement(this.db, text);
  }

  async batch(statements: readonly Statement[]) {
    this.db.exec('BEGIN');
    try {
      const results = statements.map((statement) => ({ success: true, results: statement.rows(), meta: {} }));
      this.db.exec('COMMIT');
      return results;
    } catch (error) {
      this.db.exec('ROLLBACK');
      throw error;
    }
  }

  /** Forgets the rows, keeps the tables. */
  clear(): void {
    const made = this.db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'my_games'").all().length > 0;
    if (made) this.db.exec('DELETE FROM my_games');
  }

  dump(): string {
    const tables = this.db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    return tables
      .flatMap(({ name }) => this.db.prepare(`SELECT * FROM "${String(name)}"`).all())
      .map((row) => JSON.stringify(row))
      .join('\n');
  }
}
