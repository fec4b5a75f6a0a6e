// The stand-in's only dice: a hash of what stands in the request (UND9). The same request gives the same line.

/** FNV-1a over UTF-16 units, as an unsigned 32-bit number. */
export function hash(...parts: readonly (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const part of parts) {
    const text = String(part);
    for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    value = Math.imul(value ^ 0x1f, 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}

/** One of a list, by hash; undefined only for an empty list. */
export function pick<T>(list: readonly T[], ...parts: readonly (string | number)[]): T | undefined {
  return list.length === 0 ? undefined : list[hash(...parts) % list.length];
}

/** The list turned so that it starts at the hashed place: a first choice and what to take when it is spent. */
export function turned<T>(list: readonly T[], ...parts: readonly (string | number)[]): T[] {
  if (list.length === 0) return [];
  const start = hash(...parts) % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
