// One of the people who write while the machine is killed under them. Sends one command at a time, keeps what was
// acknowledged, and sends again, under the same id, whatever it got no answer to. Judges nothing: see history.ts.
import { PROTOCOL_VERSION } from '../../../src/protocol/plain.ts';
import type { CommandForm, CommandProgress } from '../../../src/protocol/requests.ts';
import type { TableClient } from '../table-client.ts';

/** One command and what its sender knows of it. */
export interface Sent {
  member: string;
  id: string;
  form: CommandForm;
  /** Event rows that it has to leave, no more and no less. */
  rows: number;
  /** Words that stand in exactly one event. */
  token: string;
  /** The acknowledged sequence number; null while there is none. */
  seq: number | null;
}

/** What a second answer to one id, or a refusal, would show. */
export interface Odd {
  id: string;
  what: string;
}

/** Whereabouts that one seat may tell in a game; the rest of the commands know no end. */
const WHEREABOUTS = 20;

export class Writer {
  readonly sent: Sent[] = [];
  readonly odd: Odd[] = [];
  readonly #client: TableClient;
  readonly #member: string;
  readonly #seat: number;
  readonly #seats: number;
  #whereabouts = 0;
  #open: Sent | null = null;
  #background: Promise<unknown>[] = [];

  /** `seat` counts from 0; seats below `people` are people, the rest of `seats` is AI. */
  constructor(client: TableClient, member: string, seat: number, seats: number) {
    this.#client = client;
    this.#member = member;
    this.#seat = seat;
    this.#seats = seats;
  }

  /** Commands that were sent and never answered, at the moment of a kill. */
  get unanswered(): Sent | null {
    return this.#open;
  }

  /** Writes until it is told to stop or the machine is gone. */
  async write(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const again = this.#open === null && this.sent.length > 0 && Math.random() < 0.1;
      const one = this.#open ?? (again ? this.sent[Math.floor(Math.random() * this.sent.length)] : this.#next());
      if (one === undefined) return;
      if (!again) this.#open = one;
      const seq = await this.#send(one, stop);
      if (seq === null) return;
      if (one.seq !== null && one.seq !== seq) this.odd.push({ id: one.id, what: `answered ${one.seq}, then ${seq}` });
      one.seq = seq;
      if (!again) {
        this.sent.push(one);
        this.#open = null;
      }
    }
  }

  /** Sends what is still unanswered until it is answered; the machine runs again. */
  async settle(): Promise<void> {
    if (this.#open === null) return;
    const seq = await this.#send(this.#open, new AbortController().signal);
    if (seq === null) throw new Error('no answer from a machine that runs');
    this.#open.seq = seq;
    this.sent.push(this.#open);
    this.#open = null;
  }

  /** Waits for the answers that were still being read. */
  async rest(): Promise<void> {
    await Promise.allSettled(this.#background);
    this.#background = [];
  }

  #next(): Sent {
    const n = this.sent.length;
    const token = `〈${this.#seat}-${n}-${Math.random().toString(36).slice(2, 8)}〉`;
    const id = `writer-${this.#seat}-${String(n).padStart(8, '0')}`;
    const made = (form: CommandForm, rows: number): Sent => ({
      member: this.#member,
      id,
      form,
      rows,
      token,
      seq: null,
    });
    const say = (text: string, to: string | null) =>
      made({ type: 'speak', text: `${text}${token}`, to, quotes: [] }, to === null ? 1 : 2);
    const other = `p${(this.#seat + 1 + Math.floor(Math.random() * (this.#seats - 1))) % this.#seats}`;
    const roll = Math.random();
    if (roll < 0.4) return say('说一句', null);
    if (roll < 0.55) return say(Math.random() < 0.5 ? '戊水年，你怎么看' : '己石月，轮到你', null);
    // A private line is two events of one command: half of it must never be there alone.
    if (roll < 0.8) return say('悄悄说', other);
    if (roll < 0.9 && this.#whereabouts < WHEREABOUTS) {
      this.#whereabouts += 1;
      return made({ type: 'tellWhereabouts', entry: { at: '21:30', until: null, doing: `坐着${token}` } }, 1);
    }
    return made({ type: 'writeNote', text: `记一笔${token}` }, 1);
  }

  /** The sequence number of the answer, or null when the line broke first. */
  async #send(one: Sent, stop: AbortSignal): Promise<number | null> {
    try {
      const answer = await this.#client.post(`/api/games/${this.#client.game}/commands`, {
        protocol: PROTOCOL_VERSION,
        commandId: one.id,
        language: 'zh',
        command: one.form,
      });
      if (!answer.ok) {
        const text = await answer.text();
        // A machine that dies may still send half a word; a refusal is whole and never expected here.
        if (!stop.aborted) this.odd.push({ id: one.id, what: `${answer.status} ${text.slice(0, 80)}` });
        return null;
      }
      const reader = answer.body?.getReader();
      if (reader === undefined) return null;
      let text = '';
      const decoder = new TextDecoder();
      while (!text.includes('\n\n')) {
        const { done, value } = await reader.read();
        if (done) return null;
        text += decoder.decode(value, { stream: true });
      }
      const first = JSON.parse(text.slice('data: '.length, text.indexOf('\n\n'))) as CommandProgress;
      this.#background.push(drain(reader).catch(() => undefined));
      return first.type === 'accepted' ? first.seq : null;
    } catch {
      return null;
    }
  }
}

/** Reads an answer to its end: AI seats are being answered for while it is open. */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}
