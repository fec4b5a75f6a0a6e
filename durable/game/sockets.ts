// Sockets of one game: hibernating, receive-only, each fed with its own person's view (SEAL3, RES1-RES3). Every frame
// passes a strict schema on its way out. The attachment holds the member id alone: it is limited and survives the object.
import type { GameState } from '../../src/core/game/state.ts';
import { viewFor } from '../../src/core/game/view.ts';
import type { VaultReader } from '../../src/core/secret/disclose.ts';
import type { MemberId } from '../../src/protocol/ids.ts';
import { PROTOCOL_VERSION } from '../../src/protocol/plain.ts';
import { frameSchema, PING, PONG, SLICE_KEYS, type Frame, type GameView, type Live } from '../../src/protocol/view.ts';

/** Open sockets of one person in one game: more tabs than anybody reads, few enough to feed (RES4). */
const MOST_SOCKETS = 12;

export class Sockets {
  readonly #ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Opens a socket and sends everything (`after` 0 or unknown) or exactly the lines that were missed. */
  open(member: MemberId, view: GameView, live: Live, after: number): Response {
    const open = this.#ctx.getWebSockets(member).filter((ws) => ws.readyState === WebSocket.OPEN);
    for (const ws of open.slice(0, Math.max(0, open.length - MOST_SOCKETS + 1))) ws.close(4008, 'too many');
    const { 0: client, 1: server } = new WebSocketPair();
    this.#ctx.acceptWebSocket(server, [member]);
    server.serializeAttachment({ member });
    const known = after > 0 && after <= view.seq;
    send(server, known ? rest(view, live, after) : { type: 'snapshot', protocol: PROTOCOL_VERSION, view, live });
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Members with an open socket, each once. */
  online(except?: WebSocket): MemberId[] {
    const open = this.#ctx.getWebSockets().filter((ws) => ws !== except && ws.readyState === WebSocket.OPEN);
    return [...new Set(open.flatMap((ws) => memberOf(ws) ?? []))];
  }

  /** Sends each person what changed for him. */
  publish(before: GameState | null, after: GameState, vault: VaultReader, game: string, live: Live): void {
    const frames = new Map<MemberId, Frame | null>();
    for (const ws of this.#ctx.getWebSockets()) {
      const member = memberOf(ws);
      if (member === null) continue;
      let frame = frames.get(member);
      if (frame === undefined) {
        frame = change(before, after, member, vault, game, live);
        frames.set(member, frame);
      }
      if (frame !== null) send(ws, frame);
    }
  }

  publishLive(live: Live): void {
    for (const ws of this.#ctx.getWebSockets()) send(ws, { type: 'live', live });
  }
}

function memberOf(ws: WebSocket): MemberId | null {
  const attached = ws.deserializeAttachment() as { member: MemberId } | null;
  return attached?.member ?? null;
}

/** The frame that brings one member from one state to the next; null for somebody who may see neither. */
function change(
  before: GameState | null,
  after: GameState,
  member: MemberId,
  vault: VaultReader,
  game: string,
  live: Live,
): Frame | null {
  const principal = { kind: 'member', member } as const;
  const now = viewFor(after, principal, vault, game, before?.seq ?? 0);
  if (now === null) return null;
  const was = before === null ? null : viewFor(before, principal, vault, game, before.seq);
  const settled = before === null ? [] : settledLines(before, after, member, vault, game);
  const slices = SLICE_KEYS.filter((key) => was === null || JSON.stringify(was[key]) !== JSON.stringify(now[key]));
  return { type: 'update', seq: now.seq, slices: pick(now, slices), lines: [...settled, ...now.lines], live };
}

/** Older lines whose text changed: a failed line that was retried or dropped. */
function settledLines(
  before: GameState,
  after: GameState,
  member: MemberId,
  vault: VaultReader,
  game: string,
): GameView['lines'] {
  const changed = new Set(
    after.lines.filter((line) => line.seq <= before.seq && !before.lines.includes(line)).map((l) => l.seq),
  );
  if (changed.size === 0) return [];
  const all = viewFor(after, { kind: 'member', member }, vault, game)?.lines ?? [];
  return all.filter((line) => changed.has(line.seq));
}

/** What a client that knows everything up to `after` still needs. */
function rest(view: GameView, live: Live, after: number): Frame {
  const lines = view.lines.filter((line) => line.seq > after || line.kind === 'failed');
  return { type: 'update', seq: view.seq, slices: pick(view, SLICE_KEYS), lines, live };
}

function pick(view: GameView, keys: readonly (typeof SLICE_KEYS)[number][]): Partial<Omit<GameView, 'seq' | 'lines'>> {
  return Object.fromEntries(keys.map((key) => [key, view[key]]));
}

function send(ws: WebSocket, frame: Frame): void {
  const text = JSON.stringify(frameSchema.parse(frame));
  try {
    ws.send(text);
  } catch {
    // The platform reports a socket as open until its close event is delivered; the person resumes by `after`.
  }
}
