// What the menu of the table holds. Everyone: help, a copy of the game, the other language, leaving. The owner also:
// moving on, letting a gate pass (it says what is passed over, and the table will show it), and the room link.
import type { GameView } from '../../src/protocol/view.ts';
import { changeLanguage, language, words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { go } from '../app/router.ts';
import { useRun } from '../app/run.ts';
import { sheets } from '../words/sheets.ts';
import { shell } from '../words/shell.ts';
import { phaseAhead } from './agree.ts';
import { useDesk } from './desk.ts';
import { RoomLink } from './room-link.tsx';

export function MenuContent({ view, hide }: { view: GameView; hide: () => void }) {
  const { sheet } = useDesk();
  const p = words(sheets);
  return (
    <>
      {view.me.owner && <OwnerPart view={view} onDone={hide} />}
      <ul>
        <li>
          <button
            class="word word--plain"
            type="button"
            onClick={() => {
              hide();
              sheet.value = 'help';
            }}
          >
            {p.help}
          </button>
        </li>
        {(['md', 'json'] as const).map((format) => (
          <li key={format}>
            <a
              class="word word--plain"
              href={`/api/games/${view.game.id}/export?format=${format}&language=${language.value}`}
              download
            >
              {format === 'md' ? p.exportMd : p.exportJson}
            </a>
          </li>
        ))}
        <li>
          <button
            class="word word--plain"
            type="button"
            onClick={changeLanguage}
            lang={language.value === 'zh' ? 'en' : 'zh'}
          >
            {words(shell).otherLanguage}
          </button>
        </li>
        <li>
          <button class="word word--plain" type="button" onClick={() => go('/')}>
            {p.leave}
          </button>
          {view.me.seat !== null && <p class="xs faint">{p.leaveNote}</p>}
        </li>
      </ul>
    </>
  );
}

function OwnerPart({ view, onDone }: { view: GameView; onDone: () => void }) {
  const { game } = useDesk();
  const { busy, refused, run } = useRun(game);
  const p = words(sheets);
  const ahead = phaseAhead(view.phase);
  const { gate } = view.phase;
  const last = ahead?.kind === 'reveal';
  const advance = () =>
    void run({ type: 'enterPhase', skipGate: gate !== null, phase: view.phase.now ?? undefined }).then(
      (done) => done && onDone(),
    );
  return (
    <div class="owner">
      {ahead !== null && last && <p class="xs faint">{p.revealNeedsAll}</p>}
      {ahead !== null && (!last || gate !== null) && (
        <>
          <button class="word word--plain word--strong" type="button" disabled={busy} onClick={advance}>
            {gate === null ? p.advanceTo(ahead.name) : p.letThrough(ahead.name)}
          </button>
          {gate !== null && (
            <p class="xs faint">
              {gate[language.value]} {p.letThroughNote}
            </p>
          )}
        </>
      )}
      <RefusalNote refused={refused} />
      <RoomLink game={view.game.id} />
    </div>
  );
}
