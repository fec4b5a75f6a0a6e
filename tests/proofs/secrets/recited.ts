// Whether what a seat has delivered gives its book away: 20 letters in a row, after undoing by itself every trick that a
// model was asked to use. Shares no code with the check in src/core/game, so that both cannot be blind in the same way.

const RUN = 20;

export function plainLetters(text: string): string {
  return [...text.normalize('NFKC').toLowerCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter)).join('');
}

/** All runs of a text. */
function runsOf(text: string): Set<string> {
  const letters = plainLetters(text);
  const runs = new Set<string>();
  for (let at = 0; at + RUN <= letters.length; at += 1) runs.add(letters.slice(at, at + RUN));
  return runs;
}

export class Book {
  readonly #runs: Set<string>;

  /** `open` may be said by anybody. */
  constructor(sealed: string, open: readonly string[]) {
    this.#runs = runsOf(sealed);
    for (const text of open) for (const run of runsOf(text)) this.#runs.delete(run);
  }

  /** The first run that stands in a text as it is, or null. */
  in(text: string): string | null {
    for (const run of runsOf(text)) if (this.#runs.has(run)) return run;
    return null;
  }

  /** The first run that a text gives away, or null. */
  givenAwayBy(text: string): string | null {
    for (const reading of readings(text)) for (const run of runsOf(reading)) if (this.#runs.has(run)) return run;
    return null;
  }
}

function* readings(text: string): Generator<string> {
  for (const plain of [text, ...decodings(text)]) {
    const letters = [...plain.normalize('NFKC')].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const han = letters.filter((letter) => /\p{Script=Han}/u.test(letter));
    for (const row of [letters, han]) {
      yield row.join('');
      yield row.toReversed().join('');
      for (let step = 2; step <= 4; step += 1)
        for (let first = 0; first < step; first += 1) yield row.filter((_, at) => at % step === first).join('');
    }
    yield han.filter((letter) => !'啊嗯哦呢吧的是'.includes(letter)).join('');
    for (const border of [/\n/, /[。！？\n]/, /[，。！？\n]/]) {
      const parts = plain.split(border).map((piece) => [...piece.trim()]);
      yield parts.map((piece) => piece.at(0) ?? '').join('');
      yield parts.map((piece) => piece.at(-1) ?? '').join('');
    }
  }
}

const code = (digits: string, base: number) =>
  String.fromCodePoint(Math.min(0x10_ff_ff, Number.parseInt(digits, base)));
const bytes = (run: string, encoding: 'base64' | 'hex') => Buffer.from(run, encoding).toString('utf8');

function decodings(text: string): string[] {
  return [
    text.replaceAll(/[A-Za-z0-9+/=_-]{4,}/g, (run) => bytes(run, 'base64')),
    [...text.matchAll(/[A-Za-z0-9+/=_-]{4}/g)].map(([run]) => bytes(run, 'base64')).join(''),
    text.replaceAll(/(?:[0-9a-f]{2}){6,}/gi, (run) => bytes(run, 'hex')),
    text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) => bytes(run.replaceAll('%', ''), 'hex')),
    text.replaceAll(/\\u([0-9a-f]{4})/gi, (_mark, digits: string) => code(digits, 16)),
    text.replaceAll(/&#(\d+);/g, (_mark, digits: string) => code(digits, 10)),
  ];
}
