// SEAL10: a real `wrangler dev`, as `npm start` runs it, does not show the rows of an object. The same questions are
// asked of a server with the explorer switched on, where they are answered: so the questions are the right ones.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marksIn, sealedCase } from '../../durable/sealed-case.ts';
import { TableClient } from '../table-client.ts';

const API = '/cdn-cgi/explorer/api';
/** Longest time that a server may take to come up on a busy machine. */
const START_MS = 90_000;

interface Answer {
  status: number;
  text: string;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** The explorer answers to the host name `localhost` alone, which `fetch` would not let us set. */
function ask(port: number, method: string, path: string, body?: object, host = `localhost:${port}`): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { host, 'content-type': 'application/json' },
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Starts the dev server the way `npm start` does; `extra` overrides the committed `.env`. */
async function start(folder: string, extra: Record<string, string>): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort();
  const args = ['dev', '--port', String(port), '--ip', '127.0.0.1', '--inspector-port', '0', '--persist-to', folder];
  const env: NodeJS.ProcessEnv = { ...process.env, CI: '1' };
  delete env['X_LOCAL_EXPLORER'];
  const child = spawn(process.execPath, ['node_modules/wrangler/bin/wrangler.js', ...args], {
    detached: true,
    stdio: 'ignore',
    env: { ...env, ...extra },
  });
  const until = Date.now() + START_MS;
  for (;;) {
    const up = await ask(port, 'GET', '/api/cases').catch(() => null);
    if (up?.status === 200) return { port, child };
    if (Date.now() > until || child.exitCode !== null) {
      stop(child);
      throw new Error('wrangler dev did not come up');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function stop(child: ChildProcess): void {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
}

/** The explorer's own answer; anything else is the page, which the dev server gives for every unknown path. */
function answered({ status, text }: Answer): boolean {
  return status === 200 && text.startsWith('{') && text.includes('"result"');
}

function ids(answer: Answer): string[] {
  if (!answered(answer)) return [];
  const { result } = JSON.parse(answer.text) as { result: { id?: string }[] };
  return result.flatMap((entry) => entry.id ?? []);
}

/** Asks for the rows of one game in every namespace that is listed or known from elsewhere, under one host name. */
async function dig(port: number, host: string, game: string, known: readonly string[]): Promise<[Answer[], string[]]> {
  const listing = `${API}/workers/durable_objects/namespaces`;
  const answers = await Promise.all(
    [API, `${API}/local/workers`, `${API}/d1/database`, listing].map((path) => ask(port, 'GET', path, undefined, host)),
  );
  const spaces = [...new Set([...answers.slice(-1).flatMap(ids), ...known])];
  for (const space of spaces) {
    const objects = await ask(port, 'GET', `${listing}/${space}/objects`, undefined, host);
    answers.push(objects);
    const asked = [{ durable_object_name: game }, ...ids(objects).map((id) => ({ durable_object_id: id }))];
    for (const which of asked)
      for (const table of ['vault', 'events', 'keys']) {
        const body = { ...which, queries: [{ sql: `SELECT * FROM ${table}` }] };
        answers.push(await ask(port, 'POST', `${listing}/${space}/query`, body, host));
      }
  }
  return [answers, spaces];
}

interface Found {
  asked: number;
  answered: number;
  sealed: number;
  spaces: string[];
}

/** Opens a game, then asks for its rows. */
async function leaks(extra: Record<string, string>, known: readonly string[]): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'kaiben-explorer-'));
  const { port, child } = await start(folder, extra);
  try {
    const client = new TableClient(new URL(`http://127.0.0.1:${port}`));
    const { game } = await client.create({ file: sealedCase() }, true);
    const [named, spaces] = await dig(port, `localhost:${port}`, game, known);
    const [numbered] = await dig(port, `127.0.0.1:${port}`, game, spaces);
    const answers = [...named, ...numbered];
    return {
      asked: answers.length,
      answered: answers.filter(answered).length,
      sealed: answers.filter(({ text }) => marksIn(text).length > 0).length,
      spaces,
    };
  } finally {
    stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function run(_options: { quick: boolean }): Promise<{ line: string; ok: boolean }> {
  const open = await leaks({ X_LOCAL_EXPLORER: 'true' }, []);
  const shut = await leaks({}, open.spaces);
  const ok = shut.answered === 0 && shut.sealed === 0 && shut.asked > 8 && open.sealed > 0;
  return {
    line:
      `explorer: ${shut.asked} questions to wrangler dev, ${shut.answered} answered, ${shut.sealed} with sealed rows ` +
      `(with the explorer switched on: ${open.answered} of ${open.asked} answered, ${open.sealed} with sealed rows)`,
    ok,
  };
}
