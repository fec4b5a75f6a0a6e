// Every book, open for everybody now: a leaf each with what its owner had to hide, and a reader for the whole.
import { useSignal } from '@preact/signals';
import type { GameView } from '../../src/protocol/view.ts';
import { Dialog } from '../app/dialog.tsx';
import { useBack } from '../app/back.ts';
import { words } from '../app/language.ts';
import { Face } from '../parts/face.tsx';
import { reveal } from '../words/reveal.ts';
import { nameOf } from './people.tsx';
import type { Truth } from './people.tsx';

export function Books({ view, truth }: { view: GameView; truth: Truth }) {
  const w = words(reveal);
  const open = useSignal<number | null>(null);
  useBack(open.value !== null, () => (open.value = null));
  return (
    <>
      <ul class="books">
        {truth.books.map(({ seat, book }, index) => {
          const player = view.seats.find(({ id }) => id === seat)?.player ?? '';
          const hidden = book.blocks.find(({ key }) => key === 'secret') ?? book.blocks[0];
          return (
            <li key={seat} class="sheet">
              <h3>
                <Face id={seat} small />
                {nameOf(view.seats, seat)}
                {player !== '' && <small>{w.playedBy(player)}</small>}
              </h3>
              <h4>{hidden?.heading}</h4>
              <p class="hidden-part">{hidden?.text}</p>
              <button class="word" type="button" onClick={() => (open.value = index)}>
                {w.openBook}
                <span class="vh">{book.name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <Reader truth={truth} at={open.value} turn={(to) => (open.value = to)} />
    </>
  );
}

interface ReaderProps {
  truth: Truth;
  at: number | null;
  turn: (to: number | null) => void;
}

function Reader({ truth, at, turn }: ReaderProps) {
  const w = words(reveal);
  const entry = at === null ? undefined : truth.books[at];
  const before = at === null ? undefined : truth.books[at - 1];
  const next = at === null ? undefined : truth.books[at + 1];
  return (
    <Dialog
      open={entry !== undefined}
      onClose={() => turn(null)}
      title={entry === undefined ? '' : w.book(entry.book.name)}
      class="reader"
    >
      {entry !== undefined && (
        <>
          <div class="leaf-body" key={entry.seat} tabIndex={0} role="region" aria-label={w.book(entry.book.name)}>
            <p class="sm dim">{entry.book.public}</p>
            {entry.book.blocks.map((block) => (
              <section key={block.key}>
                <h3>{block.heading}</h3>
                <BlockText text={block.text} />
              </section>
            ))}
          </div>
          <nav class="turn" aria-label={w.stages.books}>
            {before !== undefined && (
              <button class="word" type="button" onClick={() => turn((at ?? 0) - 1)}>
                {w.before}
                <span class="song">{before.book.name}</span>
              </button>
            )}
            {next !== undefined && (
              <button class="word word--next" type="button" onClick={() => turn((at ?? 0) + 1)}>
                {w.next}
                <span class="song">{next.book.name}</span>
              </button>
            )}
          </nav>
        </>
      )}
    </Dialog>
  );
}

/** Paragraphs, and rows where the book leads them with `- `. */
function BlockText({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.every((line) => line.startsWith('- ')))
    return (
      <ul class="rows">
        {lines.map((line, index) => (
          <li key={index}>{line.slice(2)}</li>
        ))}
      </ul>
    );
  return (
    <>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </>
  );
}
