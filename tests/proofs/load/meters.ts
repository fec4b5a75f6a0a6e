// What the metered Worker counts, as it crosses `GET /api/meter`.

export interface ObjectMeter {
  /** How often the object was built: 1 after creation, one more after each sleep. */
  boots: number;
  /** Calls by name. */
  calls: Record<string, number>;
}

export interface Meters {
  /** Rows written by table, as the cursors report them. */
  rows: Record<string, number>;
  /** `setAlarm` calls, each billed as one row. */
  alarms: number;
  /** Timers that were set while an object was running. */
  timers: number;
  /**
   * Finished turns of AI seats: rows and alarms, calls of the object with the runner's last question, and how often the
   * answer was sent back.
   */
  turns: { rows: number; requests: number; again: number }[];
  /** The object that was asked about, by the game's name. */
  objects: Record<string, ObjectMeter>;
}

export const total = (rows: Meters['rows']): number => Object.values(rows).reduce((sum, count) => sum + count, 0);
