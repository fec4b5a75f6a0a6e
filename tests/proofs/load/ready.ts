// Goal 10 as a ratio: how long the built Worker takes until it is ready, beside a hello world in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { openWorker } from '../miniflare.ts';
import { median, type Row } from './row.ts';

const HELLO = 'export default { fetch: () => new Response("hello") };';

function openHello(): Miniflare {
  return new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      workers: [
        {
          name: 'hello',
          compatibilityDate: '2026-11-02',
          modules: [{ type: 'ESModule', path: 'hello.js', contents: HELLO }],
        },
      ],
    }),
  );
}

async function timed(open: (folder: string) => Miniflare): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'kaiben-ready-'));
  const started = performance.now();
  const worker = open(folder);
  await worker.ready;
  const took = performance.now() - started;
  await worker.dispose();
  rmSync(folder, { recursive: true, force: true });
  return took;
}

/** Pairs of starts, one after the other, so that a busy moment hits both. */
export async function readyRow(pairs: number): Promise<Row> {
  await timed(openHello);
  await timed(openWorker);
  const hello: number[] = [];
  const ours: number[] = [];
  for (let n = 0; n < pairs; n += 1) {
    hello.push(await timed(openHello));
    ours.push(await timed(openWorker));
  }
  const base = median(hello);
  return {
    goal: '10',
    what: 'Miniflare ready, beside hello world',
    samples: ours.map((took) => took / base),
    unit: '×',
    counts: 'median',
    target: 3,
    gate: 3.45,
    note: `${pairs} pairs in one run; medians ${base.toFixed(0)} ms and ${median(ours).toFixed(0)} ms on this machine`,
  };
}
