// What these tests use of vite and Node; the project of `tests/core` has no types of either on purpose.
interface ImportMeta {
  glob<T>(pattern: string, options: { query: '?raw'; import: 'default'; eager: true }): Record<string, T>;
}

declare const console: { log(line: string): void };
interface CpuTime {
  user: number;
  system: number;
}
declare const process: { cpuUsage(since?: CpuTime): CpuTime };

declare module 'node:child_process' {
  export function spawnSync(
    file: string,
    args: readonly string[],
    options: { encoding: 'utf8' },
  ): { status: number | null; stdout: string; stderr: string };
}
