// Looks at case text before any parser does: bounds on size, depth and count (SIZE3, SIZE4), and which lines are
// structure, which lie inside a block of text or a quoted value (CASE9). Linear in the text, never recursive.
import { LIMITS } from '../../protocol/plain.ts';
import { MOST_VALUES, utf8Length } from './json.ts';
import type { Spot } from './words-yaml.ts';

export type LineKind = 'code' | 'block' | 'quoted' | 'comment' | 'blank';

export interface Line {
  text: string;
  /** From 1. */
  number: number;
  kind: LineKind;
}

export interface Scan {
  lines: Line[];
  /** Where a quote was opened that nobody closes. */
  openQuote: Spot | null;
  fault: 'too_large' | 'too_deep' | 'too_many' | null;
}

interface Quote {
  mark: string;
  spot: Spot;
}

const BLOCK_HEADER = /(?:^|[:?-])[ \t]+[|>][-+\d]{0,2}[ \t]*(?:[ \t]#.*)?$|^[|>][-+\d]{0,2}[ \t]*$/;
/** A section begins here, so brackets left open in prose above are no nesting. */
const TOP_KEY = /^[a-z_]{3,20}:/;
/** Most lines and marks together, text in blocks not counted: a full seven-seat case has about 10,000. */
const MOST_MARKS = 30_000;
/** Each of these may begin one more value, or one more error of the parser. */
const MARKS = ',"\'&*!:?\\-';
const LEAD = /^ *(?:[-?] +)*/;

/** The lines of a text with what each of them is. */
export function scan(text: string): Scan {
  if (text.length > LIMITS.caseBytes || utf8Length(text) > LIMITS.caseBytes) return stopped('too_large');
  const raw = text.split(/\r\n|\n|\r/);
  if (raw.length > MOST_VALUES) return stopped('too_many');
  const lines: Line[] = [];
  let block: number | null = null;
  let quote: Quote | null = null;
  for (const [n, line] of raw.entries()) {
    const number = n + 1;
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    const blank = line.trim() === '';
    if (quote !== null) {
      lines.push({ text: line, number, kind: 'quoted' });
      quote = quoteAfter(line, number, quote);
    } else if (blank) lines.push({ text: line, number, kind: block === null ? 'blank' : 'block' });
    else if (block !== null && indent > block) lines.push({ text: line, number, kind: 'block' });
    else {
      block = null;
      const comment = /^\s*#/.test(line);
      lines.push({ text: line, number, kind: comment ? 'comment' : 'code' });
      if (comment) continue;
      if (BLOCK_HEADER.test(line)) block = headerColumn(line);
      else quote = quoteAfter(line, number, null);
    }
  }
  return { lines, openQuote: quote?.spot ?? null, fault: bounds(lines) };
}

function stopped(fault: Scan['fault']): Scan {
  return { lines: [], openQuote: null, fault };
}

/** The column that the text of a block must be deeper than; -1 for a block that is the whole document. */
function headerColumn(line: string): number {
  if (/^[|>]/.test(line)) return -1;
  const lead = LEAD.exec(line)?.[0] ?? '';
  const rest = line.slice(lead.length);
  if (!/^[|>]/.test(rest)) return lead.length;
  return lead.replace(/[-?] +$/, '').length;
}

/** The quote that is still open at the end of a line. A quote opens only where a value can begin. */
function quoteAfter(line: string, number: number, open: Quote | null): Quote | null {
  let quote = open;
  let last = '';
  let gap = false;
  for (let n = 0; n < line.length; n++) {
    const char = line[n] ?? '';
    if (quote !== null) {
      if (char === '\\' && quote.mark === '"') n++;
      else if (char === quote.mark) {
        if (char === "'" && line[n + 1] === "'") n++;
        else quote = null;
      }
      last = char;
      gap = false;
    } else if (char === ' ' || char === '\t') gap = true;
    else if (char === '#' && (gap || last === '')) break;
    else {
      const opens = last === '' || '[{,'.includes(last) || (gap && ':?-'.includes(last));
      if (opens && (char === '"' || char === "'")) quote = { mark: char, spot: { line: number, column: n + 1 } };
      last = char;
      gap = false;
    }
  }
  return quote;
}

/** Counts nesting and entries of the structure lines without building anything. */
function bounds(lines: readonly Line[]): Scan['fault'] {
  let brackets = 0;
  let entries = 0;
  const indents: number[] = [];
  for (const { text, kind } of lines) {
    if (kind !== 'code' && kind !== 'quoted') continue;
    entries++;
    const indent = (LEAD.exec(text)?.[0] ?? '').length;
    if (TOP_KEY.test(text)) brackets = 0;
    if (kind === 'code' && brackets === 0) {
      while ((indents.at(-1) ?? -1) >= indent) indents.pop();
      indents.push(indent);
    }
    const marks = text.slice(0, indent).match(/[-?] /g)?.length ?? 0;
    for (const char of text) {
      if (char === '[' || char === '{') brackets++;
      else if (char === ']' || char === '}') brackets = Math.max(0, brackets - 1);
      else if (!MARKS.includes(char)) continue;
      entries++;
      if (brackets > LIMITS.depth) return 'too_deep';
    }
    if (indents.length + marks > LIMITS.depth) return 'too_deep';
    if (entries > MOST_MARKS) return 'too_many';
  }
  return null;
}
