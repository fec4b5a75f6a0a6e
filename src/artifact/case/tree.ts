// Walks a parsed YAML document: finds the place of a field path in the text, and visits every node with its path.
// Bounded by the depth that `scan` allows; touches no value, only the tree.
import { type Document, isMap, isPair, isScalar, isSeq, type Node, type Pair, type Scalar } from 'yaml';
import { at, shownKey, stepsOf } from './paths.ts';

/** The offset of the deepest part of a path that exists in the document: the key of a map entry or the item. */
export function offsetOf(doc: Document, path: string): number {
  let node: unknown = doc.contents;
  let offset = startOf(node) ?? 0;
  for (const step of stepsOf(path)) {
    if (isMap(node)) {
      const pair = node.items.find((item) => shownKey(keyText(item)) === String(step));
      if (pair === undefined) return offset;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step];
      offset = startOf(node) ?? offset;
    } else return offset;
  }
  return offset;
}

function startOf(node: unknown): number | null {
  if (isPair(node)) return startOf(node.key);
  const range = (node as Node | null | undefined)?.range;
  return range?.[0] ?? null;
}

/** The text of a key as the reader will see it. */
export function keyText(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : '';
}

export interface Visitor {
  pair(pair: Pair, path: string, inFlow: boolean): void;
  scalar(scalar: Scalar, path: string, key: string): void;
  /** Every node, before its children. */
  node(node: Node, path: string, key: string): void;
}

/** Calls the visitor for every node; `key` is the nearest map key above it. */
export function walk(node: unknown, visitor: Visitor, path = '', key = ''): void {
  if (node === null || node === undefined) return;
  visitor.node(node as Node, path, key);
  if (isScalar(node)) visitor.scalar(node, path, key);
  else if (isSeq(node)) {
    for (const [n, item] of node.items.entries()) walk(item, visitor, at(path, n), key);
  } else if (isMap(node)) {
    for (const pair of node.items) {
      const name = keyText(pair);
      visitor.pair(pair, at(path, name), node.flow === true);
      walk(pair.value, visitor, at(path, name), name);
    }
  }
}
