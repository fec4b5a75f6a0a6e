// The join card of a room link: what is played, how many sit there already, one field, one button.
import { useState } from 'preact/hooks';
import { LIMITS } from '../../src/protocol/plain.ts';
import type { Said } from '../app/api.ts';
import type { Game } from '../app/game.ts';
import { words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { keepName, keptName } from '../app/room.ts';
import { LanguageTool, ThemeTool } from '../app/tools.tsx';
import { Cloth } from '../parts/cloth.tsx';
import { Seal } from '../parts/seal.tsx';
import { lobby } from '../words/lobby.ts';
import { Brand } from './brand.tsx';

export function Door({ game }: { game: Game }) {
  const w = words(lobby);
  const [name, setName] = useState(keptName);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Said | null>(null);
  const peek = game.peek.value;
  if (peek === null) return null;
  const taken = peek.seats.filter((seat) => seat.taken).length;

  const enter = async () => {
    const called = name.trim();
    if (called === '') {
      setRefused({ code: 'no_name', ...w.nameless });
      return document.getElementById('nickname')?.focus();
    }
    setBusy(true);
    keepName(called);
    setRefused(await game.join(called));
    setBusy(false);
  };

  return (
    <div class="at-door">
      <header class="top">
        <Brand />
        <div class="tools">
          <LanguageTool />
          <ThemeTool />
        </div>
      </header>
      <main id="main" tabindex={-1}>
        <figure class="lying" aria-hidden="true">
          <div class="laid">
            <Cloth dye={peek.dye} motif={peek.motif} title={peek.title} />
            <Seal state="sealed" />
          </div>
        </figure>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void enter();
          }}
        >
          <h1>{w.doorTitle(peek.title)}</h1>
          <p class="sm faint meta">
            <span>{w.doorSeats(taken, peek.seats.length)}</span>
            {peek.minutes !== null && <span>{w.minutes(peek.minutes)}</span>}
          </p>
          <p class="song premise">{peek.premise}</p>
          {peek.started && <p class="sm dim">{w.started}</p>}
          <label class="sm dim" for="nickname">
            {w.name}
          </label>
          <input
            class="underline"
            id="nickname"
            maxLength={LIMITS.nickname}
            autocomplete="nickname"
            placeholder={w.nameExample}
            value={name}
            onInput={(event) => {
              setName(event.currentTarget.value);
              setRefused(null);
            }}
          />
          <RefusalNote refused={refused} />
          <button class="stamp" type="submit" disabled={busy}>
            {w.enter}
          </button>
        </form>
      </main>
    </div>
  );
}
