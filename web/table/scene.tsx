// The scene as everybody knows it: place, what happened, the victim, and the facts of the world.
import type { GameView } from '../../src/protocol/view.ts';
import { words } from '../app/language.ts';
import { table } from '../words/table.ts';
import { Paragraphs } from './line.tsx';

export function Scene({ view }: { view: GameView }) {
  const w = words(table);
  const { place, setup, premise, victim, worldFacts } = view.game;
  return (
    <section aria-label={w.scene}>
      <h2>{w.scene}</h2>
      <p class="sm dim">{place}</p>
      {victim !== null && victim.name !== '' && (
        <dl class="facts">
          <dt>{w.victim}</dt>
          <dd>{[victim.name, victim.age].filter(Boolean).join(view.game.language === 'zh' ? '，' : ', ')}</dd>
          {victim.cause !== '' && (
            <>
              <dt>{w.cause}</dt>
              <dd>{victim.cause}</dd>
            </>
          )}
          {victim.window !== null && (
            <>
              <dt>{w.window}</dt>
              <dd class="num">{w.windowOf(victim.window[0], victim.window[1])}</dd>
            </>
          )}
        </dl>
      )}
      <details class="more">
        <summary class="word">{w.worldFacts}</summary>
        <div class="sm dim told">
          <Paragraphs text={`${setup}\n${premise}`} />
          {worldFacts.length > 0 && (
            <ul>
              {worldFacts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </section>
  );
}
