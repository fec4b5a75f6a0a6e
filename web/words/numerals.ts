// Small numbers as a Chinese sentence writes them, and names in a row.

const DIGITS = '零一二三四五六七八九十';

/** 一 to 九十九; larger numbers stay digits. */
export function han(count: number): string {
  if (count <= 10) return DIGITS[count] ?? String(count);
  if (count >= 100) return String(count);
  const tens = Math.floor(count / 10);
  return `${tens === 1 ? '' : DIGITS[tens]}十${count % 10 === 0 ? '' : DIGITS[count % 10]}`;
}

export function zhList(names: readonly string[]): string {
  return names.join('、');
}

export function enList(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
