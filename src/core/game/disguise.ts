// Every text that a reader could get out of a line: as it stands, decoded, or by its first and last letters (CHAN5).
// The check of a spoken line looks at all of them, because a player at the table could decode them as well.

/** A line and what is hidden in it; what was encoded twice is decoded twice. */
export function readings(line: string): string[] {
  const plain = line.normalize('NFKC');
  const once = decoded(plain);
  return [
    ...new Set([line, ...once, ...once.flatMap((text) => (text === plain ? [] : decoded(text))), ...acrostics(plain)]),
  ];
}

/** A text as it stands, and with each kind of code in it undone. */
export function decoded(text: string): string[] {
  const packed = text.replaceAll(/\s/g, '');
  return [
    text,
    text.replaceAll(/\\u\{?([0-9a-f]{2,6})\}?/gi, (_mark, code: string) => charOf(code, 16)),
    text
      .replaceAll(/&#x([0-9a-f]{2,6});?/gi, (_mark, code: string) => charOf(code, 16))
      .replaceAll(/&#(\d{2,7});?/g, (_mark, code: string) => charOf(code, 10)),
    text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) => utf8(hexBytes(run.replaceAll('%', '')))),
    packed.replaceAll(/(?:(?:0x)?[0-9a-f]{2}[,:;-]?){3,}/gi, (run) =>
      utf8(hexBytes(run.replaceAll(/0x|[,:;-]/gi, ''))),
    ),
    packed.replaceAll(/[A-Za-z0-9+/_-]{4,}={0,2}/g, fromBase64),
  ];
}

/** A short run counts only when Chinese comes out of it: every English word is base64 of something. */
function fromBase64(run: string): string {
  const text = utf8(base64Bytes(run));
  return run.length >= 16 || /\p{Script=Han}/u.test(text) ? text : run;
}

/** First and last letters of lines, sentences and words, each run together. */
export function acrostics(text: string): string[] {
  return [/\n+/, /[\n。！？!?；;…]+/, /[\n。！？!?；;…，,、：:]+/, /\s+/].flatMap((border) => {
    const parts = text.split(border).flatMap((part) => {
      const letters = [...part.replaceAll(/[^\p{L}\p{N}]/gu, '')];
      return letters.length > 0 ? [letters] : [];
    });
    if (parts.length < 10) return [];
    return [parts.map((letters) => letters[0]).join(''), parts.map((letters) => letters.at(-1)).join('')];
  });
}

function charOf(code: string, base: number): string {
  const point = Number.parseInt(code, base);
  return point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
}

function hexBytes(digits: string): number[] {
  return (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Both alphabets of base64; this folder has no `atob`. */
function base64Bytes(text: string): number[] {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text.replaceAll('-', '+').replaceAll('_', '/')) {
    const value = BASE64.indexOf(letter);
    if (value < 0) break;
    held = ((held << 6) | value) & 0xff_ff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return bytes;
}

/** Bytes as text; what is no UTF-8 becomes a space. */
function utf8(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at] ?? 0;
    const size = lead < 0x80 ? 1 : lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0;
    const rest = bytes.slice(at + 1, at + size);
    if (size === 0 || rest.length < size - 1 || rest.some((byte) => byte >> 6 !== 2)) {
      text += ' ';
      at += 1;
      continue;
    }
    const start = size === 1 ? lead : lead & (0xff >> (size + 1));
    const point = rest.reduce((sum, byte) => (sum << 6) | (byte & 0x3f), start);
    text += point <= 0x10_ff_ff ? String.fromCodePoint(point) : ' ';
    at += size;
  }
  return text;
}
