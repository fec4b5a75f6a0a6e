// Runs one proof of `child.ts` in a process of its own and reads its result.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Outcome {
  line: string;
  ok: boolean;
}

export interface Detailed extends Outcome {
  faults: string[];
  crashed?: boolean;
  figures?: { checks: number; leaks: number; open: number; all: number };
}

const child = fileURLToPath(new URL('child.ts', import.meta.url));

/** The result with its first faults, so that a failure says where to look. */
export async function runChild(name: string, quick: boolean): Promise<Outcome> {
  const { line, ok, faults } = await detailed([name, ...(quick ? ['--quick'] : [])], {});
  return { line: ok ? line : [line, ...faults.slice(0, 12)].join('\n  '), ok };
}

export function detailed(args: readonly string[], env: Record<string, string>): Promise<Detailed> {
  return new Promise((resolve) => {
    const running = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', child, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 240_000,
    });
    let out = '';
    let err = '';
    running.stdout.on('data', (data: Buffer) => (out += data.toString('utf8')));
    running.stderr.on('data', (data: Buffer) => (err += data.toString('utf8')));
    running.on('close', () => {
      const last = out.trim().split('\n').at(-1) ?? '';
      try {
        resolve(JSON.parse(last) as Detailed);
      } catch {
        resolve({ line: `${args.join(' ')}: no result`, ok: false, crashed: true, faults: [err.slice(0, 2_000)] });
      }
    });
  });
}
