// What is said about the content of a case: the rules that hold between its parts (CASE11 to CASE17).
// Names fields, ids and persons, never a line of a book; the guilty person is never named in a sentence.
import type { CaseIssue } from './messages.ts';

type Text = CaseIssue['text'];

/** Names joined the way each language reads them. */
const zhList = (names: readonly string[]) => names.join('、');
const enList = (names: readonly string[]) => names.join(', ');

export const lintWords = {
  no_culprit: (): Text => ({
    zh: '推理本没有写 `truth.culprit`，投票就没有答案。写上那个角色的 id。',
    en: 'A deduction needs `truth.culprit`, or the vote has no answer. Write the id of that role.',
  }),
  culprit_unknown: (p: { ids: string[] }): Text => ({
    zh: `\`truth.culprit\` 不是任何角色的 id。从这几个里选：${zhList(p.ids)}。`,
    en: `\`truth.culprit\` is not the id of a role. Use one of ${enList(p.ids)}.`,
  }),
  human_seats: (p: { count: number }): Text => ({
    zh: `标成真人的角色有 ${p.count} 个。给主角写 \`player: human\`，其余写 \`player: ai\`。`,
    en: `${p.count} roles are marked as human. Write \`player: human\` for the lead and \`player: ai\` for the others.`,
  }),
  human_slots_range: (p: { players: number }): Text => ({
    zh: `\`meta.human_slots\` 要在 1 到 ${p.players} 之间。改成真人座位的个数。`,
    en: `\`meta.human_slots\` must lie between 1 and ${p.players}. Write the number of human seats.`,
  }),
  players_count: (p: { players: number; roles: number }): Text => ({
    zh: `\`meta.players\` 写的是 ${p.players}，\`roles\` 里有 ${p.roles} 个角色。把两处改成一样。`,
    en: `\`meta.players\` says ${p.players}, and \`roles\` has ${p.roles}. Make the two agree.`,
  }),
  no_clues: (): Text => ({
    zh: '推理本一张线索也没有，搜证时桌上没有东西可看。至少写三张。',
    en: 'A deduction without clues leaves the search empty. Write three or more.',
  }),
  no_emotional: (): Text => ({
    zh: '情感本没有写 `emotional`，复盘时少了那样东西。写一件只有在复盘才拿出来的物件。',
    en: 'A drama without `emotional` has nothing to bring out at the reveal. Write one object for that moment.',
  }),
  drama_culprit: (): Text => ({
    zh: '情感本写了 `truth.culprit`，投票会变成抓人。删掉它，或把 `genre` 改成 deduction。',
    en: 'A drama with `truth.culprit` turns the vote into a hunt. Remove it, or set `genre` to deduction.',
  }),
  human_not_p0: (p: { id: string }): Text => ({
    zh: `真人坐的是 \`${p.id}\`。把真人那个角色的 id 写成 p0，别处跟着改。`,
    en: `The human seat is \`${p.id}\`. Give the human's role the id p0, and change the references to it.`,
  }),
  no_now: (p: { names: string[] }): Text => ({
    zh: `没有写 \`now\` 的：${zhList(p.names)}。写上这个人如今靠什么过日子，几句就够。`,
    en: `\`now\` is missing for ${enList(p.names)}. Say in a few sentences what this person does in life today.`,
  }),
  no_play: (p: { names: string[] }): Text => ({
    zh: `没有写 \`play\` 的：${zhList(p.names)}。写上这件事让他说话做事变成什么样。`,
    en: `\`play\` is missing for ${enList(p.names)}. Say how the matter changes the way this person behaves.`,
  }),
  duplicate_id: (p: { id: string }): Text => ({
    zh: `id \`${p.id}\` 用了两次，指到它的地方分不清是谁。给其中一个换一个 id。`,
    en: `The id \`${p.id}\` is used twice, so references to it are unclear. Give one of the two another id.`,
  }),
  bad_id: (p: { path: string }): Text => ({
    zh: `\`${p.path}\` 只能用英文字母、数字、- 和 _，32 个字以内，字母或数字开头。例如 p1、c3。`,
    en: `\`${p.path}\` may hold letters, digits, - and _, at most 32, beginning with a letter or digit. For example p1 or c3.`,
  }),
  unknown_id: (p: { path: string; ids: string[] }): Text => ({
    zh: `\`${p.path}\` 指到的 id 不存在。${p.ids.length === 0 ? '先把它写出来，或删掉这一处。' : `从这几个里选：${zhList(p.ids)}。`}`,
    en: `\`${p.path}\` points to an id that does not exist. ${p.ids.length === 0 ? 'Write that part, or remove the reference.' : `Use one of ${enList(p.ids)}.`}`,
  }),
  asks_self: (p: { path: string }): Text => ({
    zh: `\`${p.path}\` 问的是自己。换成另一个座位的 id。`,
    en: `\`${p.path}\` asks its own seat. Use the id of another seat.`,
  }),
  relation_unknown: (p: { path: string }): Text => ({
    zh: `\`${p.path}\` 的名字不是角色，也不是死者。对一下有没有写错字；是场外的人就不用改。`,
    en: `\`${p.path}\` names neither a role nor the victim. Check the spelling; leave it if the person is not at the table.`,
  }),
  not_in_timeline: (p: { names: string[] }): Text => ({
    zh: `\`truth.timeline\` 里没有：${zhList(p.names)}。给每个人至少写一行，几点、在哪、做什么。`,
    en: `\`truth.timeline\` lacks ${enList(p.names)}. Write at least one row for each: when, where, doing what.`,
  }),
  two_places: (p: { name: string; at: string }): Text => ({
    zh: `「${p.name}」在 ${p.at} 有两行行踪，一个人不能同时在两处。改其中一行的钟点，或并成一行。`,
    en: `“${p.name}” has two rows at ${p.at}, and nobody is in two places at once. Change one of the times, or join the rows.`,
  }),
  bad_clock: (p: { path: string }): Text => ({
    zh: `\`${p.path}\` 不是二十四小时的钟点。写成 "21:40"，一段时间写成 "21:15-22:00"。`,
    en: `\`${p.path}\` is not a 24-hour time. Write "21:40", or "21:15-22:00" for a span.`,
  }),
  no_key_facts: (): Text => ({
    zh: '`truth.key_facts` 是空的，没法核对线索够不够。把必须推出来的几件事各写一条，并列出证据。',
    en: '`truth.key_facts` is empty, so nobody can check whether the clues suffice. Write each fact that must be found, with its evidence.',
  }),
  facts_free: (): Text => ({
    zh: '`truth.key_facts` 是一句句话，没法核对证据够不够。想核对，就改成 1.1 的写法：id、text、evidence 三项。',
    en: '`truth.key_facts` is free text, so evidence cannot be counted. To have it checked, write id, text and evidence as in 1.1.',
  }),
  fact_evidence: (p: { path: string; count: number }): Text => ({
    zh: `\`${p.path}\` 只有 ${p.count} 处证据，少了那一处就推不出来。在 \`evidence\` 里列出至少两处，线索或角色的 id。`,
    en: `\`${p.path}\` rests on ${p.count} piece(s) of evidence and falls with it. List at least two in \`evidence\`, ids of clues or roles.`,
  }),
  clue_carries_all: (p: { id: string }): Text => ({
    zh: `线索 \`${p.id}\` 一张就撑起了全部关键事实，翻到它就没有可推的了。把其中几条移到别的线索或某个人嘴里。`,
    en: `Clue \`${p.id}\` alone carries every key fact, so one card solves the case. Move some to other clues or to what a person saw.`,
  }),
  clue_supports_nothing: (p: { id: string }): Text => ({
    zh: `线索 \`${p.id}\` 没有写能推出什么。在 \`supports\` 里写明；只是障眼的，也写出它到哪里为止。`,
    en: `Clue \`${p.id}\` does not say what it proves. Write it in \`supports\`; for a false trail, say where it ends.`,
  }),
  support_mismatch: (p: { id: string; fact: string }): Text => ({
    zh: `线索 \`${p.id}\` 和关键事实 \`${p.fact}\` 只有一头写了对方。在 \`supports_facts\` 和 \`evidence\` 里写成一样。`,
    en: `Clue \`${p.id}\` and key fact \`${p.fact}\` name each other on one side only. Make \`supports_facts\` and \`evidence\` agree.`,
  }),
  human_thinnest: (p: { human: number; ai: number }): Text => ({
    zh: `真人的本子 ${p.human} 字，比每个 AI 的都薄（最薄的 ${p.ai} 字）。给真人添几件能自己核对的事。`,
    en: `The human's book has ${p.human} characters, fewer than every AI book (the thinnest has ${p.ai}). Add facts that the human can check.`,
  }),
  uneven_books: (p: { long: number; short: number }): Text => ({
    zh: `最长的本子 ${p.long} 字，最短的 ${p.short} 字，差得太多，看厚薄就能猜。长的删、短的补，差在四成以内。`,
    en: `The longest book has ${p.long} characters, the shortest ${p.short}; the thickness gives hints. Keep the difference within 40 per cent.`,
  }),
  short_book: (p: { name: string; length: number; least: number }): Text => ({
    zh: `「${p.name}」的本子只有 ${p.length} 字，撑不起一局，至少要 ${p.least} 字。补钟点、地点和他怎么知道的。`,
    en: `The book of “${p.name}” has ${p.length} characters; a game needs ${p.least}. Add times, places and how the person knows each thing.`,
  }),
  forbidden_word: (p: { path: string; word: string }): Text => ({
    zh: `\`${p.path}\` 里有「${p.word}」，本子里不出现这个词。改成这个人自己会用的说法。`,
    en: `\`${p.path}\` holds “${p.word}”, a word that stands in no book. Say it the way this person would.`,
  }),
  cover_echo: (p: { path: string }): Text => ({
    zh: `\`${p.path}\` 和这个人瞒着的内容有六个以上的字连着一样，说出来就漏了。换一种说法。`,
    en: `\`${p.path}\` repeats a run of words from what this person hides and would give it away. Say it in other words.`,
  }),
  no_understudy: (p: { names: string[] }): Text => ({
    zh: `没有写 \`understudy\` 的：${zhList(p.names)}。不接模型时替身就只会照本子找话；写几句口头的更好。`,
    en: `\`understudy\` is missing for ${enList(p.names)}. Without a model the stand-in then only finds lines in the book; write some spoken ones.`,
  }),
  clue_explains: (p: { path: string; word: string }): Text => ({
    zh: `\`${p.path}\` 里有「${p.word}」，证物在替玩家下结论。只写眼睛、秤和钟能记下的，结论放进 \`supports\`。`,
    en: `\`${p.path}\` holds “${p.word}”: the evidence draws the conclusion itself. Write what an eye or a clock records; conclusions go into \`supports\`.`,
  }),
  clue_names: (p: { path: string }): Text => ({
    zh: `\`${p.path}\` 里写到了 \`truth.culprit\` 那个人的名字。换成笔迹、号码、鞋印这样要推一步的东西。`,
    en: `\`${p.path}\` holds the name of the person in \`truth.culprit\`. Use handwriting, a number or a shoe print, which takes one step to read.`,
  }),
  vote_unanswered: (p: { id: string }): Text => ({
    zh: `投票 \`${p.id}\` 没有答案。在 \`truth.answers\` 里写上它的选项 id；没有对错的，就在投票里写 \`decision: true\`。`,
    en: `The vote \`${p.id}\` has no answer. Write the id of its choice in \`truth.answers\`, or \`decision: true\` in the vote if none is right.`,
  }),
  vote_answer_unknown: (p: { id: string; ids: string[] }): Text => ({
    zh: `投票 \`${p.id}\` 的答案不在选项里。从这几个里选：${zhList(p.ids)}。`,
    en: `The answer of the vote \`${p.id}\` is none of its choices. Use one of ${enList(p.ids)}.`,
  }),
  vote_few_choices: (p: { id: string }): Text => ({
    zh: `投票 \`${p.id}\` 的选项不到两个，没有可选的。至少写两个。`,
    en: `The vote \`${p.id}\` has fewer than two choices, so there is nothing to choose. Write two or more.`,
  }),
  no_red_herrings: (): Text => ({
    zh: '推理本没有声明 `meta.red_herrings`。把写得显眼、却不通向真相的东西列出来；真没有就不用管。',
    en: 'A deduction declares its false trails in `meta.red_herrings`. List the vivid things that lead nowhere; leave it if there are none.',
  }),
  slip_line_missing: (p: { names: string[] }): Text => ({
    zh: `\`liberty_to_slip\` 里没有：${zhList(p.names)}。给每个 AI 角色写一行，以「p1（姓名）：」起头，长短相近。`,
    en: `\`liberty_to_slip\` has no line for ${enList(p.names)}. Write one for each AI role, beginning “p1 (name):”, of like length.`,
  }),
  reveal_last: (p: { count: number }): Text => ({
    zh: `复盘阶段有 ${p.count} 个，要正好一个，放在最后。留一个 id 或 \`kind\` 是 reveal 的，移到末尾。`,
    en: `There are ${p.count} reveal phases; exactly one is needed, at the end. Keep one whose id or \`kind\` is reveal and move it last.`,
  }),
  phase_missing: (p: { kinds: string[] }): Text => ({
    zh: `\`phases\` 里少了：${zhList(p.kinds)}。各补一个阶段；换了 id 的，用 \`kind\` 写明它是哪一种。`,
    en: `\`phases\` lacks ${enList(p.kinds)}. Add a phase for each; where the id differs, say the kind in \`kind\`.`,
  }),
  too_many_seats: (p: { roles: number }): Text => ({
    zh: `有 ${p.roles} 个角色，一桌最多坐 12 个。合并几个角色，或拆成两个本子。`,
    en: `There are ${p.roles} roles; a table seats 12. Join some roles, or make two cases of it.`,
  }),
};
