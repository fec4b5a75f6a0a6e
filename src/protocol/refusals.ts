// Every way the program says no, with its sentence and its way out, in both languages (REF1, REF2).
// "Does not exist" and "not yours" are one code with one sentence. A sentence names what was not done and that
// nothing is half done; a hint starts with a verb and can be followed by the person who reads it.
// Never quotes anything sealed.
import { acts, type Act } from './acts.ts';
import type { Language } from './plain.ts';

export type { Act };

interface Params {
  no_such_game: Record<never, never>;
  bad_request: { where: string };
  too_large: { limit: string };
  stale_page: Record<never, never>;
  cross_origin: Record<never, never>;
  too_many: Record<never, never>;
  not_owner: { act: Act };
  not_seated: Record<never, never>;
  not_started: Record<never, never>;
  already_started: Record<never, never>;
  room_full: Record<never, never>;
  no_such_seat: { seats: string };
  seat_taken: { seat: string; free: string };
  seats_open: { seats: string };
  no_human: Record<never, never>;
  not_playable: { what: string };
  bad_case: { count: number; first: string };
  empty_line: Record<never, never>;
  line_too_long: { length: number };
  private_closed: { phase: string };
  no_such_clue: Record<never, never>;
  sealed_section: { section: string };
  sealed_book: Record<never, never>;
  wrong_phase: { act: Act; now: string; need: string };
  at_the_end: Record<never, never>;
  phase_over: { now: string };
  gate_seats: { seats: string };
  gate_whereabouts: { seats: string };
  gate_clues: Record<never, never>;
  gate_pace: Record<never, never>;
  gate_agree: { seats: string };
  bad_clock: { text: string };
  too_many_whereabouts: Record<never, never>;
  bad_choice: { choices: string };
  already_dealt: Record<never, never>;
  job_stale: Record<never, never>;
  only_speak: { seat: string; tool: string };
  nothing_failed: { seat: string };
  speech_own_book: Record<never, never>;
  speech_heading: Record<never, never>;
  speech_reference: Record<never, never>;
  speech_report: Record<never, never>;
  speech_inner: Record<never, never>;
  speech_language: Record<never, never>;
  speech_empty: Record<never, never>;
}

export type RefusalCode = keyof Params;

/** A refusal as the rules make it: a code and what it is about. `sentence` turns it into words. */
export type Refusal<C extends RefusalCode = RefusalCode> = { [K in C]: { refused: K; about: Params[K] } }[C];

/** What a person reads. */
export interface RefusalSentence {
  code: RefusalCode;
  message: string;
  hint: string;
}

export function refuse<C extends RefusalCode>(code: C, about: Params[C]): Refusal<C> {
  return { refused: code, about } as unknown as Refusal<C>;
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && 'about' in value;
}

type Sentence<C extends RefusalCode> = (about: Params[C]) => readonly [message: string, hint: string];
type Dictionary = { [C in RefusalCode]: Sentence<C> };

const zh: Dictionary = {
  no_such_game: () => ['这里没有你能进的局。', '看看链接有没有贴全，或请开房的人再发一次。'],
  bad_request: ({ where }) => [
    `「${where}」这一处没有读懂，什么都没有改动。`,
    '刷新页面再试；自己写的程序请对照文档里的格式。',
  ],
  too_large: ({ limit }) => [`这一份超过了 ${limit}，没有收下。`, '删去一些再发。'],
  stale_page: () => ['这一页比服务器旧，刚才那一步没有做。', '刷新页面，桌上的话都在。'],
  cross_origin: () => ['请求来自别的网站，没有受理。', '从本站的页面进来再试。'],
  too_many: () => ['一下子来了太多次，这一次没有受理。', '等一分钟再试。'],
  not_owner: ({ act }) => [`${acts.zh[act]}归开房的人，这一步没有做。`, '请开房的人来点。'],
  not_seated: () => ['你没有坐下，这一步没有做。', '先选一个空位坐下；座位满了可以旁听。'],
  not_started: () => ['还没有开局，这一步没有做。', '等开房的人点「开局」。'],
  already_started: () => ['已经开局了，座位不再变动。', '接着玩下去；想换座，复盘以后再开一局。'],
  room_full: () => ['这一局已经有六十个人，坐不下了。', '请开房的人另开一局。'],
  no_such_seat: ({ seats }) => ['没有这个座位，什么都没有改动。', `从这几个里选：${seats}。`],
  seat_taken: ({ seat, free }) => [
    `「${seat}」刚刚有人坐下。`,
    free ? `选一个空位：${free}。` : '可以旁听，或请开房的人另开一局；位子都满了。',
  ],
  seats_open: ({ seats }) => [`还空着：${seats}，没有开局。`, '点「空位请 AI 坐」，或等朋友坐满。'],
  no_human: () => ['座上一个真人也没有，没有开局。', '先自己选一个位子坐下。'],
  not_playable: ({ what }) => [
    `这个本子用到了${what}，现在还玩不了，没有开局。`,
    '换一个本子，或把这一部分从文件里拿掉。',
  ],
  bad_case: ({ count, first }) => [`这个本子有 ${count} 处要先改，没有开桌。`, `先改第一处：${first}`],
  empty_line: () => ['这一句是空的，没有说出去。', '写一个字也行，写了再说。'],
  line_too_long: ({ length }) => [
    `这一句有 ${length} 个字，一次最多 2000 个，没有说出去。`,
    '分成两句说；你写的字还在输入框里。',
  ],
  private_closed: ({ phase }) => [`「${phase}」不开私聊，这一句没有说出去。`, '放到桌面上说，或等到问话、搜证的时候。'],
  no_such_clue: () => ['桌上没有这张线索。', '从已经摊开的线索里选。'],
  sealed_section: ({ section }) => [
    `「${section}」还封着，复盘时和所有人的本子一起拆开。`,
    '带局看题面，发证物走线索；要提前收场，请在场的真人都同意复盘。',
  ],
  sealed_book: () => ['这一本还封着。', '到复盘再看，或者在桌上问他本人。'],
  wrong_phase: ({ act, now, need }) => [
    `现在是「${now}」，${acts.zh[act]}要等到「${need}」，这一步没有记下。`,
    '先把想法写进札记；到了那一步，页面会自己打开。',
  ],
  phase_over: ({ now }) => [
    `已经到了「${now}」，刚才那一下说的是前一阶段，没有算数。`,
    '先看这一阶段要做什么；想往下走再点一次。',
  ],
  at_the_end: () => ['已经是复盘，后面没有阶段了。', '回看前面的阶段，或把这一局导出来留着。'],
  gate_seats: ({ seats }) => [`座位还没有坐满：${seats}。`, '点「空位请 AI 坐」，或等朋友坐下。'],
  gate_whereabouts: ({ seats }) => [
    `还进不了下一步：${seats}没有说过自己几点在哪里。`,
    '请他们各记一笔；轮到你就点「记下我的行踪」。',
  ],
  gate_clues: () => ['还进不了下一步：一张线索也没有摊开。', '先翻一张线索，大家看过再走。'],
  gate_pace: () => ['主持已经连说三句，桌上在等真人开口。', '等任何一位真人说一句；开房的人也可以放行，会记进日志。'],
  gate_agree: ({ seats }) => [`封条还不能拆：${seats}还没有点头。`, '等在场的人都点「可以复盘了」；离席的人不算在内。'],
  bad_clock: ({ text }) => [`「${text}」不是二十四小时的钟点，这一笔没有记下。`, '写成 21:40 这样。'],
  too_many_whereabouts: () => ['你的行踪已经记了二十四笔，这一笔没有记下。', '先删掉一笔旧的。'],
  bad_choice: ({ choices }) => ['没有这个选项，这一票没有记下。', `从这几个里选一个：${choices}。`],
  already_dealt: () => ['这张线索已经摊在桌上了。', '点开它就能看；想引到话里，点「引到话里」。'],
  job_stale: () => ['这一步已经被别的进展盖过，没有写进去。', '按现在的局面重新来一次。'],
  only_speak: ({ seat, tool }) => [`座位 ${seat} 上只做一件事：说话。${tool} 用不了。`, '把要说的话直接写出来。'],
  nothing_failed: ({ seat }) => [`「${seat}」没有卡住的话，这一步没有做。`, '看看座上谁写着「没能开口」。'],
  speech_own_book: () => ['这一句照抄了本子里的原文，没有放上桌。', '用自己的话说，一次一到四句。'],
  speech_heading: () => ['这一句带着本子里的小标题，没有放上桌。', '只写从嘴里说出来的话。'],
  speech_reference: () => ['这一句带着引用串，没有放上桌。', '只写从嘴里说出来的话。'],
  speech_report: () => ['这一句像是汇报进展，没有放上桌。', '直接说台词，不必向谁交代。'],
  speech_inner: () => ['这一句是括号里的心里话，没有放上桌。', '把动作平平写进话里，心里话留着。'],
  speech_language: () => ['这一句换了语言，没有放上桌。', '用桌上大家说的那种话再说一遍。'],
  speech_empty: () => ['这一句是空的，没有放上桌。', '说一句短的，叫一个人的名字，把话头给他。'],
};

const en = {
  no_such_game: () => [
    'There is no game here that you can enter.',
    'Check that the whole link was pasted, or ask the owner to send it again.',
  ],
  bad_request: ({ where }) => [
    `“${where}” could not be read; nothing was changed.`,
    'Reload the page and try again; for your own program, compare the format in the docs.',
  ],
  too_large: ({ limit }) => [`This is larger than ${limit} and was not accepted.`, 'Shorten it and send it again.'],
  stale_page: () => [
    'This page is older than the server; that step was not done.',
    'Reload the page; everything said is still there.',
  ],
  cross_origin: () => [
    'The request came from another site and was not accepted.',
    "Try again from this site's own page.",
  ],
  too_many: () => ['Too many tries at once; this one was not accepted.', 'Wait a minute and try again.'],
  not_owner: ({ act }) => [
    `Only the owner of the room does the ${acts.en[act]}; nothing was done.`,
    'Ask the owner to press it.',
  ],
  not_seated: () => [
    'You are not seated; nothing was done.',
    'Take a free seat first; if none is left you can listen.',
  ],
  not_started: () => ['The game has not started; nothing was done.', 'Wait for the owner to start.'],
  already_started: () => [
    'The game has started; the seats stay as they are.',
    'Play on; to change seats, open a new game after the reveal.',
  ],
  room_full: () => ['Sixty people are here; there is no more room.', 'Ask the owner to open another game.'],
  no_such_seat: ({ seats }) => ['There is no such seat; nothing was changed.', `Choose one of these: ${seats}.`],
  seat_taken: ({ seat, free }) => [
    `“${seat}” has just been taken.`,
    free ? `Choose a free seat: ${free}.` : 'Listen in, or ask the owner for another game; all seats are taken.',
  ],
  seats_open: ({ seats }) => [
    `Still free: ${seats}. The game did not start.`,
    'Let AI take the free seats, or wait for your friends.',
  ],
  no_human: () => ['No person is seated; the game did not start.', 'Take a seat yourself first.'],
  not_playable: ({ what }) => [
    `This case uses ${what}, which cannot be played yet; the game did not start.`,
    'Choose another case, or take that part out of the file.',
  ],
  bad_case: ({ count, first }) => [
    `This case has ${count === 1 ? 'one fault' : `${count} faults`}; no table was opened.`,
    `Start with the first one: ${first}`,
  ],
  empty_line: () => ['The line is empty and was not spoken.', 'Write something first; one word is enough.'],
  line_too_long: ({ length }) => [
    `The line has ${length} characters; 2000 is the most. It was not spoken.`,
    'Say it in two lines; your text is still in the box.',
  ],
  private_closed: ({ phase }) => [
    `There is no private talk in “${phase}”; the line was not spoken.`,
    'Say it at the table, or wait for inquiry or search.',
  ],
  no_such_clue: () => ['That clue is not on the table.', 'Choose one of the clues that lie open.'],
  sealed_section: ({ section }) => [
    `“${section}” is still sealed; it opens with everyone's books at the reveal.`,
    'Run the game from the briefing and deal clues; to end early, everyone present must agree.',
  ],
  sealed_book: () => ['This book is still sealed.', 'Read it at the reveal, or ask its owner at the table.'],
  wrong_phase: ({ act, now, need }) => [
    `This is “${now}”; ${acts.en[act]} waits for “${need}”, and nothing was recorded.`,
    'Keep the thought in a note; the page opens by itself when its time comes.',
  ],
  phase_over: ({ now }) => [
    `The table is at “${now}” by now; that word was meant for the phase before and does not count.`,
    'Look what this phase asks for, and press again when you want to move on.',
  ],
  at_the_end: () => ['This is the reveal; no phase comes after it.', 'Look back at the phases, or export the game.'],
  gate_seats: ({ seats }) => [
    `Seats are still free: ${seats}.`,
    'Let AI take the free seats, or wait for your friends.',
  ],
  gate_whereabouts: ({ seats }) => [
    `Not yet: ${seats} have not said where they were and when.`,
    'Ask each of them to note it; for yourself press “Note my whereabouts”.',
  ],
  gate_clues: () => ['Not yet: no clue lies open.', 'Turn one over first and let everyone read it.'],
  gate_pace: () => [
    'The host has spoken three times; the table waits for a person.',
    'Wait for any person to speak; the owner may let it pass, and that is logged.',
  ],
  gate_agree: ({ seats }) => [
    `The seal stays: ${seats} have not agreed yet.`,
    'Wait until everyone present presses “Ready for the reveal”; people who are away do not count.',
  ],
  bad_clock: ({ text }) => [`“${text}” is not a 24-hour time; it was not noted.`, 'Write it like 21:40.'],
  too_many_whereabouts: () => [
    'Twenty-four entries are noted for you; this one was not added.',
    'Remove an old one first.',
  ],
  bad_choice: ({ choices }) => ['There is no such choice; no vote was recorded.', `Choose one of: ${choices}.`],
  already_dealt: () => [
    'This clue already lies open.',
    'Open the card to read it; press “Quote” to bring it into your line.',
  ],
  job_stale: () => ['The game has moved on; this was not written.', 'Start again from where the game stands.'],
  only_speak: ({ seat, tool }) => [
    `Seat ${seat} does one thing: it speaks. ${tool} is not available.`,
    'Write down what is said.',
  ],
  nothing_failed: ({ seat }) => [
    `“${seat}” has no line that got stuck; nothing was done.`,
    'Look for the seat marked “could not speak”.',
  ],
  speech_own_book: () => [
    'The line copies the book word for word and was not spoken.',
    'Say it in your own words, one to four sentences.',
  ],
  speech_heading: () => [
    'The line carries a heading of the book and was not spoken.',
    'Write only the words that are said aloud.',
  ],
  speech_reference: () => [
    'The line carries a reference and was not spoken.',
    'Write only the words that are said aloud.',
  ],
  speech_report: () => ['The line reads like a report and was not spoken.', 'Speak the line itself.'],
  speech_inner: () => [
    'The line is a thought in brackets and was not spoken.',
    'Write the gesture plainly into the line and keep the thought.',
  ],
  speech_language: () => [
    'The line changed its language and was not spoken.',
    'Say it again in the language of the table.',
  ],
  speech_empty: () => ['There is nothing in the line to speak.', 'Say something short and call one person by name.'],
} satisfies Dictionary;

const sentences: Record<Language, Dictionary> = { zh, en };

/** The words of a refusal in the reader's language. */
export function sentence(refusal: Refusal, language: Language): RefusalSentence {
  const write = sentences[language][refusal.refused] as Sentence<RefusalCode>;
  const [message, hint] = write(refusal.about as never);
  return { code: refusal.refused, message, hint };
}

/** All codes, for tests that walk the dictionary. */
export const REFUSAL_CODES = Object.keys(zh) as RefusalCode[];
