// One whole game as a fixed list of acts, straight at an object with fixed ids, and a fingerprint of what came of it.
// Two objects that were given the same acts must have the same fingerprint, whatever happened to them in between:
// clock times are left out, everything else counts (log, receipts, and the view of everybody in the room).
import { readCase } from '../../src/artifact/case/read.ts';
import type { CommandForm } from '../../src/protocol/requests.ts';
import { isRefusal } from '../../src/protocol/refusals.ts';
import type { GameView } from '../../src/protocol/view.ts';
import { Line } from './person.ts';
import { sealedCase } from './sealed-case.ts';
import { deskOf, events, rows } from './storage.ts';

/** Members by number: the owner on p0, the guest on p1, a spectator. */
export const PEOPLE = [0, 1, 2] as const;
export type Who = (typeof PEOPLE)[number];

/** `refused` acts are part of the game: the rules say no, and nothing may come of it. */
export interface Act {
  who: Who;
  form: CommandForm;
  refused?: true;
  /** What the model does with the first job that this act brings up. */
  model?: 'fails';
}

const act = (who: Who, form: CommandForm): Act => ({ who, form });
const no = (who: Who, form: CommandForm): Act => ({ who, form, refused: true });
const say = (text: string, quotes: string[] = []): CommandForm => ({ type: 'speak', text, to: null, quotes });
const whisper = (to: string, text: string): CommandForm => ({ type: 'speak', text, to, quotes: [] });
const at = (time: string, doing: string): CommandForm => ({
  type: 'tellWhereabouts',
  entry: { at: time, until: null, doing },
});
const agree = (ready: boolean): CommandForm => ({ type: 'consent', ready });
const vote = (choice: string, reason: string): CommandForm => ({ type: 'vote', choice, reason });

export const FULL_GAME: readonly Act[] = [
  act(0, { type: 'sit', seat: 'p0' }),
  act(0, { type: 'sit', seat: 'p0' }),
  act(1, { type: 'sit', seat: 'p2' }),
  act(1, { type: 'sit', seat: 'p1' }),
  no(1, { type: 'fillSeats' }),
  act(0, { type: 'fillSeats' }),
  act(0, { type: 'clearSeat', seat: 'p3' }),
  no(0, { type: 'startGame' }),
  act(0, { type: 'fillSeats' }),
  act(0, { type: 'startGame' }),
  act(0, say('我先说，那晚我在桌边。')),
  act(1, say('我也在，离门近些。')),
  act(0, at('21:30', '坐在第一张凳上')),
  act(0, at('21:45', '起身看灯')),
  act(0, { type: 'withdrawWhereabouts', index: 1 }),
  no(0, { type: 'vote', choice: 'p1', reason: '太早' }),
  act(1, at('21:30', '坐在门边')),
  act(0, { type: 'writeNote', text: '札记：灯' }),
  act(1, { type: 'writeNote', text: '札记：门' }),
  act(0, agree(true)),
  act(0, agree(true)),
  act(0, agree(false)),
  act(0, agree(true)),
  act(1, agree(true)),
  act(0, say('丙土秋，灯灭的时候你在哪里？')),
  act(1, say('丁金冬，你听见什么没有？')),
  act(0, say('丙土秋、丁金冬，你们谁先起身的？')),
  act(1, whisper('p0', '悄悄说，我没看清。')),
  act(0, whisper('p1', '我也没有。')),
  act(1, whisper('p2', '只问你一句。')),
  { ...act(0, say('丁金冬，再说一遍。')), model: 'fails' },
  act(0, { type: 'retryTurn', seat: 'p3' }),
  { ...act(1, say('丙土秋，你也再说一遍。')), model: 'fails' },
  act(1, { type: 'dropTurn', seat: 'p2' }),
  no(0, { type: 'dropTurn', seat: 'p2' }),
  no(2, say('我插一句')),
  act(1, say('门是关着的。')),
  act(0, { type: 'enterPhase', skipGate: true }),
  act(1, say('看这一张。', ['c1'])),
  act(0, say('丁金冬，这一张怎么说？', ['c1', 'c2'])),
  act(1, say('丙土秋，你认得它吗？', ['c3'])),
  no(0, say('这张呢？', ['c9'])),
  act(0, { type: 'writeNote', text: '札记：两张对不上' }),
  act(1, whisper('p3', '你信谁？')),
  act(0, agree(true)),
  act(1, agree(true)),
  act(0, say('我说完了。')),
  act(1, say('我也说完了。')),
  no(0, vote('p0', '自己')),
  act(0, vote('p1', '他离门近')),
  act(1, vote('p0', '他先开口')),
  act(0, vote('p2', '改一票')),
  act(0, agree(true)),
  no(0, { type: 'enterPhase', skipGate: true }),
  act(1, agree(true)),
  no(0, say('复盘以后换阶段', ['c9'])),
  act(1, say('原来如此。')),
];

const key = (who: number) => `hash-of-member-${who}`;
export const memberKey = (who: Who): string => key(who);

/** Makes the object and lets everybody in; the same ids every time, whatever the object is called. */
export async function seatEverybody(object: string): Promise<void> {
  const { case: file } = readCase(sealedCase());
  if (file === null) throw new Error('the test case is not readable');
  const desk = deskOf(object);
  const made = await desk.createGame({
    game: 'the-game',
    file,
    shipped: false,
    notPlayable: null,
    member: 'm0',
    memberHash: key(0),
    roomHash: 'hash-of-room',
    name: '甲',
    quick: false,
    actors: [],
  });
  if (isRefusal(made)) throw new Error(made.refused);
  for (const who of [1, 2]) {
    const joined = await desk.join(key(who), 'hash-of-room', `m${who}`, who === 1 ? '乙' : '丙');
    if (isRefusal(joined)) throw new Error(joined.refused);
  }
}

/** Opens a socket for one of them, as a page that already knows a view. Whoever listens is present. */
export async function listen(object: string, who: Who, known: Line['view']): Promise<Line> {
  const answer = await deskOf(object).fetch(
    new Request(`https://game/socket?after=${known?.seq ?? 0}`, {
      headers: { upgrade: 'websocket', 'x-member-hash': memberKey(who) },
    }),
  );
  if (answer.webSocket === null) throw new Error(`socket: ${answer.status}`);
  const line = new Line(answer.webSocket, known);
  await line.until('a first frame', ({ frames }) => frames.some((frame) => frame.type !== 'live'));
  return line;
}

/** Sends one act. The id of the n-th act is always the same, so that sending it again is a repeat. */
export async function send(object: string, index: number): Promise<void> {
  const one = FULL_GAME[index];
  if (one === undefined) throw new Error(`no act ${index}`);
  const answer = await deskOf(object).command(key(one.who), `act-${index}`, one.form, []);
  if (isRefusal(answer) !== (one.refused ?? false))
    throw new Error(`act ${index} ${one.form.type}: ${isRefusal(answer) ? answer.refused : 'not refused'}`);
}

/** SHA-256 over the log without its clock times and over what everybody sees. */
export async function fingerprint(object: string): Promise<string> {
  const log = (await events(object)).map(({ seq, command, event }) => [seq, command, event]);
  const idle = await rows(object, 'SELECT command, seq FROM receipts ORDER BY command');
  const views = await Promise.all(PEOPLE.map((who) => deskOf(object).view(key(who))));
  const text = JSON.stringify([log, idle, views], (name, value: unknown) =>
    name === 'at' && typeof value === 'number' ? 0 : value,
  );
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A view without clock times. */
export function timeless(view: GameView | null): unknown {
  return JSON.parse(
    JSON.stringify(view, (name, value: unknown) => (name === 'at' && typeof value === 'number' ? 0 : value)),
  );
}
