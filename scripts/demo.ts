// `npm run demo -- --case <id or path> [--json]`: plays a whole game without a browser, one scripted human and the
// stand-in on the built Worker, from the lobby to the reveal. The last line is a JSON summary; exit 0 when the seal broke.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { checkCase, hasErrors } from '../src/artifact/case/check.ts';
import { shippedCases } from '../src/catalog/content.ts';
import type { GameView, LineView } from '../src/protocol/view.ts';
import { openWorker } from '../tests/proofs/miniflare.ts';
import { RefusedError, TableClient } from '../tests/proofs/table-client.ts';
import { ensureBuilt } from './build.ts';

const { values } = parseArgs({
  options: { case: { type: 'string', default: 'tutorial' }, json: { type: 'boolean', default: false } },
});

/** A shipped id, or a file that is read and checked first and goes to the server as plain data, as the page sends it. */
function chosen(name: string): { id: string } | { file: unknown } {
  if (!existsSync(name)) {
    const ids = shippedCases.map((file) => file.meta.id);
    if (ids.includes(name)) return { id: name };
    console.error(`没有「${name}」这个本子。可选：${ids.join('、')}，或给一个文件的路径。`);
    console.error(`There is no case “${name}”. Choose ${ids.join(', ')}, or give the path of a file.`);
    process.exit(2);
  }
  const text = readFileSync(name, 'utf8');
  const { case: file, issues } = checkCase(text);
  if (file === null || hasErrors(issues)) {
    for (const issue of issues) console.error(`${name}:${issue.line ?? 0}  ${issue.path}  ${issue.text.zh}`);
    process.exit(1);
  }
  return { file: parse(text, { maxAliasCount: 0 }) };
}

async function mustGo(client: TableClient, ...command: Parameters<TableClient['send']>): Promise<void> {
  const refused = await client.send(...command);
  if (refused !== null) throw new RefusedError(refused);
}

const say = (client: TableClient, text: string, quotes: string[] = []) =>
  mustGo(client, { type: 'speak', text, to: null, quotes });
const agree = (client: TableClient) => mustGo(client, { type: 'consent', ready: true });

/** What a newcomer would do: introduce himself, ask everybody twice, look at the clues, vote, agree. */
async function play(client: TableClient): Promise<GameView> {
  let view = await client.view();
  const me = view.seats.find((seat) => seat.id === view.me.seat);
  const others = view.seats.filter((seat) => seat.id !== view.me.seat);
  const zh = view.game.language === 'zh';
  const at = view.game.victim?.window?.[0] ?? '21:00';
  for (const phase of view.phase.list) {
    switch (phase.kind) {
      case 'self-intro':
        await say(
          client,
          zh ? `我是${me?.name ?? ''}，${me?.public ?? ''}` : `I am ${me?.name ?? ''}. ${me?.public ?? ''}`,
        );
        await mustGo(client, {
          type: 'tellWhereabouts',
          entry: { at, until: null, doing: zh ? '一个人待着' : 'on my own' },
        });
        break;
      case 'inquiry':
        for (const seat of others) {
          await say(client, zh ? `${seat.name}，${at}前后你在哪里？` : `${seat.name}, where were you about ${at}?`);
          await say(client, zh ? `${seat.name}，你还知道些什么？` : `${seat.name}, what else do you know?`);
        }
        break;
      case 'search':
        view = await client.view();
        for (const clue of view.clues.filter((card) => card.open !== null).slice(0, 2))
          await say(client, zh ? '这一张怎么说？' : 'What about this one?', [clue.id]);
        break;
      case 'final':
        await say(client, zh ? '我说完了，投票吧。' : 'I have said what I had. Let us vote.');
        view = await client.view();
        if (view.ballot?.choices[0] !== undefined)
          await mustGo(client, {
            type: 'vote',
            choice: view.ballot.choices[0].id,
            reason: zh ? '凭桌上听到的' : 'From what I heard',
          });
        break;
      case 'reveal':
        return client.view();
    }
    await agree(client);
  }
  return client.view();
}

const which = chosen(values.case);
const started = Date.now();
ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'kaiben-demo-'));
const worker = openWorker(folder);
try {
  const client = new TableClient(await worker.ready);
  await client.create(which, true);
  const view = await play(client);
  const count = (kind: LineView['kind']) => view.lines.filter((line) => line.kind === kind).length;
  if (!values.json) print(view);
  const summary = {
    case: view.game.caseId,
    seats: view.seats.length,
    utterances: count('said'),
    clues: view.clues.filter((clue) => clue.open !== null).length,
    votes: view.truth?.ballots.length ?? 0,
    reveal: view.truth !== null,
    failures: count('failed'),
    ms: Date.now() - started,
  };
  console.log(JSON.stringify(summary));
  process.exitCode = summary.reveal ? 0 : 1;
} catch (error) {
  if (!(error instanceof RefusedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await worker.dispose();
  rmSync(folder, { recursive: true, force: true });
}

function print(view: GameView): void {
  const name = (seat: string) => view.seats.find((candidate) => candidate.id === seat)?.name ?? seat;
  for (const line of view.lines) {
    if (line.kind === 'said') console.log(`${name(line.seat)}：${line.text}`);
    if (line.kind === 'host') console.log(`\n〔主持〕${line.text}\n`);
  }
}
