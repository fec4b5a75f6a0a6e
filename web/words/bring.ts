// Words of the page where one brings a case of one's own: what happens to it, what the check found, how to go on.
import type { IssueLevel } from '../../src/artifact/case/messages.ts';
import { counted, minutesEn, minutesZh, several } from './measures.ts';

const zh = {
  title: '带自己的本子来 · 开本',
  heading: '带自己的本子来',
  lede: '把文件贴进来，或者整个拖进来。检查就在这一页里做，点「用它开一桌」以前，一个字也不会发出去。',
  promises: [
    ['只给你用', '它跟着你开的那一局走，不上架，也不进别的局。'],
    ['照样封起来', '开局以后，真相和别人的本子对你也封着，到复盘才拆，虽说你已经读过。'],
    ['说在前头', '候场的人会看到一句：这个本子没有人审过。'],
  ] as [string, string][],
  text: '本子的全文',
  placeholder: '从这里贴。YAML 或 JSON，1 MB 以内。',
  choose: '选一个文件',
  sample: '没写过？从一个样子改起',
  clear: '清空',
  drop: '松手，就放在这里',
  size: (lines: number, size: string) => `${lines} 行，${size}`,
  decoded: '这个文件是 GB 编码，已经按 GB 读进来。',
  tooLarge: (size: string) => ({
    message: `这一份有 ${size}，最多 1 MB，没有读。`,
    hint: '删去用不到的段落再来；图片不必放进文件里。',
  }),
  unreadable: { message: '这个文件没有读出来。', hint: '换一个 .yml、.yaml 或 .json 文件，或者直接把字贴进来。' },
  noChecker: { message: '检查的那一部分没有取到，本子还没有看。', hint: '看看网络，再点一次「重新看一遍」。' },
  again: '重新看一遍',
  waiting: '贴进来就开始看，不用点什么。',
  unread: '还没有看。',
  checking: '正在一行一行看',
  clean: '看完了，没有毛病。',
  cleanBut: (n: number) => `看完了，可以开桌。还有${counted(n)}处值得再看一眼。`,
  broken: (errors: number, rest: number) =>
    `有${counted(errors)}处要改，改好才能开桌。${rest > 0 ? `另有${counted(rest)}处提醒。` : ''}`,
  findings: '逐行的结果',
  level: { error: '要改', warn: '留心', hint: '提一句' } satisfies Record<IssueLevel, string> as Record<
    IssueLevel,
    string
  >,
  line: (line: number, column: number | null) =>
    `第 ${line} 行${column === null || column <= 1 ? '' : `第 ${column} 列`}`,
  whole: '整份文件',
  more: (n: number) => `后面还有 ${n} 处，先改前面的`,
  seats: (n: number) => `${counted(n)}座`,
  minutes: (n: number) => minutesZh(n),
  author: '作者',
  source: '出处',
  license: '许可',
  unsaid: '没有写',
  clues: (n: number) => (n === 0 ? '没有线索' : `${counted(n)}条线索`),
  name: '你在桌上的名字',
  open: '用它开一桌',
  opening: '正在摆桌',
  openNote: '先到候场，挑座位、约朋友都在那里。',
  notPlayable: (what: string) => ({
    message: `这个本子用到了${what}，现在还玩不了。`,
    hint: '把这一部分从文件里拿掉就能开桌，其余照旧。',
  }),
};

const en = {
  title: 'Bring a case · Kaiben',
  heading: 'Bring a case of your own',
  lede: 'Paste the file, or drop it in whole. The check runs in this page: until you press “Open a table with it”, not one word leaves it.',
  promises: [
    ['Yours alone', 'It lies in the one game you open with it. It goes on no shelf and into no other game.'],
    [
      'Sealed all the same',
      "Once the game starts, the truth and the others' books are sealed from you too, until the reveal, although you have read them.",
    ],
    ['Said up front', 'Everyone in the lobby is told that nobody has looked this case over.'],
  ] as [string, string][],
  text: 'Text of the case',
  placeholder: 'Paste here. YAML or JSON, up to 1 MB.',
  choose: 'Choose a file',
  sample: 'Never written one? Start from a sample',
  clear: 'Clear',
  drop: 'Let go to put it here',
  size: (lines: number, size: string) => `${lines} lines, ${size}`,
  decoded: 'The file was in a GB encoding and has been read as such.',
  tooLarge: (size: string) => ({
    message: `This one is ${size}; 1 MB is the most, and it was not read.`,
    hint: 'Take out what the game does not need; pictures have no place in the file.',
  }),
  unreadable: {
    message: 'The file could not be read.',
    hint: 'Choose a .yml, .yaml or .json file, or paste the text itself.',
  },
  noChecker: {
    message: 'The checking part could not be fetched; the case has not been read.',
    hint: 'Check the network, then press “Read it again”.',
  },
  again: 'Read it again',
  waiting: 'Paste it and the reading starts by itself.',
  unread: 'Not read yet.',
  checking: 'Reading line by line',
  clean: 'Read to the end; nothing to mend.',
  cleanBut: (n: number) =>
    `Read to the end, and ready. ${n === 1 ? 'One place is' : `${n} places are`} worth another look.`,
  broken: (errors: number, rest: number) =>
    `${errors === 1 ? 'One place has' : `${errors} places have`} to be mended first.${rest > 0 ? ` ${rest} more to look at.` : ''}`,
  findings: 'Findings by line',
  level: { error: 'mend', warn: 'look', hint: 'note' } satisfies Record<IssueLevel, string> as Record<
    IssueLevel,
    string
  >,
  line: (line: number, column: number | null) =>
    `Line ${line}${column === null || column <= 1 ? '' : `, column ${column}`}`,
  whole: 'Whole file',
  more: (n: number) => `${n} more follow; mend these first`,
  seats: (n: number) => several(n, 'seat'),
  minutes: (n: number) => minutesEn(n),
  author: 'Author',
  source: 'Source',
  license: 'Licence',
  unsaid: 'not stated',
  clues: (n: number) => several(n, 'clue'),
  name: 'Your name at the table',
  open: 'Open a table with it',
  opening: 'Laying the table',
  openNote: 'You come to the lobby first; seats and friends are settled there.',
  notPlayable: (what: string) => ({
    message: `This case uses ${what}, which cannot be played yet.`,
    hint: 'Take that part out of the file and the rest will play.',
  }),
} satisfies typeof zh;

export const bring = { zh, en };
