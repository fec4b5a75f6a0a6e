// The front page. One stamp, which plays the smallest case at once; below it the shelf, the games of this browser and
// the way to bring a case of one's own.
import { useEffect } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Link } from '../app/router.ts';
import { home } from '../words/home.ts';
import { Hero } from './hero.tsx';
import { Mine } from './mine.tsx';
import { Shelf } from './shelf.tsx';
import { Top } from './top.tsx';

export function Home() {
  const w = words(home);
  useEffect(() => {
    document.title = w.title;
  }, [w]);
  return (
    <div class="at-home">
      <Top>
        <a class="word word--plain" href="#shelf">
          {w.cases}
        </a>
        <a class="word word--plain" href="#mine">
          {w.mine}
        </a>
      </Top>
      <main id="main" tabIndex={-1}>
        <Hero />
        <p class="standin">{w.standIn}</p>
        <Shelf />
        <Mine />
        <section class="bench" aria-labelledby="h-bench">
          <h2 id="h-bench">{w.bench.heading}</h2>
          <p class="song">{w.bench.text}</p>
          <Link class="word" to="/bring">
            {w.bench.act}
          </Link>
        </section>
      </main>
      <footer class="colophon xs faint">
        <p>{w.colophon}</p>
      </footer>
    </div>
  );
}
