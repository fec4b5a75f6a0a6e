// What this browser remembers between visits: theme, language, nickname, room links, what has been read.
// Storage can be missing or full (private windows); then the page simply forgets, and nothing fails.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`kaiben.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`kaiben.${key}`);
    else localStorage.setItem(`kaiben.${key}`, value);
  } catch {
    // The page works without it.
  }
}

/** A random id that works on plain http too, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
