// Which page an address shows. The front page is in the first load; the table is fetched while it is being read, so
// that one press leads straight to the first line, and everything else comes when it is needed.
import { useEffect } from 'preact/hooks';
import { Home } from '../home/index.tsx';
import { SealDefs } from '../parts/seal.tsx';
import { shell } from '../words/shell.ts';
import { words } from './language.ts';
import { later, whenIdle } from './later.tsx';
import { Link, route } from './router.ts';
import { Skip } from './skip.tsx';

const game = later(() => import('../table/game-page.tsx').then((loaded) => loaded.GamePage), true);
const bring = later(() => import('../home/bring.tsx').then((loaded) => loaded.Bring), true);

export function App() {
  const now = route.value;
  useEffect(() => whenIdle(game.load), []);
  return (
    <>
      <SealDefs />
      {now.page !== 'game' && <Skip to="main">{words(shell).skip}</Skip>}
      {now.page === 'game' ? (
        <game.Part key={now.id} id={now.id} room={now.room} />
      ) : now.page === 'home' ? (
        <Home />
      ) : now.page === 'bring' ? (
        <bring.Part />
      ) : (
        <Lost />
      )}
    </>
  );
}

function Lost() {
  const w = words(shell);
  useEffect(() => {
    document.title = `${w.lostTitle} | ${w.brand}`;
  }, [w]);
  return (
    <main class="halt" id="main" tabIndex={-1}>
      <h1>{w.lostTitle}</h1>
      <p>{w.lost}</p>
      <p class="acts">
        <Link class="word" to="/">
          {w.goHome}
        </Link>
      </p>
    </main>
  );
}
