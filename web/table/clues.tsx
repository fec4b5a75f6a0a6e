// Clue cards. Dealt ones stand in file order, one open at a time; undealt ones lie face down on the lattice and can be
// turned over by anyone seated once the search has begun. 新 stays until a card has been opened here.
import type { GameView, Slices } from '../../src/protocol/view.ts';
import { hourOf } from '../app/clock.ts';
import { words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { useRun } from '../app/run.ts';
import { papers } from '../words/papers.ts';
import { phaseNow } from './agree.ts';
import { useDesk } from './desk.ts';
import { Paragraphs } from './line.tsx';

const TURNING: ReadonlySet<string> = new Set(['search', 'final', 'reveal']);

export function Clues({ view }: { view: GameView }) {
  const { game } = useDesk();
  const { busy, refused, run } = useRun(game);
  const w = words(papers);
  const { clues } = view;
  const dealt = clues.filter((clue) => clue.open !== null);
  const down = clues.filter((clue) => clue.open === null);
  const mayTurn = view.me.seat !== null && TURNING.has(phaseNow(view.phase)?.kind ?? '');
  return (
    <>
      <p class="xs faint state-line">{clues.length === 0 ? w.noClues : w.cluesState(dealt.length, down.length)}</p>
      {dealt.length > 0 && (
        <div class="stack">
          {dealt.map((clue) => (
            <Card key={clue.id} clue={clue} index={clues.indexOf(clue) + 1} mayQuote={view.me.seat !== null} />
          ))}
        </div>
      )}
      {down.length > 0 && (
        <ul class="backs" aria-label={w.faceDown(down.length)}>
          {down.map((clue) => {
            const index = clues.indexOf(clue) + 1;
            return (
              <li key={clue.id}>
                {mayTurn ? (
                  <button
                    class="back"
                    type="button"
                    disabled={busy}
                    aria-label={w.turnOf(index)}
                    onClick={() => void run({ type: 'dealClue', clue: clue.id })}
                  >
                    <Lattice />
                    <span>{w.turn}</span>
                  </button>
                ) : (
                  <span class="back">
                    <Lattice />
                    <span class="vh">{w.clueNo(index)}</span>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <RefusalNote refused={refused} />
    </>
  );
}

function Card({ clue, index, mayQuote }: { clue: Slices['clues'][number]; index: number; mayQuote: boolean }) {
  const desk = useDesk();
  const w = words(papers);
  if (clue.open === null) return null;
  const { title, text, at } = clue.open;
  const open = desk.openClue.value === clue.id;
  const fresh = !desk.readClues.value.has(clue.id);
  return (
    <details class="card" open={open} id={`clue-${clue.id}`}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          if (open) desk.openClue.value = null;
          else desk.showClue(clue.id);
        }}
      >
        <span class="no">{w.clueNo(index)}</span>
        <span class="name">{title}</span>
        {fresh && <span class="fresh">{w.fresh}</span>}
        <time class="by">{hourOf(at)}</time>
      </summary>
      <div class="body">
        <Paragraphs text={text} />
        {mayQuote && (
          <button class="word" type="button" onClick={() => desk.quote(clue.id)}>
            {w.quote}
          </button>
        )}
      </div>
    </details>
  );
}

function Lattice() {
  return (
    <svg aria-hidden="true">
      <rect width="100%" height="100%" fill="url(#lattice)" />
    </svg>
  );
}

/** The back of every face-down card; rendered once at the table. */
export function LatticeDefs() {
  return (
    <svg class="defs" aria-hidden="true">
      <defs>
        <pattern id="lattice" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="translate(3 3)">
          <path
            d="M11 0 22 11 11 22 0 11ZM11 4.5 17.5 11 11 17.5 4.5 11Z"
            fill="none"
            stroke="var(--lattice)"
            stroke-opacity=".6"
            stroke-width=".9"
          />
          <circle cx="11" cy="11" r="1.2" fill="var(--lattice)" fill-opacity=".7" />
        </pattern>
      </defs>
    </svg>
  );
}
