// One game as the page knows it: the view and who is here, kept true by the socket; commands sent by post.
// Opening a game knows three doors: a member's socket, the join card of a room link, and the refusal.
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { PROTOCOL_VERSION } from '../../src/protocol/plain.ts';
import type { CommandForm, JoinBody, Peek } from '../../src/protocol/requests.ts';
import type { Frame, GameView, Live, Slices } from '../../src/protocol/view.ts';
import { shell } from '../words/shell.ts';
import { isRefused, post, type Said } from './api.ts';
import { sendCommand } from './command.ts';
import { applySnapshot, applyUpdate } from './frames.ts';
import { randomId } from './keep.ts';
import { language, words } from './language.ts';
import { cleanAddress } from './router.ts';
import { openLine } from './socket.ts';

/** A line of mine that the table has not shown yet. */
export interface Pending {
  id: string;
  text: string;
  quotes: string[];
  /** Why it could not be sent; null while it is on its way. */
  refused: Said | null;
}

export interface Game {
  id: string;
  view: Signal<GameView | null>;
  live: Signal<Live>;
  /** `join`: a visitor with a room link. `refused`: see `refused`. */
  link: Signal<'opening' | 'open' | 'down' | 'join' | 'refused'>;
  refused: Signal<Said | null>;
  peek: Signal<Peek | null>;
  pending: Signal<Pending[]>;
  /** One slice of the view; it changes only when the server sent that slice. */
  slice<K extends keyof Slices>(key: K): ReadonlySignal<Slices[K] | null>;
  lines: ReadonlySignal<GameView['lines']>;
  send(command: CommandForm): Promise<Said | null>;
  /** Says a line: shown at once, replaced when the table has it. Resolves with the refusal, null when it was said. */
  say(text: string, quotes: string[], id?: string): Promise<Said | null>;
  takeBack(id: string): void;
  join(name: string): Promise<Said | null>;
  close(): void;
}

export function openGame(id: string, room = ''): Game {
  const view: Game['view'] = signal(null);
  const live: Game['live'] = signal({ online: [], thinking: [] });
  const link: Game['link'] = signal('opening');
  const refused: Game['refused'] = signal(null);
  const peek: Game['peek'] = signal(null);
  const pending: Game['pending'] = signal([]);
  const slices = new Map<keyof Slices, ReadonlySignal<unknown>>();
  let hangUp: (() => void) | null = null;
  let closed = false;

  const refuse = (said: Said) => {
    hangUp?.();
    hangUp = null;
    batch(() => {
      refused.value = said;
      link.value = 'refused';
    });
  };

  const receive = (frame: Frame) => {
    batch(() => {
      if (frame.type === 'snapshot') {
        if (frame.protocol !== PROTOCOL_VERSION) return refuse({ code: 'stale_page', ...words(shell).stale });
        view.value = applySnapshot(view.peek(), frame.view);
        live.value = frame.live;
      } else if (frame.type === 'update' && view.value !== null) {
        view.value = applyUpdate(view.value, frame);
        if (frame.live) live.value = frame.live;
      } else if (frame.type === 'live') live.value = frame.live;
      link.value = 'open';
      pending.value = settle(pending.value, view.value, frame);
    });
  };

  const connect = () => {
    if (closed) return;
    let asked = false;
    hangUp = openLine(id, {
      after: () => view.peek()?.seq ?? 0,
      frame: receive,
      down: (final) => {
        if (closed) return;
        if (link.value === 'open') link.value = 'down';
        // A first connection that fails says nothing about why; asking at the door does.
        if (final || (view.peek() === null && !asked)) {
          asked = true;
          void knock();
        }
      },
    });
  };

  /** Asks at the door: in already, a guest with a link, or nobody that may know about this game. */
  const knock = async () => {
    const answer = await post<Peek>(`/api/games/${id}/peek`, { language: language.value, room });
    if (closed) return;
    if (isRefused(answer)) {
      if (answer.refused.code !== 'offline') return refuse(answer.refused);
      if (link.value === 'opening') link.value = 'down';
      if (hangUp === null) connect();
      return;
    }
    if (answer.member) {
      if (room !== '') cleanAddress();
      if (hangUp === null) connect();
      return;
    }
    hangUp?.();
    hangUp = null;
    batch(() => {
      peek.value = answer;
      link.value = 'join';
    });
  };

  const slice = <K extends keyof Slices>(key: K) => {
    const made = slices.get(key) ?? computed(() => view.value?.[key] ?? null);
    slices.set(key, made);
    return made as ReadonlySignal<Slices[K] | null>;
  };

  if (room === '') connect();
  else void knock();

  return {
    id,
    view,
    live,
    link,
    refused,
    peek,
    pending,
    slice,
    lines: computed(() => view.value?.lines ?? []),
    async send(command) {
      const outcome = await sendCommand(id, command);
      return 'refused' in outcome ? outcome.refused : null;
    },
    async say(text, quotes, again) {
      const own = again ?? randomId();
      const rest = pending.value.filter((line) => line.id !== own);
      pending.value = [...rest, { id: own, text: text.trim(), quotes, refused: null }];
      const outcome = await sendCommand(id, { type: 'speak', text, to: null, quotes }, own);
      if ('refused' in outcome) {
        const lost = outcome.refused.code === 'offline';
        pending.value = pending.value.flatMap((line) =>
          line.id !== own ? [line] : lost ? [{ ...line, refused: outcome.refused }] : [],
        );
        return outcome.refused;
      }
      if ((view.value?.seq ?? 0) >= outcome.accepted) pending.value = pending.value.filter((line) => line.id !== own);
      return null;
    },
    takeBack(own) {
      pending.value = pending.value.filter((line) => line.id !== own);
    },
    async join(name) {
      const body: Omit<JoinBody, 'protocol'> = { language: language.value, room, name };
      const answer = await post<{ member: string }>(`/api/games/${id}/join`, { protocol: PROTOCOL_VERSION, ...body });
      if (isRefused(answer)) return answer.refused;
      cleanAddress();
      link.value = 'opening';
      connect();
      return null;
    },
    close() {
      closed = true;
      hangUp?.();
    },
  };
}

/** Drops pending lines whose words have arrived at the table under my name. */
function settle(waiting: Pending[], view: GameView | null, frame: Frame): Pending[] {
  if (waiting.length === 0 || view === null || frame.type === 'live') return waiting;
  const fresh = frame.type === 'update' ? frame.lines : frame.view.lines;
  let rest = waiting;
  for (const line of fresh) {
    if (line.kind !== 'said' || line.seat !== view.me.seat) continue;
    const at = rest.findIndex((own) => own.text === line.text);
    if (at >= 0) rest = rest.toSpliced(at, 1);
  }
  return rest;
}
