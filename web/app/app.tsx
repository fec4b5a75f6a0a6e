// Which page an address shows. Home and the table are in the first load; everything else comes when it is needed.
import { Home } from '../home/index.tsx';
import { SealDefs } from '../parts/seal.tsx';
import { GamePage } from '../table/game-page.tsx';
import { shell } from '../words/shell.ts';
import { words } from './language.ts';
import { later } from './later.tsx';
import { Link, route } from './router.ts';

const bring = later(() => import('../home/bring.tsx').then((loaded) => loaded.Bring));

export function App() {
  const now = route.value;
  return (
    <>
      <SealDefs />
      {now.page === 'game' ? (
        <GamePage key={now.id} id={now.id} room={now.room} />
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
  return (
    <main class="halt">
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
