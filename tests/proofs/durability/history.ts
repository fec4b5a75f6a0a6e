// The checker of proof 6, Jepsen style and small: what the writers were told against what the storage holds. Reads the
// files of a machine that is dead, so that nothing but the file itself can be in it.
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { apply } from '../../../src/core/game/apply.ts';
import type { GameEvent } from '../../../src/core/game/events.ts';
import type { GameState } from '../../../src/core/game/state.ts';
import type { Sent } from './writer.ts';

export interface StoredRow {
  seq: number;
  at: number;
  command: string | null;
  event: GameEvent;
}

export interface Verdict {
  acknowledged: number;
  lost: string[];
  duplicated: string[];
  torn: string[];
  gaps: string[];
}

/** What one game's object has on disk. */
export interface Disk {
  rows: StoredRow[];
  /** The newest snapshot, folded with the rows after it, as the object itself starts. */
  started: GameState | null;
}

/** Reads a game's database out of a Miniflare folder. Copies it first: opening it would tidy up after the kill. */
export function readDisk(folder: string, game: string): Disk {
  for (const file of sqliteFiles(folder)) {
    const copy = mkdtempSync(join(tmpdir(), 'kaiben-disk-'));
    try {
      for (const end of ['', '-wal', '-shm'])
        if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, join(copy, `db${end}`));
      const db = new DatabaseSync(join(copy, 'db'));
      const found = read(db, game);
      db.close();
      if (found !== null) return found;
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
  return { rows: [], started: null };
}

function sqliteFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sqlite') && name.includes('Game'))
    .map((name) => join(folder, name));
}

function read(db: DatabaseSync, game: string): Disk | null {
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE name = 'about'").all();
  if (tables.length === 0 || db.prepare('SELECT game FROM about').get()?.['game'] !== game) return null;
  const rows = db
    .prepare('SELECT seq, at, command, event FROM events ORDER BY seq')
    .all()
    .map((row): StoredRow => ({
      seq: Number(row['seq']),
      at: Number(row['at']),
      command: row['command'] === null ? null : String(row['command']),
      event: JSON.parse(String(row['event'])) as GameEvent,
    }));
  const parts = db.prepare('SELECT state FROM snapshots ORDER BY slot').all();
  const kept = parts.length === 0 ? null : (JSON.parse(parts.map((row) => String(row['state'])).join('')) as GameState);
  const started = rows.filter((row) => row.seq > (kept?.seq ?? 0)).reduce<GameState | null>(apply, kept);
  return { rows, started };
}

/** Compares what was promised with what is there. */
export function judge(disk: Disk, sent: readonly Sent[], unanswered: readonly Sent[]): Verdict {
  const verdict: Verdict = { acknowledged: sent.length, lost: [], duplicated: [], torn: [], gaps: [] };
  const byCommand = new Map<string, StoredRow[]>();
  for (const [index, row] of disk.rows.entries()) {
    if (row.seq !== index + 1) verdict.gaps.push(`row ${index + 1} is seq ${row.seq}`);
    if (row.command !== null) byCommand.set(row.command, [...(byCommand.get(row.command) ?? []), row]);
  }
  const words = tokenCounts(disk.rows);
  for (const one of [...sent, ...unanswered]) {
    const rows = byCommand.get(`${one.member}:${one.id}`) ?? [];
    if (rows.length === 0) {
      if (one.seq !== null) verdict.lost.push(`${one.id} was answered ${one.seq}`);
      continue;
    }
    const together = rows.every((row, index) => row.seq === (rows[0]?.seq ?? 0) + index);
    if (rows.length < one.rows || !together) verdict.torn.push(`${one.id} has ${rows.length} of ${one.rows} rows`);
    if (rows.length > one.rows) verdict.duplicated.push(`${one.id} has ${rows.length} rows`);
    if (one.seq !== null && rows.at(-1)?.seq !== one.seq)
      verdict.lost.push(`${one.id} was answered ${one.seq} and lies at ${rows.at(-1)?.seq}`);
    const times = words.get(one.token) ?? 0;
    if (times === 0) verdict.lost.push(`${one.id} lost its words`);
    if (times > 1) verdict.duplicated.push(`${one.id} was said ${times} times`);
  }
  // The result of a model's job is one event, however often the job was started.
  for (const [command, rows] of byCommand)
    if (command.startsWith('job:') && rows.length !== 1) verdict.duplicated.push(`${command} has ${rows.length} rows`);
  const folded = disk.rows.reduce<GameState | null>(apply, null);
  if (JSON.stringify(folded) !== JSON.stringify(disk.started))
    verdict.torn.push('a snapshot is not the fold of its log');
  return verdict;
}

/** How often each writer's token stands in a spoken line, a note or a whereabouts. */
function tokenCounts(rows: readonly StoredRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const own = 'job' in row.event && row.event.job !== null ? '' : JSON.stringify(row.event);
    for (const [token] of own.matchAll(/〈\d+-\d+-[a-z0-9]+〉/g)) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
}
