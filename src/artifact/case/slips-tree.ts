// Finds in a parsed document the values that are not what the author typed: Chinese quotes and commas around ids,
// numbers out of unquoted text, values cut by ` #`, sentences that became keys (CASE9).
// Never quotes a value, only the wrong characters.
import { isAlias, isMap, isScalar, isSeq, type LineCounter, type Node, type Pair, type Scalar } from 'yaml';
import { issue, slip } from './issue.ts';
import { ALL_KEYS, EXACT_KEYS, FLAGS, FORBIDDEN_KEYS, TEXT_LISTS, WORD_LISTS } from './keys.ts';
import type { CaseIssue, IssueLevel } from './messages.ts';
import { at, shownKey } from './paths.ts';
import { keyText, type Visitor, walk } from './tree.ts';
import type { Spot } from './words-yaml.ts';

const QUOTED = /^[“”‘’＂＇「][^“”‘’＂＇「」]*[“”‘’＂＇」]$/;
const WIDE = /[０-９Ａ-Ｚａ-ｚ]/;
const WIDE_CLOCK = /^\d{1,2}：\d{2}/;
const WIDE_DASH = /^[－–—−•·-](?![－–—−-])/;
const COMMA = /[，、；]/;
const MARKS: ReadonlyMap<string, string> = new Map([
  ['｜', '|'],
  ['＞', '>'],
  ['［', '[ ]'],
  ['｛', '{ }'],
]);

/** Findings of the tree. `strict` raises those that only v1.0 puts up with. */
export function treeSlips(source: string, root: unknown, lines: LineCounter, strict: boolean): CaseIssue[] {
  const finder = new Finder(source, lines, strict ? 'error' : 'warn');
  walk(root, finder);
  return finder.found;
}

class Finder implements Visitor {
  readonly found: CaseIssue[] = [];
  private readonly source: string;
  private readonly lines: LineCounter;
  private readonly level: IssueLevel;

  constructor(source: string, lines: LineCounter, level: IssueLevel) {
    this.source = source;
    this.lines = lines;
    this.level = level;
  }

  pair(pair: Pair, path: string, inFlow: boolean): void {
    const key = keyText(pair);
    const place = this.start(pair.key);
    const mark = key.search(/[：:]/);
    const empty = pair.value === null || (isScalar(pair.value) && pair.value.value === null);
    if (!isScalar(pair.key)) this.found.push(slip('yaml_complex_key', 'error', place, path, {}));
    else if (FORBIDDEN_KEYS.has(key)) this.found.push({ ...issue('forbidden_key', 'error', path, { key }), ...place });
    else if (inFlow && empty && mark > 0) {
      const code = key[mark] === '：' ? 'yaml_fullwidth_colon' : 'yaml_colon_space';
      this.found.push(slip(code, 'error', right(place, mark), path, { key: key.slice(0, Math.min(mark, 12)) }));
    } else if (QUOTED.test(key)) this.found.push(slip('yaml_fullwidth_quote', 'error', place, path, {}));
  }

  node(node: Node, path: string, key: string): void {
    const place = this.start(node);
    if (isAlias(node)) this.found.push(slip('yaml_alias', 'error', place, path, { mark: '*' }));
    else if ('anchor' in node && node.anchor !== undefined)
      this.found.push(slip('yaml_alias', 'error', place, path, { mark: '&' }));
    if (isMap(node)) this.twice(node.items, path);
    if (isSeq(node) && node.flow === true) this.commas(node.items, path, key);
    if (isMap(node) && TEXT_LISTS.has(key) && path.endsWith(']') && node.items.length === 1) {
      const first = node.items[0];
      if (first !== undefined && !ALL_KEYS.has(keyText(first)))
        this.found.push(slip('yaml_item_became_map', this.level, place, path, {}));
    }
  }

  scalar(node: Scalar, path: string, key: string): void {
    if (node.type !== 'PLAIN' || node.range === undefined || node.range === null) return;
    const [start, end] = node.range;
    const place = this.start(node);
    if (typeof node.value !== 'string') this.changed(node, path, key);
    else {
      this.text(node.value, path, key, place);
      const item = /\n[ \t]*- /.exec(this.source.slice(start, end));
      if (item !== null)
        this.found.push(slip('yaml_indent', 'error', this.spot(start + item.index + item[0].length - 2), '', {}));
    }
    const rest = this.source.slice(end, end + 80);
    if (/^[ \t]+#[^\s#!]/.test(rest))
      this.found.push(slip('yaml_cut_comment', 'warn', this.spot(end + rest.indexOf('#')), path, {}));
  }

  private twice(pairs: readonly Pair[], path: string): void {
    const seen = new Set<string>();
    for (const pair of pairs) {
      const key = keyText(pair);
      const about = { key: shownKey(key) };
      if (seen.has(key))
        this.found.push(slip('yaml_duplicate_key', 'error', this.start(pair.key), at(path, key), about));
      seen.add(key);
    }
  }

  /** A value that YAML made into a number, a truth value or nothing, although it was typed as something else. */
  private changed(node: Scalar, path: string, key: string): void {
    const typed = node.source ?? '';
    const became = String(node.value);
    const meant = typeof node.value === 'boolean' ? FLAGS.has(key) : became === typed || typed === '' || typed === '~';
    if (!meant) this.found.push(slip('yaml_value_changed', 'warn', this.start(node), path, { became }));
  }

  private text(value: string, path: string, key: string, place: Spot): void {
    const mark = value[0] ?? '';
    const plain = MARKS.get(mark);
    if (plain !== undefined) this.found.push(slip('yaml_fullwidth_mark', 'error', place, path, { mark, plain }));
    else if (TEXT_LISTS.has(key) && !path.endsWith(']') && WIDE_DASH.test(value))
      this.found.push(slip('yaml_fullwidth_dash', 'error', place, path, { mark }));
    else if (!EXACT_KEYS.has(key)) return;
    else if (QUOTED.test(value)) this.found.push(slip('yaml_fullwidth_quote', 'error', place, path, {}));
    else if (WIDE_CLOCK.test(value))
      this.found.push(slip('yaml_fullwidth_clock', 'error', right(place, value.indexOf('：')), path, {}));
    else if (WIDE.test(value)) this.found.push(slip('yaml_fullwidth_letter', this.level, place, path, {}));
  }

  private commas(items: readonly unknown[], path: string, key: string): void {
    for (const item of items) {
      if (!isScalar(item) || typeof item.value !== 'string' || item.type !== 'PLAIN') continue;
      const words = item.value.split(COMMA);
      const mark = item.value.search(COMMA);
      if (mark < 0 || words.some((word) => word.trim().length > 8)) continue;
      const ids = words.every((word) => /^[\w:.-]+$/.test(word.trim()));
      if (!ids && (!WORD_LISTS.has(key) || /[。！？]/.test(item.value))) continue;
      const level = ids ? 'error' : 'warn';
      const spot = right(this.start(item), mark);
      this.found.push(slip('yaml_fullwidth_comma', level, spot, path, { mark: item.value[mark] ?? '' }));
    }
  }

  private start(node: unknown): Spot {
    return this.spot((node as Node | null)?.range?.[0] ?? 0);
  }

  private spot(offset: number): Spot {
    const { line, col } = this.lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  }
}

function right(spot: Spot, by: number): Spot {
  return { line: spot.line, column: spot.column + by };
}
