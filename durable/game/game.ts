// The object of one game: who asks, then the room, then the sockets (LOG2, SEAT4, RES1, TURN6, TURN7). Thin on purpose:
// rules live in src/core, storage in room.ts. It never awaits a model: it hands out leased jobs and takes results back.
import { DurableObject } from 'cloudflare:workers';
import type { CaseFile } from '../../src/artifact/case/types.ts';
import type { ActorCard, Command, Now } from '../../src/core/game/commands.ts';
import type { GameState } from '../../src/core/game/state.ts';
import { dueJobs } from '../../src/core/game/turns.ts';
import { viewFor } from '../../src/core/game/view.ts';
import type { Claim, Commit, JobResult } from '../../src/llm/runner.ts';
import { memberId, type JobId, type MemberId } from '../../src/protocol/ids.ts';
import { isRefusal, refuse, sentence, type Refusal } from '../../src/protocol/refusals.ts';
import type { CommandForm, Peek } from '../../src/protocol/requests.ts';
import type { GameView, Live } from '../../src/protocol/view.ts';
import { commandOf } from './forms.ts';
import { LEASE_MS, Leases } from './leases.ts';
import { peekOf } from './peek.ts';
import { claimFor, commandFrom } from './requests.ts';
import { Room, type Executed } from './room.ts';
import { Sockets } from './sockets.ts';

export interface Accepted {
  seq: number;
  jobs: number;
  /** The new status of the game when this command changed it. */
  turned: GameState['status'] | null;
}

export interface Creation {
  game: string;
  file: CaseFile;
  shipped: boolean;
  notPlayable: string | null;
  member: string;
  memberHash: string;
  roomHash: string;
  name: string;
  /** Sit down, fill the seats and start in one step. */
  quick: boolean;
  actors: ActorCard[];
}

export class Game extends DurableObject<Env> {
  readonly #room: Room;
  readonly #sockets: Sockets;
  readonly #leases: Leases;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#room = new Room(ctx.storage);
    this.#sockets = new Sockets(ctx);
    this.#leases = new Leases(ctx.storage.sql);
    // An alarm may have been lost with the machine: whatever is owed gets one again.
    if (this.#owes()) void ctx.blockConcurrencyWhile(() => this.#arm());
  }

  async createGame(made: Creation): Promise<Accepted | Refusal> {
    const member = memberId(made.member);
    const now = this.#now(member);
    const created = this.#room.create({ ...made, member }, now);
    if (isRefusal(created) || !made.quick) return this.#accepted(created);
    const chair = made.file.roles.find((role) => role.player === 'human') ?? made.file.roles[0];
    const steps: Command[] = [
      ...(chair === undefined ? [] : [{ type: 'sit', member, seat: chair.id } as const]),
      { type: 'fillSeats', member, actors: made.actors },
      { type: 'startGame', member },
    ];
    let last: Executed | Refusal = created;
    for (const [index, step] of steps.entries()) {
      last = this.#room.execute(step, `quick-start-${index}`, now);
      if (isRefusal(last)) return last;
    }
    return this.#accepted(last);
  }

  /** What somebody with a room link, or a member, sees before entering. Anyone else learns nothing. */
  async peek(memberHash: string, roomHash: string): Promise<Peek | Refusal> {
    const state = this.#room.state;
    const member = state === null ? null : this.#room.keys.member(memberHash);
    if (state === null || (member === null && !this.#room.keys.opensRoom(roomHash))) return refuse('no_such_game', {});
    return peekOf(state, member !== null);
  }

  async join(memberHash: string, roomHash: string, fresh: string, name: string): Promise<Accepted | Refusal> {
    if (this.#room.state === null) return refuse('no_such_game', {});
    if (this.#room.keys.member(memberHash) !== null) return this.#accepted({ seq: 0, before: null, repeated: true });
    if (!this.#room.keys.opensRoom(roomHash)) return refuse('no_such_game', {});
    const member = memberId(fresh);
    return this.#accepted(this.#room.join(memberHash, member, name, this.#now(member)));
  }

  async renewLink(memberHash: string, roomHash: string): Promise<true | Refusal> {
    const member = this.#member(memberHash);
    if (isRefusal(member)) return member;
    if (member !== this.#room.state?.owner) return refuse('not_owner', { act: 'link' });
    this.ctx.storage.transactionSync(() => this.#room.keys.setRoom(roomHash));
    return true;
  }

  async command(memberHash: string, id: string, form: CommandForm, actors: ActorCard[]): Promise<Accepted | Refusal> {
    const member = this.#member(memberHash);
    if (isRefusal(member)) return member;
    const now = this.#now(member);
    return this.#accepted(this.#room.execute(commandOf(form, member, actors), `${member}:${id}`, now));
  }

  async view(memberHash: string): Promise<GameView | Refusal> {
    const member = this.#member(memberHash);
    if (isRefusal(member) || this.#room.state === null) return refuse('no_such_game', {});
    const view = viewFor(this.#room.state, { kind: 'member', member }, this.#room.vault, this.#room.game);
    return view ?? refuse('no_such_game', {});
  }

  async claimJob(): Promise<Claim | null> {
    const state = this.#room.state;
    if (state === null) return null;
    const claimed = this.#leases.claim(state, Date.now());
    if (claimed === null) return null;
    this.#sockets.publishLive(this.#live());
    return claimFor(state, claimed.job, claimed.lease, this.#room.vault, this.#room.game);
  }

  async commitJob(id: JobId, lease: number, result: JobResult): Promise<Commit> {
    const state = this.#room.state;
    const job = state?.turns.owed.find((owed) => owed.job === id);
    if (state === null || job === undefined || !this.#leases.holds(state, id, lease)) return { outcome: 'stale' };
    const command = commandFrom(state, job, result, this.#room.vault, this.#room.game);
    const again = (refusal: Refusal) => {
      const { message, hint } = sentence(refusal, state.sheet.language);
      return `${message}${hint}`;
    };
    if ('refusal' in command) return { outcome: 'again', reason: again(command.refusal), cause: command.cause };
    const done = await this.#accepted(this.#room.execute(command, `job:${id}`, this.#now(null)));
    if (!isRefusal(done)) return { outcome: 'done' };
    if (done.refused === 'job_stale') return { outcome: 'stale' };
    return { outcome: 'again', reason: again(done), cause: 'bad_choice' };
  }

  /** The socket. The Worker has checked the origin; the hash is set by the Worker, never by a client. */
  override async fetch(request: Request): Promise<Response> {
    const view = await this.view(request.headers.get('x-member-hash') ?? '');
    if (isRefusal(view) || view.me.member === null) return new Response(null, { status: 404 });
    const after = Number(new URL(request.url).searchParams.get('after') ?? 0);
    const response = this.#sockets.open(
      memberId(view.me.member),
      view,
      this.#live(),
      Number.isInteger(after) ? after : 0,
    );
    this.#sockets.publishLive(this.#live());
    return response;
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    this.#sockets.publishLive(this.#live(socket));
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.#sockets.publishLive(this.#live(socket));
  }

  /** Owed work that nobody finished goes to the queue; after three starts its seat is shown as failed. */
  override async alarm(): Promise<void> {
    const state = this.#room.state;
    if (state === null || !this.#owes()) return;
    for (const job of dueJobs(state))
      if (this.#leases.spent(state, job, Date.now()))
        await this.#accepted(
          this.#room.execute({ type: 'failTurn', job: job.job, cause: 'no_answer' }, `job:${job.job}`, this.#now(null)),
        );
    if (!this.#owes()) return;
    await this.ctx.storage.setAlarm(Date.now() + LEASE_MS);
    await this.env.JOBS.send({ game: this.#room.game });
  }

  /** After a command: tell the sockets, see to the alarm, count what is owed. */
  async #accepted(executed: Executed | Refusal): Promise<Accepted | Refusal> {
    const state = this.#room.state;
    if (isRefusal(executed) || state === null) return executed as Refusal;
    const changed = !executed.repeated && executed.before !== state;
    if (changed) this.#sockets.publish(executed.before, state, this.#room.vault, this.#room.game, this.#live());
    if (this.#owes()) await this.#arm();
    const turned = changed && executed.before?.status !== state.status ? state.status : null;
    return { seq: executed.seq, jobs: dueJobs(state).length, turned };
  }

  async #arm(): Promise<void> {
    const set = await this.ctx.storage.getAlarm();
    if (set === null) await this.ctx.storage.setAlarm(Date.now() + LEASE_MS);
  }

  #owes(): boolean {
    return this.#room.state !== null && dueJobs(this.#room.state).length > 0;
  }

  #member(hash: string): MemberId | Refusal {
    const member = this.#room.state === null ? null : this.#room.keys.member(hash);
    return member ?? refuse('no_such_game', {});
  }

  #live(leaving?: WebSocket): Live {
    const state = this.#room.state;
    return {
      online: this.#sockets.online(leaving),
      thinking: state === null ? [] : this.#leases.thinking(state, Date.now()),
    };
  }

  #now(acting: MemberId | null): Now {
    return { at: Date.now(), present: [...this.#sockets.online(), ...(acting === null ? [] : [acting])] };
  }
}
