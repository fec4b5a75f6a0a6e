// Case text to case: bounds, typing slips, YAML, then the reader, every finding with its line and column (CASE4, CASE2,
// CASE9, CASE10). A slip of level error means that the text says something else than was typed: then no case comes out.
// No input makes it throw.
import { type Document, LineCounter, parseDocument } from 'yaml';
import { issue } from './issue.ts';
import type { CaseIssue } from './messages.ts';
import { formatOf, readCase } from './read.ts';
import { scan } from './scan.ts';
import { lineSlips } from './slips.ts';
import { treeSlips } from './slips-tree.ts';
import { offsetOf } from './tree.ts';
import type { CaseFile } from './types.ts';
import { yamlIssues } from './yaml-errors.ts';

export interface Parsed {
  case: CaseFile | null;
  issues: CaseIssue[];
}

/** Nobody reads further; a file with more is wrong in the same way all through. */
const MOST_ISSUES = 500;

/** Where a field stands in the text; used for findings that come later than parsing. */
export type Place = (issue: CaseIssue) => CaseIssue;

/** Reads the text of a case file. */
export function parseCase(yamlText: string): Parsed {
  const { case: file, issues } = parseWithPlaces(yamlText);
  return { case: file, issues };
}

/** As `parseCase`, and gives the function that finds the line of a field path. */
export function parseWithPlaces(yamlText: string): Parsed & { place: Place } {
  try {
    return parse(typeof yamlText === 'string' ? yamlText : '');
  } catch {
    return refused([top(issue('unreadable', 'error', '', {}))]);
  }
}

function parse(text: string): Parsed & { place: Place } {
  const scanned = scan(text);
  if (scanned.fault !== null) return refused([top(issue(scanned.fault, 'error', '', {}))]);
  if (text.trim() === '') return refused([top(issue('empty_file', 'error', '', {}))]);
  const slips = lineSlips(scanned.lines);
  const counter = new LineCounter();
  const doc = parseDocument(text, {
    lineCounter: counter,
    // compares every pair of keys; `treeSlips` finds the same in one pass
    uniqueKeys: false,
    prettyErrors: false,
    // `silent` would also accept a second document
    logLevel: 'error',
  });
  const stop = slips.find(({ level }) => level === 'error')?.line ?? Number.POSITIVE_INFINITY;
  const broken = yamlIssues([...doc.errors, ...doc.warnings], counter, scanned);
  if (broken.length > 0) return refused([...slips, ...broken.filter(({ line }) => (line ?? 0) < stop)]);
  if (stop !== Number.POSITIVE_INFINITY) return refused(slips);
  return readDocument(text, doc, counter, slips);
}

function readDocument(
  text: string,
  doc: Document,
  counter: LineCounter,
  slips: CaseIssue[],
): Parsed & { place: Place } {
  const place: Place = (found) => {
    const { line, col } = counter.linePos(offsetOf(doc, found.path));
    return { ...found, line: Math.max(1, line), column: Math.max(1, col) };
  };
  const json = safeJson(doc);
  const tree = treeSlips(text, doc.contents, counter, formatOf(json) === '1.1');
  const typed = [...slips, ...tree];
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    const colon = text.split('\n').findIndex((line) => /^[^\s:#]{1,20}：/.test(line));
    const found = issue('not_a_map', 'error', '', { colon: colon < 0 ? null : colon + 1 });
    return refused([{ ...found, line: colon < 0 ? 1 : colon + 1, column: 1 }]);
  }
  if (typed.some(({ level }) => level === 'error')) return refused(typed);
  const read = readCase(json);
  const paths = new Set(typed.map(({ path }) => path).filter((path) => path !== ''));
  const issues = read.issues
    .filter(({ path }) => !paths.has(path))
    .slice(0, MOST_ISSUES)
    .map(place);
  return { case: read.case, issues: [...typed, ...issues], place };
}

function safeJson(doc: Document): unknown {
  try {
    return doc.toJS({ maxAliasCount: 0 });
  } catch {
    return {};
  }
}

function top(found: CaseIssue): CaseIssue {
  return { ...found, line: 1, column: 1 };
}

function refused(issues: CaseIssue[]): Parsed & { place: Place } {
  return { case: null, issues: issues.slice(0, MOST_ISSUES), place: (found) => found };
}
