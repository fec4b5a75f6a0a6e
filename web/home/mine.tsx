// The games that this browser has sat at. Without them the front page is whole all the same.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language, words } from '../app/language.ts';
import { Link } from '../app/router.ts';
import { home } from '../words/home.ts';
import { loadMine, mine } from './mine-store.ts';

const SHOWN = 6;

export function Mine() {
  const w = words(home);
  const all = useSignal(false);
  useEffect(() => void loadMine(), []);
  const list = Array.isArray(mine.value) ? mine.value : [];
  return (
    <section class="mine" id="mine" aria-labelledby="h-mine">
      <h2 id="h-mine">{w.mine}</h2>
      {mine.value === null && (
        <p class="pause dim" role="status">
          {w.games.loading}
        </p>
      )}
      {mine.value === 'unknown' && <p class="pause dim">{w.games.unknown}</p>}
      {Array.isArray(mine.value) && list.length === 0 && <p class="pause dim">{w.games.empty}</p>}
      {list.length > 0 && (
        <ul>
          {list.slice(0, all.value ? list.length : SHOWN).map((game) => (
            <li key={game.id}>
              <b class="song">{game.title}</b>
              <span class="sm dim">
                {w.games.status[game.status] ?? ''}
                <time dateTime={new Date(game.at).toISOString()}>{whenOf(game.at)}</time>
              </span>
              <Link class="word" to={`/g/${game.id}`}>
                {w.games.go[game.status] ?? w.games.go['playing']}
                <span class="vh">{game.title}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {list.length > SHOWN && !all.value && (
        <button class="word" type="button" onClick={() => (all.value = true)}>
          {w.games.more(list.length - SHOWN)}
        </button>
      )}
    </section>
  );
}

function whenOf(at: number): string {
  const tag = language.value === 'zh' ? 'zh-Hans' : 'en';
  const today = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    tag,
    today ? { hour: '2-digit', minute: '2-digit', hour12: false } : { month: 'long', day: 'numeric' },
  ).format(at);
}
