// The game as a file, by the rights of whoever asks: an export is made from that person's view and from nothing else,
// so it can hold nothing that he could not see (SEAL8).
import type { Language } from '../protocol/plain.ts';
import type { GameView, LineView } from '../protocol/view.ts';

/** The view itself; made to be read by programs. */
export function exportJson(view: GameView): string {
  return `${JSON.stringify({ format: 'kaiben.game.v1', ...view }, null, 2)}\n`;
}

const words = {
  zh: {
    host: '主持',
    scene: '现场',
    seats: '座上',
    talk: '桌上的话',
    whereabouts: '各人行踪',
    clues: '线索',
    votes: '投票',
    truth: '真相',
    night: '那天的经过',
    books: '各人的本子',
    facts: '要紧的事实',
    misdirections: '岔路',
    after: '后来',
    kept: '留下的东西',
    questions: '散场前再问',
    notes: '我的札记',
    mine: '我的本子',
    sealed: '真相还封着，复盘以后再导一次就有。',
    silent: (name: string) => `${name}这一句没能说出来。`,
    talked: (names: string) => `${names}私下说了几句。`,
    privately: '私下',
    quotes: '指着',
    by: '作者',
    license: '许可',
    supports: '它说明什么',
    colon: '：',
    comma: '、',
  },
  en: {
    host: 'Host',
    scene: 'The scene',
    seats: 'At the table',
    talk: 'What was said',
    whereabouts: 'Whereabouts',
    clues: 'Clues',
    votes: 'Votes',
    truth: 'The truth',
    night: 'What happened',
    books: 'The role books',
    facts: 'Key facts',
    misdirections: 'False roads',
    after: 'Afterwards',
    kept: 'What remains',
    questions: 'Before you part',
    notes: 'My notes',
    mine: 'My book',
    sealed: 'The truth is still sealed; export again after the reveal.',
    silent: (name: string) => `${name} could not speak this line.`,
    talked: (names: string) => `${names} had a word in private.`,
    privately: 'in private',
    quotes: 'pointing at',
    by: 'By',
    license: 'Licence',
    supports: 'What it shows',
    colon: ': ',
    comma: ', ',
  },
};
type Words = (typeof words)['zh'];

/** The game as Markdown, in the language of the reader; the words of the table stay as they were said. */
export function exportMarkdown(view: GameView, language: Language): string {
  const w = words[language];
  const name = (seat: string) => view.seats.find((candidate) => candidate.id === seat)?.name ?? seat;
  const parts = [
    `# ${view.game.title}`,
    [credits(view, w), view.game.premise, view.game.setup].filter((text) => text !== '').join('\n\n'),
    section(
      w.seats,
      view.seats.map((seat) => `- **${seat.name}**（${plain(seat.player)}）${w.colon}${seat.public}`),
    ),
    section(
      w.talk,
      view.lines.flatMap((line) => talk(line, view, w, name)),
    ),
    section(
      w.whereabouts,
      view.timeline.map(
        (row) =>
          `- ${row.at}${row.until === null ? '' : `–${row.until}`} ${name(row.seat)}${w.colon}${plain(row.doing)}`,
      ),
    ),
    // After the reveal both stand further down, every book and every clue with what it shows.
    ...(view.truth === null ? [section(w.clues, openClues(view)), section(w.mine, book(view.book))] : []),
    ...(view.me.note.trim() === '' ? [] : [section(w.notes, [view.me.note.trim()])]),
    ...truth(view, w, name),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** What a person said, as one paragraph of text: it makes no heading, no image and no line signed by somebody else. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_[\]<]/g, '\\$&').replaceAll(/\s*\n\s*/g, '  \n　');
}

function section(title: string, rows: string[]): string {
  return rows.length === 0 ? '' : `## ${title}\n\n${rows.join('\n\n')}`;
}

function credits(view: GameView, w: Words): string {
  const { author, source, license } = view.game;
  const rows = [author === '' ? '' : `${w.by} ${author}`, source, license === '' ? '' : `${w.license} ${license}`];
  return rows.filter((row) => row !== '').join(w.comma);
}

function openClues(view: GameView): string[] {
  return view.clues.flatMap((clue) => (clue.open === null ? [] : [`### ${clue.open.title}\n\n${clue.open.text}`]));
}

function book(opened: GameView['book']): string[] {
  return (opened?.blocks ?? []).map((block) => `#### ${block.heading}\n\n${block.text}`);
}

function talk(line: LineView, view: GameView, w: Words, name: (seat: string) => string): string[] {
  switch (line.kind) {
    case 'said': {
      const aside = line.private === null ? '' : `（${w.privately} → ${name(line.private)}）`;
      const titles = line.quotes.flatMap((id) => view.clues.find((clue) => clue.id === id)?.open?.title ?? []);
      const quoted = titles.length === 0 ? '' : `（${w.quotes} ${titles.join(w.comma)}）`;
      return [`**${name(line.seat)}**${aside}${quoted}${w.colon}${plain(line.text)}`];
    }
    case 'host':
      return [`> **${w.host}**${w.colon}${line.text.replaceAll('\n', '\n> ')}`];
    case 'phase':
      return [`### ${view.phase.list.find((phase) => phase.id === line.phase)?.name ?? line.phase}`];
    case 'failed':
      return [`*${w.silent(name(line.seat))}*`];
    case 'talk':
      return [`*${w.talked(line.seats.map(name).join(w.comma))}*`];
    case 'clues':
    case 'joined':
      return [];
  }
}

function truth(view: GameView, w: Words, name: (seat: string) => string): string[] {
  const open = view.truth;
  if (open === null) return [`*${w.sealed}*`];
  const choice = (id: string) => view.ballot?.choices.find((candidate) => candidate.id === id)?.text ?? name(id);
  return [
    section(
      w.votes,
      open.ballots.map(
        (ballot) =>
          `- ${name(ballot.seat)} → ${choice(ballot.choice)}${ballot.reason === '' ? '' : `${w.colon}${plain(ballot.reason)}`}`,
      ),
    ),
    section(w.truth, [open.narrative]),
    section(
      w.night,
      open.timeline.map((row) => `- ${row.at} ${name(row.who)}${w.colon}${row.doing}`),
    ),
    section(
      w.facts,
      open.keyFacts.map((fact) => `- ${fact.text}`),
    ),
    section(
      w.clues,
      open.clues.map((clue) => `### ${clue.title}\n\n${clue.text}\n\n*${w.supports}${w.colon}${clue.supports}*`),
    ),
    section(
      w.misdirections,
      open.misdirections.map((text) => `- ${text}`),
    ),
    section(w.after, open.after),
    section(
      w.kept,
      open.emotional.flatMap((entry) => [entry.setup, entry.object]).filter((text) => text !== ''),
    ),
    section(
      w.questions,
      open.questions.map((question) => `- ${question}`),
    ),
    section(
      w.books,
      open.books.flatMap((entry) => [`### ${name(entry.seat)}`, ...book(entry.book)]),
    ),
  ];
}
