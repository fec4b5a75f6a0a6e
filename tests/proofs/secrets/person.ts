// Somebody with a browser, as the proofs see him: a cookie, perhaps a socket.

export class Person {
  readonly name: string;
  cookie = '';
  socket: { close: () => void } | null = null;

  constructor(name: string) {
    this.name = name;
  }
}

/** Where an evening takes place: within the process, or over the net. */
export interface Stage {
  /** The game whose AI seats are principals of their own; null for every game. */
  watched: string | null;
  request(person: Person, method: string, to: string, body?: unknown): Promise<Answer>;
  /** Opens a socket and keeps every frame that comes down it; false when it was refused. */
  listen(person: Person, game: string, after?: number): Promise<boolean>;
  hangUp(person: Person): void;
  tick(milliseconds?: number): void;
  alarm(game: string): Promise<void>;
  evict(game: string): void;
}

export interface Answer {
  status: number;
  text: string;
}
