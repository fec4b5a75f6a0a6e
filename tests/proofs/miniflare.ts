// The built Worker in a plain Miniflare with its storage in a folder: for kills, benches and the headless demo.
// Needs `npm run build` first. Loopback only.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';

// A notice about the committed .env would stand before the JSON that scripts print.
process.env['WRANGLER_LOG'] ??= 'warn';

const WORKER = resolve('dist/worker');

/** Read once: a proof opens the Worker some hundred times. */
let options: ReturnType<typeof unstable_getMiniflareWorkerOptions> | null = null;

/** Opens the Worker on 127.0.0.1; `bindings` overrides variables, `folderOfCode` the build. */
export function openWorker(
  folder: string,
  port = 0,
  bindings: Record<string, string> = { UNDERSTUDY_PACE: '0' },
  folderOfCode = WORKER,
): Miniflare {
  const built = resolve(folderOfCode);
  options ??= unstable_getMiniflareWorkerOptions('wrangler.toml');
  const { modulesRules: _, ...workerOptions } = options.workerOptions;
  const texts = readdirSync(built).filter((name) => /\.(md|ya?ml|sql)$/.test(name) && name !== 'README.md');
  return new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      cf: false,
      resourcePersistencePath: folder,
      workers: [
        {
          ...workerOptions,
          name: 'kaiben',
          bindings: { ...(workerOptions.bindings as Record<string, string> | undefined), ...bindings },
          modulesRoot: built,
          modules: [
            { type: 'ESModule' as const, path: join(built, 'index.js') },
            ...texts.map((name) => ({
              type: 'Text' as const,
              path: join(built, name),
              contents: readFileSync(join(built, name), 'utf8'),
            })),
          ],
        },
      ],
    }),
  );
}
