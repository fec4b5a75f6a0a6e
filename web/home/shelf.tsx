// The shelf: every case as a closed book. A book opens into a dialog that says what it is and how to sit down with it.
import { useSignal } from '@preact/signals';
import type { ShelfCase } from '../../src/protocol/requests.ts';
import { language, words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { Link } from '../app/router.ts';
import { Cloth } from '../parts/cloth.tsx';
import { home } from '../words/home.ts';
import { capital } from '../words/measures.ts';
import { CaseDialog } from './case-dialog.tsx';
import { loadShelf, shelf, shelfRefused } from './shelf-store.ts';

export function Shelf() {
  const w = words(home);
  const open = useSignal<ShelfCase | null>(null);
  const cases = shelf.value;
  return (
    <section class="shelf" id="shelf" aria-labelledby="h-shelf">
      <header>
        <h2 id="h-shelf">{w.cases}</h2>
        {cases !== null && cases.length > 0 && <p class="sm faint">{w.shelf.count(cases.length)}</p>}
        <Link class="word" to="/bring">
          {w.shelf.bring}
        </Link>
      </header>
      {cases === null && shelfRefused.value === null && (
        <p class="pause dim" role="status">
          {w.shelf.loading}
        </p>
      )}
      {cases === null && shelfRefused.value !== null && (
        <div class="pause">
          <RefusalNote refused={shelfRefused.value} />
          <button class="word" type="button" onClick={fetchAgain}>
            {w.shelf.again}
          </button>
        </div>
      )}
      {cases !== null && cases.length === 0 && <p class="pause dim">{w.shelf.empty}</p>}
      {cases !== null && cases.length > 0 && (
        <ul>
          {cases.map((found) => (
            <li key={found.id}>
              <CaseOnShelf found={found} open={() => (open.value = found)} />
            </li>
          ))}
        </ul>
      )}
      {open.value !== null && <CaseDialog key={open.value.id} found={open.value} close={() => (open.value = null)} />}
    </section>
  );
}

function fetchAgain() {
  shelfRefused.value = null;
  void loadShelf();
}

function CaseOnShelf({ found, open }: { found: ShelfCase; open: () => void }) {
  const w = words(home);
  const foreign = found.language === language.value ? [] : [w.shelf.other(found.language)];
  const facts = [
    w.shelf.seats(found.seats),
    ...(found.minutes === null ? [] : [w.shelf.minutes(found.minutes)]),
    ...foreign,
  ];
  return (
    <button type="button" class="spine" aria-haspopup="dialog" onClick={open}>
      <Cloth dye={found.dye} motif={found.motif} title={found.title} />
      <b>{capital(facts.join(language.value === 'zh' ? '，' : ', '))}</b>
      <span class="what">
        <i>{w.genre[found.genre] ?? ''}</i>
        <span lang={found.language}>{found.premise}</span>
      </span>
      {found.contentNotes.length > 0 && (
        <span class="xs faint" lang={found.language}>
          {found.contentNotes.join(found.language === 'zh' ? '、' : ', ')}
        </span>
      )}
    </button>
  );
}
