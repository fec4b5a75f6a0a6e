// What is said about typing slips: text that YAML reads as something else than was meant (CASE2, CASE9).
// Each sentence says what stands there and what to type in its place. Never quotes more than the wrong characters.
import type { CaseIssue } from './messages.ts';

type Text = CaseIssue['text'];

export interface Spot {
  line: number;
  column: number;
}

const zh = ({ line, column }: Spot) => `第 ${line} 行第 ${column} 列`;
const en = ({ line, column }: Spot) => `Line ${line}, column ${column}`;

export const yamlWords = {
  not_a_map: (p: { colon: number | null }): Text => ({
    zh: `整份文件没有读成「键: 值」${p.colon === null ? '' : `，第 ${p.colon} 行用的是全角冒号「：」`}，什么都没有读进来。最外层写 \`meta:\`、\`roles:\` 这样的键，用英文冒号。`,
    en: `The file is not read as keys and values${p.colon === null ? '' : `; line ${p.colon} has a full-width colon (：)`}, so nothing was taken in. Write keys such as \`meta:\` and \`roles:\` at the outermost level, with plain colons.`,
  }),
  empty_file: (): Text => ({
    zh: '这份文件是空的。从写本子的说明里抄一份最小的例子，再往里填。',
    en: 'The file is empty. Copy the smallest example from the guide for authors and fill it in.',
  }),
  too_large: (): Text => ({
    zh: '这份文件超过 1 MB，没有读。把图片和长备注拿出去，只留文字。',
    en: 'The file is larger than 1 MB and was not read. Take pictures and long notes out and keep the text.',
  }),
  too_deep: (): Text => ({
    zh: '括号或缩进套了 64 层以上，没有读。本子只用到六层；看看是不是有括号忘了合上。',
    en: 'Brackets or indents are nested more than 64 levels deep; it was not read. A case needs six; look for a bracket left open.',
  }),
  too_many: (): Text => ({
    zh: '这份文件的条目太多，没有读。完整的七人本也不过三千条；看看是不是贴重了。',
    en: 'The file has too many entries and was not read. A full seven-seat case has 3,000; look for text pasted twice.',
  }),
  unreadable: (): Text => ({
    zh: '这份内容不是普通的数据，没有读。重新导出成 YAML 或 JSON 再交来。',
    en: 'This is not plain data and was not read. Export it again as YAML or JSON.',
  }),
  yaml_bom: (): Text => ({
    zh: '文件开头有一个看不见的标记（BOM），不影响读。想去掉，就在编辑器里另存为「UTF-8 无 BOM」。',
    en: 'An invisible mark (BOM) stands at the start; it does no harm. To remove it, save as “UTF-8 without BOM”.',
  }),
  yaml_hidden: (p: Spot): Text => ({
    zh: `${zh(p)}有一个看不见的字符，会粘在键上。删掉这一行开头，重新敲一遍。`,
    en: `${en(p)}: an invisible character would stick to the key. Delete the start of this line and type it again.`,
  }),
  yaml_fullwidth_colon: (p: Spot & { key: string }): Text => ({
    zh: `${zh(p)}是全角冒号「：」，这一行没有读成「键和值」。把它换成英文冒号加一个空格，例如 \`${p.key}: …\``,
    en: `${en(p)}: a full-width colon (：), so this line is not read as key and value. Replace it by a plain colon and a space, as in \`${p.key}: …\``,
  }),
  yaml_fullwidth_clock: (p: Spot): Text => ({
    zh: `${zh(p)}的钟点用了全角冒号「：」。换成英文冒号并加引号，例如 "21:40"。`,
    en: `${en(p)}: this clock time has a full-width colon (：). Use a plain colon and quotes, as in "21:40".`,
  }),
  yaml_colon_space: (p: Spot & { key: string }): Text => ({
    zh: `${zh(p)}的冒号后面少一个空格，这一行没有读成「键和值」。补上空格，例如 \`${p.key}: …\``,
    en: `${en(p)}: no space after the colon, so this line is not read as key and value. Add it, as in \`${p.key}: …\``,
  }),
  yaml_fullwidth_space: (p: Spot): Text => ({
    zh: `${zh(p)}是全角空格或不间断空格，YAML 不把它当缩进。换成普通空格，每层两个。`,
    en: `${en(p)}: a full-width or non-breaking space, which is no indent for YAML. Use plain spaces, two for each level.`,
  }),
  yaml_tab: (p: Spot): Text => ({
    zh: `${zh(p)}用了制表符（Tab）缩进，YAML 不认。换成空格，每层两个。`,
    en: `${en(p)}: a tab is used as indent, which YAML refuses. Use spaces, two for each level.`,
  }),
  yaml_fullwidth_dash: (p: Spot & { mark: string }): Text => ({
    zh: `${zh(p)}用「${p.mark}」起头，没有读成一列里的一项。换成英文减号加一个空格，「- 」。`,
    en: `${en(p)}: “${p.mark}” does not begin a list item. Use a plain hyphen and a space, “- ”.`,
  }),
  yaml_dash_space: (p: Spot): Text => ({
    zh: `${zh(p)}的减号后面少一个空格，没有读成一列里的一项。写成「- 」再接内容。`,
    en: `${en(p)}: no space after the hyphen, so this is no list item. Write “- ” and then the text.`,
  }),
  yaml_fullwidth_quote: (p: Spot): Text => ({
    zh: `${zh(p)}是中文引号，会被当成内容的一部分。换成英文引号 " "，前后成对。`,
    en: `${en(p)}: a typographic quote, which becomes part of the value. Use plain quotes " ", one at each end.`,
  }),
  yaml_fullwidth_comma: (p: Spot & { mark: string }): Text => ({
    zh: `${zh(p)}是「${p.mark}」，括号里的几项会连成一项。换成英文逗号加一个空格，例如 [p1, p2]。`,
    en: `${en(p)}: “${p.mark}” does not separate items, so they become one. Use a plain comma and a space, as in [p1, p2].`,
  }),
  yaml_fullwidth_mark: (p: Spot & { mark: string; plain: string }): Text => ({
    zh: `${zh(p)}是全角的「${p.mark}」，YAML 只当它是普通文字。换成英文的 ${p.plain}。`,
    en: `${en(p)}: a full-width “${p.mark}”, which YAML takes as text. Use the plain ${p.plain} instead.`,
  }),
  yaml_fullwidth_letter: (p: Spot): Text => ({
    zh: `${zh(p)}是全角的字母或数字，和半角的不是同一个字。切到英文输入法重打一遍。`,
    en: `${en(p)}: full-width letters or digits, which are not the same characters. Type them again with a plain keyboard.`,
  }),
  yaml_duplicate_key: (p: Spot & { key: string }): Text => ({
    zh: `${zh(p)}的 \`${p.key}\` 在同一层写了两次，只能留一个。把两处并成一处，或改掉其中一个键名。`,
    en: `${en(p)}: \`${p.key}\` stands twice at the same level; only one can stay. Join the two, or rename one.`,
  }),
  yaml_cut_comment: (p: Spot): Text => ({
    zh: `${zh(p)}的「#」前面有空格，从这里起被当成备注，后面的字不算内容。要算内容，就给整句加引号；真是备注，就在「#」后面加一个空格。`,
    en: `${en(p)}: “#” after a space begins a comment, so the rest is not read. Put the whole value in quotes; if it is a comment, add a space after “#”.`,
  }),
  yaml_value_changed: (p: Spot & { became: string }): Text => ({
    zh: `${zh(p)}的值没有引号，读出来成了 ${p.became}，和写的不一样。给它加上英文引号。`,
    en: `${en(p)}: without quotes this value is read as ${p.became}, not as written. Put it in plain quotes.`,
  }),
  yaml_quote_value: (p: Spot & { mark: string }): Text => ({
    zh: `${zh(p)}的值以「${p.mark}」开头或半截带着引号、括号，YAML 另有用处。给整个值加上英文引号；里面的引号用中文的「」。`,
    en: `${en(p)}: the value begins with “${p.mark}” or is only partly quoted, which means something else in YAML. Put the whole value in plain quotes.`,
  }),
  yaml_quote_open: (p: Spot): Text => ({
    zh: `${zh(p)}的英文引号没有合上，后面的行都被吞了进去。在这一句的末尾补一个同样的引号。`,
    en: `${en(p)}: this quote is never closed and swallows the lines below. Close it with the same quote at the end of the value.`,
  }),
  yaml_bracket_open: (p: Spot): Text => ({
    zh: `${zh(p)}的括号没有合上。补上 ] 或 }，或者改成每项一行、以「- 」开头。`,
    en: `${en(p)}: this bracket is never closed. Add ] or }, or write one item a line, each with “- ”.`,
  }),
  yaml_colon_in_value: (p: Spot): Text => ({
    zh: `${zh(p)}：一行里有两个「冒号加空格」，分不清哪个是键。给值加上英文引号，或把句子里的冒号换成「：」。`,
    en: `${en(p)}: two colons with a space in one line, so the key is unclear. Put the value in plain quotes.`,
  }),
  yaml_item_became_map: (p: Spot): Text => ({
    zh: `${zh(p)}：这一句里有「冒号加空格」，被读成了键和值。给整句加上英文引号，或把冒号换成「：」。`,
    en: `${en(p)}: a colon and a space inside this sentence make it a key with a value. Put the whole sentence in plain quotes.`,
  }),
  yaml_indent: (p: Spot): Text => ({
    zh: `${zh(p)}的缩进和同层的行对不齐。同一层从同一列写起，每深一层多两个空格。`,
    en: `${en(p)}: the indent does not line up with its level. Start every line of a level in the same column, two spaces deeper for each level.`,
  }),
  yaml_block_header: (p: Spot): Text => ({
    zh: `${zh(p)}：| 或 > 后面不能接字。让它留在行尾，正文从下一行起，比键多缩进两格。`,
    en: `${en(p)}: no text may follow | or >. Leave it at the end of the line and begin the text on the next, two spaces deeper than the key.`,
  }),
  yaml_block_indent: (p: Spot): Text => ({
    zh: `${zh(p)}缩进太浅，掉出了上面的大段文字。和那一段的第一行对齐。`,
    en: `${en(p)}: the indent is too small and falls out of the block of text above. Line it up with the first line of that block.`,
  }),
  yaml_no_key: (p: Spot): Text => ({
    zh: `${zh(p)}：这一行没有读成「键: 值」。补上键和英文冒号；若是上一句的下半截，就多缩进两格。`,
    en: `${en(p)}: this line is not read as \`key: value\`. Add the key and a plain colon; if it continues the line above, indent it by two more.`,
  }),
  yaml_two_documents: (p: Spot): Text => ({
    zh: `${zh(p)}的「---」开始了第二份文档，一个文件只放一个本子。删掉这一行，或把后面的存成另一个文件。`,
    en: `${en(p)}: “---” begins a second document; a file holds one case. Delete the line, or save the rest as another file.`,
  }),
  yaml_alias: (p: Spot & { mark: string }): Text => ({
    zh: `${zh(p)}：「${p.mark}」开头在 YAML 里是引用，这里不用。给整个值加上英文引号，或把内容再写一遍。`,
    en: `${en(p)}: “${p.mark}” begins a YAML reference, which is not used here. Put the value in plain quotes, or write the text out again.`,
  }),
  yaml_escape: (p: Spot): Text => ({
    zh: `${zh(p)}：双引号里的反斜杠后面跟了不认识的字。换成单引号，或把反斜杠写两个。`,
    en: `${en(p)}: an unknown character follows a backslash in double quotes. Use single quotes, or write the backslash twice.`,
  }),
  yaml_complex_key: (p: Spot): Text => ({
    zh: `${zh(p)}的键是一列或一组，键只能是一个词。把它改成一个词，或给整句加上英文引号。`,
    en: `${en(p)}: the key is a list or a map; a key is one word. Write one word, or put the whole value in plain quotes.`,
  }),
  yaml_broken: (p: Spot): Text => ({
    zh: `${zh(p)}起读不下去了。对照上一行，看缩进、冒号、引号和括号有没有写全。`,
    en: `${en(p)}: the file cannot be read from here. Compare the line above: indent, colon, quotes and brackets.`,
  }),
  forbidden_key: (p: { key: string }): Text => ({
    zh: `\`${p.key}\` 不能当键，这一段没有读。换一个键名。`,
    en: `\`${p.key}\` cannot be a key; this part was not read. Use another name.`,
  }),
};
