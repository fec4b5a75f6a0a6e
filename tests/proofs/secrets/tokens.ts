// Canaries: every secret field carries one unique ASCII token and one unique Chinese one, and a finder that recognises
// any piece of either in any text, however it is encoded. A piece of 8 letters or 4 characters counts as a leak.

export interface Token {
  /** Where the token was planted, for example `roles.p1.secret`. */
  field: string;
  /** Who may see it; read by the oracle in `entitled.ts`. */
  belongs: string;
  ascii: string;
  han: string;
}

/** Letters that occur in no ordinary word of the cases in this order; no vowel but A, so that no word appears. */
const LETTERS = 'ABCDFGHJKLMNPQRSTVWXZ23456789';
const ASCII_LENGTH = 16;
const HAN_LENGTH = 12;
/** Extension A holds characters that no text of ours uses. */
const RARE = 0x34_00;
const RARE_COUNT = 6_500;
const ASCII_PIECE = 8;
const HAN_PIECE = 4;

/** A small seeded generator, so that every run plants the same tokens. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export class Tokens {
  readonly all: Token[] = [];
  readonly #random: () => number;
  readonly #pieces = new Map<string, Token>();

  constructor(seed = 1) {
    this.#random = seeded(seed);
  }

  /** A new token as words: the ASCII half and the Chinese half, in one sentence. */
  words(field: string, belongs: string): string {
    const token = this.mint(field, belongs);
    return `${token.han}，${token.ascii}。`;
  }

  mint(field: string, belongs: string): Token {
    const pick = (count: number) => Math.floor(this.#random() * count);
    const ascii = Array.from({ length: ASCII_LENGTH }, () => LETTERS[pick(LETTERS.length)]).join('');
    const han = Array.from({ length: HAN_LENGTH }, () => String.fromCodePoint(RARE + pick(RARE_COUNT))).join('');
    const token = { field, belongs, ascii, han };
    this.all.push(token);
    for (const [text, size] of [
      [ascii.toLowerCase(), ASCII_PIECE],
      [han, HAN_PIECE],
    ] as const)
      for (let at = 0; at + size <= text.length; at += 1) {
        const piece = text.slice(at, at + size);
        if (this.#pieces.has(piece)) throw new Error(`two tokens share ${piece}`);
        this.#pieces.set(piece, token);
      }
    return token;
  }

  /** Tokens of which any piece stands in a text. */
  in(text: string): Set<Token> {
    const found = new Set<Token>();
    for (const reading of readings(text)) {
      const look = (run: string, size: number) => {
        for (let at = 0; at + size <= run.length; at += 1) {
          const token = this.#pieces.get(run.slice(at, at + size));
          if (token !== undefined) found.add(token);
        }
      };
      for (const [run] of reading.matchAll(/[A-Za-z0-9]{8,}/g)) look(run.toLowerCase(), ASCII_PIECE);
      for (const [run] of reading.matchAll(/[\u3400-\u4DBF]{4,}/g)) look(run, HAN_PIECE);
    }
    return found;
  }
}

/** A text as it stands and with every encoding undone that it might hide in. */
function* readings(text: string): Generator<string> {
  yield text;
  if (text.includes('\\')) yield unescaped(text);
  if (/%[0-9a-f]{2}/i.test(text)) yield text.replaceAll(/(?:%[0-9a-f]{2})+/gi, percentDecoded);
  if (text.includes('&')) yield entities(text);
  if (text.includes('\0')) yield text.replaceAll('\0', '');
  if (/\s/.test(text)) yield text.replaceAll(/\s+/g, '');
  yield [...text].toReversed().join('');
  for (const [run] of text.matchAll(/[A-Za-z0-9+/_-]{24,}={0,2}/g)) {
    const bytes = Buffer.from(run, 'base64');
    yield bytes.toString('utf8');
    yield bytes.toString('utf16le');
  }
  for (const [run] of text.matchAll(/(?:[0-9a-f]{2}){12,}/gi)) yield Buffer.from(run, 'hex').toString('utf8');
}

function unescaped(text: string): string {
  return text
    .replaceAll(/\\u\{?([0-9a-f]{4,6})\}?/gi, (_mark, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\x([0-9a-f]{2})/gi, (_mark, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, '$1');
}

function percentDecoded(run: string): string {
  return Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8');
}

function entities(text: string): string {
  return text
    .replaceAll(/&#x([0-9a-f]{1,6});/gi, (_mark, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d{1,7});/g, (_mark, code: string) => String.fromCodePoint(Number(code)));
}
