// Words of the front page: the hero, the shelf, a case lying open, the games of this browser, the colophon.
import type { Genre } from '../../src/protocol/plain.ts';
import { capital, counted, minutesEn, minutesZh, several, titled } from './measures.ts';

const zh = {
  title: '开本 · 剧本杀',
  brand: '开本',
  nav: '主要',
  cases: '本子',
  mine: '我的局',
  bring: '带本子来',
  headline: ['人没凑齐，', '今晚也开本。'],
  lede: '在网页上开一桌剧本杀。空着的座位由 AI 坐，各人只读自己那一本，谁也不替谁说话。真相封在蜡里，大家都点头了才拆。',
  play: '现在就玩',
  playing: '正在摆桌',
  playNote: (title: string, seats: number, minutes: number | null, language: string) =>
    [`《${title}》`, `${counted(seats)}座`, minutes === null ? '' : `约${minutesZh(minutes)}`, language, '不用注册']
      .filter(Boolean)
      .join('，'),
  backTo: (title: string, lobby: boolean) => `${lobby ? '回到候场' : '回到桌上'}：${title}`,
  playNoteWaiting: '一个人就能玩，不用注册',
  coverLabel: (title: string) => `《${title}》，封着`,
  join: {
    label: '朋友给你留了座？',
    placeholder: '把房间链接贴在这里',
    act: '入座',
    unclear: { message: '这里面没有认出房间链接。', hint: '请朋友把整条链接再发一次，像 /g/… 加井号后面那一串。' },
  },
  standIn: '这里还没有接语言模型，AI 座位由替身来演：照自己的本子答话，守一样的规矩，只是不会推理。',
  shelf: {
    count: (n: number) => `${counted(n)}本，都是为这张桌子写的`,
    bring: '带自己的本子来',
    loading: '正在把本子搬上架',
    empty: '架上还没有本子。你可以带自己的来。',
    again: '再取一次',
    seats: (n: number) => `${counted(n)}座`,
    minutes: (n: number) => minutesZh(n),
    other: (language: string): string => (language === 'en' ? '英文' : '中文'),
  },
  genre: { deduction: '推理', drama: '情感', mechanic: '机制', horror: '恐怖' } satisfies Record<
    Genre,
    string
  > as Record<string, string>,
  open: {
    label: (title: string) => `打开《${title}》`,
    close: '放回架上',
    notes: '先说一声',
    noNotes: '没有需要先说的内容',
    author: '作者',
    license: '许可',
    name: '你在桌上的名字',
    room: '开一桌',
    roomNote: '得一条房间链接，约朋友来挑座位，空位请 AI 补上。',
    solo: '独自开一局',
    soloNote: '你坐第一个位子，其余由 AI 坐下，立刻开始。',
    waiting: '正在摆桌',
  },
  games: {
    empty: '还没有局。开过的局都留在这里，只有这个浏览器认得。',
    loading: '正在翻找你的局',
    unknown: '你的局现在取不到，连上以后刷新就有。',
    status: { lobby: '候场', playing: '桌上还在说', revealed: '已经复盘' } as Record<string, string>,
    go: { lobby: '去候场', playing: '回到桌上', revealed: '看复盘' } as Record<string, string>,
    more: (n: number) => `还有${counted(n)}局`,
  },
  bench: {
    heading: '带自己的本子',
    text: '写好的本子贴进来，一行一行替你看。哪里打错了，指给你行号；看过没有毛病，当场就能开桌。',
    act: '去贴本子',
  },
  colophon: '开本，开源，MIT 许可。架在一个 Cloudflare 账号里，局和本子都存在那里。',
  guests: ['晚到的人', '提灯的人', '靠窗的人', '带伞的人', '坐门口的人', '添茶的人'],
};

const en = {
  title: 'Kaiben · murder mystery nights',
  brand: 'Kaiben',
  nav: 'Main',
  cases: 'Cases',
  mine: 'My games',
  bring: 'Bring a case',
  headline: ['Short of players?', 'Open the case anyway.'],
  lede: 'A murder mystery party in the browser. AI players take the empty chairs. Each has read one role book, its own, and speaks for nobody else. The truth lies under wax until the whole table agrees to break it.',
  play: 'Play now',
  playing: 'Laying the table',
  playNote: (title: string, seats: number, minutes: number | null, language: string) =>
    [
      titled(title),
      several(seats, 'seat'),
      minutes === null ? '' : `about ${minutesEn(minutes)}`,
      language,
      'no account',
    ]
      .filter(Boolean)
      .join(', ')
      // The closing mark of a Chinese title brings its own room.
      .replace('》, ', '》'),
  backTo: (title: string, lobby: boolean) => `${lobby ? 'Back to the lobby' : 'Back to the table'}: ${title}`,
  playNoteWaiting: 'Playable alone, no account',
  coverLabel: (title: string) => `${titled(title)}, sealed`,
  join: {
    label: 'Did a friend keep you a seat?',
    placeholder: 'Paste the room link here',
    act: 'Sit down',
    unclear: {
      message: 'No room link was recognised in this.',
      hint: 'Ask your friend to send the whole link again: /g/… and the part after the #.',
    },
  },
  standIn:
    'No language model is connected here, so stand-ins play the AI seats: they answer from their own books and keep the same rules, but they cannot reason.',
  shelf: {
    count: (n: number) => `${capital(several(n, 'case'))}, written for this table`,
    bring: 'Bring a case of your own',
    loading: 'Putting the cases on the shelf',
    empty: 'The shelf is empty. You can bring a case of your own.',
    again: 'Fetch again',
    seats: (n: number) => several(n, 'seat'),
    minutes: (n: number) => minutesEn(n),
    other: (language: string): string => (language === 'zh' ? 'in Chinese' : 'in English'),
  },
  genre: { deduction: 'Deduction', drama: 'Drama', mechanic: 'Strategy', horror: 'Horror' } satisfies Record<
    Genre,
    string
  > as Record<string, string>,
  open: {
    label: (title: string) => `Open ${titled(title)}`,
    close: 'Back on the shelf',
    notes: 'Before you start',
    noNotes: 'Nothing that needs a warning',
    author: 'Author',
    license: 'Licence',
    name: 'Your name at the table',
    room: 'Open a room',
    roomNote: 'You get a link. Friends choose their seats, AI takes the rest.',
    solo: 'Play it alone',
    soloNote: 'You take the first seat, AI takes the others, and it starts at once.',
    waiting: 'Laying the table',
  },
  games: {
    empty: 'No games yet. The ones you play are kept here, and only this browser knows them.',
    loading: 'Looking for your games',
    unknown: 'Your games cannot be fetched just now; reload once the network is back.',
    status: { lobby: 'Waiting for players', playing: 'The table is talking', revealed: 'Revealed' } as Record<
      string,
      string
    >,
    go: { lobby: 'To the lobby', playing: 'Back to the table', revealed: 'See the reveal' } as Record<string, string>,
    more: (n: number) => `${n} more`,
  },
  bench: {
    heading: 'A case of your own',
    text: 'Paste the file and it is read line by line. Slips are shown with their line; once it is clean you can open a table with it on the spot.',
    act: 'Paste a case',
  },
  colophon:
    'Kaiben is open source under the MIT licence. It runs in one Cloudflare account, and games and cases stay there.',
  guests: ['The late guest', 'Lamp bearer', 'Window seat', 'Umbrella', 'By the door', 'Tea pourer'],
} satisfies typeof zh;

export const home = { zh, en };
