// A person at the table without a browser: holds a cookie, sends commands, reads their progress, looks at his view.
// Used by the headless demo and by proofs that need real HTTP.
import type { CommandForm, CommandProgress, Created } from '../../src/protocol/requests.ts';
import { PROTOCOL_VERSION, type Language } from '../../src/protocol/plain.ts';
import type { GameView } from '../../src/protocol/view.ts';

export interface Refused {
  code: string;
  message: string;
  hint: string;
}

/** A refusal where the script had to go on. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: string;
  constructor({ code, message, hint }: Refused) {
    super(`${message}${hint}`);
    this.code = code;
  }
}

export class TableClient {
  readonly #base: URL;
  readonly #language: Language;
  #cookie = '';
  #sent = 0;
  game = '';

  constructor(base: URL, language: Language = 'zh') {
    this.#base = base;
    this.#language = language;
  }

  get cookie(): string {
    return this.#cookie;
  }

  async create(which: { id: string } | { file: unknown }, quick: boolean): Promise<Created> {
    const answer = await this.post('/api/games', {
      protocol: PROTOCOL_VERSION,
      language: this.#language,
      name: '试读的人',
      case: which,
      quick,
    });
    const body: unknown = await answer.json();
    if (answer.status !== 201) throw new RefusedError(body as Refused);
    const created = body as Created;
    this.game = created.game;
    return created;
  }

  async join(game: string, room: string, name: string): Promise<void> {
    const answer = await this.post(`/api/games/${game}/join`, {
      protocol: PROTOCOL_VERSION,
      language: this.#language,
      room,
      name,
    });
    if (!answer.ok) throw new RefusedError((await answer.json()) as Refused);
    this.game = game;
  }

  /** Sends a command and waits until the AI seats that it moved have finished. Null, or the refusal. */
  async send(command: CommandForm): Promise<Refused | null> {
    const answer = await this.post(`/api/games/${this.game}/commands`, {
      protocol: PROTOCOL_VERSION,
      commandId: `client-${String((this.#sent += 1)).padStart(8, '0')}`,
      language: this.#language,
      command,
    });
    if (!answer.ok) return (await answer.json()) as Refused;
    const lines = (await answer.text()).split('\n\n').filter((line) => line.startsWith('data: '));
    const last = lines.map((line) => JSON.parse(line.slice(6)) as CommandProgress).at(-1);
    if (last?.type !== 'done') throw new Error(`a command that ended with ${last?.type ?? 'nothing'}`);
    return null;
  }

  async view(): Promise<GameView> {
    const answer = await this.#fetch(`/api/games/${this.game}/export?format=json&language=${this.#language}`, {});
    if (!answer.ok) throw new RefusedError((await answer.json()) as Refused);
    return (await answer.json()) as GameView;
  }

  async post(path: string, body: unknown): Promise<Response> {
    return this.#fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookie !== '') headers.set('cookie', this.#cookie);
    const answer = await fetch(new URL(path, this.#base), { ...init, headers });
    const set = answer.headers.get('set-cookie');
    if (set !== null) this.#cookie = set.split(';')[0] ?? '';
    return answer;
  }
}
