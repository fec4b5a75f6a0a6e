// A browser for tests inside workerd: one cookie, the routes, one socket that folds its frames with the page's own code.
// Goes through the Worker's entry like everybody else; looks at no storage.
import { exports } from 'cloudflare:workers';
import { PROTOCOL_VERSION, type Language } from '../../src/protocol/plain.ts';
import type { CommandForm, CommandProgress, Created } from '../../src/protocol/requests.ts';
import { frameSchema, type Frame, type GameView } from '../../src/protocol/view.ts';
import { applySnapshot, applyUpdate } from '../../web/app/frames.ts';

export const ORIGIN = 'https://kaiben.test';

/** What a command came back with. */
export interface Answer {
  status: number;
  seq: number | null;
  jobs: number | null;
  refused: { code: string; message: string; hint: string } | null;
}

export class Person {
  readonly name: string;
  readonly language: Language;
  cookie = '';
  #sent = 0;

  constructor(name: string, language: Language = 'zh') {
    this.name = name;
    this.language = language;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookie !== '' && !headers.has('cookie')) headers.set('cookie', this.cookie);
    const answer = await exports.default.fetch(`${ORIGIN}${path}`, { ...init, headers });
    // A browser keeps the last one that it is told.
    const set = answer.headers.getSetCookie().at(-1);
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    return answer;
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  async create(which: { id: string } | { file: unknown }, quick: boolean): Promise<Created> {
    const answer = await this.post('/api/games', {
      protocol: PROTOCOL_VERSION,
      language: this.language,
      name: this.name,
      case: which,
      quick,
    });
    if (answer.status !== 201) throw new Error(`create: ${answer.status} ${await answer.text()}`);
    return answer.json<Created>();
  }

  async join(game: string, room: string): Promise<void> {
    const body = { protocol: PROTOCOL_VERSION, language: this.language, room, name: this.name };
    const answer = await this.post(`/api/games/${game}/join`, body);
    if (!answer.ok) throw new Error(`join: ${answer.status} ${await answer.text()}`);
  }

  /** Sends a command and waits until every AI seat that it moved is done. */
  async command(game: string, command: CommandForm, commandId = this.nextId()): Promise<Answer> {
    const body = { protocol: PROTOCOL_VERSION, commandId, language: this.language, command };
    const answer = await this.post(`/api/games/${game}/commands`, body);
    if (!answer.ok)
      return {
        status: answer.status,
        seq: null,
        jobs: null,
        refused: await answer.json<NonNullable<Answer['refused']>>(),
      };
    const lines = (await answer.text()).split('\n\n').filter((line) => line.startsWith('data: '));
    const progress = lines.map((line) => JSON.parse(line.slice(6)) as CommandProgress);
    const first = progress[0];
    if (first?.type !== 'accepted' || progress.at(-1)?.type !== 'done')
      throw new Error(`odd progress: ${lines.join()}`);
    return { status: answer.status, seq: first.seq, jobs: first.jobs, refused: null };
  }

  /** A command that has to be accepted. */
  async does(game: string, command: CommandForm): Promise<number> {
    const answer = await this.command(game, command);
    if (answer.seq === null) throw new Error(`${command.type}: ${answer.refused?.code} ${answer.refused?.message}`);
    return answer.seq;
  }

  nextId(): string {
    return `${this.name.replaceAll(/[^A-Za-z0-9]/g, '')}-command-${String((this.#sent += 1)).padStart(6, '0')}`;
  }

  /** His view as the export gives it. */
  async view(game: string): Promise<GameView> {
    const answer = await this.fetch(`/api/games/${game}/export?format=json`);
    if (!answer.ok) throw new Error(`view: ${answer.status}`);
    const { format: _, ...view } = await answer.json<GameView & { format: string }>();
    return view;
  }

  async listen(game: string, after = 0, headers: Record<string, string> = {}): Promise<Line> {
    const answer = await this.fetch(`/api/games/${game}/socket?after=${after}`, {
      headers: { upgrade: 'websocket', ...headers },
    });
    if (answer.webSocket === null) throw new Error(`socket: ${answer.status}`);
    return new Line(answer.webSocket);
  }
}

/** One socket. Keeps every frame as it came and what the page would make of them. */
export class Line {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  readonly frames: Frame[] = [];
  view: GameView | null = null;
  closed = false;

  constructor(socket: WebSocket, known: GameView | null = null) {
    this.socket = socket;
    this.view = known;
    socket.addEventListener('message', (event) => this.#take(String(event.data)));
    socket.addEventListener('close', () => {
      this.closed = true;
    });
    socket.accept();
  }

  #take(text: string): void {
    this.texts.push(text);
    if (!text.startsWith('{')) return;
    // Strict: a key that no schema names is a fault of the server (SEAL3).
    const frame = frameSchema.parse(JSON.parse(text));
    this.frames.push(frame);
    if (frame.type === 'snapshot') this.view = applySnapshot(this.view, frame.view);
    if (frame.type === 'update' && this.view !== null) this.view = applyUpdate(this.view, frame);
  }

  /** Waits until something holds; frames arrive as microtasks and IO of the same isolate. */
  async until(what: string, holds: (line: Line) => boolean): Promise<void> {
    for (let tries = 0; tries < 400; tries += 1) {
      if (holds(this)) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`waited in vain: ${what}`);
  }

  /** Waits until the fold has reached a sequence number. */
  reaches(seq: number): Promise<void> {
    return this.until(`seq ${seq}`, (line) => (line.view?.seq ?? 0) >= seq);
  }

  close(): void {
    this.socket.close(1000);
  }
}
