// The clues with what they could carry, the facts that mattered with their evidence, and the roads that led nowhere.
import type { GameView } from '../../src/protocol/view.ts';
import { language, words } from '../app/language.ts';
import { reveal } from '../words/reveal.ts';
import type { Truth } from './people.tsx';
import { toldOf } from './told.ts';

export function Clues({ view, truth }: { view: GameView; truth: Truth }) {
  const w = words(reveal);
  const told = toldOf(view, truth);
  return (
    <ol class="proofs">
      {truth.clues.map((clue) => {
        const dealt = view.clues.find(({ id }) => id === clue.id)?.open ?? null;
        return (
          <li key={clue.id}>
            <h3>
              {clue.title}
              {dealt === null && <small>{w.unopened}</small>}
            </h3>
            <div>
              <p class="sm dim">{clue.text}</p>
              {clue.supports !== '' && <p class="carries">{told(clue.supports)}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

export function Facts({ view, truth }: { view: GameView; truth: Truth }) {
  const w = words(reveal);
  const told = toldOf(view, truth);
  const named = (id: string) => {
    const clue = truth.clues.find((candidate) => candidate.id === id);
    if (clue !== undefined) return w.clue(clue.title);
    const seat = view.seats.find((candidate) => candidate.id === id);
    return seat === undefined ? id : w.inBook(seat.name);
  };
  return (
    <ol class="proofs proofs--facts">
      {truth.keyFacts.map((fact) => (
        <li key={fact.id}>
          <p class="carries">{told(fact.text)}</p>
          {fact.evidence.length > 0 && (
            <p class="sm dim">
              {w.evidence}
              {language.value === 'zh' ? '：' : ' '}
              {fact.evidence.map(named).join(language.value === 'zh' ? '、' : ', ')}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
