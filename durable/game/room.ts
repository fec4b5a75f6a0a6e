// One game between storage and rules: decide, store, apply, let the scripted host act, all in one transaction (LOG2,
// LOG3, CMD1). Knows no socket, no route and no model.
import type { CaseFile } from '../../src/artifact/case/types.ts';
import { apply } from '../../src/core/game/apply.ts';
import type { Command, Now } from '../../src/core/game/commands.ts';
import { decide } from '../../src/core/game/decide.ts';
import type { GameEvent, Stored } from '../../src/core/game/events.ts';
import { nextHostAct, type HostScript } from '../../src/core/game/host-script.ts';
import { caseSecrets, caseSheet } from '../../src/core/game/sheet.ts';
import type { GameState } from '../../src/core/game/state.ts';
import { disclosureFacts } from '../../src/core/game/view.ts';
import { disclose } from '../../src/core/secret/disclose.ts';
import { secretRef } from '../../src/core/secret/ref.ts';
import type { MemberId, PhaseId } from '../../src/protocol/ids.ts';
import { isRefusal, type Refusal } from '../../src/protocol/refusals.ts';
import { EventStore } from '../shared/event-store.ts';
import { Keys } from '../shared/keys.ts';
import { hasTables, runSteps } from '../shared/steps.ts';
import { Vault } from '../shared/vault.ts';

/** Host acts after one command; a script that never rests is a bug and must not hang the object. */
const HOST_ACTS = 12;

export interface Executed {
  /** Last sequence number of the command, or of its first execution. */
  seq: number;
  before: GameState | null;
  repeated: boolean;
}

export interface NewGame {
  game: string;
  file: CaseFile;
  shipped: boolean;
  notPlayable: string | null;
  member: MemberId;
  memberHash: string;
  roomHash: string;
  name: string;
}

export class Room {
  readonly #storage: DurableObjectStorage;
  readonly #store: EventStore<GameState, GameEvent>;
  readonly vault: Vault;
  readonly keys: Keys;
  #state: GameState | null = null;
  #game = '';

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.#store = new EventStore(storage.sql);
    this.vault = new Vault(storage.sql);
    this.keys = new Keys(storage.sql);
    if (hasTables(storage.sql)) this.#load();
  }

  get state(): GameState | null {
    return this.#state;
  }

  get game(): string {
    return this.#game;
  }

  /** Makes the tables, seals the case and writes the first event; all of it or nothing. */
  create(made: NewGame, now: Now): Executed | Refusal {
    const sheet = caseSheet(made.file, made.shipped);
    const { member, name, notPlayable } = made;
    const events = decide(this.#state, { type: 'createGame', member, name, sheet, notPlayable }, now);
    if (isRefusal(events)) return events;
    this.#storage.transactionSync(() => {
      runSteps(this.#storage.sql);
      this.#storage.sql.exec('INSERT INTO about (slot, game) VALUES (0, ?)', made.game);
      this.keys.addMember(made.memberHash, member);
      this.keys.setRoom(made.roomHash);
      this.vault.write(caseSecrets(made.file));
      this.#state = this.#commit(null, events, now, null);
    });
    this.#game = made.game;
    return { seq: this.#state?.seq ?? 0, before: null, repeated: false };
  }

  /** Adds a person; the credential and the event belong together. */
  join(hash: string, member: MemberId, name: string, now: Now): Executed | Refusal {
    return this.#run({ type: 'joinGame', member, name }, null, now, () => this.keys.addMember(hash, member));
  }

  /** One command, one transaction. A repeat of a command id gets the first answer and changes nothing. */
  execute(command: Command, commandId: string, now: Now): Executed | Refusal {
    const first = this.#state === null ? null : this.#store.receipt(commandId);
    if (first !== null) return { seq: first, before: this.#state, repeated: true };
    return this.#run(command, commandId, now, () => undefined);
  }

  #run(command: Command, commandId: string | null, now: Now, also: () => void): Executed | Refusal {
    const before = this.#state;
    const events = decide(before, command, now);
    if (isRefusal(events)) return events;
    if (events.length === 0) {
      const seq = before?.seq ?? 0;
      if (commandId !== null) {
        this.#store.appendIdle(commandId, seq);
        this.#store.acknowledge(commandId, seq);
      }
      return { seq, before, repeated: false };
    }
    let after = before;
    let own = 0;
    this.#storage.transactionSync(() => {
      after = this.#commit(before, events, now, commandId);
      own = after.seq;
      also();
      after = this.#hostActs(after, { ...now, agreeing: command.type === 'consent' });
      this.#store.snapshot(before?.seq ?? 0, after);
    });
    this.#state = after;
    if (commandId !== null) this.#store.acknowledge(commandId, own);
    return { seq: own, before, repeated: false };
  }

  #hostActs(from: GameState, now: Now): GameState {
    let state = from;
    for (let act = 0; act < HOST_ACTS; act += 1) {
      const command = nextHostAct(state, this.#script(state), now);
      const events = command === null ? null : decide(state, command, now);
      if (events === null || isRefusal(events) || events.length === 0) return state;
      state = this.#commit(state, events, now, null);
    }
    return state;
  }

  #script(state: GameState): HostScript {
    const ref = secretRef('section', 'phases', state.sheet.caseId);
    const phases = disclose(this.vault, disclosureFacts(state), ref, { kind: 'host' });
    const rows = Array.isArray(phases) ? (phases as { id: PhaseId; rule: string }[]) : [];
    return { rules: rows.map(({ id, rule }) => ({ phase: id, rule })) };
  }

  #commit(from: GameState | null, events: readonly GameEvent[], now: Now, command: string | null): GameState {
    const rows = events.map((event, index): Stored => ({ seq: (from?.seq ?? 0) + index + 1, at: now.at, event }));
    this.#store.append(rows, command);
    const state = rows.reduce<GameState | null>(apply, from);
    if (state === null) throw new Error('a command without an event');
    return state;
  }

  #load(): void {
    this.#storage.transactionSync(() => runSteps(this.#storage.sql));
    this.#game = this.#storage.sql.exec<{ game: string }>('SELECT game FROM about').one().game;
    const { state, rows } = this.#store.load();
    this.#state = rows.reduce<GameState | null>(apply, state);
  }
}
