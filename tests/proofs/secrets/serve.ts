// The built Worker as a server of its own, so that everything which it or the runtime prints is one stream: prints its
// address, serves until its input ends.
import { openWorker } from '../miniflare.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('serve.ts FOLDER');
const worker = openWorker(folder);
const address = await worker.ready;
process.stdout.write(`address ${address.href}\n`);
process.stdin.resume();
process.stdin.on('end', () => {
  void worker.dispose().then(() => process.exit(0));
});
