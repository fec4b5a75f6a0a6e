// How people at the table are called (TURN1): by the whole name, by its given part, by surname and form of address, or
// by the name of whoever plays the seat. One place for the rules and for the request that repeats the call.

/** Forms of address that follow a Chinese surname. */
const ADDRESS = [
  '师傅',
  '会计',
  '老师',
  '先生',
  '太太',
  '女士',
  '小姐',
  '大哥',
  '大姐',
  '老板',
  '经理',
  '主任',
  '医生',
  '姐',
  '哥',
  '叔',
  '姨',
  '婶',
  '伯',
  '嫂',
];
/** And those that stand before it. */
const FAMILIAR = ['老', '小', '阿'];

/** The words by which a seat may be called, `actor` being the nickname of its player. */
export function callNames(name: string, actor: string): string[] {
  const names = [name, actor];
  if (/^\p{Script=Han}{2,4}$/u.test(name)) {
    const surname = name.slice(0, 1);
    if (name.length > 2) names.push(name.slice(-2));
    names.push(...ADDRESS.map((word) => surname + word), ...FAMILIAR.map((word) => word + surname));
  } else names.push(...name.split(/\s+/).filter((part) => part.length >= 3));
  return names.filter((word) => word !== '');
}

/** Where a seat is first called in a text; -1 when it is not. */
export function calledAt(text: string, name: string, actor: string): number {
  const spoken = text.toLowerCase();
  const hits = callNames(name, actor)
    .map((word) => wordAt(spoken, word.toLowerCase()))
    .filter((place) => place >= 0);
  return hits.length === 0 ? -1 : Math.min(...hits);
}

/** Where a word first stands by itself: Ann is not called in `planned`, nor Sun on `Sunday`. Chinese has no such border. */
function wordAt(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!joined(text[at - 1], word[0]) && !joined(word.at(-1), text[at + word.length])) return at;
  return -1;
}

function joined(left: string | undefined, right: string | undefined): boolean {
  return [left, right].every((letter) => letter !== undefined && /[\p{Script=Latin}\p{N}]/u.test(letter));
}
