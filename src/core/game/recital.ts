// Whether a line recites a sealed text (CHAN5): 20 characters of it in a row, also when they are folded, backwards,
// encoded, spelled with filler between them or spread over several lines. It compares letters only; saying the same
// in other words is the player's own game.
import { acrostics, decoded, readings } from './disguise.ts';

/** So many characters in a row of a sealed text are a recital. */
export const RECITAL = 20;
/** Two texts that share no block of this length share no recital; the sealed text is cut into such blocks. */
const BLOCK = RECITAL / 2;
/** Filler between two spelled characters, and how many such breaks make it spelling rather than an inserted word. */
const FILLER = 3;
const BREAKS = 6;

export interface Spoken {
  /** What may be said word for word. */
  open: readonly string[];
  /** What this seat has said before, in the streams that its hearers could put together. */
  before: readonly (readonly string[])[];
}

export function recites(line: string, sealed: string, spoken: Spoken): boolean {
  const texts = [...readings(line), ...spoken.before.flatMap((lines) => across(lines, line))];
  const heard = new Set(texts.map(fold).filter((text) => text.length >= RECITAL));
  const folded = fold(sealed);
  const whole = new Book(folded, () => spoken.open.map(fold));
  const han = new Book(onlyHan(folded), () => spoken.open.map((text) => onlyHan(fold(text))));
  const latin = new Book(onlyLatin(folded), () => spoken.open.map((text) => onlyLatin(fold(text))));
  return [...heard].some((text) =>
    [text, backwards(text)].some((read) => {
      const letters = onlyLatin(read);
      return (
        whole.has(read) ||
        han.has(onlyHan(read)) ||
        han.spells(onlyHan(read)) ||
        latin.has(letters) ||
        strides(letters).some((stride) => latin.has(stride))
      );
    }),
  );
}

/** What a recital that began in earlier lines and ends in this one would read like. */
function across(lines: readonly string[], line: string): string[] {
  if (lines.length === 0) return [];
  const last = lines.slice(-RECITAL).join('\n');
  const tail = [...last].slice(-RECITAL * (FILLER + 1)).join('');
  return [...decoded(`${tail}\n${line}`), ...acrostics(`${last}\n${line}`)];
}

/** One form for comparison: compatibility forms folded, lower case, nothing but letters and digits left. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function onlyHan(text: string): string {
  return text.replaceAll(/[^\p{Script=Han}]/gu, '');
}

function onlyLatin(text: string): string {
  return text.replaceAll(/[^a-z]/g, '');
}

function backwards(text: string): string {
  return [...text].toReversed().join('');
}

/** Every second, third and fourth letter. */
function strides(text: string): string[] {
  const out: string[] = [];
  if (text.length < RECITAL * 2) return out;
  for (let step = 2; step <= FILLER + 1; step += 1)
    for (let first = 0; first < step; first += 1) {
      let picked = '';
      for (let at = first; at < text.length; at += step) picked += text[at];
      out.push(picked);
    }
  return out;
}

/** A sealed text, made ready for many questions. */
class Book {
  readonly text: string;
  readonly #open: () => readonly string[];
  #openTexts: readonly string[] | null = null;
  #blocks: Map<string, number[]> | null = null;
  #places: Map<string, number[]> | null = null;

  constructor(text: string, open: () => readonly string[]) {
    this.text = text;
    this.#open = open;
  }

  /** Whether a text holds a recital as it stands. */
  has(text: string): boolean {
    if (text.length < RECITAL) return false;
    this.#blocks ??= placesOf(this.text, BLOCK, BLOCK);
    for (let at = 0; at + BLOCK <= text.length; at += 1)
      for (const place of this.#blocks.get(text.slice(at, at + BLOCK)) ?? [])
        if (this.#around(text, at, place)) return true;
    return false;
  }

  /** Widens a shared block and asks whether a run in it is long enough and not open anyway. */
  #around(text: string, at: number, place: number): boolean {
    let left = 0;
    while (left < BLOCK && at > left && place > left && text[at - left - 1] === this.text[place - left - 1]) left += 1;
    let right = BLOCK;
    while (right < RECITAL && at + right < text.length && text[at + right] === this.text[place + right]) right += 1;
    for (let start = place - left; start + RECITAL <= place + right; start += 1) if (!this.#isOpen(start)) return true;
    return false;
  }

  /**
   * Whether a text spells a recital out, a few characters at a time with filler between them. For each place of the
   * sealed text it keeps the longest chain that ends there and is still close enough to go on.
   */
  spells(text: string): boolean {
    if (text.length < RECITAL + BREAKS) return false;
    this.#places ??= placesOf(this.text, 1, 1);
    const chains: ({ at: number; length: number; breaks: number } | undefined)[] = [];
    for (let at = 0; at < text.length; at += 1) {
      // From the back, so that a chain grows by this letter once.
      for (const place of this.#places.get(text[at] ?? '')?.toReversed() ?? []) {
        const before = chains[place - 1];
        const follows = before !== undefined && before.at < at && at - before.at <= FILLER + 1;
        const length = follows ? before.length + 1 : 1;
        const breaks = follows ? before.breaks + (at - before.at > 1 ? 1 : 0) : 0;
        if (length >= RECITAL && breaks >= BREAKS && !this.#isOpen(place - RECITAL + 1)) return true;
        const kept = chains[place];
        if (kept === undefined || length >= kept.length || at - kept.at > FILLER)
          chains[place] = { at, length, breaks };
      }
    }
    return false;
  }

  #isOpen(start: number): boolean {
    const run = this.text.slice(start, start + RECITAL);
    this.#openTexts ??= this.#open();
    return this.#openTexts.some((text) => text.includes(run));
  }
}

/** Where each piece of a length stands in a text. */
function placesOf(text: string, length: number, step: number): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let at = 0; at + length <= text.length; at += step) {
    const piece = text.slice(at, at + length);
    const known = places.get(piece);
    if (known === undefined) places.set(piece, [at]);
    else known.push(at);
  }
  return places;
}
