// Leases on owed jobs (TURN6, TURN7). What is owed is derived from the state; a lease only says who works on it and
// until when. One row per seat and kind, overwritten: a claim costs one written row and nothing is ever deleted.
import { dueJobs } from '../../src/core/game/turns.ts';
import type { GameState, Job } from '../../src/core/game/state.ts';
import type { JobId, SeatId } from '../../src/protocol/ids.ts';

/** A runner gives up after 45 s; a little later the job may be taken by another one. */
export const LEASE_MS = 55_000;
/** Times that a job may be started before its seat is shown as failed. */
export const ATTEMPTS = 3;

interface LeaseRow extends Record<string, SqlStorageValue> {
  job: string;
  lease: number;
  until: number;
}

const KINDS = ['speak', 'whereabouts', 'vote'] as const;

export class Leases {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The next job that nobody works on, now leased; null when there is none. */
  claim(state: GameState, now: number): { job: Job; lease: number } | null {
    const job = dueJobs(state).find(
      (due) => this.#until(state, due) <= now && this.attempts(state, due.job) < ATTEMPTS,
    );
    if (job === undefined) return null;
    const lease = this.attempts(state, job.job) + 1;
    this.#sql.exec(
      `INSERT INTO leases (slot, job, lease, until) VALUES (?, ?, ?, ?)
       ON CONFLICT (slot) DO UPDATE SET job = excluded.job, lease = excluded.lease, until = excluded.until`,
      slotOf(state, job),
      job.job,
      lease,
      now + LEASE_MS,
    );
    return { job, lease };
  }

  /** Whether this lease is still the newest one on a job that is still owed. */
  holds(state: GameState, id: JobId, lease: number): boolean {
    const job = state.turns.owed.find((owed) => owed.job === id);
    const row = job === undefined ? null : this.#row(state, job);
    return row !== null && row.job === id && row.lease === lease;
  }

  /** How often a job has been started. */
  attempts(state: GameState, id: JobId): number {
    const job = state.turns.owed.find((owed) => owed.job === id);
    const row = job === undefined ? null : this.#row(state, job);
    return row?.job === id ? row.lease : 0;
  }

  /** Whether a job has had all its starts and the last one is over too. */
  spent(state: GameState, job: Job, now: number): boolean {
    return this.attempts(state, job.job) >= ATTEMPTS && this.#until(state, job) <= now;
  }

  /** Seats that are being spoken for right now. */
  thinking(state: GameState, now: number): SeatId[] {
    return dueJobs(state)
      .filter((job) => job.kind === 'speak' && this.#until(state, job) > now)
      .map((job) => job.seat);
  }

  #until(state: GameState, job: Job): number {
    const row = this.#row(state, job);
    return row?.job === job.job ? row.until : 0;
  }

  #row(state: GameState, job: Job): LeaseRow | null {
    return (
      this.#sql
        .exec<LeaseRow>('SELECT job, lease, until FROM leases WHERE slot = ?', slotOf(state, job))
        .toArray()[0] ?? null
    );
  }
}

function slotOf(state: GameState, job: Job): number {
  return state.seats.findIndex((seat) => seat.id === job.seat) * KINDS.length + KINDS.indexOf(job.kind);
}
