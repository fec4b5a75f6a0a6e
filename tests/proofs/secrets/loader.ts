// Lets plain Node run the whole Worker: `cloudflare:workers` becomes a bare base class, `.sql` a text, and the model
// comes from the proof instead of `src/llm/connect.ts`. With MUTANT set, one source file is changed while it is loaded;
// nothing on the disk is touched. Import this file before anything of src or durable.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mutants } from './mutant-list.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const model = new URL('model-holder.ts', import.meta.url).href;
const connect = pathToFileURL(resolve(root, 'src/llm/connect.ts')).href;
const workers = `data:text/javascript,${encodeURIComponent(
  'export class DurableObject { constructor(ctx, env) { this.ctx = ctx; this.env = env; } }',
)}`;

const wanted = process.env['MUTANT'];
const mutant = wanted === undefined ? undefined : mutants.find((candidate) => candidate.name === wanted);
if (wanted !== undefined && mutant === undefined) throw new Error(`no mutant ${wanted}`);
const patched = mutant === undefined ? null : pathToFileURL(resolve(root, mutant.file)).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'cloudflare:workers') return { url: workers, shortCircuit: true };
    const found = next(specifier, context);
    // The holder itself may reach the real thing.
    if (found.url === connect && context.parentURL !== model) return { ...found, url: model };
    return found;
  },
  load(url, context, next) {
    if (url.endsWith('.sql')) {
      const text = readFileSync(fileURLToPath(url), 'utf8');
      return { format: 'module', source: `export default ${JSON.stringify(text)};`, shortCircuit: true };
    }
    if (url !== patched || mutant === undefined) return next(url, context);
    const text = mutant.edits.reduce(
      (before, [find, put]) => {
        const parts = before.split(find);
        if (parts.length !== 2)
          throw new Error(
            `stale mutant “${mutant.name}”: “${find}” occurs ${parts.length - 1} times in ${mutant.file}`,
          );
        return parts.join(put);
      },
      readFileSync(fileURLToPath(url), 'utf8'),
    );
    return { format: 'module-typescript', source: text, shortCircuit: true };
  },
});
