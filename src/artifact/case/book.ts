// The role book as it is read: a fixed order of headed blocks, empty blocks dropped with their heading (CASE5).
// The same blocks go to the human's reader and to the AI seat's request, so that both know the same.
import type { Language } from '../../protocol/plain.ts';
import type { CaseRole } from './types.ts';

export type BookKey = 'now' | 'private' | 'secret' | 'knows' | 'goals' | 'tasks' | 'play';

export interface RoleBook {
  name: string;
  public: string;
  blocks: { key: BookKey; heading: string; text: string }[];
}

const headings: Record<Language, Record<BookKey, string>> = {
  zh: {
    now: '你现在',
    private: '你的真实经历',
    secret: '你要瞒的事',
    knows: '你知道的',
    goals: '你想要什么',
    tasks: '你的任务',
    play: '你要怎么演',
  },
  en: {
    now: 'Who you are now',
    private: 'What really happened to you',
    secret: 'What you hide',
    knows: 'What you know',
    goals: 'What you want',
    tasks: 'Your tasks',
    play: 'How you carry it',
  },
};

const ORDER: readonly BookKey[] = ['now', 'private', 'secret', 'knows', 'goals', 'tasks', 'play'];

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** The book of one role. Lists become one line per item, led by `- `. */
export function roleBook(role: CaseRole, language: Language): RoleBook {
  const texts: Record<BookKey, string> = {
    now: role.now,
    private: role.private,
    secret: role.secret,
    knows: list(role.knows),
    goals: list(role.goals),
    tasks: list(role.tasks.map((task) => (task.points === null ? task.text : `${task.text}（${task.points}）`))),
    play: role.play,
  };
  const blocks = ORDER.filter((key) => texts[key].trim() !== '').map((key) => ({
    key,
    heading: headings[language][key],
    text: texts[key].trim(),
  }));
  return { name: role.name, public: role.public, blocks };
}

/** The book as one text, heading lines in 【】. The AI seat's request carries it between two rules. */
export function bookText(book: RoleBook): string {
  return book.blocks.map((block) => `【${block.heading}】\n${block.text}`).join('\n\n');
}

/** Every heading in every language: none of them may be spoken at the table (CHAN5). */
export const BOOK_HEADINGS: readonly string[] = Object.values(headings).flatMap((byKey) => Object.values(byKey));
