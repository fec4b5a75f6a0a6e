// Turns the parser's errors into sentences with a fix, at the line where the hand slipped rather than where the parser
// noticed (CASE2, CASE9). One structural fault makes the parser stumble on all the way down, so only the first is told.
// The parser's own English message never gets out.
import type { LineCounter, YAMLError } from 'yaml';
import { slip } from './issue.ts';
import type { CaseIssue } from './messages.ts';
import type { Scan } from './scan.ts';
import type { Spot } from './words-yaml.ts';

interface Fault {
  code: string;
  message: string;
  spot: Spot;
}

/** The first finding of a document that the parser did not accept. */
export function yamlIssues(errors: readonly YAMLError[], counter: LineCounter, scan: Scan): CaseIssue[] {
  const [first] = errors;
  if (first === undefined) return [];
  const { line, col } = counter.linePos(first.pos[0]);
  const spot = { line: Math.max(1, line), column: Math.max(1, col) };
  return [translate({ code: first.code, message: first.message, spot }, scan)];
}

function translate(fault: Fault, scan: Scan): CaseIssue {
  const { code, message, spot } = fault;
  const line = scan.lines[spot.line - 1];
  const text = line?.text ?? '';
  if (line?.kind === 'quoted' || message.startsWith('Missing closing')) return quote(scan, spot);
  switch (code) {
    case 'TAB_AS_INDENT':
      return slip('yaml_tab', 'error', spot, '', {});
    case 'MULTIPLE_DOCS':
      return slip('yaml_two_documents', 'error', spot, '', {});
    case 'BAD_ALIAS':
    case 'ALIAS_PROPS':
    case 'MULTIPLE_ANCHORS':
      return slip('yaml_alias', 'error', spot, '', { mark: text[spot.column - 1] ?? '*' });
    case 'BAD_DQ_ESCAPE':
      return slip('yaml_escape', 'error', spot, '', {});
    case 'BAD_SCALAR_START':
    case 'TAG_RESOLVE_FAILED':
    case 'MULTIPLE_TAGS':
      return slip('yaml_quote_value', 'error', spot, '', { mark: text[spot.column - 1] ?? '' });
    case 'BAD_INDENT':
      if (/must be sufficiently indented|and end with/.test(message)) return bracket(scan, spot);
      return missingKey(scan, spot) ?? slip('yaml_indent', 'error', spot, '', {});
    case 'BLOCK_AS_IMPLICIT_KEY':
      return nested(message, scan, spot);
    case 'BLOCK_IN_FLOW':
      return slip('yaml_colon_in_value', 'error', spot, '', {});
    case 'MULTILINE_IMPLICIT_KEY':
      return missingKey(scan, spot) ?? slip('yaml_no_key', 'error', spot, '', {});
    case 'UNEXPECTED_TOKEN':
      return unexpected(scan, spot);
    case 'MISSING_CHAR':
      return missing(message, scan, spot);
    default:
      return slip('yaml_broken', 'error', spot, '', {});
  }
}

/** A quote that runs on: told where it was opened. */
function quote(scan: Scan, spot: Spot): CaseIssue {
  const opened = scan.openQuote ?? openedAbove(scan, spot);
  const text = scan.lines[opened.line - 1]?.text.slice(opened.column) ?? '';
  const wide = text.search(/[“”‘’＂＇]/);
  if (wide < 0 || !/[“”‘’＂＇]\s*$/.test(text)) return slip('yaml_quote_open', 'error', opened, '', {});
  const column = opened.column + text.search(/[“”‘’＂＇]\s*$/) + 1;
  return slip('yaml_fullwidth_quote', 'error', { line: opened.line, column }, '', {});
}

function openedAbove(scan: Scan, spot: Spot): Spot {
  let n = spot.line - 1;
  while (n > 0 && scan.lines[n]?.kind === 'quoted') n--;
  const text = scan.lines[n]?.text ?? '';
  return { line: n + 1, column: Math.max(1, text.search(/["'][^"']*$/) + 1) };
}

/** A bracket that runs on: told in the nearest line above that opens more than it closes. */
function bracket(scan: Scan, spot: Spot): CaseIssue {
  for (let n = spot.line - 1; n >= 0 && n > spot.line - 60; n--) {
    const text = scan.lines[n]?.text ?? '';
    const opens = text.split(/[[{]/).length;
    if (opens > text.split(/[\]}]/).length)
      return slip('yaml_bracket_open', 'error', { line: n + 1, column: text.search(/[[{]/) + 1 }, '', {});
  }
  return slip('yaml_bracket_open', 'error', spot, '', {});
}

/** A line that should have been `key: value`: what is wrong with its colon, or null when it is another matter. */
function missingKey(scan: Scan, spot: Spot): CaseIssue | null {
  const text = scan.lines[spot.line - 1]?.text ?? '';
  const lead = /^[ \t]*(?:- +)*/.exec(text)?.[0].length ?? 0;
  const colon = text.slice(lead).search(/[：:]/);
  if (colon < 0 || colon > 20) return null;
  const place = { line: spot.line, column: lead + colon + 1 };
  const key = text.slice(lead, lead + Math.min(colon, 12)).trim();
  const next = text[lead + colon + 1];
  if (text[lead + colon] === '：') return slip('yaml_fullwidth_colon', 'error', place, '', { key });
  if (next !== undefined && next !== ' ' && next !== '\t') return slip('yaml_colon_space', 'error', place, '', { key });
  return null;
}

function nested(message: string, scan: Scan, spot: Spot): CaseIssue {
  const text = scan.lines[spot.line - 1]?.text ?? '';
  if (!message.startsWith('Nested')) return slip('yaml_indent', 'error', spot, '', {});
  const value = text.slice(Math.max(0, spot.column - 1));
  const colon = value.search(/:(?: |$)/);
  if (colon >= 0) return slip('yaml_colon_in_value', 'error', { line: spot.line, column: spot.column + colon }, '', {});
  const below = scan.lines.slice(spot.line).find(({ kind }) => kind === 'code');
  if (below === undefined) return slip('yaml_indent', 'error', spot, '', {});
  const column = below.text.length - below.text.trimStart().length + 1;
  return slip('yaml_indent', 'error', { line: below.number, column }, '', {});
}

function unexpected(scan: Scan, spot: Spot): CaseIssue {
  const text = scan.lines[spot.line - 1]?.text ?? '';
  if (/(?:^|[:-])[ \t]+[|>][-+\d]{0,2}[ \t]*\S*$/.test(text.slice(0, spot.column)))
    return slip('yaml_block_header', 'error', spot, '', {});
  const value = /^[ \t]*(?:- +)*(?:[^\s:]{1,40}:[ \t]+)?/.exec(text)?.[0].length ?? 0;
  const mark = text[value] ?? '';
  if (/["'[{]/.test(mark))
    return slip('yaml_quote_value', 'error', { line: spot.line, column: value + 1 }, '', { mark });
  return slip('yaml_broken', 'error', spot, '', {});
}

function missing(message: string, scan: Scan, spot: Spot): CaseIssue {
  const text = scan.lines[spot.line - 1]?.text ?? '';
  if (message.startsWith('Tags and anchors')) {
    const at = Math.max(text.search(/[!&]/), 0);
    return slip('yaml_quote_value', 'error', { line: spot.line, column: at + 1 }, '', { mark: text[at] ?? '!' });
  }
  if (/ between flow| after : in flow|flow (map|sequence)/i.test(message)) return bracket(scan, spot);
  const above = scan.lines
    .slice(0, spot.line - 1)
    .toReversed()
    .find(({ text: line }) => line.trim() !== '');
  const blocky = above?.kind === 'block' || /[:-] +[|>][-+\d]{0,2}\s*$/.test(above?.text ?? '');
  if (blocky) return slip('yaml_block_indent', 'error', spot, '', {});
  return missingKey(scan, spot) ?? slip('yaml_no_key', 'error', spot, '', {});
}
