// My own book: paper, stitched at the right, the truth under wax on its flap. Covering hides every word at once, for
// somebody who looks over the shoulder; that choice is kept.
import type { GameView } from '../../src/protocol/view.ts';
import { words } from '../app/language.ts';
import { Seal } from '../parts/seal.tsx';
import { papers } from '../words/papers.ts';
import { useDesk } from './desk.ts';
import { Paragraphs } from './line.tsx';

export function Book({ view }: { view: GameView }) {
  const { covered } = useDesk();
  const w = words(papers);
  const { book } = view;
  if (book === null) return null;
  const open = view.game.status === 'revealed';
  return (
    <section class="book-pane" data-p="book" data-covered={covered.value || undefined} aria-label={w.book}>
      <div class="bar">
        <h2>{w.book}</h2>
        <button
          class="word"
          type="button"
          aria-pressed={covered.value}
          onClick={() => (covered.value = !covered.value)}
        >
          {covered.value ? w.uncover : w.cover}
        </button>
      </div>
      <div class="sheet book">
        <div class="page" id="book" tabindex={0} role="group" aria-label={w.book}>
          {covered.value ? (
            <p class="cover-note">{w.covered}</p>
          ) : (
            <>
              <h3>{book.name}</h3>
              <p class="role">{book.public}</p>
              {book.blocks.map((block) => (
                <section key={block.key}>
                  <h4>{block.heading}</h4>
                  <Paragraphs text={block.text} />
                </section>
              ))}
            </>
          )}
        </div>
        <svg class="stitch" viewBox="0 0 22 400" preserveAspectRatio="none" aria-hidden="true">
          <path d="M8 0V400M8 40H22M8 146H22M8 252H22M8 358H22" />
        </svg>
        <div class="flap">
          <span>{w.truth}</span>
          <Seal state={open ? 'broken' : 'sealed'} label={open ? '' : w.sealed} />
          <span>{open ? '' : w.opensLater}</span>
        </div>
      </div>
    </section>
  );
}
