// Finds in the raw lines what YAML swallows without a word or answers with a riddle: full-width colons, spaces, dashes
// and marks where structure is written (CASE9). Runs before the parser and looks at structure lines only, so that
// prose in blocks and quotes keeps its Chinese punctuation. Never quotes more than the wrong character.
import { slip } from './issue.ts';
import { ALL_KEYS } from './keys.ts';
import type { CaseIssue } from './messages.ts';
import type { Line } from './scan.ts';

const KEY = '[A-Za-z_]{2,20}';
const LEAD = /^[ \t]*(?:[-?][ \t]+)*/;
const COLON = new RegExp(`^(["'“”‘’「]?)(${KEY})["'“”‘’」]?[ \\t]*(：)`);
const NO_SPACE = new RegExp(`^(${KEY}):(?=[^ \\t:])`);
const QUOTED_KEY = new RegExp(`^[“”‘’＂＇「](${KEY})[“”‘’＂＇」][ \\t]*:`);
const WIDE_AFTER = new RegExp(`^(${KEY}):([\\u3000\\u00a0])`);
const FLOW_COLON = new RegExp(`[{,，][ \\t]*(${KEY})[ \\t]*：`, 'g');
const FLOW_COMMA = new RegExp(`([，、；])[ \\t]*(${KEY}):(?:[ \\t]|$)`, 'g');
const WIDE_INDENT =
  /^[\u3000\u00a0\u2002\u2003]|^[ \t]+[\u3000\u00a0\u2002\u2003][ \t\u3000\u00a0\u2002\u2003]*(?:-[ ]|[\w\p{L}]{1,20}[:：])/u;
const HIDDEN = /^[ \t]*[\u200b-\u200d\u2060\ufeff]/;
const DASH = /^[ \t]*([－–—−‐‑‒―•·●▪◦＊*])[ \t\u3000\u00a0]+\S/;
const TIGHT_DASH = /^[ \t]*([－•●▪◦])[^\s－]/;
const WIDE_ITEM = /^[ \t]*-[\u3000\u00a0]/;
const TIGHT_HYPHEN = /^[ \t]*-(?=[^\s\-\d.\]},])/;

/** Findings of the structure lines, in order. */
export function lineSlips(lines: readonly Line[]): CaseIssue[] {
  const found: CaseIssue[] = [];
  if (lines[0]?.text.startsWith('\ufeff')) found.push(slip('yaml_bom', 'hint', { line: 1, column: 1 }, '', {}));
  for (const line of lines) {
    if (line.kind !== 'code') continue;
    const text = line.number === 1 ? line.text.replace(/^\ufeff/, ' ') : line.text;
    found.push(...startOf(text, line.number), ...flowOf(text, line.number));
  }
  return found;
}

/** At most one finding for the start of a line: the first slip explains the rest of it. */
function startOf(text: string, line: number): CaseIssue[] {
  const indent = /^[ \t]*/.exec(text)?.[0] ?? '';
  const column = indent.length + 1;
  const spot = { line, column };
  if (HIDDEN.test(text)) return [slip('yaml_hidden', 'error', spot, '', {})];
  if (WIDE_INDENT.test(text) || WIDE_ITEM.test(text)) {
    const wide = text.search(/[\u3000\u00a0\u2002\u2003]/) + 1;
    return [slip('yaml_fullwidth_space', 'error', { line, column: wide }, '', {})];
  }
  if (indent.includes('\t')) return [slip('yaml_tab', 'error', { line, column: indent.indexOf('\t') + 1 }, '', {})];
  const dash = DASH.exec(text) ?? TIGHT_DASH.exec(text);
  if (dash !== null) return [slip('yaml_fullwidth_dash', 'error', spot, '', { mark: dash[1] ?? '' })];
  if (TIGHT_HYPHEN.test(text) && !text.startsWith('---')) return [slip('yaml_dash_space', 'error', spot, '', {})];
  if (/^[ \t]*＃/.test(text)) return [slip('yaml_fullwidth_mark', 'error', spot, '', { mark: '＃', plain: '#' })];
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  return keySlip(text.slice(lead), lead, line);
}

function keySlip(rest: string, lead: number, line: number): CaseIssue[] {
  const colon = COLON.exec(rest);
  if (colon !== null && ALL_KEYS.has(colon[2] ?? '')) {
    const spot = { line, column: lead + colon[0].length };
    return [slip('yaml_fullwidth_colon', 'error', spot, '', { key: colon[2] ?? '' })];
  }
  const tight = NO_SPACE.exec(rest);
  if (tight !== null && ALL_KEYS.has(tight[1] ?? '')) {
    const spot = { line, column: lead + (tight[1]?.length ?? 0) + 1 };
    const wide = WIDE_AFTER.test(rest);
    if (wide) return [slip('yaml_fullwidth_space', 'error', { line, column: spot.column + 1 }, '', {})];
    return [slip('yaml_colon_space', 'error', spot, '', { key: tight[1] ?? '' })];
  }
  const quoted = QUOTED_KEY.exec(rest);
  if (quoted !== null && ALL_KEYS.has(quoted[1] ?? ''))
    return [slip('yaml_fullwidth_quote', 'error', { line, column: lead + 1 }, '', {})];
  return [];
}

/** Slips between the braces of a one-line map. */
function flowOf(text: string, line: number): CaseIssue[] {
  if (!text.includes('{')) return [];
  const colons = [...text.matchAll(FLOW_COLON)]
    .filter((match) => ALL_KEYS.has(match[1] ?? ''))
    .map((match) => {
      const spot = { line, column: match.index + match[0].length };
      return slip('yaml_fullwidth_colon', 'error', spot, '', { key: match[1] ?? '' });
    });
  const commas = [...text.matchAll(FLOW_COMMA)]
    .filter((match) => ALL_KEYS.has(match[2] ?? ''))
    .map((match) =>
      slip('yaml_fullwidth_comma', 'error', { line, column: match.index + 1 }, '', { mark: match[1] ?? '' }),
    );
  return [...colons, ...commas];
}
