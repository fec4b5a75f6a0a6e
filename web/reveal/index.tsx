// The reveal. The seal breaks once; then everything that lay under it, stage by stage: votes, answer, the night told and
// the night as it was, every book, every clue and what it could carry. The talk stays where it was and goes on.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameView } from '../../src/protocol/view.ts';
import type { Game } from '../app/game.ts';
import { words } from '../app/language.ts';
import { LanguageTool, ThemeTool } from '../app/tools.tsx';
import { Seal } from '../parts/seal.tsx';
import '../styles/reveal.css';
import '../styles/truth.css';
import { Brand } from '../table/brand.tsx';
import { Thread } from '../table/thread.tsx';
import { reveal } from '../words/reveal.ts';
import { Answer, answerKind } from './answer.tsx';
import { Books } from './books.tsx';
import { useBreaking } from './breaking.ts';
import { Clues, Facts } from './clues.tsx';
import { Ending, Keepsakes, Lines, Questions } from './ending.tsx';
import { isNight } from './night-rows.ts';
import { Night } from './night.tsx';
import { Opening } from './opening.tsx';
import type { Truth } from './people.tsx';
import { Rail, type Stage } from './rail.tsx';
import { toldOf } from './told.ts';
import { Votes } from './votes.tsx';

interface Part extends Stage {
  content: ComponentChildren;
}

export function Reveal({ game, toTable }: { game: Game; toTable: () => void }) {
  const view = game.view.value;
  const seal = useBreaking(game.id).value;
  const w = words(reveal);
  const title = view?.game.title ?? '';
  useEffect(() => {
    document.title = w.title(title);
  }, [title, w]);
  if (view === null || view.truth === null) return null;
  const parts = partsOf(view, view.truth, toTable);
  const stages = [{ id: 'r-open', name: w.stages.open }, ...parts];
  const lookBack = (event: Event) => {
    if ((event.target as Element).closest('button') !== null) toTable();
  };
  return (
    <div class="at-reveal" data-seal={seal}>
      <header class="head">
        <Brand name={title} />
        <div class="along" onClick={lookBack}>
          <Thread phase={view.phase} />
        </div>
        <div class="tools">
          <LanguageTool />
          <ThemeTool />
        </div>
      </header>
      <div class="unfold">
        <Rail stages={stages} seated={view.me.seat !== null} toTable={toTable} />
        <main id="main">
          <section class="open" id="r-open" tabIndex={-1}>
            <Seal state={seal} label={w[seal]} />
            <p class="vh" role="status">
              {w[seal]}
            </p>
            <Opening view={view} toTable={toTable} />
          </section>
          {parts.map(({ id, name, content }) => (
            <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-h`}>
              <h2 id={`${id}-h`}>{name}</h2>
              {content}
            </section>
          ))}
        </main>
      </div>
    </div>
  );
}

/** The stages that have something to show, in their order. */
function partsOf(view: GameView, truth: Truth, toTable: () => void): Part[] {
  const { stages } = words(reveal);
  const kind = answerKind(view, truth);
  const told = toldOf(view, truth);
  const parts: (Part | false)[] = [
    view.ballot !== null && { id: 'r-votes', name: stages.votes, content: <Votes view={view} truth={truth} /> },
    { id: 'r-answer', name: stages[kind], content: <Answer view={view} truth={truth} /> },
    truth.timeline.length > 0 && {
      id: 'r-night',
      name: isNight(truth) ? stages.night : stages.day,
      content: <Night view={view} truth={truth} />,
    },
    { id: 'r-books', name: stages.books, content: <Books view={view} truth={truth} /> },
    truth.clues.length > 0 && { id: 'r-clues', name: stages.clues, content: <Clues view={view} truth={truth} /> },
    truth.keyFacts.length > 0 && { id: 'r-facts', name: stages.facts, content: <Facts view={view} truth={truth} /> },
    truth.misdirections.length > 0 && {
      id: 'r-astray',
      name: stages.astray,
      content: <Lines lines={truth.misdirections.map(told)} />,
    },
    truth.after.length > 0 && {
      id: 'r-after',
      name: stages.after,
      content: <Lines lines={truth.after.map(told)} told />,
    },
    truth.emotional.length > 0 && { id: 'r-keep', name: stages.keepsakes, content: <Keepsakes truth={truth} /> },
    truth.questions.length > 0 && { id: 'r-ask', name: stages.questions, content: <Questions truth={truth} /> },
    { id: 'r-end', name: stages.end, content: <Ending view={view} toTable={toTable} /> },
  ];
  return parts.filter((part) => part !== false);
}
