// The same evening over real HTTP and real sockets against the built Worker, with its storage on disk. Everything that
// the server prints is kept as the operator's log.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { Answer, Person, Stage } from './person.ts';

const SERVE = fileURLToPath(new URL('serve.ts', import.meta.url));
/** Frames of a step arrive within this time after its answer. */
const QUIET_MS = 40;

type OpenSocket = new (url: string, options: { headers: Record<string, string> }) => WebSocket;

export class NetStage implements Stage {
  watched: string | null = '';
  #base = '';
  readonly #folder = mkdtempSync(join(tmpdir(), 'kaiben-canary-'));
  readonly #server: ChildProcess;
  readonly #chunks = new Map<string, string[]>();

  constructor() {
    this.#server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVE, this.#folder], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
    });
    for (const stream of [this.#server.stdout, this.#server.stderr])
      stream?.on('data', (data: Buffer) => {
        const text = data.toString('utf8');
        this.#hear('operator log', text);
        const address = /address (\S+)/.exec(text)?.[1];
        if (address !== undefined) this.#base = address.replace(/\/$/, '');
      });
  }

  async ready(): Promise<void> {
    for (let waited = 0; this.#base === ''; waited += 50) {
      if (waited > 60_000 || this.#server.exitCode !== null)
        throw new Error(`no server: ${this.#chunks.get('operator log')?.join('') ?? ''}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async request(person: Person, method: string, to: string, body?: unknown): Promise<Answer> {
    const send = () =>
      fetch(`${this.#base}${to}`, {
        method,
        headers: person.cookie === '' ? {} : { cookie: person.cookie },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    // A body that is refused for its size is not read to its end, and the runtime hangs up; the next one goes anew.
    const response = await send().catch(send);
    const text = await response.text();
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (cookie !== undefined) person.cookie = cookie;
    this.#hear(person.name, [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'));
    this.#hear(person.name, text);
    return { status: response.status, text };
  }

  async listen(person: Person, game: string, after = 0): Promise<boolean> {
    const Socket = WebSocket as unknown as OpenSocket;
    const url = `${this.#base.replace('http', 'ws')}/api/games/${game}/socket?after=${after}`;
    const socket = new Socket(url, { headers: { cookie: person.cookie } });
    socket.addEventListener('message', (message) => this.#hear(person.name, String(message.data)));
    const open = await new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true));
      socket.addEventListener('error', () => resolve(false));
    });
    if (open) person.socket = socket;
    return open;
  }

  hangUp(person: Person): void {
    person.socket?.close();
    person.socket = null;
  }

  tick(): void {}

  async alarm(): Promise<void> {}

  evict(): void {}

  async take(): Promise<Map<string, string[]>> {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const heard = new Map(this.#chunks);
    this.#chunks.clear();
    return heard;
  }

  /** After a failure: nothing stays behind. */
  abandon(): void {
    this.#server.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Stops the server and reads what lies on the disk: the object of a game but for its vault, and the listing. */
  async close(people: readonly Person[], game: string): Promise<{ objectLog: string; listing: string }> {
    for (const person of people) this.hangUp(person);
    const gone = new Promise((resolve) => this.#server.on('exit', resolve));
    this.#server.stdin?.end();
    const late = setTimeout(() => this.#server.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(late);
    const found = { objectLog: '', listing: '' };
    for (const name of readdirSync(this.#folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.sqlite')) continue;
      const db = new DatabaseSync(join(this.#folder, name), { readOnly: true });
      const tables = db
        .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
        .all()
        .map((row) => String(row['name']));
      const rows = (table: string) => rowsOf(db, table);
      if (tables.includes('my_games')) found.listing = tables.map(rows).join('\n');
      if (tables.includes('vault') && rows('about').includes(game))
        found.objectLog = tables
          .filter((table) => table !== 'vault')
          .map(rows)
          .join('\n');
      db.close();
    }
    rmSync(this.#folder, { recursive: true, force: true });
    if (found.objectLog === '' || found.listing === '') throw new Error('the storage was not found');
    return found;
  }

  #hear(principal: string, text: string): void {
    this.#chunks.set(principal, [...(this.#chunks.get(principal) ?? []), text]);
  }
}

const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/** A table as text; the platform's own tables hold numbers that only a bigint takes. */
function rowsOf(db: DatabaseSync, table: string): string {
  const all = db.prepare(`SELECT * FROM "${table}"`);
  all.setReadBigInts(true);
  return all
    .all()
    .map((row) => JSON.stringify(row, plain))
    .join('\n');
}
