// A real `wrangler dev` for browser tests: own port, own storage, killed as a group so that nothing stays behind.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';

export class DevServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'kaiben-web-'));
  readonly #port: number;
  #child: ChildProcess | null = null;

  constructor(port: number) {
    this.#port = port;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Starts and waits until the API answers. */
  async start(): Promise<void> {
    const port = String(this.#port);
    this.#child = spawn(
      process.execPath,
      [WRANGLER, 'dev', '--port', port, '--inspector-port', '0', '--persist-to', this.#folder],
      { detached: true, stdio: 'ignore', env: { ...process.env, CI: '1' } },
    );
    for (let tries = 0; tries < 240; tries += 1) {
      const up = await fetch(`${this.origin}/api/cases`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (up) return;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error('the dev server did not come up within a minute');
  }

  /** SIGKILL to the whole group, as a power cut would do it. */
  kill(): void {
    const child = this.#child;
    this.#child = null;
    if (child?.pid === undefined || child.exitCode !== null) return;
    process.kill(-child.pid, 'SIGKILL');
  }

  stop(): void {
    this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
