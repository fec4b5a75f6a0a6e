// The messages of a seat's request, read back into what the seat knows (UND1). The layout is that of the prompt builder:
// two rules around the book, 〔〕 before notes, （） before what others said. Nothing but the messages is ever read.

export type Language = 'zh' | 'en';

export interface Turn {
  role: 'system' | 'user' | 'assistant';
  text: string;
}

export type Block = 'now' | 'private' | 'secret' | 'knows' | 'goals' | 'tasks' | 'play';

/** One paragraph of the own book; list items are paragraphs of their own. */
export interface Paragraph {
  block: Block;
  text: string;
}

export interface Hints {
  aliases: { called: string; name: string }[];
  secrets: { topics: string[]; cover: string }[];
  alibi: { at: string; until: string | null; line: string }[];
  openers: string[];
  asks: { to: string; on: string | null; line: string }[];
  tics: string[];
}

/** One entry of what happened at the table, in order. `to`: the other side of a private line. */
export type Entry =
  | { kind: 'said'; by: string; text: string; private: boolean; quotes: string[] }
  | { kind: 'own'; text: string; to: string | null }
  | { kind: 'host'; text: string }
  | { kind: 'phase'; name: string }
  | { kind: 'clue'; id: string; title: string; text: string }
  | { kind: 'talk' };

export interface Seat {
  language: Language;
  name: string;
  book: Paragraph[];
  /** Everything that the whole table knows, one sentence or line each; public lines excluded. */
  facts: string[];
  /** Public line of each person at the table, in the order of the seats. */
  people: { name: string; public: string }[];
  /** The victim's name, when the request has one. */
  victim: string | null;
  hints: Hints;
  entries: Entry[];
  now: { phase: string; present: string[]; asked: { by: string; text: string } | null; moves: string };
  /** How often this turn has been sent back to be said otherwise. */
  again: number;
}

const RULE = /^—{4,}$/;
const HEADINGS: Record<string, Block> = {
  你现在: 'now',
  你的真实经历: 'private',
  你要瞒的事: 'secret',
  你知道的: 'knows',
  你想要什么: 'goals',
  你的任务: 'tasks',
  你要怎么演: 'play',
  'Who you are now': 'now',
  'What really happened to you': 'private',
  'What you hide': 'secret',
  'What you know': 'knows',
  'What you want': 'goals',
  'Your tasks': 'tasks',
  'How you carry it': 'play',
};

/** The seat behind the messages, or null when they are no seat's request. */
export function readSeat(turns: readonly Turn[]): Seat | null {
  const system = turns
    .filter((turn) => turn.role === 'system')
    .map((turn) => turn.text)
    .join('\n');
  const sheetAt = turns.findLastIndex((turn) => turn.role === 'user' && turn.text.startsWith('〔此刻〕'));
  const sheet = turns[sheetAt];
  const name = /「([^」]+)」|“([^”]+)”/.exec(system);
  if (system === '' || sheet === undefined || name === null) return null;
  const lines = system.split('\n');
  const first = lines.findIndex((line) => RULE.test(line));
  const second = lines.findIndex((line, index) => index > first && RULE.test(line));
  const hasBook = first >= 0 && second > first;
  const after = hasBook ? lines.slice(second + 1) : lines;
  const now = readSheet(sheet.text);
  const known = factLines(after);
  const entries = turns.filter((turn, index) => index < sheetAt && turn.role !== 'system').map(readEntry);
  const people = now.present.map((present) => ({ name: present, public: publicLine(known, present) }));
  const victim = victimOf(known, now.present);
  return {
    language: /Phase:/.test(sheet.text.split('\n')[0] ?? '') ? 'en' : 'zh',
    name: name[1] ?? name[2] ?? '',
    book: hasBook ? readBook(lines.slice(first + 1, second)) : [],
    facts: known
      .filter((fact) => !people.some((person) => fact === `${person.name}：${person.public}`))
      .map((fact) => (fact === victim?.line ? victim.spoken : fact)),
    people,
    victim: victim?.name ?? null,
    hints: readHints(after),
    entries,
    now: { ...now, asked: answered(entries, now.asked) ? null : now.asked },
    again: turns.length - 1 - sheetAt,
  };
}

/**
 * The sheet repeats the last line that named this seat. One that was answered calls no more, nor does one from the phase
 * before, nor a mere mention before a clue was dealt.
 */
function answered(entries: readonly Entry[], asked: Seat['now']['asked']): boolean {
  if (asked === null) return false;
  const at = entries.findLastIndex(
    (entry) => entry.kind === 'said' && entry.by === asked.by && entry.text === asked.text,
  );
  const later = at < 0 ? [] : entries.slice(at + 1);
  return later.some(
    ({ kind }) => kind === 'own' || kind === 'phase' || (kind === 'clue' && !/[?？吗呢]/.test(asked.text)),
  );
}

function readBook(lines: readonly string[]): Paragraph[] {
  let block: Block = 'now';
  const out: Paragraph[] = [];
  for (const line of lines) {
    const heading = HEADINGS[/^【(.+)】$/.exec(line)?.[1] ?? ''];
    if (heading !== undefined) block = heading;
    else if (line.trim() !== '') out.push({ block, text: line.replace(/^- /, '').trim() });
  }
  return out;
}

/** The list of what everybody knows; a line without a dash inside the list continues the one before. */
function factLines(lines: readonly string[]): string[] {
  const from = lines.findIndex((line) => line.startsWith('- '));
  const to = lines.findLastIndex((line) => line.startsWith('- '));
  if (from < 0) return [];
  return lines
    .slice(from, to + 1)
    .map((line) => line.replace(/^- /, '').trim())
    .filter((line) => line !== '');
}

/** The line before the first person's: name, age and cause. The age is made a spoken one. */
function victimOf(
  facts: readonly string[],
  present: readonly string[],
): { name: string; line: string; spoken: string } | null {
  const at = facts.findIndex((fact) => present.some((name) => fact.startsWith(`${name}：`)));
  const line = facts[at - 1] ?? '';
  const match = /^([^，。：]{1,24})，([^，。]{0,24})，(.+)$/.exec(line);
  if (match === null) return null;
  const [, name = '', age = '', cause = ''] = match;
  if (!/^(?:\d{1,3}|.{0,4}岁.{0,4}|.{0,20}years?.{0,6}|)$/.test(age)) return null;
  const years = !/^\d+$/.test(age) ? age : /\p{Script=Han}/u.test(name + cause) ? `${age}岁` : `${age} years old`;
  return { name, line, spoken: `${name}，${years}，${cause}` };
}

function publicLine(facts: readonly string[], name: string): string {
  return facts.find((fact) => fact.startsWith(`${name}：`))?.slice(name.length + 1) ?? '';
}

function readHints(lines: readonly string[]): Hints {
  const hints: Hints = { aliases: [], secrets: [], alibi: [], openers: [], asks: [], tics: [] };
  for (const line of lines) {
    const match = /^〔(称呼|问到|问几点|开口|可以问|口头禅)(?: ([^〕]*))?〕(.+)$/.exec(line);
    if (match === null) continue;
    const [, mark, detail = '', text = ''] = match;
    if (mark === '称呼') hints.aliases.push({ called: detail, name: text });
    else if (mark === '问到')
      hints.secrets.push({ topics: detail.split('、').filter((topic) => topic !== ''), cover: text });
    else if (mark === '问几点') {
      const [at = '', until] = detail.split('-');
      hints.alibi.push({ at: at.trim(), until: until?.trim() ?? null, line: text });
    } else if (mark === '开口') hints.openers.push(text);
    else if (mark === '口头禅') hints.tics.push(text);
    else {
      const asked = /^(.*?)(?: 线索 (\S+))?$/.exec(detail);
      hints.asks.push({ to: asked?.[1] ?? '', on: asked?.[2] ?? null, line: text });
    }
  }
  return hints;
}

function readEntry(turn: Turn): Entry {
  const { text } = turn;
  if (turn.role === 'assistant') return { kind: 'own', text, to: null };
  const note = /^〔(?:(阶段)|(私谈)|线索 (\S+) · ([^〕]*)|你私下对([^〕]+)说)〕([\s\S]*)$/.exec(text);
  if (note !== null) {
    const [, phase, talk, clue, title, to, rest = ''] = note;
    if (phase !== undefined) return { kind: 'phase', name: rest };
    if (talk !== undefined) return { kind: 'talk' };
    if (clue !== undefined) return { kind: 'clue', id: clue, title: title ?? '', text: rest };
    return { kind: 'own', text: setOut(rest), to: to ?? null };
  }
  const said = /^（([^）]*)）([\s\S]*)$/.exec(text);
  if (said === null) return { kind: 'host', text };
  const [by = '', ...marks] = (said[1] ?? '').split('，');
  const words = setOut(said[2] ?? '');
  if (by === '主持人' && marks.length === 0) return { kind: 'host', text: words };
  const quoted = marks.find((mark) => mark.startsWith('指着线索 '));
  return {
    kind: 'said',
    by,
    text: words,
    private: marks.includes('私下对你'),
    quotes: quoted === undefined ? [] : quoted.slice('指着线索 '.length).split('、'),
  };
}

/** The builder sets further lines of somebody's words in. */
function setOut(text: string): string {
  return text.replaceAll('\n　', '\n');
}

function readSheet(text: string): Seat['now'] {
  const head = text.split('\n')[0] ?? '';
  const zh = /^〔此刻〕阶段：(.*)。在座：(.*)。$/.exec(head);
  const en = /^〔此刻〕Phase: (.*)\. Present: (.*)\.$/.exec(head);
  const [, phase = '', present = ''] = zh ?? en ?? [];
  const from = text.indexOf('\n〔叫到你〕');
  const to = text.lastIndexOf('\n〔现在能做的〕');
  const asked = from < 0 || to < from ? '—' : text.slice(from + '\n〔叫到你〕'.length, to);
  const colon = asked.indexOf('：');
  return {
    phase,
    present: present.split('、').filter((name) => name !== ''),
    asked: asked === '—' || colon < 0 ? null : { by: asked.slice(0, colon), text: setOut(asked.slice(colon + 1)) },
    moves: to < 0 ? '' : text.slice(to + '\n〔现在能做的〕'.length),
  };
}
