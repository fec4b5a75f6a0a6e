// Goals 10 and 11 as bytes: what a phone loads before its first line can be sent, and the Worker's own code.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Row } from './row.ts';
import { buildVariant } from './trees.ts';

const PAGE = 'dist/page';
const kb = (bytes: number) => bytes / 1024;
const zipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).byteLength;

/** The address of commands stands in one place of the page: in the code that sends them. */
const SENDS = '/commands';

/** A file with everything that it imports statically. */
function closure(page: string, path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !existsSync(join(page, path))) return found;
  found.add(path);
  if (!path.endsWith('.js')) return found;
  const code = readFileSync(join(page, path), 'utf8');
  // Static imports and re-exports; `import(` is not one of them.
  for (const [, next] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g))
    if (next !== undefined) closure(page, posix.join(dirname(path), next), found);
  return found;
}

/** Chunks that a file imports on demand, each with the files that the bundler loads beside it, styles included. */
function onDemand(page: string, path: string): string[][] {
  const code = readFileSync(join(page, path), 'utf8');
  const listed = JSON.parse(/m\.f\|\|\(m\.f=(\[[^\]]*\])/.exec(code)?.[1] ?? '[]') as string[];
  return [
    ...code.matchAll(/\bimport\(["'`](\.{1,2}\/[^"'`]+)["'`]\)(?:.{0,80}?__vite__mapDeps\(\[([\d,]*)\]\))?/g),
  ].map(([, chunk = '', beside = '']) => [
    ...closure(page, posix.join(dirname(path), chunk)),
    ...beside.split(',').flatMap((index) => (index === '' ? [] : (listed[Number(index)] ?? []))),
  ]);
}

/**
 * Files that a phone loads until the first line can be sent: what the page names, what that imports statically, and, when
 * the table is a chunk of its own, that chunk with all that comes with it.
 */
export function firstLoad(page = PAGE): string[] {
  const html = readFileSync(join(page, 'index.html'), 'utf8');
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => {
    if (!/type="module"|rel="modulepreload"|rel="stylesheet"/.test(tag)) return [];
    return /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? [];
  });
  const first = new Set(named.flatMap((path) => [...closure(page, path)]));
  const sends = (paths: Iterable<string>) =>
    [...paths].some((path) => path.endsWith('.js') && readFileSync(join(page, path), 'utf8').includes(SENDS));
  if (sends(first)) return [...first];
  const table = [...first]
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => onDemand(page, path))
    .find(sends);
  return [...new Set([...first, ...(table ?? [])])];
}

export function pageRow(): Row {
  const files = firstLoad();
  const texts = files.map((path) => readFileSync(join(PAGE, path)));
  const row: Row = {
    goal: '11',
    what: 'page: JS + CSS until the first line can be sent',
    samples: [kb(texts.reduce((sum, text) => sum + zipped(text), 0))],
    unit: 'KB gz',
    counts: 'most',
    target: 60,
    note: `the entry’s static graph and the table’s, ${files.length} files, each gzipped`,
  };
  const code = texts.map(String).join('\n');
  if (!code.includes(SENDS) || !code.includes('textarea')) row.fault = 'no line can be sent from what was counted';
  return row;
}

export function codeRow(): Row {
  const out = buildVariant('code', { main: 'src/index.ts', content: false });
  const bare = readFileSync(join(out, 'index.js'));
  const whole = zipped(readFileSync('dist/worker/index.js'));
  const row: Row = {
    goal: '10',
    what: 'Worker: code without content',
    samples: [kb(zipped(bare))],
    unit: 'KB gz',
    counts: 'most',
    target: 350,
    note: `wrangler’s minified build with an empty content.json; with the shipped cases ${kb(whole).toFixed(0)} KB gz`,
  };
  if (!/minify\s*=\s*true/.test(readFileSync('wrangler.toml', 'utf8'))) row.fault = 'the build is not minified';
  return row;
}
