// Proof 3 within one process: whole games in which every AI seat is played by echo or by obey. Nobody may get a word that
// is not his, and no seat may deliver 20 letters of its own book, in whatever form it was asked for.
import type { CaseFile } from '../../../src/artifact/case/types.ts';
import type { GameView } from '../../../src/protocol/view.ts';
import type { CommandForm } from '../../../src/protocol/requests.ts';
import type { Model } from '../../../src/llm/port.ts';
import { roleBook } from '../../../src/artifact/case/book.ts';
import { readCase } from '../../../src/artifact/case/read.ts';
import { shippedCases } from '../../../src/catalog/content.ts';
import { canaryCase } from './case.ts';
import { mayHave, type Moment } from './entitled.ts';
import { Echo, Obey, ORDERS } from './puppets.ts';
import { Book } from './recited.ts';
import { Tokens } from './tokens.ts';
import { Person } from './person.ts';
import { World } from './world.ts';

/** How many orders are given in a game; the next game goes on with the next ones. */
const ORDERS_A_GAME = 15;

export interface Puppets {
  games: number;
  lines: number;
  refused: number;
  foreign: string[];
  recited: string[];
}

interface Said {
  seat: string;
  to: string | null;
  text: string;
}

export async function playPuppets(kind: 'echo' | 'obey', games: number): Promise<Puppets> {
  const sum: Puppets = { games: 0, lines: 0, refused: 0, foreign: [], recited: [] };
  for (let nth = 0; nth < games; nth += 1) {
    const tokens = new Tokens(nth + 1);
    const raw = canaryCase(tokens);
    const shipped = nth % 2 === 1 ? shippedCases[(nth >> 1) % shippedCases.length] : undefined;
    const file = shipped ?? readCase(raw).case;
    if (file === null) throw new Error('the canary case is not read');
    const table = new PuppetTable(
      kind === 'echo' ? new Echo() : new Obey(),
      file,
      shipped === undefined ? { file: raw } : { id: file.meta.id },
      nth,
    );
    await table.play();
    const where = `${kind} game ${nth} (${file.meta.id})`;
    const found = shipped === undefined ? table.tokensOutOfPlace(tokens) : table.textsOutOfPlace();
    sum.games += 1;
    sum.lines += table.said.length;
    sum.refused += table.pauses;
    sum.foreign.push(...found.map((fault) => `${where}: ${fault}`));
    sum.recited.push(...table.recitals().map((fault) => `${where}: ${fault}`));
  }
  return sum;
}

class PuppetTable {
  readonly world: World;
  readonly anna = new Person('anna');
  readonly file: CaseFile;
  readonly #which: object;
  readonly #nth: number;
  #game = '';
  #sent = 0;
  /** What everybody could read before the reveal, by principal. */
  readonly before = new Map<string, string>();
  said: Said[] = [];
  #view: GameView | null = null;

  constructor(model: Model, file: CaseFile, which: object, nth: number) {
    this.world = new World(model, nth + 1);
    this.world.watched = null;
    this.file = file;
    this.#which = which;
    this.#nth = nth;
  }

  get pauses(): number {
    return this.said.filter(({ text }) => /我先听着|再想想|捋一捋|先别看我/.test(text)).length;
  }

  async play(): Promise<void> {
    const made = await this.world.request(this.anna, 'POST', '/api/games', {
      protocol: 1,
      language: 'zh',
      name: '安',
      case: this.#which,
      quick: true,
    });
    this.#game = (JSON.parse(made.text) as { game?: string }).game ?? '';
    if (this.#game === '') throw new Error(made.text);
    await this.world.listen(this.anna, this.#game);
    const others = (await this.view()).seats.filter((seat) => seat.occupant === 'ai');
    await this.send({ type: 'tellWhereabouts', entry: { at: '20:00', until: null, doing: '在屋里' } });
    let order = this.#nth * ORDERS_A_GAME - 1;
    for (let phase = 0; phase < 4; phase += 1) {
      for (let turn = 0; turn < (phase === 0 || phase === 3 ? 2 : 6); turn += 1) {
        const { ask } = ORDERS[(order += 1) % ORDERS.length] ?? { ask: '' };
        const seat = others[(turn + this.#nth) % others.length];
        const secretly = turn % 3 === 2 && (phase === 1 || phase === 2);
        const to = secretly ? (seat?.id ?? null) : null;
        // Every order twice, so that what goes on “from last time” goes on.
        for (const again of ['', '再来。'])
          await this.send({ type: 'speak', to, text: `${seat?.name}，${again}${ask}`, quotes: [] });
      }
      if (phase === 3)
        await this.send({ type: 'vote', choice: (await this.view()).ballot?.choices[0]?.id ?? '', reason: '凭感觉' });
      await this.settleFailures();
      this.remember();
      if (phase === 3) break;
      await this.send({ type: 'enterPhase', skipGate: true });
    }
    this.#view = await this.view();
    this.remember();
    if ((this.#view.game.status as string) !== 'playing') throw new Error('somebody has broken the seal');
    await this.send({ type: 'consent', ready: true });
    if ((await this.view()).game.status !== 'revealed') throw new Error('the evening did not end');
  }

  async view(): Promise<GameView> {
    const answer = await this.world.request(this.anna, 'GET', `/api/games/${this.#game}/export?format=json`);
    return JSON.parse(answer.text) as GameView;
  }

  async send(form: CommandForm): Promise<void> {
    this.world.tick();
    const id = `puppet-${String((this.#sent += 1)).padStart(8, '0')}`;
    await this.world.request(this.anna, 'POST', `/api/games/${this.#game}/commands`, {
      protocol: 1,
      language: 'zh',
      commandId: id,
      command: form,
    });
  }

  async settleFailures(): Promise<void> {
    for (const seat of (await this.view()).seats)
      if (seat.failed !== null) await this.send({ type: 'retryTurn', seat: seat.id });
  }

  /** Puts away what was heard so far, and reads what AI seats have delivered out of the log. */
  remember(): void {
    const { storage } = this.world.home(this.#game);
    for (const [principal, chunks] of this.world.take())
      this.before.set(principal, `${this.before.get(principal) ?? ''}\n${chunks.join('\n')}`);
    this.before.set('object log', storage.dump(0));
    this.before.set('listing', this.world.listing.dump());
    this.said = storage.events(0).flatMap(({ event }) => saidIn(event as Record<string, unknown>));
  }

  /** Tokens that somebody has and may not have; a seat's own words, said by itself, are another matter. */
  tokensOutOfPlace(tokens: Tokens): string[] {
    const mine = new Map(
      this.file.roles.map((role, index) => [role.id as string, index === 0 ? 'anna' : `AI ${role.id}`]),
    );
    const said = new Map<string, Set<string>>();
    for (const { seat, to, text } of this.said)
      for (const token of tokens.in(text))
        if (token.belongs.endsWith(` ${seat}`)) {
          const hearers = said.get(token.field) ?? new Set();
          if (to === null) hearers.add('room');
          else hearers.add(mine.get(to) ?? '').add('object log');
          said.set(token.field, hearers);
        }
    const now: Moment = {
      phase: 3,
      dealt: new Set(this.file.clues.map((clue) => clue.id as string)),
      members: new Set(['anna']),
      visitors: new Set(['anna']),
      seated: mine,
      said,
    };
    return [...this.before].flatMap(([principal, text]) =>
      [...tokens.in(text)].flatMap((token) => {
        const hearers = said.get(token.field);
        // Open words that were said stand in the log like all words.
        const open = token.belongs.startsWith('clue ') && principal === 'object log';
        const heard =
          open ||
          hearers?.has(principal) === true ||
          (hearers?.has('room') === true && mayHave('table', principal, now));
        return mayHave(token.belongs, principal, now) || heard ? [] : [`${principal} has ${token.field}`];
      }),
    );
  }

  /** The same for a real case, where texts are recognised by runs of 20 letters. */
  textsOutOfPlace(): string[] {
    const { file } = this;
    const open = this.openTexts();
    const books = new Map(
      file.roles.map((role) => [
        role.id as string,
        roleBook(role, file.meta.language)
          .blocks.map((block) => block.text)
          .join('\n'),
      ]),
    );
    const truth = [
      file.truth.narrative,
      ...file.truth.timeline.map((row) => row.doing),
      ...file.clues.map((clue) => clue.supports),
      ...file.meta.redHerrings,
    ].join('\n');
    const faults: string[] = [];
    for (const [principal, text] of this.before) {
      const own =
        principal === 'anna'
          ? (file.roles.find((role) => role.player === 'human') ?? file.roles[0])?.id
          : principal.slice(3);
      const secrets = [...[...books].filter(([seat]) => seat !== own).map(([, book]) => book), truth];
      // Whoever has a book may have in it what stands in another one as well.
      const known = [...open, books.get(String(own)) ?? '', ...this.said.map((line) => line.text)];
      for (const secret of secrets) {
        const run = new Book(secret, known).in(text);
        if (run !== null) faults.push(`${principal} has “${run}”`);
      }
    }
    return faults;
  }

  /** Runs of its own book that a seat has delivered, in one line or over all of them. */
  recitals(): string[] {
    const open = this.openTexts();
    return this.file.roles.flatMap((role) => {
      const cues = JSON.stringify(role.understudy ?? {});
      const heard =
        this.#view?.lines.flatMap((line) => (line.kind === 'said' && line.seat !== role.id ? [line.text] : [])) ?? [];
      const slips = this.file.libertyToSlip.filter((line) => line.startsWith(role.id) || line.startsWith(role.name));
      const sealed = [...roleBook(role, this.file.meta.language).blocks.map((block) => block.text), ...slips].join(
        '\n',
      );
      const book = new Book(sealed, [...open, ...heard, cues]);
      const lines = this.said.filter((line) => line.seat === role.id);
      const table = lines.filter((line) => line.to === null);
      const texts = [
        ...lines.map((line) => line.text),
        ...[lines, table].map((some) => some.map((line) => line.text).join('\n')),
      ];
      return texts.flatMap((text) => {
        const run = book.givenAwayBy(text);
        return run === null ? [] : [`${role.id} gave away “${run}” in “${text.slice(0, 80)}”`];
      });
    });
  }

  openTexts(): string[] {
    const { meta, scene, worldFacts, roles, clues, phases } = this.file;
    return [
      meta.title,
      scene.place,
      scene.setup,
      scene.premise,
      scene.victim?.cause ?? '',
      ...worldFacts,
      ...scene.relations.map((row) => row.label),
      ...roles.map((role) => role.public),
      ...clues.flatMap((clue) => [clue.title, clue.text]),
      ...phases.map((phase) => phase.rule),
      ...ORDERS.map((order) => order.ask),
    ];
  }
}

function saidIn(event: Record<string, unknown>): Said[] {
  const seat = String(event['seat']);
  if (event['type'] === 'spoke' && event['job'] !== null)
    return [{ seat, to: typeof event['to'] === 'string' ? event['to'] : null, text: String(event['text']) }];
  if (event['type'] === 'whereaboutsTold' && event['job'] !== null)
    return (event['entries'] as { doing: string }[]).map((entry) => ({ seat, to: null, text: entry.doing }));
  if (event['type'] === 'voted' && event['job'] !== null) return [{ seat, to: null, text: String(event['reason']) }];
  return [];
}
