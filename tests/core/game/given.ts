// given(events).when(command) -> events or refusal: the form of every rule test. A history is a list of events, made by
// `played(...)` from commands that must be accepted, with the scripted host acting in between as the object lets it.
import { isRefusal, type Refusal, type RefusalCode } from '../../../src/protocol/refusals.ts';
import { actorId, memberId, type MemberId } from '../../../src/protocol/ids.ts';
import { apply } from '../../../src/core/game/apply.ts';
import type { ActorCard, Command, Now } from '../../../src/core/game/commands.ts';
import { decide } from '../../../src/core/game/decide.ts';
import type { GameEvent, Stored } from '../../../src/core/game/events.ts';
import { nextHostAct, type HostScript } from '../../../src/core/game/host-script.ts';
import type { GameState } from '../../../src/core/game/state.ts';
import { lin, luo, sheet, smallCase } from './small-case.ts';

/** The owner, a second player and somebody who only listens. */
export const anna = memberId('m-anna');
export const bo = memberId('m-bo');
export const cai = memberId('m-cai');
export const stranger = memberId('m-nobody');

export const script: HostScript = { rules: smallCase.phases.map(({ id, rule }) => ({ phase: id, rule })) };
export const actors: readonly ActorCard[] = ['阿松', '小满', '老周', '青禾'].map((name, index) => ({
  actor: actorId(`actor-${index}`),
  name,
  style: '慢',
}));

export function nowWith(...present: MemberId[]): Now {
  return { at: 1_000, present };
}
const everybody = nowWith(anna, bo, cai);

export function fold(events: readonly GameEvent[], from: GameState | null = null): GameState {
  const first = from?.seq ?? 0;
  const rows = events.map((event, index): Stored => ({ seq: first + index + 1, at: 1_000 + first + index, event }));
  const state = rows.reduce<GameState | null>(apply, from);
  if (state === null) throw new Error('an empty history');
  return state;
}

class Given {
  readonly history: readonly GameEvent[];

  constructor(history: readonly GameEvent[]) {
    this.history = history;
  }

  get state(): GameState {
    return fold(this.history);
  }

  when(command: Command, now: Now = everybody): Outcome {
    return new Outcome(this.history, decide(this.history.length === 0 ? null : this.state, command, now));
  }
}

class Outcome {
  readonly #history: readonly GameEvent[];
  readonly #answer: GameEvent[] | Refusal;

  constructor(history: readonly GameEvent[], answer: GameEvent[] | Refusal) {
    this.#history = history;
    this.#answer = answer;
  }

  /** The events; a refusal fails the test with its code. */
  get events(): GameEvent[] {
    if (isRefusal(this.#answer)) throw new Error(`refused: ${JSON.stringify(this.#answer)}`);
    return this.#answer;
  }

  /** The refusal; events fail the test. */
  get refusal(): Refusal {
    if (isRefusal(this.#answer)) return this.#answer;
    throw new Error(`not refused: ${JSON.stringify(this.#answer)}`);
  }

  get refused(): RefusalCode {
    return this.refusal.refused;
  }

  get after(): GameState {
    return fold([...this.#history, ...this.events]);
  }
}

export function given(...history: readonly (readonly GameEvent[])[]): Given {
  return new Given(history.flat());
}

/** A history from commands; after each one the scripted host acts until it rests. */
export function played(before: readonly GameEvent[], ...commands: readonly Command[]): GameEvent[] {
  const history = [...before];
  const run = (command: Command) => {
    const answer = decide(history.length === 0 ? null : fold(history), command, everybody);
    if (isRefusal(answer)) throw new Error(`${command.type} refused: ${JSON.stringify(answer)}`);
    history.push(...answer);
  };
  for (const command of commands) {
    run(command);
    for (
      let act = nextHostAct(fold(history), script, everybody);
      act !== null;
      act = nextHostAct(fold(history), script, everybody)
    )
      run(act);
  }
  return history;
}

/** Every speech that is owed, spoken in its order, the whereabouts told; what models would do. */
export function answered(before: readonly GameEvent[], text = '我没有什么要说的。'): GameEvent[] {
  let history = [...before];
  for (let owed = fold(history).turns.owed[0]; owed !== undefined; owed = fold(history).turns.owed[0]) {
    const { job } = owed;
    const done: Record<typeof owed.kind, Command> = {
      speak: { type: 'finishSpeech', job, text },
      whereabouts: { type: 'finishWhereabouts', job, entries: [{ at: '20:00', until: '21:00', doing: '在屋里' }] },
      vote: { type: 'finishVote', job, choice: choiceFor(history, owed.seat), reason: '凭感觉。' },
    };
    history = played(history, done[owed.kind]);
  }
  return history;
}

function choiceFor(history: readonly GameEvent[], seat: string) {
  const open = fold(history).sheet.ballot?.choices.find((choice) => choice.seat !== seat);
  if (open === undefined) throw new Error('no choice');
  return open.id;
}

const made: Command = { type: 'createGame', member: anna, name: '安', sheet, notPlayable: null };

/** A room with three people in it, nobody seated. */
export const lobby = played(
  [],
  made,
  { type: 'joinGame', member: bo, name: '博' },
  { type: 'joinGame', member: cai, name: '蔡' },
);

/** Anna sits as lin, Bo as luo, AI on the other two seats. */
export const seated = played(
  lobby,
  { type: 'sit', member: anna, seat: lin },
  { type: 'sit', member: bo, seat: luo },
  { type: 'fillSeats', member: anna, actors },
);

/** Self-introduction, nothing said yet but the host's opening. */
export const intro = played(seated, { type: 'startGame', member: anna });

const told = (member: MemberId): Command => ({
  type: 'tellWhereabouts',
  member,
  entry: { at: '20:00', until: null, doing: '在厨房' },
});
const agree = (member: MemberId): Command => ({ type: 'consent', member, ready: true });

/** Everybody has said where he was. */
export const accounted = played(answered(intro), told(anna), told(bo));
export const inquiry = played(accounted, agree(anna), agree(bo));
/** The search, both clues dealt, the owed line spoken. */
export const search = answered(played(inquiry, agree(anna), agree(bo)));
/** Last words spoken, no ballot yet. */
export const final = answered(played(search, agree(anna), agree(bo)));
export const revealed = played(final, agree(anna), agree(bo));
