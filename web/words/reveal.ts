// Words of the reveal: the stages in their order, and what each says when there is little or nothing to show.
import { capital, counted, quoted, several, spelled } from './measures.ts';
import { enList, zhList } from './numerals.ts';

const zh = {
  title: (game: string) => `${game} · 复盘 · 开本`,
  stagesLabel: '复盘各段',
  sealed: '封着',
  cracking: '封正在裂开',
  broken: '封拆开了',
  stages: {
    open: '启封',
    votes: '票',
    culprit: '真凶',
    answer: '答案',
    decision: '大家的决定',
    truth: '真相',
    night: '那一夜',
    day: '那一天',
    books: '各人的本子',
    clues: '线索',
    facts: '关键的事',
    astray: '走岔的路',
    after: '后来',
    keepsakes: '留下的东西',
    questions: '散场前再问',
    end: '收桌',
  },
  facts: (day: string, seats: number, minutes: number | null) =>
    `${day}，${counted(seats)}座${minutes === null ? '' : `，说了 ${minutes} 分钟`}`,
  host: '主持',
  toTable: '回桌上接着说',
  toTableNote: '桌上的话都在。AI 座位散场了，真人还可以接着聊。',
  toTableNoteNoAi: '桌上的话都在，还可以往下聊。',
  backToTable: '回桌上看看',
  backToTableNote: '桌上的话都在。',
  votes: (n: number) => `${counted(n)}票`,
  noVotes: '这一局没有人封票。',
  noReason: '没有写理由',
  nobodyChose: (choices: string[]) => `没有人选的：${choices.join('；')}`,
  found: '认出',
  missed: '漏过',
  hit: '说中',
  off: '没说中',
  youHit: '你说中了。',
  youMissed: '你没说中。',
  count: (right: number, all: number) =>
    right === 0
      ? all === 1
        ? '全桌只有一票，没有中。'
        : `全桌${counted(all)}票，没有一票中。`
      : all === 1
        ? '全桌只有一票，中了。'
        : right === all
          ? `全桌${counted(all)}票，都中了。`
          : `全桌${counted(all)}票，中了${counted(right)}票。`,
  onlyYours: '全桌只有这一票。',
  nobodySealed: '没有人封票。',
  agreed: (all: number, choice: string) =>
    all === 1 ? `只有一家写了：${choice}` : `${counted(all)}家写成一样：${choice}`,
  differed: '各家没有写成一样。',
  chosenBy: (names: string[]) => zhList(names),
  accident: '这是一场意外',
  noCulprit: '这一本里没有凶手',
  said: '桌上说的',
  done: '实际',
  nobodySaid: '这一局没有人记过行踪',
  until: (clock: string) => `到 ${clock}，`,
  seenBy: (names: string[]) => `${zhList(names)}在场`,
  playedBy: (name: string) => `${name} 演`,
  openBook: '翻开整本',
  book: (name: string) => `${name}的本子`,
  before: '上一本',
  next: '下一本',
  unopened: '没有人翻开过',
  evidence: '凭',
  clue: (title: string) => `「${title}」`,
  inBook: (name: string) => `${name}的本子`,
  again: '再开一局',
  export: { md: '导出 Markdown', json: '导出 JSON' },
  exportNote: '导出的是你看得见的全部：桌上的话、线索、票和拆开的真相。',
};

const en = {
  title: (game: string) => `${game} · Reveal · Kaiben`,
  stagesLabel: 'Stages of the reveal',
  sealed: 'Sealed',
  cracking: 'The seal is cracking',
  broken: 'The seal is broken',
  stages: {
    open: 'The seal',
    votes: 'Votes',
    culprit: 'The culprit',
    answer: 'The answer',
    decision: 'What the table decided',
    truth: 'The truth',
    night: 'That night',
    day: 'That day',
    books: 'The role books',
    clues: 'Clues',
    facts: 'What mattered',
    astray: 'False roads',
    after: 'Afterwards',
    keepsakes: 'What remains',
    questions: 'Before you part',
    end: 'Clearing the table',
  },
  facts: (day: string, seats: number, minutes: number | null) =>
    `${day}, ${several(seats, 'seat')}${minutes === null ? '' : `, ${minutes === 1 ? 'a minute' : `${minutes} minutes`} of talk`}`,
  host: 'Host',
  toTable: 'Back to the talk',
  toTableNote: 'Everything said is still there. The AI seats have left; people may go on talking.',
  toTableNoteNoAi: 'Everything said is still there, and you can go on talking.',
  backToTable: 'Back to the table',
  backToTableNote: 'Everything said is still there.',
  votes: (n: number) => capital(several(n, 'vote')),
  noVotes: 'Nobody sealed a vote in this game.',
  noReason: 'No reason given',
  nobodyChose: (choices: string[]) => `Chosen by nobody: ${choices.join('; ')}`,
  found: 'Found',
  missed: 'Missed',
  hit: 'Right',
  off: 'Missed',
  youHit: 'You had it right.',
  youMissed: 'You had it wrong.',
  count: (right: number, all: number) =>
    right === 0
      ? all === 1
        ? 'One vote at the table, and it was wrong.'
        : `${capital(several(all, 'vote'))} at the table, and not one was right.`
      : all === 1
        ? 'One vote at the table, and it was right.'
        : right === all
          ? `${capital(several(all, 'vote'))} at the table, and every one was right.`
          : `${capital(several(all, 'vote'))} at the table, ${spelled(right)} of them right.`,
  onlyYours: 'It was the only vote.',
  nobodySealed: 'Nobody sealed a vote.',
  agreed: (all: number, choice: string) =>
    all === 1 ? `Only one wrote it down: ${choice}` : `All ${spelled(all)} wrote the same: ${choice}`,
  differed: 'They did not write the same.',
  chosenBy: (names: string[]) => enList(names),
  accident: 'It was an accident',
  noCulprit: 'Nobody in this case is guilty',
  said: 'As it was told',
  done: 'As it was',
  nobodySaid: 'Nobody noted any whereabouts in this game',
  until: (clock: string) => `until ${clock}, `,
  seenBy: (names: string[]) => `${enList(names)} ${names.length === 1 ? 'was' : 'were'} there`,
  playedBy: (name: string) => `played by ${name}`,
  openBook: 'Open the book',
  book: (name: string) => `The book of ${name}`,
  before: 'Previous book',
  next: 'Next book',
  unopened: 'Never turned over',
  evidence: 'Shown by',
  clue: quoted,
  inBook: (name: string) => `the book of ${name}`,
  again: 'Another game',
  export: { md: 'Export Markdown', json: 'Export JSON' },
  exportNote: 'The export holds all that you can see: the talk, the clues, the votes and the opened truth.',
} satisfies typeof zh;

export const reveal = { zh, en };
