// One proof in a process of its own: `node child.ts canary [--quick | --light]`. The last line on stdout is its result
// as JSON. MUTANT=<name> plays it against a seeded leak.
import type { Canary } from './canary-run.ts';
import type { Effort } from './evening.ts';

interface Result {
  line: string;
  ok: boolean;
  /** What was wrong, for whoever reads a failure. */
  faults: string[];
  /** The numbers of the canary's line, to be added up. */
  figures?: { checks: number; leaks: number; open: number; all: number };
  /** It did not come to an end. */
  crashed?: true;
}

const [name, ...flags] = process.argv.slice(2);
const effort: Effort = flags.includes('--light') ? 'light' : flags.includes('--quick') ? 'quick' : 'full';
const full = effort === 'full';

const proofs: Record<string, () => Promise<Result>> = {
  canary: async () => {
    const { playCanary } = await import('./canary-run.ts');
    const played: Canary[] = [await playCanary('scripted', effort)];
    if (full) played.push(await playCanary('stand-in', effort));
    return canaryResult(played);
  },
  'canary-net': async () => {
    const { playCanaryOverTheNet } = await import('./canary-net.ts');
    return canaryResult([await playCanaryOverTheNet()]);
  },
  twins: async () => {
    const { playTwins } = await import('./twins-run.ts');
    const { pairs, compared, differences } = await playTwins(effort, process.env['ONLY']);
    const line = `twins: ${pairs} pairs of games with one secret changed, ${compared} transcripts compared, ${differences.length} differ`;
    return { line, ok: differences.length === 0 && pairs >= (full ? 40 : 1), faults: differences };
  },
  'echo-obey': async () => {
    const { playPuppets } = await import('./puppet-run.ts');
    const [echoes, obeys] = { full: [10, 10], quick: [2, 2], light: [1, 2] }[effort];
    const both = [await playPuppets('echo', echoes ?? 1), await playPuppets('obey', obeys ?? 1)];
    const sum = (of: (one: (typeof both)[number]) => number) => both.reduce((total, one) => total + of(one), 0);
    const foreign = both.flatMap((one) => one.foreign);
    const recited = both.flatMap((one) => one.recited);
    const line = `echo and obey: ${both.map((one) => one.games).join(' + ')} games, ${sum((one) => one.lines)} lines delivered (${sum((one) => one.refused)} pauses for refused ones), ${foreign.length} foreign canaries, ${recited.length} own-book runs`;
    return { line, ok: foreign.length === 0 && recited.length === 0, faults: [...foreign, ...recited] };
  },
};

function canaryResult(played: readonly Canary[]): Result {
  const sum = (of: (one: Canary) => number) => played.reduce((total, one) => total + of(one), 0);
  const leaks = played.flatMap((one) => one.leaks);
  const faults = [...leaks, ...played.flatMap((one) => one.missing)];
  const [checks, open, all] = [sum((one) => one.checks), sum((one) => one.open), sum((one) => one.shouldBeOpen)];
  const line = `canary: ${checks} checks, ${leaks.length} leaks, ${open}/${all} tokens open after the reveal`;
  return {
    line,
    ok: faults.length === 0 && open === all && checks >= 10_000,
    faults,
    figures: { checks, leaks: leaks.length, open, all },
  };
}

const proof = proofs[name ?? ''];
if (proof === undefined) throw new Error(`no proof ${String(name)}`);
const write = (text: string) => process.stdout.write(`${text}\n`);
const result = await proof().catch((error: unknown) => ({
  line: `${name}: ${error instanceof Error ? error.message : String(error)}`,
  ok: false,
  faults: [error instanceof Error ? (error.stack ?? '') : String(error)],
  crashed: true as const,
}));
write(JSON.stringify(result));
process.exit(result.ok ? 0 : 1);
