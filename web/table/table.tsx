// The table: talk in the middle, scene and people at the left, papers at the right. Under 900 px one pane at a time
// with tabs at the foot. All panes stay mounted, so that scroll places and half-written words survive a change.
import { useEffect } from 'preact/hooks';
import type { GameView } from '../../src/protocol/view.ts';
import { useBack } from '../app/back.ts';
import { words } from '../app/language.ts';
import { later, whenIdle } from '../app/later.tsx';
import { Skip } from '../app/skip.tsx';
import { ThemeTool } from '../app/tools.tsx';
import { Icon, type IconName } from '../parts/icons.tsx';
import { papers } from '../words/papers.ts';
import { table } from '../words/table.ts';
import { phaseNow } from './agree.ts';
import { BallotBar } from './ballot-bar.tsx';
import { Book } from './book.tsx';
import { Brand } from './brand.tsx';
import { Clues, LatticeDefs } from './clues.tsx';
import { Composer } from './composer.tsx';
import { PANES, useDesk, type Pane } from './desk.ts';
import { Down } from './down.tsx';
import { HoursChart, owing } from './hours.tsx';
import { useKeys } from './keys.ts';
import { Log } from './log.tsx';
import { Menu } from './menu.tsx';
import { Notes } from './notes.tsx';
import { PhaseLine } from './phase-line.tsx';
import { Scene } from './scene.tsx';
import { Seats } from './seats.tsx';
import { StandIn } from './stand-in.tsx';
import { Thread } from './thread.tsx';
import { WhoAmI } from './who-am-i.tsx';

const sheets = later(() => import('./sheets.tsx').then((loaded) => loaded.Sheets));

export function Table({ toReveal }: { toReveal?: (() => void) | undefined }) {
  const desk = useDesk();
  const view = desk.game.view.value;
  const w = words(table);
  const phase = view === null ? '' : (phaseNow(view.phase)?.name ?? '');
  useKeys(desk);
  const away = desk.pane.value !== 'talk' && matchMedia('(width < 56.25rem)').matches;
  useBack(desk.sheet.value !== null || away, () => {
    if (desk.sheet.value !== null) desk.sheet.value = null;
    else desk.pane.value = 'talk';
  });
  useEffect(() => whenIdle(sheets.load), []);
  useEffect(() => {
    if (view !== null) document.title = w.title(view.game.title, phase);
  }, [view?.game.title, phase, w]);
  if (view === null) return null;
  return (
    <div class="at-table" data-pane={desk.pane.value} data-me={view.me.seat === null ? 'listener' : 'seated'}>
      <Skip to="talk">{w.skip}</Skip>
      <LatticeDefs />
      <header class="head">
        <h1 class="vh">{w.heading(view.game.title, phase)}</h1>
        <Brand name={view.game.title} />
        <Thread phase={view.phase} />
        <div class="tools">
          <Down />
          <p class="vh" role="status">
            {w.phaseIs(phase)}
          </p>
          <ThemeTool />
          <Menu view={view} />
        </div>
      </header>
      <main class="room" id="main">
        <Left view={view} />
        <section class="mid" data-p="talk" id="talk" aria-label={w.talkPane} tabindex={-1}>
          <div class="now">
            <PhaseLine toReveal={toReveal} />
            <WhoAmI view={view} />
          </div>
          <Log view={view} />
          <div class="foot">
            <StandIn view={view} />
            <BallotBar view={view} />
            <Composer view={view} />
          </div>
        </section>
        <div class="right">
          <Book view={view} />
          <Tray view={view} />
        </div>
      </main>
      <PaneNav view={view} />
      {(desk.sheet.value !== null || sheets.ready()) && <sheets.Part view={view} />}
    </div>
  );
}

function Left({ view }: { view: GameView }) {
  const desk = useDesk();
  const w = words(table);
  const owe = owing(view.seats);
  const relations = view.game.relations.length;
  return (
    <section class="left" data-p="seats" aria-label={w.left}>
      <Scene view={view} />
      <Seats view={view} />
      <section aria-label={w.whereabouts}>
        <h2>{w.whereabouts}</h2>
        <HoursChart view={view} />
        <p class="xs faint owe">{owe.length === 0 ? w.allTold : w.owe(owe)}</p>
      </section>
      <p class="links">
        <button class="word" type="button" onClick={() => (desk.sheet.value = 'whereabouts')}>
          {w.readAll}
        </button>
        {relations > 0 && (
          <button class="word" type="button" onClick={() => (desk.sheet.value = 'relations')}>
            {w.relationsCount(relations)}
          </button>
        )}
      </p>
    </section>
  );
}

function Tray({ view }: { view: GameView }) {
  const desk = useDesk();
  const w = words(papers);
  const trays = ['clues', 'notes'] as const;
  return (
    <section class="tray" data-tray={desk.tray.value} aria-label={`${w.clues}, ${w.notes}`}>
      <div class="tabs" role="tablist" aria-label={`${w.clues}, ${w.notes}`}>
        {trays.map((name) => (
          <button
            key={name}
            role="tab"
            type="button"
            id={`tab-${name}`}
            aria-selected={desk.tray.value === name}
            aria-controls={`tray-${name}`}
            tabindex={desk.tray.value === name ? 0 : -1}
            onClick={() => (desk.tray.value = name)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
              const other = name === 'clues' ? 'notes' : 'clues';
              desk.tray.value = other;
              document.getElementById(`tab-${other}`)?.focus();
            }}
          >
            {w[name]}
            {name === 'clues' && desk.freshClues.value > 0 && <span class="new" />}
          </button>
        ))}
      </div>
      <div
        class="tray-pane"
        role="tabpanel"
        data-p="clues"
        data-t="clues"
        id="tray-clues"
        aria-label={w.clues}
        tabindex={-1}
      >
        <h2 class="pane-title">{w.clues}</h2>
        <div id="clues" tabindex={-1}>
          <Clues view={view} />
        </div>
      </div>
      <div
        class="tray-pane"
        role="tabpanel"
        data-p="notes"
        data-t="notes"
        id="tray-notes"
        aria-label={w.notes}
        tabindex={-1}
      >
        <h2 class="pane-title">{w.notes}</h2>
        <Notes view={view} />
      </div>
    </section>
  );
}

const paneIcons: Record<Pane, IconName> = { talk: 'talk', seats: 'people', book: 'book', clues: 'cards', notes: 'pen' };

function PaneNav({ view }: { view: GameView }) {
  const desk = useDesk();
  const w = words(table);
  const panes = PANES.filter((pane) => view.me.seat !== null || (pane !== 'book' && pane !== 'notes'));
  const news = (pane: Pane) =>
    pane !== desk.pane.value &&
    ((pane === 'talk' && desk.freshLines.value) || (pane === 'clues' && desk.freshClues.value > 0));
  return (
    <nav class="bottom" aria-label={w.paneNav}>
      {panes.map((pane) => (
        <button
          key={pane}
          type="button"
          {...(desk.pane.value === pane ? { 'aria-current': 'page' as const } : {})}
          onClick={() => desk.show(pane)}
        >
          <span class="icon">
            <Icon name={paneIcons[pane]} />
            {news(pane) && <span class="new" />}
          </span>
          {w.panes[pane]}
          {news(pane) && <span class="vh">{w.paneNews}</span>}
        </button>
      ))}
    </nav>
  );
}
