// One game, one page: it follows the game from the door through the lobby and the table to the reveal. The reveal is
// loaded when the seal is about to break; from it a person may go back and read or talk at the table.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { openGame, type Game } from '../app/game.ts';
import { words } from '../app/language.ts';
import { Halt, later } from '../app/later.tsx';
import { cleanAddress, Link } from '../app/router.ts';
import { Join } from '../home/join.tsx';
import { Skip } from '../app/skip.tsx';
import { shell } from '../words/shell.ts';
import { DeskContext, openDesk } from './desk.ts';
import { Table } from './table.tsx';
import '../styles/talk.css';
import '../styles/table.css';

const reveal = later<{ game: Game; toTable: () => void }>(
  () => import('../reveal/index.tsx').then((loaded) => loaded.Reveal),
  true,
);
const door = later(() => import('./gathering.tsx').then((loaded) => loaded.Door), true);
const lobby = later(() => import('./gathering.tsx').then((loaded) => loaded.Lobby), true);

export function GamePage({ id, room }: { id: string; room: string }) {
  const [tried, setTried] = useState(room);
  const { game, desk, close } = useMemo(() => {
    const opened = openGame(id, tried);
    return { game: opened, ...openDesk(opened) };
  }, [id, tried]);
  useEffect(
    () => () => {
      close();
      game.close();
    },
    [game],
  );
  const [atTable, setAtTable] = useState(false);
  const link = game.link.value;
  // A better link pasted over a refused one changes nothing but the part after #: then the door is tried again.
  useEffect(() => {
    if (room === '') return;
    if (link === 'refused' || link === 'join') setTried(room);
    else if (link === 'open') cleanAddress();
  }, [room]);
  const status = game.view.value?.game.status ?? null;
  const revealed = status === 'revealed';
  const final = game.view.value?.phase.list.some((phase) => phase.kind === 'final' && phase.state === 'now') ?? false;
  if (final) reveal.load();
  useEffect(() => {
    if (revealed) desk.sheet.value = null;
  }, [revealed, desk]);

  if (link === 'refused') return <Refused game={game} />;
  if (link === 'join') return <door.Part game={game} />;
  if (status === null) return <Halt>{link === 'down' ? words(shell).down : words(shell).opening}</Halt>;
  return (
    <DeskContext.Provider value={desk}>
      {status === 'lobby' ? (
        <lobby.Part />
      ) : revealed && !atTable ? (
        <>
          <Skip to="main">{words(shell).skip}</Skip>
          <reveal.Part game={game} toTable={() => setAtTable(true)} />
        </>
      ) : (
        <Table toReveal={revealed ? () => setAtTable(false) : undefined} />
      )}
    </DeskContext.Provider>
  );
}

function Refused({ game }: { game: Game }) {
  const w = words(shell);
  const refused = game.refused.value;
  const stale = refused?.code === 'stale_page';
  const title = stale ? w.staleTitle : w.refusedTitle;
  useEffect(() => {
    document.title = `${title} | ${w.brand}`;
  }, [title, w]);
  return (
    <main class="halt" id="main" tabindex={-1}>
      <h1>{title}</h1>
      <p>{refused?.message}</p>
      <p class="dim">{refused?.hint}</p>
      {!stale && <Join label={w.betterLink} />}
      <p class="acts">
        {stale ? (
          <button class="stamp" type="button" onClick={() => location.reload()}>
            {w.reload}
          </button>
        ) : (
          <Link class="word" to="/">
            {w.goHome}
          </Link>
        )}
      </p>
    </main>
  );
}
