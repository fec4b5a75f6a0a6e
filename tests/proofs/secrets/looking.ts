// Taking the game home: every person in the room exports it after every step, and after the reveal everything must be in it.
import { opensAtTheReveal } from './entitled.ts';
import type { Person } from './person.ts';
import { LANGUAGES, type Evening } from './table.ts';
import type { Token } from './tokens.ts';

/** Everybody in the room also takes the game home as a file, by turns in each form and language. */
export async function look(evening: Evening, index: number): Promise<void> {
  if (evening.game === '') return;
  for (const person of evening.members) {
    const format = index % 2 === 0 ? 'json' : 'md';
    await evening.stage.request(person, 'GET', exportOf(evening, format, LANGUAGES[index % 4 < 2 ? 0 : 1]));
  }
}

function exportOf(evening: Evening, format: string, language: string): string {
  return `/api/games/${evening.game}/export?format=${format}&language=${language}`;
}

/** After the reveal every sealed text stands, whole, in what each person in the room gets. */
export async function openAfter(
  evening: Evening,
  sealed: readonly Token[],
): Promise<{ open: number; lacking: string[] }> {
  const lacking: string[] = [];
  const views = new Map<Person, string>();
  for (const person of evening.members) {
    const answer = await evening.stage.request(person, 'GET', exportOf(evening, 'json', 'zh'));
    views.set(person, answer.text);
  }
  let open = 0;
  for (const token of sealed.filter((candidate) => opensAtTheReveal(candidate.belongs)))
    for (const half of [token.ascii, token.han]) {
      const without = [...views].filter(([, text]) => !text.includes(half)).map(([person]) => person.name);
      if (without.length === 0) open += 1;
      else lacking.push(`after the reveal: ${token.field} is not open to ${without.join(', ')}`);
    }
  return { open, lacking };
}
