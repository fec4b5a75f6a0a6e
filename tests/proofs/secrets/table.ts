// Who is in the room of the canary evening, and how they act: commands over HTTP, right ones that must pass and wrong
// ones that must not.
import type { CommandForm } from '../../../src/protocol/requests.ts';
import type { Scripted } from './scripted.ts';
import { wrongBodies, wrongForms } from './wrong.ts';
import type { Answer, Person, Stage } from './person.ts';

export interface Evening {
  stage: Stage;
  /** The game, once it is made. */
  game: string;
  anna: Person;
  bo: Person;
  cai: Person;
  dora: Person;
  eve: Person;
  flo: Person;
  nobody: Person;
  members: Person[];
  model: Scripted;
}

export type Words = (field: string, belongs: string) => string;

/** Every answer to every wrong command is asked for in both languages. */
export const LANGUAGES = ['zh', 'en'] as const;

let sent = 0;

/** A new evening counts its commands from the start, so that two evenings are the same. */
export function startCounting(): void {
  sent = 0;
}

export function commandBody(
  command: CommandForm,
  language: string = 'zh',
  id = `evening-${String((sent += 1)).padStart(8, '0')}`,
) {
  return { protocol: 1, language, commandId: id, command };
}

export async function command(evening: Evening, person: Person, form: CommandForm, language = 'zh'): Promise<Answer> {
  return evening.stage.request(person, 'POST', `/api/games/${evening.game}/commands`, commandBody(form, language));
}

/** A command that must be accepted: a script that does not run shows nothing. */
export async function must(evening: Evening, person: Person, form: CommandForm): Promise<void> {
  const answer = await command(evening, person, form);
  if (answer.status !== 200) throw new Error(`${person.name} ${form.type}: ${answer.status} ${answer.text}`);
}

export async function everythingWrong(
  evening: Evening,
  phase: string,
  words: Words,
  languages: readonly string[],
): Promise<void> {
  const { stage, game } = evening;
  if (languages.length === 0) return;
  for (const { person, form } of wrongForms(evening, phase, words))
    for (const language of languages) {
      const answer = await command(evening, person, form, language);
      if (answer.status === 200) throw new Error(`${phase}: ${person.name} was allowed ${JSON.stringify(form)}`);
    }
  for (const person of [evening.anna, evening.cai, evening.eve, evening.nobody])
    for (const { to, method, body } of wrongBodies(game, words, person)) await stage.request(person, method, to, body);
}
