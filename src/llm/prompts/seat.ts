// The request of an AI seat: static parts, then an append-only stream of what it heard and said, then one small sheet of
// now (LLM2). Built from the view that a human in that seat would get, plus the seat's own opened book, slip and cues.
import { bookText } from '../../artifact/case/book.ts';
import type { Cues } from '../../artifact/case/types.ts';
import { calledAt } from '../../core/game/names.ts';
import { seatTemplate, type SeatTemplate } from '../../catalog/content.ts';
import type { GameView, LineView } from '../../protocol/view.ts';
import type { Message, ModelRequest, Tool } from '../port.ts';
import { cuesText } from './cues.ts';

/** What one AI seat brings to its request besides the view. */
export interface SeatMaterial {
  view: GameView;
  seat: string;
  actor: { name: string; style: string };
  slip: string | null;
  cues: Cues | null;
}

export type SeatTask =
  | { kind: 'speak'; to: string | null; since: number }
  | { kind: 'whereabouts' }
  | { kind: 'vote'; choices: { id: string; text: string }[] };

/** The finished request. Request n+1 of a seat starts with request n but for its last message. */
export function seatRequest(material: SeatMaterial, task: SeatTask): ModelRequest {
  const { view, seat } = material;
  const template = seatTemplate[view.game.language];
  return {
    stream: `${view.game.id}:${seat}`,
    worker: task.kind === 'speak' ? 'seat' : 'choice',
    messages: [
      { role: 'system', text: staticParts(material, template) },
      ...view.lines.flatMap((line) => heard(line, view, seat)),
      { role: 'user', text: nowSheet(view, seat, task, template) },
    ],
    tools: toolFor(task),
    maxTokens: task.kind === 'speak' ? 400 : 500,
  };
}

function staticParts({ view, seat, actor, slip, cues }: SeatMaterial, template: SeatTemplate): string {
  const nameOf = (id: string) => view.seats.find((candidate) => candidate.id === id)?.name ?? id;
  const scene = [view.game.setup, view.game.premise].filter((text) => text !== '').join('\n');
  const victim = view.game.victim;
  const facts = [
    scene,
    ...(victim === null ? [] : [`${victim.name}，${victim.age}，${victim.cause}`]),
    ...view.seats.map((other) => `${other.name}：${other.public}`),
    ...view.game.relations.map(({ from, to, label }) => `${from} — ${to}：${label}`),
    ...view.game.worldFacts,
  ];
  const slots = {
    name: nameOf(seat),
    count: String(view.seats.length),
    actor: actor.style === '' ? '' : actor.name,
    style: actor.style,
    book: view.book === null ? '' : bookText(view.book as Parameters<typeof bookText>[0]),
    facts: facts.map((fact) => `- ${fact}`).join('\n'),
    slip: slip ?? '',
    cues: cues === null ? '' : cuesText(cues, nameOf),
  };
  const parts = [
    template.seat,
    template.actor,
    template.book,
    template.facts,
    template.speech,
    template.slip,
    template.cues,
  ];
  return parts
    .map((part) => fill(part, slots))
    .filter((part) => part !== '')
    .join('\n');
}

/** Puts values into `{{slot}}` marks; a part with an empty slot falls away as a whole. */
function fill(part: string, slots: Record<string, string>): string {
  const names = [...part.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '');
  if (names.some((name) => slots[name] === '')) return '';
  return part.replaceAll(/\{\{(\w+)\}\}/g, (_mark, name: string) => slots[name] ?? '');
}

const fact = (text: string): Message[] => [{ role: 'user', text }];

/** A new line in somebody's words is set in, so that it cannot pass for a line of the table or of the sheet (SEAT4). */
function setIn(text: string): string {
  return text.replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\n　');
}

/** One line of the conversation as a message. Other people's words are data: signed, never part of the instructions. */
function heard(line: LineView, view: GameView, seat: string): Message[] {
  const nameOf = (id: string) => view.seats.find((candidate) => candidate.id === id)?.name ?? id;
  switch (line.kind) {
    case 'said': {
      if (line.seat === seat)
        return line.private === null
          ? [{ role: 'assistant', text: line.text }]
          : fact(`〔你私下对${nameOf(line.private)}说〕${setIn(line.text)}`);
      const quoted = line.quotes.length > 0 ? `，指着线索 ${line.quotes.join('、')}` : '';
      return fact(`（${nameOf(line.seat)}${line.private === null ? '' : '，私下对你'}${quoted}）${setIn(line.text)}`);
    }
    case 'host':
      return fact(`（主持人）${line.text}`);
    case 'phase':
      return fact(`〔阶段〕${view.phase.list.find((phase) => phase.id === line.phase)?.name ?? line.phase}`);
    case 'clues':
      return line.clues.flatMap((id) => {
        const card = view.clues.find((clue) => clue.id === id)?.open;
        return card ? fact(`〔线索 ${id} · ${card.title}〕${card.text}`) : [];
      });
    case 'talk':
      return fact(`〔私谈〕${line.seats.map(nameOf).join('、')}`);
    case 'failed':
    case 'joined':
      return [];
  }
}

function nowSheet(view: GameView, seat: string, task: SeatTask, template: SeatTemplate): string {
  const nameOf = (id: string) => view.seats.find((candidate) => candidate.id === id)?.name ?? id;
  // Only the line that made this turn due: an older call has been answered, or its moment is over.
  const asked =
    task.kind === 'speak'
      ? view.lines.find((line) => line.kind === 'said' && line.seq === task.since && line.seat !== seat)
      : undefined;
  const own = view.seats.find((candidate) => candidate.id === seat);
  const calls =
    asked?.kind === 'said' && (asked.private !== null || calledAt(asked.text, own?.name ?? '', own?.player ?? '') >= 0);
  const moves = {
    speak: template.say,
    whereabouts: template.whereabouts,
    vote: template.vote,
  }[task.kind];
  const slots = {
    phase: view.phase.list.find((phase) => phase.id === view.phase.now)?.name ?? '',
    present: view.seats.map((other) => other.name).join('、'),
    told: toldBy(view, seat, nameOf),
    asked: calls && asked.kind === 'said' ? `${nameOf(asked.seat)}：${setIn(asked.text)}` : '—',
    moves: task.kind === 'vote' ? `${moves}\n${task.choices.map(({ id, text }) => `${id}=${text}`).join('\n')}` : moves,
  };
  return fill(template.now, slots).trim();
}

/** What the others have said about where they were; the newest few of each, because the sheet stays small. */
function toldBy(view: GameView, seat: string, nameOf: (id: string) => string): string {
  const rows = view.seats
    .filter((other) => other.id !== seat)
    .flatMap((other) => {
      const told = view.timeline.filter((row) => row.seat === other.id).slice(-4);
      const words = told.map((row) => `${row.at}${row.until === null ? '' : `-${row.until}`} ${setIn(row.doing)}`);
      return words.length === 0 ? [] : [`${nameOf(other.id)}：${words.join('；')}`];
    });
  return rows.length === 0 ? '—' : rows.join('\n');
}

/** No tool for speech; for a choice exactly the one that is due (SEAT5). */
function toolFor(task: SeatTask): Tool[] {
  switch (task.kind) {
    case 'speak':
      return [];
    case 'whereabouts':
      return [
        {
          name: 'tell_whereabouts',
          description: '把自己的行踪告诉全桌。at、until 写 24 小时制 HH:MM。',
          parameters: {
            type: 'object',
            additionalProperties: false,
            required: ['entries'],
            properties: {
              entries: {
                type: 'array',
                minItems: 1,
                maxItems: 8,
                items: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['at', 'doing'],
                  properties: { at: { type: 'string' }, until: { type: 'string' }, doing: { type: 'string' } },
                },
              },
            },
          },
        },
      ];
    case 'vote':
      return [
        {
          name: 'cast_vote',
          description: '封一张票。choice 只能是列出的选项之一。',
          parameters: {
            type: 'object',
            additionalProperties: false,
            required: ['choice', 'reason'],
            properties: {
              choice: { type: 'string', enum: task.choices.map((choice) => choice.id) },
              reason: { type: 'string' },
            },
          },
        },
      ];
  }
}
