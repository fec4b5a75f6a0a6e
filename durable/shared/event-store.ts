// The log of one object: append, load, receipts, snapshots (LOG1, LOG3, LOG4). Synchronous by design: it is only used
// inside one `transactionSync`, where nothing may be awaited.

/** A stored event without its meaning. */
export interface Row<E> {
  seq: number;
  at: number;
  event: E;
}

/** Events between two snapshots: a start reads one snapshot and at most this many rows. */
const SNAPSHOT_EVERY = 64;
/** Characters of one row of a snapshot: a row holds at most 2 MB, a character takes up to three bytes. */
const PIECE = 500_000;

export class EventStore<State extends { seq: number }, Event> {
  readonly #sql: SqlStorage;
  #receipts: Map<string, number> | null = null;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** One row an event; `command` is the receipt. */
  append(rows: readonly Row<Event>[], command: string | null): void {
    for (const row of rows)
      this.#sql.exec(
        'INSERT INTO events (seq, at, command, event) VALUES (?, ?, ?, ?)',
        row.seq,
        row.at,
        command,
        JSON.stringify(row.event),
      );
  }

  /** The receipt of a command that changed nothing and so has no row of its own. */
  appendIdle(command: string, seq: number): void {
    this.#sql.exec('INSERT INTO receipts (command, seq) VALUES (?, ?)', command, seq);
  }

  /** Remembers a stored command; called after its transaction has succeeded. */
  acknowledge(command: string, seq: number): void {
    this.#receipts?.set(command, seq);
  }

  /** The answer that a command got before, or null when it is new. */
  receipt(command: string): number | null {
    if (this.#receipts === null) {
      const rows = this.#sql.exec<{ command: string; seq: number }>(
        `SELECT command, max(seq) AS seq FROM events WHERE command IS NOT NULL GROUP BY command
         UNION ALL SELECT command, seq FROM receipts`,
      );
      this.#receipts = new Map([...rows].map((row) => [row.command, row.seq]));
    }
    return this.#receipts.get(command) ?? null;
  }

  /** Writes a snapshot when enough has happened since the last one. */
  snapshot(before: number, state: State): void {
    if (Math.floor(before / SNAPSHOT_EVERY) === Math.floor(state.seq / SNAPSHOT_EVERY)) return;
    const parts = pieces(JSON.stringify(state));
    for (const [slot, part] of parts.entries())
      this.#sql.exec(
        'INSERT INTO snapshots (slot, seq, state) VALUES (?, ?, ?) ON CONFLICT (slot) DO UPDATE SET seq = excluded.seq, state = excluded.state',
        slot,
        state.seq,
        part,
      );
    this.#sql.exec('DELETE FROM snapshots WHERE slot >= ?', parts.length);
  }

  /** The newest snapshot and the rows after it. */
  load(): { state: State | null; rows: Row<Event>[] } {
    const kept = this.#sql.exec<{ state: string }>('SELECT state FROM snapshots ORDER BY slot').toArray();
    const state = kept.length === 0 ? null : (JSON.parse(kept.map((row) => row.state).join('')) as State);
    return { state, rows: this.after(state?.seq ?? 0) };
  }

  after(seq: number): Row<Event>[] {
    const rows = this.#sql.exec<{ seq: number; at: number; event: string }>(
      'SELECT seq, at, event FROM events WHERE seq > ? ORDER BY seq',
      seq,
    );
    return [...rows].map((row) => ({ seq: row.seq, at: row.at, event: JSON.parse(row.event) as Event }));
  }
}

/** Cuts between characters, never inside one that takes two places. */
function pieces(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    const to = from + PIECE + ((text.codePointAt(from + PIECE - 1) ?? 0) > 0xffff ? 1 : 0);
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts;
}
