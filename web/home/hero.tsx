// What the house is, and the shortest way into it: one stamp, or a link that a friend has sent.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Said } from '../app/api.ts';
import { language, words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { Link } from '../app/router.ts';
import { Cloth } from '../parts/cloth.tsx';
import { Seal } from '../parts/seal.tsx';
import { home } from '../words/home.ts';
import { Join } from './join.tsx';
import { stillOpen } from './mine-store.ts';
import { firstCase, loadShelf, shelf, shelfRefused } from './shelf-store.ts';
import { nameOrGuest, openTable } from './start.ts';

export function Hero() {
  const w = words(home);
  const waiting = useSignal(false);
  const refused = useSignal<Said | null>(null);
  const first = shelf.value === null ? null : firstCase(shelf.value);
  const foreign = first === null || first.language === language.value ? '' : w.shelf.other(first.language);
  const going = stillOpen();
  const settled = shelf.value !== null || shelfRefused.value !== null;
  useEffect(() => void loadShelf(), []);

  const play = async () => {
    if (waiting.value) return;
    waiting.value = true;
    refused.value = null;
    const cases = await loadShelf();
    const chosen = cases === null ? null : firstCase(cases);
    refused.value = chosen === null ? shelfRefused.value : await openTable({ id: chosen.id }, true, nameOrGuest());
    waiting.value = false;
  };

  return (
    <section class="hero">
      <div class="words">
        <h1>
          {w.headline.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p class="lede">{w.lede}</p>
        <div class="go">
          <button class="stamp" type="button" aria-disabled={waiting.value} onClick={() => void play()}>
            {waiting.value ? w.playing : w.play}
          </button>
          <span class="sm dim">
            {first === null ? w.playNoteWaiting : w.playNote(first.title, first.seats, first.minutes, foreign)}
          </span>
        </div>
        <RefusalNote refused={refused.value} class="under" />
        {going !== undefined && (
          <p class="going">
            <Link class="word word--strong" to={`/g/${going.id}`}>
              {w.backTo(going.title, going.status === 'lobby')}
            </Link>
          </p>
        )}
        <Join />
      </div>
      <figure class="lying" role="img" aria-label={first === null ? w.title : w.coverLabel(first.title)}>
        {settled && (
          <div class="laid" key={first?.id} aria-hidden="true">
            <Cloth dye={first?.dye ?? 'indigo'} motif={first?.motif ?? 'lantern'} title={first?.title ?? w.brand} />
            <Seal state="sealed" />
          </div>
        )}
      </figure>
    </section>
  );
}
