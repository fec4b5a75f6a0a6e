// The lobby: the case as it may be told, the chairs, the people who have come, and the link that lets more of them in.
import { useEffect } from 'preact/hooks';
import type { GameView } from '../../src/protocol/view.ts';
import { words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { useRun } from '../app/run.ts';
import { LanguageTool, ThemeTool } from '../app/tools.tsx';
import { Cloth } from '../parts/cloth.tsx';
import { Seal } from '../parts/seal.tsx';
import { lobby } from '../words/lobby.ts';
import { Brand } from './brand.tsx';
import { Chairs } from './chairs.tsx';
import { useDesk } from './desk.ts';
import { Down } from './down.tsx';
import { RoomLink } from './room-link.tsx';

export function Lobby() {
  const { game } = useDesk();
  const view = game.view.value;
  const w = words(lobby);
  useEffect(() => {
    if (view !== null) document.title = w.title(view.game.title);
  }, [view?.game.title, w]);
  if (view === null) return null;
  return (
    <div class="at-lobby">
      <header class="top">
        <Brand />
        <div class="tools">
          <Down />
          <LanguageTool />
          <ThemeTool />
        </div>
      </header>
      <main id="main" tabindex={-1}>
        <figure class="lying" aria-hidden="true">
          <div class="laid">
            <Cloth dye={view.game.cover.dye} motif={view.game.cover.motif} title={view.game.title} />
            <Seal state="sealed" />
          </div>
        </figure>
        <About view={view} />
        <div class="room">
          <Chairs view={view} />
          <StartLine view={view} />
        </div>
        <aside class="guests">
          {view.me.owner && (
            <section>
              <h2>{w.invite}</h2>
              <p class="sm dim">{w.inviteHow}</p>
              <RoomLink game={view.game.id} qr />
            </section>
          )}
          <Present view={view} />
        </aside>
      </main>
    </div>
  );
}

function About({ view }: { view: GameView }) {
  const w = words(lobby);
  const { title, genre, minutes, premise, place, contentNotes, author, source, license, reviewed } = view.game;
  const byline = w.byline(author, source, license);
  return (
    <section class="about">
      <h1>{title}</h1>
      <p class="sm faint meta">
        <span>{w.genres[genre]}</span>
        <span>{w.seatsOf(view.seats.length)}</span>
        {minutes !== null && <span>{w.minutes(minutes)}</span>}
        <span>{place}</span>
      </p>
      <p class="song premise">{premise}</p>
      {contentNotes.length > 0 && <p class="sm dim">{w.contentNotes(contentNotes)}</p>}
      {!reviewed && <p class="sm unreviewed">{w.unreviewed}</p>}
      {byline !== '' && <p class="xs faint">{byline}</p>}
    </section>
  );
}

function StartLine({ view }: { view: GameView }) {
  const { game } = useDesk();
  const { busy, refused, run, clear } = useRun(game);
  useEffect(clear, [view.seats, view.members]);
  const w = words(lobby);
  const free = view.seats.filter((seat) => seat.occupant === 'nobody').length;
  const owner = view.members.find((member) => member.owner)?.name ?? w.owner;
  const state = free > 0 ? w.stillFree(free) : view.me.seat === null ? w.sitFirst : w.ready;
  if (!view.me.owner)
    return (
      <p class="start dim" role="status">
        {w.waitOwner(owner)} {view.me.seat === null && free === 0 ? w.noSpectator : ''}
      </p>
    );
  return (
    <div class="start">
      <button class="stamp" type="button" disabled={busy} onClick={() => void run({ type: 'startGame' })}>
        {w.start}
      </button>
      <span class="sm dim" role="status">
        {state}
      </span>
      {free > 0 && (
        <button class="word" type="button" disabled={busy} onClick={() => void run({ type: 'fillSeats' })}>
          {w.fill}
        </button>
      )}
      <RefusalNote refused={refused} />
    </div>
  );
}

function Present({ view }: { view: GameView }) {
  const { game } = useDesk();
  const w = words(lobby);
  const { online } = game.live.value;
  return (
    <section>
      <h2>{w.here}</h2>
      <ul class="present">
        {view.members.map((member) => {
          const seat = view.seats.find((candidate) => candidate.id === member.seat);
          const here = online.includes(member.id);
          return (
            <li key={member.id} class={here ? '' : 'gone'}>
              <b>{member.name}</b>
              <span class="xs faint">
                {[
                  member.id === view.me.member ? w.you : '',
                  member.owner ? w.owner : '',
                  seat === undefined ? w.listening : seat.name,
                  here ? '' : w.away,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
