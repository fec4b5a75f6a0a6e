// The line down which a game sends its frames. Reconnects by itself and asks for what it missed (`?after=<seq>`).
// Nothing goes up it but a ping while somebody looks at the page; a line that stays silent for a minute counts as down.
import ReconnectingWebSocket from 'partysocket/ws';
import type { Frame } from '../../src/protocol/view.ts';

export interface LineEvents {
  /** Last sequence number seen, for the next connection. */
  after(): number;
  frame(frame: Frame): void;
  /** The line is gone; `final` means that the game closed it and it will not come back. */
  down(final: boolean): void;
}

const PING = 'ping';
const PING_EVERY = 25_000;
const SILENCE = 35_000;
/** Close code of a game that does not know this visitor. */
const NOT_YOURS = 4404;

export function openLine(game: string, events: LineEvents): () => void {
  const address = () => {
    const url = new URL(`/api/games/${game}/socket?after=${events.after()}`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return url.href;
  };
  const socket = new ReconnectingWebSocket(address, [], {
    minReconnectionDelay: 400,
    maxReconnectionDelay: 8_000,
    reconnectionDelayGrowFactor: 1.6,
    connectionTimeout: 10_000,
    shouldReconnectOnClose: (event) => event.code !== NOT_YOURS,
  });
  let pinged = 0;
  let waiting = 0;

  const ping = () => {
    if (document.hidden || socket.readyState !== WebSocket.OPEN) return;
    const now = Date.now();
    if (waiting > 0 && now - waiting > SILENCE) {
      waiting = 0;
      events.down(false);
      socket.reconnect();
    } else if (now - pinged >= PING_EVERY) {
      pinged = now;
      if (waiting === 0) waiting = now;
      socket.send(PING);
    }
  };
  const timer = setInterval(ping, 5_000);
  const woken = () => {
    pinged = 0;
    ping();
  };
  const online = () => socket.reconnect();

  socket.addEventListener('open', () => {
    waiting = 0;
    pinged = Date.now();
  });
  socket.addEventListener('message', (event) => {
    waiting = 0;
    const text = String(event.data);
    if (text.startsWith('{')) events.frame(JSON.parse(text) as Frame);
  });
  socket.addEventListener('close', (event) => events.down(event.code === NOT_YOURS));
  document.addEventListener('visibilitychange', woken);
  addEventListener('online', online);

  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', woken);
    removeEventListener('online', online);
    socket.close();
  };
}
