// Authors point at clues and seats by their ids, also in running text; whoever reads the reveal knows only titles and
// names. An id that is an ordinary word is left alone: only those with a number in them are taken for ids.
import type { GameView } from '../../src/protocol/view.ts';
import { words } from '../app/language.ts';
import { reveal } from '../words/reveal.ts';
import { nameOf, type Truth } from './people.tsx';

export function toldOf(view: GameView, truth: Truth): (text: string) => string {
  const { clue } = words(reveal);
  const names = new Map<string, string>();
  for (const { id, title } of truth.clues) names.set(id, clue(title));
  for (const { id } of view.seats) names.set(id, nameOf(view.seats, id));
  const ids = [...names.keys()]
    .filter((id) => /^[A-Za-z][\w-]*\d[\w-]*$/.test(id))
    .toSorted((a, b) => b.length - a.length);
  if (ids.length === 0) return (text) => text;
  const chinese = view.game.language === 'zh';
  const found = new RegExp(`( ?)(?<![\\w-])(${ids.join('|')})(?![\\w-])( ?)`, 'g');
  return (text) =>
    text.replace(found, (_all, before: string, id: string, after: string) => {
      const name = names.get(id) ?? id;
      return chinese ? name : `${before}${name}${after}`;
    });
}
