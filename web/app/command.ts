// One command on its way to a game. Sent with an id of its own, so that it can be repeated after a broken line and
// still happens once. The answer is an event stream: its first word decides, the rest keeps the connection open while
// AI seats think, and is read in the background.
import { PROTOCOL_VERSION } from '../../src/protocol/plain.ts';
import type { CommandBody, CommandForm, CommandProgress } from '../../src/protocol/requests.ts';
import { offline, refusalOf, type Said } from './api.ts';
import { randomId } from './keep.ts';
import { language } from './language.ts';

export type Outcome = { accepted: number } | { refused: Said };

/** Waits before the second, third and fourth try. */
const BACKOFF = [500, 1500, 4000];

export async function sendCommand(game: string, command: CommandForm, commandId = randomId()): Promise<Outcome> {
  const body: CommandBody = { protocol: PROTOCOL_VERSION, commandId, language: language.value, command };
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await once(game, JSON.stringify(body));
    if (outcome !== null) return outcome;
    const wait = BACKOFF[attempt];
    if (wait === undefined) return { refused: offline() };
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** One try; null when the line broke before the game had answered. */
async function once(game: string, body: string): Promise<Outcome | null> {
  try {
    const response = await fetch(`/api/games/${game}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language.value },
      body,
    });
    if (response.status >= 502 && response.status <= 504) return null;
    if (!response.ok) return { refused: await refusalOf(response) };
    if (response.body === null) return null;
    return await firstWord(response.body.getReader());
  } catch {
    return null;
  }
}

async function firstWord(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Outcome | null> {
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return null;
    text += decoder.decode(value, { stream: true });
    for (const line of text.slice(0, text.lastIndexOf('\n') + 1).split('\n')) {
      if (!line.startsWith('data:')) continue;
      const progress = JSON.parse(line.slice(5)) as CommandProgress;
      if (progress.type === 'refused') return { refused: progress };
      if (progress.type === 'accepted') {
        void drain(reader);
        return { accepted: progress.seq };
      }
    }
  }
}

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The table goes on through the socket.
  }
}
