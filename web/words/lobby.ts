// Words before a game starts: the join card of a room link, and the lobby.
import { counted, minutesEn, minutesZh, several, titled } from './measures.ts';
import { enList, zhList } from './numerals.ts';

const zh = {
  doorTitle: (title: string) => `《${title}》这一桌`,
  doorSeats: (taken: number, all: number) =>
    taken === 0
      ? `${counted(all)}个座位，都空着`
      : taken === all
        ? `${counted(all)}个座位，都坐满了`
        : `${counted(all)}个座位，坐了${counted(taken)}个`,
  minutes: (minutes: number) => `约${minutesZh(minutes)}`,
  started: '已经开局了，进去可以旁听。',
  name: '怎么称呼你',
  nameExample: '桌上的人这样叫你',
  nameless: { message: '还没有写名字，没有进门。', hint: '写一个桌上叫得出的称呼，再点一次。' },
  enter: '进门',

  title: (game: string) => `${game} · 等人 | 开本`,
  seatsOf: (count: number) => `${counted(count)}座`,
  genres: { deduction: '推理', drama: '情感', mechanic: '机制', horror: '惊悚' },
  contentNotes: (notes: readonly string[]) => `写到的：${zhList(notes)}`,
  byline: (author: string, source: string, license: string) =>
    [author === '' ? '' : `作者 ${author}`, source, license].filter(Boolean).join('，'),
  unreviewed: '这个本子是带来的，没有人替你先看过。',
  seats: '座位',
  free: '空着',
  writtenHuman: '留给真人的主位',
  sit: '坐这里',
  stand: '起身',
  clear: '请他起来',
  clearOf: (player: string, seat: string) => `请他起来：${player}，${seat}`,
  sitAt: (seat: string) => `坐这里：${seat}`,
  ai: (name: string) => `${name}，AI`,
  you: '你',
  fill: '空位请 AI 坐',
  start: '开局',
  waitOwner: (name: string) => `等${name}开局。`,
  stillFree: (count: number) => `还空着${counted(count)}座`,
  sitFirst: '你还没有坐下',
  ready: '坐齐了',
  invite: '请朋友来',
  inviteHow: '把链接发出去，点开就能进门。',
  here: '已经在的人',
  away: '不在',
  owner: '开房的人',
  listening: '旁听',
  noSpectator: '座位满了，后来的人可以旁听。',
};

const en = {
  doorTitle: (title: string) => `A table of ${titled(title)}`,
  doorSeats: (taken: number, all: number) =>
    taken === 0
      ? `${several(all, 'seat')}, all free`
      : taken === all
        ? `${several(all, 'seat')}, all taken`
        : `${several(all, 'seat')}, ${taken} taken`,
  minutes: (minutes: number) => `about ${minutesEn(minutes)}`,
  started: 'The game has started; you may come in and listen.',
  name: 'What shall we call you?',
  nameExample: 'the name the table will use',
  nameless: {
    message: 'There is no name yet, so the door stays shut.',
    hint: 'Write what the table may call you, then press again.',
  },
  enter: 'Come in',

  title: (game: string) => `${game} · gathering | Kaiben`,
  seatsOf: (count: number) => several(count, 'seat'),
  genres: { deduction: 'deduction', drama: 'drama', mechanic: 'strategy', horror: 'horror' },
  contentNotes: (notes: readonly string[]) => `Touches on: ${enList(notes)}`,
  byline: (author: string, source: string, license: string) =>
    [author === '' ? '' : `by ${author}`, source, license].filter(Boolean).join(', '),
  unreviewed: 'This case was brought along; nobody has looked it over for you.',
  seats: 'Seats',
  free: 'free',
  writtenHuman: 'written for a person',
  sit: 'Sit here',
  stand: 'Stand up',
  clear: 'Free it',
  clearOf: (player: string, seat: string) => `Free it: ${player}, ${seat}`,
  sitAt: (seat: string) => `Sit here: ${seat}`,
  ai: (name: string) => `${name}, AI`,
  you: 'you',
  fill: 'Let AI take the free seats',
  start: 'Start',
  waitOwner: (name: string) => `Waiting for ${name} to start.`,
  stillFree: (count: number) => `${several(count, 'seat')} still free`,
  sitFirst: 'You have not sat down yet',
  ready: 'Everyone is seated',
  invite: 'Ask friends in',
  inviteHow: 'Send the link; whoever opens it can come in.',
  here: 'Who is here',
  away: 'away',
  owner: 'owner',
  listening: 'listening',
  noSpectator: 'The seats are taken; latecomers may listen.',
} satisfies typeof zh;

export const lobby = { zh, en };
