// Goals 5 and 6: rows written, calls of the object, timers, sleep. Counted in a metered build of the Worker while a game is
// played through its routes; a count is the same on every machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandForm } from '../../../src/protocol/requests.ts';
import { sealedCase } from '../../durable/sealed-case.ts';
import { openWorker } from '../miniflare.ts';
import { TableClient } from '../table-client.ts';
import { total, type Meters } from './meters.ts';
import type { Row } from './row.ts';
import { buildVariant } from './trees.ts';

/** A socket with a cookie, which the browser's own constructor has no place for. */
type CookieSocket = new (url: string, init: { headers: Record<string, string> }) => WebSocket;

/** Longest silence after which the object has to be asleep, with a heartbeat all the while. */
const SLEEP_MS = 12_000;
const HEARTBEAT_MS = 2_000;
const PHASES = ['lobby', 'self-intro', 'inquiry', 'search', 'final', 'reveal'] as const;

class Bench {
  readonly base: URL;

  constructor(base: URL) {
    this.base = base;
  }

  async meters(game = ''): Promise<Meters> {
    return (await (await fetch(new URL(`/api/meter?game=${game}`, this.base))).json()) as Meters;
  }

  async listen(client: TableClient): Promise<WebSocket> {
    const url = new URL(`/api/games/${client.game}/socket`, this.base);
    url.protocol = 'ws:';
    const socket = new (WebSocket as unknown as CookieSocket)(url.href, { headers: { cookie: client.cookie } });
    await new Promise((resolve, reject) => {
      socket.addEventListener('message', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error('no socket')), { once: true });
    });
    return socket;
  }

  /** Rows and alarms that something writes, by table. */
  async written(
    game: string,
    something: () => Promise<unknown>,
  ): Promise<{ rows: Meters['rows']; alarms: number; calls: number }> {
    const calls = (meters: Meters) => total(meters.objects[game]?.calls ?? {});
    const before = await this.meters(game);
    await something();
    const after = await this.meters(game);
    const rows = Object.fromEntries(
      Object.entries(after.rows)
        .map(([table, count]) => [table, count - (before.rows[table] ?? 0)] as const)
        .filter(([, count]) => count !== 0),
    );
    return { rows, alarms: after.alarms - before.alarms, calls: calls(after) - calls(before) };
  }
}

async function must(client: TableClient, command: CommandForm): Promise<void> {
  const refused = await client.send(command);
  if (refused !== null) throw new Error(`${command.type}: ${refused.code}`);
}

const say = (text: string): CommandForm => ({ type: 'speak', text, to: null, quotes: [] });

/** A solo game in some phase: one person, three AI seats. */
async function soloGame(bench: Bench, phase: (typeof PHASES)[number]): Promise<TableClient> {
  const client = new TableClient(bench.base);
  await client.create({ file: sealedCase() }, phase !== 'lobby');
  for (let at = 1; at < PHASES.indexOf(phase); at += 1) {
    if (PHASES[at] === 'final') await must(client, { type: 'consent', ready: true });
    else await must(client, { type: 'enterPhase', skipGate: true });
  }
  return client;
}

async function utteranceRow(bench: Bench, lines: number): Promise<Row> {
  const client = await soloGame(bench, 'final');
  const samples: number[] = [];
  let snapshots = 0;
  for (let n = 0; n < lines; n += 1) {
    const { rows, alarms } = await bench.written(client.game, () => must(client, say(`一句平常的话，第${n}句`)));
    snapshots += rows['snapshots'] ?? 0;
    samples.push(total(rows) - (rows['snapshots'] ?? 0) + alarms);
  }
  return {
    goal: '5',
    what: 'rows per plain line of a person',
    samples,
    unit: 'rows',
    counts: 'most',
    target: 1,
    note: `${lines} lines that call nobody, receipt included; besides, the snapshot every 64 events wrote ${snapshots}`,
  };
}

async function turnRows(bench: Bench, lines: number): Promise<Row[]> {
  const started = (await bench.meters()).turns.length;
  const client = await soloGame(bench, 'inquiry');
  // A new game has no alarm yet, so its first turn pays for one; the choices of the first phase are turns as well.
  for (let n = 0; n < lines; n += 1) await must(client, say(`丙土秋，第${n}问`));
  await must(client, { type: 'enterPhase', skipGate: true });
  await must(client, { type: 'enterPhase', skipGate: true });
  await must(client, { type: 'vote', choice: 'p1', reason: '凭感觉' });
  const { turns } = await bench.meters();
  const mine = turns.slice(started);
  // An answer that was sent back costs one more call each time; twice is the end, then a pause line is said.
  const sentBack = mine.filter((turn) => turn.again > 0).length;
  const note = `${mine.length} turns of speech, whereabouts and votes in a solo game`;
  return [
    {
      goal: '5',
      what: 'rows per AI turn',
      samples: mine.map((turn) => turn.rows),
      unit: 'rows',
      counts: 'most',
      target: 3,
      note: `${note}; lease, event and, when none is set, the alarm; the snapshot every 64 events left out`,
    },
    {
      goal: '6',
      what: 'object requests per AI turn',
      samples: mine.map((turn) => turn.requests - turn.again),
      unit: 'calls',
      counts: 'most',
      target: 4,
      note: `${note}; with the runner’s last question; one more each time that an answer is sent back (${sentBack} turns here)`,
    },
  ];
}

/** Time for frames to arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

async function quietRows(bench: Bench): Promise<Row[]> {
  const client = await soloGame(bench, 'inquiry');
  const socket = await bench.listen(client);
  let pongs = 0;
  let live = 0;
  socket.addEventListener('message', ({ data }) => {
    pongs += data === 'pong' ? 1 : 0;
    live += String(data).startsWith('{"type":"live"') ? 1 : 0;
  });
  const pings = await bench.written(client.game, async () => {
    for (let n = 0; n < 20; n += 1) socket.send('ping');
    await settle();
  });
  const presence = await bench.written(client.game, async () => {
    for (let n = 0; n < 5; n += 1) (await bench.listen(client)).close();
    await settle();
  });
  socket.close();
  return [
    {
      goal: '5',
      what: 'rows per heartbeat, and calls of the object',
      samples: [total(pings.rows) + pings.alarms + pings.calls],
      unit: 'rows + calls',
      counts: 'most',
      target: 0,
      note: `20 pings, ${pongs} answered by the platform`,
      ...(pongs === 20 ? {} : { fault: `${pongs} of 20 pings answered` }),
    },
    {
      goal: '5',
      what: 'rows per live frame (who is here, who is thinking)',
      samples: [total(presence.rows) + presence.alarms],
      unit: 'rows',
      counts: 'most',
      target: 0,
      note: `5 people come and go, ${live} live frames`,
      ...(live >= 10 ? {} : { fault: `only ${live} live frames` }),
    },
  ];
}

/** One game in every phase, each with an open socket and a heartbeat; then silence. */
async function sleepRows(bench: Bench): Promise<Row[]> {
  const parked: { phase: (typeof PHASES)[number]; client: TableClient; socket: WebSocket }[] = [];
  for (const phase of PHASES) {
    const client = await soloGame(bench, phase);
    parked.push({ phase, client, socket: await bench.listen(client) });
  }
  const boots = async (game: string) => (await bench.meters(game)).objects[game]?.boots ?? 0;
  // The last event of each: something that a person does, and the AI turns that follow from it.
  for (const { phase, client } of parked) if (phase !== 'lobby') await must(client, say('就到这里。'));
  const before = await Promise.all(parked.map(({ client }) => boots(client.game)));
  const beating = setInterval(() => parked.forEach(({ socket }) => socket.send('ping')), HEARTBEAT_MS);
  await new Promise((resolve) => setTimeout(resolve, SLEEP_MS));
  clearInterval(beating);
  const awake: string[] = [];
  for (const [index, { phase, client, socket }] of parked.entries()) {
    // An object that slept is built again by this look at it; one that stayed awake is not.
    await client.view();
    if ((await boots(client.game)) !== (before[index] ?? 0) + 1) awake.push(phase);
    if (socket.readyState !== WebSocket.OPEN) awake.push(`${phase} (socket lost)`);
    socket.close();
  }
  const { timers } = await bench.meters();
  return [
    {
      goal: '6',
      what: `phases in which the object is not asleep ${SLEEP_MS / 1000} s after its last event`,
      samples: [awake.length],
      unit: `of ${PHASES.length}`,
      counts: 'most',
      target: 0,
      note: `open socket, a ping every ${HEARTBEAT_MS / 1000} s; asleep = built again by the next request`,
      ...(awake.length === 0 ? {} : { fault: `awake: ${awake.join(', ')}` }),
    },
    {
      goal: '6',
      what: 'timers set by an object',
      samples: [timers],
      unit: 'timers',
      counts: 'most',
      target: 0,
      note: 'over everything above, counted while one of its methods runs',
    },
  ];
}

export async function countRows({ quick }: { quick: boolean }): Promise<Row[]> {
  const built = buildVariant('metered', { main: 'tests/durable/metered-worker.ts', content: true });
  const folder = mkdtempSync(join(tmpdir(), 'kaiben-bench-'));
  const worker = openWorker(folder, 0, { UNDERSTUDY_PACE: '0' }, built);
  try {
    const bench = new Bench(await worker.ready);
    return [
      await utteranceRow(bench, quick ? 70 : 300),
      ...(await turnRows(bench, quick ? 20 : 100)),
      ...(await quietRows(bench)),
      ...(await sleepRows(bench)),
    ];
  } finally {
    await worker.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
