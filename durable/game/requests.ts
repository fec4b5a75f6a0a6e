// From a leased job to the finished model request, and from the model's answer to a command (SEAT5, CHAN5). The seat's
// book, slip and cues are opened here for this one consumer; what comes back is checked before it becomes a command.
import * as z from 'zod';
import type { Command } from '../../src/core/game/commands.ts';
import { checkSpeech, type SpeechMaterial } from '../../src/core/game/speech.ts';
import type { GameState, Job } from '../../src/core/game/state.ts';
import { roleName, seatById } from '../../src/core/game/state.ts';
import { disclosureFacts, viewFor } from '../../src/core/game/view.ts';
import { choicesFor } from '../../src/core/game/votes.ts';
import { disclose, type VaultReader } from '../../src/core/secret/disclose.ts';
import { secretRef } from '../../src/core/secret/ref.ts';
import { seatRequest, type SeatMaterial, type SeatTask } from '../../src/llm/prompts/seat.ts';
import type { Claim, JobResult } from '../../src/llm/runner.ts';
import { choiceId, type SeatId } from '../../src/protocol/ids.ts';
import type { TurnCause } from '../../src/protocol/plain.ts';
import { refuse, type Refusal } from '../../src/protocol/refusals.ts';
import type { GameView } from '../../src/protocol/view.ts';

/** The claim that a runner gets: everything it needs, nothing else. */
export function claimFor(state: GameState, job: Job, lease: number, vault: VaultReader, game: string): Claim {
  return {
    job: job.job,
    lease,
    kind: job.kind,
    seat: job.seat,
    language: state.sheet.language,
    request: seatRequest(materialFor(state, job.seat, vault, game), taskOf(state, job)),
  };
}

function materialFor(state: GameState, seat: SeatId, vault: VaultReader, game: string): SeatMaterial {
  const view = viewFor(state, { kind: 'aiSeat', seat }, vault, game);
  if (view === null) throw new Error('an AI seat without a view');
  const open = <K extends 'slip' | 'cues'>(kind: K) =>
    disclose(vault, disclosureFacts(state), secretRef(kind, seat, state.sheet.caseId), {
      kind: 'seat',
      seat,
      ai: true,
    });
  const occupant = seatById(state, seat)?.occupant;
  const actor = occupant?.kind === 'ai' ? { name: occupant.name, style: occupant.style } : { name: '', style: '' };
  return { view, seat, actor, slip: open('slip'), cues: open('cues') };
}

function taskOf(state: GameState, job: Job): SeatTask {
  switch (job.kind) {
    case 'speak':
      return { kind: 'speak', to: job.to, since: job.since };
    case 'whereabouts':
      return { kind: 'whereabouts' };
    case 'vote':
      return { kind: 'vote', choices: choicesFor(state, job.seat) };
  }
}

const whereaboutsCall = z.object({
  entries: z
    .array(z.object({ at: z.string(), until: z.string().optional(), doing: z.string() }))
    .min(1)
    .max(24),
});
const voteCall = z.object({ choice: z.string(), reason: z.string() });

/** The command that an answer stands for, or why the model has to answer again. */
export function commandFrom(
  state: GameState,
  job: Job,
  result: JobResult,
  vault: VaultReader,
  game: string,
): Command | { refusal: Refusal; cause: TurnCause } {
  if (result.kind === 'failed') return { type: 'failTurn', job: job.job, cause: result.cause };
  const seat = roleName(state, job.seat);
  const check = (text: string) => checkSpeech(text, speechMaterial(state, job.seat, vault, game));
  if (job.kind === 'speak') {
    if (result.kind === 'call')
      return { refusal: refuse('only_speak', { seat, tool: result.name }), cause: 'unknown_tool' };
    const refusal = check(result.text);
    if (refusal !== null)
      return { refusal, cause: refusal.refused === 'speech_own_book' ? 'own_book' : 'out_of_character' };
    return { type: 'finishSpeech', job: job.job, text: result.text };
  }
  const tool = job.kind === 'whereabouts' ? 'tell_whereabouts' : 'cast_vote';
  if (result.kind !== 'call' || result.name !== tool)
    return {
      refusal: refuse('only_speak', { seat, tool: result.kind === 'call' ? result.name : '—' }),
      cause: 'unknown_tool',
    };
  const data = parseJson(result.arguments);
  if (job.kind === 'whereabouts') {
    const parsed = whereaboutsCall.safeParse(data);
    if (!parsed.success) return { refusal: refuse('bad_request', { where: 'entries' }), cause: 'bad_choice' };
    const entries = parsed.data.entries.map(({ at, until, doing }) => ({ at, until: until ?? null, doing }));
    const refusal = check(entries.map((entry) => entry.doing).join('\n'));
    return refusal === null ? { type: 'finishWhereabouts', job: job.job, entries } : { refusal, cause: 'own_book' };
  }
  const parsed = voteCall.safeParse(data);
  if (!parsed.success) {
    const choices = choicesFor(state, job.seat).map((choice) => choice.id);
    return { refusal: refuse('bad_choice', { choices: choices.join('、') }), cause: 'bad_choice' };
  }
  const refusal = parsed.data.reason.trim() === '' ? null : check(parsed.data.reason);
  if (refusal !== null) return { refusal, cause: 'own_book' };
  return { type: 'finishVote', job: job.job, choice: choiceId(parsed.data.choice), reason: parsed.data.reason };
}

/** What this seat may say word for word, and what not. */
function speechMaterial(state: GameState, seat: SeatId, vault: VaultReader, game: string): SpeechMaterial {
  const { view, slip, cues } = materialFor(state, seat, vault, game);
  const book = view.book as SpeechMaterial['book'] | null;
  return {
    language: state.sheet.language,
    book: book ?? { name: '', public: '', blocks: [] },
    brief: slip === null ? [] : [slip],
    spoken: [
      view.game.setup,
      view.game.premise,
      ...view.game.worldFacts,
      ...view.seats.map((other) => other.public),
      ...view.clues.flatMap((clue) => (clue.open === null ? [] : [clue.open.title, clue.open.text])),
      ...view.lines.flatMap((line) => ('text' in line ? [line.text] : [])),
      ...view.timeline.map((row) => row.doing),
      ...(cues === null
        ? []
        : [
            ...cues.secrets.map((secret) => secret.cover),
            ...cues.alibi.map((alibi) => alibi.line),
            ...cues.openers,
            ...cues.asks.map((ask) => ask.line),
          ]),
    ],
    before: saidBefore(view, seat),
  };
}

/** What a seat has said, in the order of the log: all of it, and what the whole table heard. */
function saidBefore(view: GameView, seat: SeatId): string[][] {
  const said = view.lines.flatMap((line) => (line.kind === 'said' && line.seat === seat ? [line] : []));
  const told = view.timeline.flatMap((row) => (row.seat === seat ? [row.doing] : []));
  const table = said.filter((line) => line.private === null);
  return [said.map((line) => line.text), table.map((line) => line.text), told];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
