// Takes typed values out of unknown JSON without ever refusing: what has another shape is kept raw in `extra`, sealed,
// and reported (CASE1). In v1.1 the strict schema reports, so the taker is quiet. Total for every input.
import { issue } from './issue.ts';
import { isList, isMap, type JsonMap, own } from './json.ts';
import { type Format, knownKeys } from './keys.ts';
import type { CaseIssue } from './messages.ts';
import { nearKey } from './nearest.ts';
import { at } from './paths.ts';
import type { Json } from './types.ts';
import type { Wanted } from './words-shape.ts';

export interface Item {
  item: JsonMap;
  path: string;
  index: number;
}

export class Taker {
  readonly format: Format;
  readonly issues: CaseIssue[] = [];
  readonly extra: { [key: string]: Json } = {};
  private readonly stored = new Map<string, number>();

  constructor(format: Format) {
    this.format = format;
  }

  /** Reports in v1.0 only. */
  note(found: CaseIssue): void {
    if (this.format === '1.0') this.issues.push(found);
  }

  /** Keeps a part as written and says so. */
  keep(value: Json, path: string, wanted: Wanted): void {
    this.store(value, path);
    this.note(issue('kept_raw', 'warn', path, { path, wanted }));
  }

  /** Two long keys may show the same path; neither may push the other out. */
  store(value: Json, path: string): void {
    const count = (this.stored.get(path) ?? 0) + 1;
    this.stored.set(path, count);
    this.extra[count === 1 ? path : `${path} (${count})`] = value;
  }

  text(map: JsonMap, key: string, path: string): string {
    return this.asText(own(map, key), at(path, key));
  }

  asText(value: Json | undefined, path: string): string {
    if (value === undefined || value === null) return '';
    if (typeof value === 'string') return value.trim();
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    const sentence = isMap(value) ? asSentence(value) : null;
    if (sentence === null) this.keep(value, path, 'text');
    else this.note(issue('wrong_type', 'warn', path, { path, wanted: 'text' }));
    return sentence ?? '';
  }

  /** A list; a single value stands for a list of one. */
  list(map: JsonMap, key: string, path: string): readonly Json[] {
    const value = own(map, key);
    if (value === undefined || value === null || value === '') return [];
    if (isList(value)) return value;
    if (!isMap(value)) return [value];
    this.keep(value, at(path, key), 'list');
    return [];
  }

  texts(map: JsonMap, key: string, path: string): string[] {
    const here = at(path, key);
    return this.list(map, key, path)
      .map((item, n) => this.asText(item, at(here, n)))
      .filter((text) => text !== '');
  }

  /**
   * The maps of a list with their paths. Every item keeps its index: a text stands for a map with only `main`, an item
   * of another shape is kept raw and leaves an empty map.
   */
  maps(map: JsonMap, key: string, path: string, main: string): Item[] {
    const here = at(path, key);
    return this.list(map, key, path).map((value, index) => {
      const place = at(here, index);
      if (isMap(value)) return { item: value, path: place, index };
      if (typeof value === 'string' && value !== '') {
        this.note(issue('text_for_map', 'warn', place, { path: place, key: main }));
        return { item: { [main]: value }, path: place, index };
      }
      if (value !== null) this.keep(value, place, 'map');
      return { item: {}, path: place, index };
    });
  }

  /** A section; absent or of another shape gives an empty one. */
  map(map: JsonMap, key: string, path: string): JsonMap {
    const value = own(map, key);
    if (isMap(value)) return value;
    if (value !== undefined && value !== null && value !== '') this.keep(value, at(path, key), 'map');
    return {};
  }

  number(map: JsonMap, key: string, path: string): number | null {
    const value = own(map, key);
    if (value === undefined || value === null || value === '') return null;
    const number = asNumber(value);
    if (number === null) this.keep(value, at(path, key), 'number');
    return number;
  }

  /** Two values, as a list of two or as `a-b` in one text. */
  pair(map: JsonMap, key: string, path: string): readonly [string, string] | null {
    const value = own(map, key);
    if (value === undefined || value === null || value === '') return null;
    if (isList(value) && value.length === 0) return null;
    const parts = isList(value) ? value.map((part) => this.asText(part, at(path, key))) : splitPair(value);
    const [from, to] = parts;
    if (parts.length === 2 && from !== undefined && to !== undefined) return [from, to];
    this.keep(value, at(path, key), 'pair');
    return null;
  }

  flag(map: JsonMap, key: string): boolean {
    const value = own(map, key);
    return value === true || value === 'true';
  }

  /** Reports keys that this format does not know and keeps their values. */
  known(map: JsonMap, pattern: string, path: string): void {
    const keys = knownKeys(pattern, this.format);
    for (const key of Object.keys(map)) {
      if (keys.includes(key)) continue;
      const place = at(path, key);
      this.store(map[key] ?? null, place);
      this.note(unknownKey(key, pattern, path, this.format, 'warn'));
    }
  }
}

/** The finding for one unknown key, with the nearest known one as the fix. */
export function unknownKey(
  key: string,
  pattern: string,
  path: string,
  format: Format,
  level: CaseIssue['level'],
): CaseIssue {
  const place = at(path, key);
  const { rename, section } = nearKey(key, pattern, format);
  if (pattern === '' && rename === null && section === null) return issue('kept_key', 'hint', place, { path: place });
  const note = {
    zh: '若是自己的备注，移到文件最外层，会原样保留并封存。',
    en: 'a note of your own may stand at the top level, kept and sealed.',
  };
  const keys = knownKeys(pattern, format);
  const fix =
    rename !== null
      ? { zh: `改成 \`${rename}\`；${note.zh}`, en: `Rename it to \`${rename}\`; ${note.en}` }
      : section !== null
        ? {
            zh: `它属于${section === '' ? '最外层' : ` \`${section}\``}，移到那里去。`,
            en: `It belongs to ${section === '' ? 'the outermost level' : `\`${section}\``}; move it there.`,
          }
        : { zh: `这里能写的是 ${keys.join('、')}；${note.zh}`, en: `Known here are ${keys.join(', ')}; ${note.en}` };
  return issue('unknown_key', level, place, { path: place, fix });
}

function asNumber(value: Json): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  const digits = value.normalize('NFKC').trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

function splitPair(value: Json): string[] {
  if (typeof value !== 'string' || value.length > 40) return [];
  return value.split(/\s*(?:-|–|—|~|～|至|到)\s*/).filter((part) => part !== '');
}

/** `他说: 明天` in a list is read as a map of one; the sentence is put together again. */
function asSentence(map: JsonMap): string | null {
  const [only, ...rest] = Object.entries(map);
  if (only === undefined || rest.length > 0) return null;
  const [key, value] = only;
  if (typeof value === 'string' || typeof value === 'number') return `${key}: ${value}`;
  return value === null ? `${key}:` : null;
}
