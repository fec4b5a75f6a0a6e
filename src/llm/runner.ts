// The job runner: claims owed work, asks the model, hands the result back. The same runner serves the request of a
// command and the queue consumer after a lease ran out (TURN6). It decides nothing: the desk's gate accepts or refuses.
import type { JobId } from '../protocol/ids.ts';
import type { Language, TurnCause } from '../protocol/plain.ts';
import { collect, type Answer, type Model, type ModelRequest } from './port.ts';
import { pauseLine } from './prompts/pause.ts';

/** A leased job with its finished request. */
export interface Claim {
  job: JobId;
  /** Number of this lease; a commit under an older lease is refused. */
  lease: number;
  kind: 'speak' | 'whereabouts' | 'vote';
  seat: string;
  language: Language;
  request: ModelRequest;
}

export type JobResult =
  | { kind: 'speech'; text: string }
  | { kind: 'call'; name: string; arguments: string }
  | { kind: 'failed'; cause: TurnCause };

/** `again` carries the reason for the model; `stale` means that somebody else has done or dropped the job. */
export type Commit =
  | { outcome: 'done' }
  | { outcome: 'stale' }
  | { outcome: 'again'; reason: string; cause: TurnCause };

/** What the runner needs of a game. An object stub fits it by shape. */
export interface JobDesk {
  claimJob(): Promise<Claim | null>;
  commitJob(job: JobId, lease: number, result: JobResult): Promise<Commit>;
}

const TURN_TIMEOUT = 45_000;
/** Jobs that one runner takes on; a round of a full table with its choices stays below it. */
const MAX_JOBS = 40;

/** Works until nothing is due. Returns the number of finished jobs. */
export async function runJobs(desk: JobDesk, model: Model, onDone: (count: number) => void): Promise<number> {
  let done = 0;
  for (; done < MAX_JOBS; done += 1) {
    const claim = await desk.claimJob();
    if (claim === null) break;
    await runOne(desk, model, claim);
    onDone(done + 1);
  }
  return done;
}

async function runOne(desk: JobDesk, model: Model, claim: Claim): Promise<void> {
  const signal = AbortSignal.timeout(TURN_TIMEOUT);
  const first = await ask(model, claim.request, claim.kind, signal);
  const answer = await desk.commitJob(claim.job, claim.lease, first);
  if (answer.outcome !== 'again') return;
  const retold: ModelRequest = {
    ...claim.request,
    messages: [...claim.request.messages, { role: 'user', text: `〔重说〕${answer.reason}` }],
  };
  const second = await ask(model, retold, claim.kind, signal);
  const again = await desk.commitJob(claim.job, claim.lease, second);
  if (again.outcome !== 'again') return;
  const last: JobResult =
    claim.kind === 'speak'
      ? { kind: 'speech', text: pauseLine(claim.language, claim.job) }
      : { kind: 'failed', cause: again.cause };
  await desk.commitJob(claim.job, claim.lease, last);
}

async function ask(model: Model, request: ModelRequest, kind: Claim['kind'], signal: AbortSignal): Promise<JobResult> {
  return resultOf(await collect(model, request, signal), kind);
}

function resultOf(answer: Answer, kind: Claim['kind']): JobResult {
  if (answer.failure !== null) return { kind: 'failed', cause: answer.failure.cause };
  const call = answer.calls[0];
  if (call !== undefined) return { kind: 'call', ...call };
  if (kind === 'speak' && answer.text.trim() !== '') return { kind: 'speech', text: answer.text.trim() };
  return { kind: 'failed', cause: kind === 'speak' ? 'empty' : 'bad_choice' };
}
