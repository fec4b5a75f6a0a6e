// Copies whatever came in into plain JSON with bounds on depth, size and count, so that every later step works on data
// and not on somebody's object (CASE10). Keeps SIZE3 and SIZE4. Never follows a cycle, never keeps a forbidden key.
import { LIMITS } from '../../protocol/plain.ts';
import { FORBIDDEN_KEYS } from './keys.ts';
import { at } from './paths.ts';
import type { Json } from './types.ts';

/** Most values of one case: a seven-seat case of 300 KB has about 3,000. */
export const MOST_VALUES = 20_000;

export interface Copied {
  json: Json;
  /** What makes the whole unusable; null when it was copied. */
  fault: 'too_large' | 'too_deep' | 'too_many' | 'unreadable' | null;
  /** Paths of keys that were left out. */
  forbidden: string[];
}

/** A bounded plain copy of any value. */
export function plainJson(value: unknown): Copied {
  const copy = new Copy();
  try {
    const json = copy.of(value, '', 0);
    return { json: copy.fault === null ? json : null, fault: copy.fault, forbidden: copy.forbidden };
  } catch {
    return { json: null, fault: 'unreadable', forbidden: [] };
  }
}

class Copy {
  fault: Copied['fault'] = null;
  readonly forbidden: string[] = [];
  private values = 0;
  private bytes = 0;

  of(value: unknown, path: string, depth: number): Json {
    if (this.fault !== null) return null;
    if (depth > LIMITS.depth) return this.stop('too_deep');
    if (++this.values > MOST_VALUES) return this.stop('too_many');
    if (typeof value === 'string') return this.text(value);
    if (typeof value === 'boolean') return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : null;
    if (typeof value !== 'object' || value === null) return null;
    if (Array.isArray(value)) return this.list(value, path, depth);
    const map: { [key: string]: Json } = {};
    for (const [key, item] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key)) this.forbidden.push(at(path, key));
      else if (item !== undefined) map[this.text(key)] = this.of(item, at(path, key), depth + 1);
    }
    return map;
  }

  private list(value: readonly unknown[], path: string, depth: number): Json[] {
    const list: Json[] = [];
    for (let n = 0; n < value.length && this.fault === null; n++) list.push(this.of(value[n], at(path, n), depth + 1));
    return list;
  }

  private text(value: string): string {
    this.bytes += utf8Length(value);
    if (this.bytes > LIMITS.caseBytes) this.stop('too_large');
    return value;
  }

  private stop(fault: NonNullable<Copied['fault']>): null {
    this.fault = fault;
    return null;
  }
}

/** Bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (let n = 0; n < text.length; n++) {
    const unit = text.charCodeAt(n);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (unit >= 0xd800 && unit < 0xe000) bytes += 2;
    else bytes += 3;
  }
  return bytes;
}

export type JsonMap = { readonly [key: string]: Json };

export function isMap(value: Json | undefined): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** The value of a key that the map itself has. */
export function own(map: JsonMap, key: string): Json | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
