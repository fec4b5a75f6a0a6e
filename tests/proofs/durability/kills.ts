// Proof 6: the machine dies without a word (SIGKILL of workerd) at random moments while four people write and AI seats
// answer, on the built Worker with its storage on disk. After every kill the dead machine's files are read and compared
// with what the writers were told. Shows a killed process, not a power cut: what the kernel has stays.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { sealedCase } from '../../durable/sealed-case.ts';
import { openWorker } from '../miniflare.ts';
import { TableClient } from '../table-client.ts';
import { judge, readDisk, type Verdict } from './history.ts';
import { Writer } from './writer.ts';

const PEOPLE = 4;
const SEATS = 6;
/** Kills that one game lives through before a new one is opened. */
const KILLS_A_GAME = 20;
/** About how long an AI seat thinks, so that turns are under way when the machine dies. */
const PACE = '40';

interface Table {
  game: string;
  writers: Writer[];
}

/** A command that has to be accepted, with the AI turns that it brings. */
async function must(client: TableClient, ...command: Parameters<TableClient['send']>): Promise<void> {
  const refused = await client.send(...command);
  if (refused !== null) throw new Error(`${command[0].type}: ${refused.code}`);
}

/** Four people seated, two AI, in the phase where private talk is open. */
async function openTable(base: URL): Promise<Table> {
  const clients = Array.from({ length: PEOPLE }, () => new TableClient(base));
  const [owner] = clients;
  if (owner === undefined) throw new Error('no owner');
  const { game, room } = await owner.create({ file: sealedCase({ seats: SEATS }) }, false);
  for (const client of clients.slice(1)) await client.join(game, room, '写的人');
  for (const [seat, client] of clients.entries()) await must(client, { type: 'sit', seat: `p${seat}` });
  await must(owner, { type: 'fillSeats' });
  await must(owner, { type: 'startGame' });
  await must(owner, { type: 'enterPhase', skipGate: true });
  const writers: Writer[] = [];
  for (const [seat, client] of clients.entries()) {
    const { member } = (await client.view()).me;
    writers.push(new Writer(client, member ?? '', seat, SEATS));
  }
  return { game, writers };
}

/** The workerd children of this process that were not there before. */
function workerds(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  return children
    .filter((pid) => pid !== '')
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('workerd'))
    .map(Number);
}

class Machine {
  readonly folder = mkdtempSync(join(tmpdir(), 'kaiben-kills-'));
  #worker: Miniflare | null = null;
  #pid = 0;
  #port = 0;

  /** Starts on the same folder and the same port as before. */
  async start(): Promise<URL> {
    const before = new Set(workerds());
    const worker = openWorker(this.folder, this.#port, { UNDERSTUDY_PACE: PACE });
    const base = await worker.ready;
    this.#worker = worker;
    this.#port = Number(base.port);
    this.#pid = workerds().find((pid) => !before.has(pid)) ?? 0;
    if (this.#pid === 0) throw new Error('no workerd was started');
    return base;
  }

  async kill(): Promise<void> {
    process.kill(this.#pid, 'SIGKILL');
    await this.#worker?.dispose();
    this.#worker = null;
  }

  async end(): Promise<void> {
    await this.#worker?.dispose();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

interface Tally {
  kills: number;
  acknowledged: number;
  faults: Record<'lost' | 'duplicated' | 'torn' | 'gaps', string[]>;
  odd: string[];
  /** Commands that had no answer when the machine died, and how many of them were stored all the same. */
  cutOff: number;
  storedAnyway: number;
  turns: number;
}

/** One game through its kills; the tally grows. */
async function oneGame(machine: Machine, kills: number, tally: Tally): Promise<void> {
  const table = await openTable(await machine.start());
  for (let n = 0; n < kills; n += 1) {
    const stop = new AbortController();
    const writing = table.writers.map((writer) => writer.write(stop.signal));
    await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 300));
    stop.abort();
    await machine.kill();
    await Promise.all(writing);
    await Promise.all(table.writers.map((writer) => writer.rest()));
    tally.kills += 1;
    look(machine, table, tally, false);
    await machine.start();
  }
  await Promise.all(table.writers.map((writer) => writer.settle()));
  await Promise.all(table.writers.map((writer) => writer.rest()));
  await machine.kill();
  look(machine, table, tally, true);
}

/** Compares; figures that count commands are taken once a game, faults at every look. */
function look(machine: Machine, { game, writers }: Table, tally: Tally, last: boolean): void {
  const disk = readDisk(machine.folder, game);
  const sent = writers.flatMap((writer) => writer.sent);
  const open = writers.flatMap((writer) => writer.unanswered ?? []);
  const verdict: Verdict = judge(disk, sent, open);
  for (const fault of ['lost', 'duplicated', 'torn', 'gaps'] as const) tally.faults[fault].push(...verdict[fault]);
  if (last) {
    tally.acknowledged += verdict.acknowledged;
    tally.turns += disk.rows.filter((row) => row.command?.startsWith('job:')).length;
    tally.odd.push(...writers.flatMap((writer) => writer.odd.map(({ id, what }) => `${id}: ${what}`)));
    return;
  }
  const stored = new Set(disk.rows.map((row) => row.command));
  tally.cutOff += open.length;
  tally.storedAnyway += open.filter((one) => stored.has(`${one.member}:${one.id}`)).length;
}

export async function run({ quick }: { quick: boolean }): Promise<{ line: string; ok: boolean }> {
  const goal = quick ? 12 : 200;
  const tally: Tally = {
    kills: 0,
    acknowledged: 0,
    faults: { lost: [], duplicated: [], torn: [], gaps: [] },
    odd: [],
    cutOff: 0,
    storedAnyway: 0,
    turns: 0,
  };
  const machine = new Machine();
  try {
    while (tally.kills < goal) await oneGame(machine, Math.min(KILLS_A_GAME, goal - tally.kills), tally);
  } finally {
    await machine.end();
  }
  const faults = Object.entries(tally.faults);
  for (const [kind, found] of [...faults, ['odd answers', tally.odd] as const])
    for (const what of new Set(found.slice(0, 20))) console.error(`${kind}: ${what}`);
  const counted = faults.map(([kind, found]) => `${kind} ${new Set(found).size}`).join(', ');
  const ok =
    faults.every(([, found]) => found.length === 0) &&
    tally.odd.length === 0 &&
    tally.kills === goal &&
    tally.acknowledged > goal * 5 &&
    tally.turns > 0;
  return {
    line:
      `kills: ${tally.kills}, acknowledged ${tally.acknowledged}, ${counted} ` +
      `(${tally.cutOff} commands cut off, ${tally.storedAnyway} of them stored and answered on the second try; ${tally.turns} AI turns)`,
    ok,
  };
}
