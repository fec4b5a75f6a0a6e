// What is said about the shape of a case: missing, misspelt and misplaced fields (CASE1, CASE3).
// Names the field and the fix in both languages; a schema library's own message never gets here.
import type { CaseIssue } from './messages.ts';

type Text = CaseIssue['text'];

/** What a field wants, in words. */
export type Wanted = 'text' | 'list' | 'map' | 'number' | 'flag' | 'pair';

const wanted: Record<Wanted, Text> = {
  text: { zh: '一段文字', en: 'a text' },
  list: { zh: '一列', en: 'a list' },
  map: { zh: '一组「键: 值」', en: 'keys with values' },
  number: { zh: '一个数', en: 'a number' },
  flag: { zh: 'true 或 false', en: 'true or false' },
  pair: { zh: '前后两个值', en: 'two values' },
};

const fixes: Record<Wanted, Text> = {
  text: {
    zh: '把整句写成一项，句中有冒号就加英文引号。',
    en: 'Write it as one text, in plain quotes if it holds a colon.',
  },
  list: {
    zh: '每项另起一行，以「- 」开头；没有就写 []。',
    en: 'Put each item on its own line with “- ”; write [] for none.',
  },
  map: { zh: '另起一行，缩进两格，写出它的键。', en: 'Go to the next line, indent by two, and write its keys.' },
  number: { zh: '写成阿拉伯数字，例如 4。', en: 'Write digits, for example 4.' },
  flag: { zh: '写 true 或 false，不加引号。', en: 'Write true or false without quotes.' },
  pair: {
    zh: '写成 [前, 后]，例如 ["21:00", "22:20"] 或 [12, 20]。',
    en: 'Write [from, to], for example ["21:00", "22:20"] or [12, 20].',
  },
};

export const shapeWords = {
  no_case_id: (): Text => ({
    zh: '`meta.id` 是空的，没有编号就收不下这个本子。在 `meta` 里写一个，例如 `id: ferry-01`。',
    en: '`meta.id` is empty, and a case without an id cannot be taken in. Write one in `meta`, such as `id: ferry-01`.',
  }),
  no_roles: (): Text => ({
    zh: '`roles` 里一个角色也没有。每个角色写一项，以 `- id: p0` 起头。',
    en: '`roles` has no role. Write one item for each role, beginning with `- id: p0`.',
  }),
  role_without_id: (p: { path: string }): Text => ({
    zh: `\`${p.path}\` 没有 \`id\`，没法给它安排座位。补上，例如 \`id: p1\`。`,
    en: `\`${p.path}\` has no \`id\`, so it can get no seat. Add one, such as \`id: p1\`.`,
  }),
  unknown_key: (p: { path: string; fix: Text }): Text => ({
    zh: `\`${p.path}\` 是没见过的键，这一段没有人会读到。${p.fix.zh}`,
    en: `\`${p.path}\` is not a known key, so nobody would read it. ${p.fix.en}`,
  }),
  kept_key: (p: { path: string }): Text => ({
    zh: `最外层的 \`${p.path}\` 不是本子的一段，原样保留并封存，桌上没有人读到。若是备注，不用管它。`,
    en: `\`${p.path}\` at the outermost level is no part of a case; it is kept and sealed, and nobody at the table reads it. Leave it if it is a note.`,
  }),
  text_for_map: (p: { path: string; key: string }): Text => ({
    zh: `\`${p.path}\` 只有一句话，先当作它的 \`${p.key}\`。写成一组「键: 值」，别的内容才有地方放。`,
    en: `\`${p.path}\` is a single text and is taken as its \`${p.key}\`. Write keys with values so that the rest has a place.`,
  }),
  kept_raw: (p: { path: string; wanted: Wanted }): Text => ({
    zh: `\`${p.path}\` 该是${wanted[p.wanted].zh}，写成了别的样子；原样保留并封存，桌上用不到。${fixes[p.wanted].zh}`,
    en: `\`${p.path}\` should be ${wanted[p.wanted].en}; it is kept and sealed as it is, and not used at the table. ${fixes[p.wanted].en}`,
  }),
  wrong_type: (p: { path: string; wanted: Wanted }): Text => ({
    zh: `\`${p.path}\` 该是${wanted[p.wanted].zh}，写成了别的样子。${fixes[p.wanted].zh}`,
    en: `\`${p.path}\` should be ${wanted[p.wanted].en}. ${fixes[p.wanted].en}`,
  }),
  missing_key: (p: { path: string; key: string; wanted: Wanted }): Text => ({
    zh: `少了 \`${p.path}\`。补上 \`${p.key}:\`，写${wanted[p.wanted].zh}。`,
    en: `\`${p.path}\` is missing. Add \`${p.key}:\` with ${wanted[p.wanted].en}.`,
  }),
  empty_key: (p: { path: string; wanted: Wanted }): Text => ({
    zh: `\`${p.path}\` 后面是空的。写上${wanted[p.wanted].zh}，没有内容就写 ""。`,
    en: `\`${p.path}\` is empty. Write ${wanted[p.wanted].en} there, or "" for none.`,
  }),
  missing_choice: (p: { path: string; values: string }): Text => ({
    zh: `少了 \`${p.path}\`。写上这几个里的一个：${p.values}。`,
    en: `\`${p.path}\` is missing. Write one of ${p.values}.`,
  }),
  bad_value: (p: { path: string; values: string }): Text => ({
    zh: `\`${p.path}\` 只认这几个：${p.values}。换成其中一个，照样子用小写。`,
    en: `\`${p.path}\` takes one of ${p.values}. Use one of these, in lower case.`,
  }),
  bad_shape: (p: { path: string }): Text => ({
    zh: `\`${p.path}\` 这一处的写法不合格式。对照写本子的说明，改成那里的样子。`,
    en: `\`${p.path}\` does not follow the format. Compare the guide for authors and write it that way.`,
  }),
  format_unknown: (): Text => ({
    zh: '`format` 只认 "1.0" 和 "1.1"，先按 1.1 读了。改成 `format: "1.1"`。',
    en: '`format` is "1.0" or "1.1"; this file was read as 1.1. Write `format: "1.1"`.',
  }),
  format_implied: (p: { path: string }): Text => ({
    zh: `用到了 1.1 才有的 \`${p.path}\`，整份按 1.1 读。在文件第一行写上 \`format: "1.1"\`。`,
    en: `\`${p.path}\` exists only in 1.1, so the file is read as 1.1. Write \`format: "1.1"\` in its first line.`,
  }),
  default_value: (p: { path: string; taken: string }): Text => ({
    zh: `\`${p.path}\` 没有写，先当作 ${p.taken}。写明就不用猜了。`,
    en: `\`${p.path}\` is not given; ${p.taken} is assumed. Write it down so that nothing is guessed.`,
  }),
  unknown_value: (p: { path: string; taken: string; values: string }): Text => ({
    zh: `\`${p.path}\` 的值没见过，先当作 ${p.taken}。可以写：${p.values}。`,
    en: `\`${p.path}\` has a value that is not known; ${p.taken} is assumed. Write one of ${p.values}.`,
  }),
  odd_value: (p: { path: string; values: string }): Text => ({
    zh: `\`${p.path}\` 的值没见过，照原样留着。通用的写法是：${p.values}。`,
    en: `\`${p.path}\` has a value that is not known; it is kept as written. The usual values are ${p.values}.`,
  }),
  clue_id_filled: (p: { path: string; id: string }): Text => ({
    zh: `\`${p.path}\` 没有 \`id\`，先叫它 ${p.id}。补上编号，别处才能指到它。`,
    en: `\`${p.path}\` has no \`id\` and is called ${p.id} for now. Add one so that other parts can point to it.`,
  }),
  relation_end: (p: { path: string }): Text => ({
    zh: `\`${p.path}\` 少了一头，没有收进关系里。\`from\` 和 \`to\` 都写上人名。`,
    en: `\`${p.path}\` lacks one end and was left out. Write a name in both \`from\` and \`to\`.`,
  }),
  phases_default: (): Text => ({
    zh: '没有写 `phases`，用通用的五个阶段：自述、问话、搜证、发言与投票、复盘。想换说法就自己写上。',
    en: '`phases` is not given, so the five usual phases are used. Write your own to change their names or rules.',
  }),
};
