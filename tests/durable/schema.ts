// The tables of a game's object as they are made today (LOG5). Games live for months, so a change of this list is a
// change of stored data: append a step to `durable/shared/steps.ts`, never edit one, then bring this list up to date.
// Sorted by name, white space folded.

export const SCHEMA: readonly string[] = [
  'CREATE TABLE about (slot INTEGER PRIMARY KEY, game TEXT NOT NULL)',
  'CREATE TABLE events (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, command TEXT, event TEXT NOT NULL)',
  'CREATE TABLE keys (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, member TEXT) WITHOUT ROWID',
  'CREATE TABLE leases (slot INTEGER PRIMARY KEY, job TEXT NOT NULL, lease INTEGER NOT NULL, until INTEGER NOT NULL)',
  'CREATE TABLE receipts (command TEXT PRIMARY KEY, seq INTEGER NOT NULL) WITHOUT ROWID',
  'CREATE TABLE snapshots (slot INTEGER PRIMARY KEY, seq INTEGER NOT NULL, state TEXT NOT NULL)',
  'CREATE TABLE steps (id INTEGER PRIMARY KEY)',
  'CREATE TABLE vault (ref TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
];

/** Tables of the first step; an old game has these and no others. */
export const FIRST_TABLES: readonly string[] = ['about', 'events', 'keys', 'leases', 'snapshots', 'steps', 'vault'];
