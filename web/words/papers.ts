// Words of the papers that lie on the table: book, clue cards, notes and the ballot's strip.
import { counted, quoted, several } from './measures.ts';
import { han } from './numerals.ts';

const zh = {
  book: '我的本子',
  cover: '掩上',
  uncover: '翻开',
  covered: '本子掩上了',
  truth: '真相',
  opensLater: '复盘启封',
  sealed: '封着',

  clues: '线索',
  cluesState: (open: number, down: number) =>
    down === 0
      ? `摊开${counted(open)}张`
      : open === 0
        ? `扣着${counted(down)}张`
        : `摊开${counted(open)}张，扣着${counted(down)}张`,
  noClues: '这一局没有线索牌。',
  clueNo: (index: number) => `线索${han(index)}`,
  fresh: '新',
  quote: '引到话里',
  turn: '翻开',
  turnOf: (index: number) => `翻开线索${han(index)}`,
  faceDown: (count: number) => `还扣着的${counted(count)}张`,

  notes: '札记',
  notesScope: '只有你看得见',
  notesPlaceholder: '想到什么，先写在这里。',
  notesSaved: '记下了',
  notesSaving: '正在记',
  notesLost: '还没有记下',
  notesNone: '坐下的人才有札记。',

  ballotOpen: '写下我这一票',
  ballotChange: '改我这一票',
  ballotMine: (choice: string) => `你选了「${choice}」，封好了`,
  sealedCount: (count: number) => (count === 0 ? '还没有人封票' : `已封${counted(count)}票`),
};

const en = {
  book: 'My book',
  cover: 'Cover',
  uncover: 'Open',
  covered: 'The book is covered',
  truth: 'Truth',
  opensLater: 'opens last',
  sealed: 'sealed',

  clues: 'Clues',
  cluesState: (open: number, down: number) =>
    down === 0 ? `${open} open` : open === 0 ? `${down} face down` : `${open} open, ${down} face down`,
  noClues: 'This game has no clue cards.',
  clueNo: (index: number) => `Clue ${index}`,
  fresh: 'new',
  quote: 'Quote it',
  turn: 'Turn over',
  turnOf: (index: number) => `Turn over clue ${index}`,
  faceDown: (count: number) => `${several(count, 'card')} face down`,

  notes: 'Notes',
  notesScope: 'Only you see this',
  notesPlaceholder: 'Whatever comes to mind.',
  notesSaved: 'kept',
  notesSaving: 'keeping',
  notesLost: 'not kept yet',
  notesNone: 'Notes come with a seat.',

  ballotOpen: 'Write my vote',
  ballotChange: 'Change my vote',
  ballotMine: (choice: string) => `You chose ${quoted(choice)}; it is sealed`,
  sealedCount: (count: number) => (count === 0 ? 'no vote sealed yet' : `${several(count, 'vote')} sealed`),
} satisfies typeof zh;

export const papers = { zh, en };
