// Under the seal: the title, when and how long the table sat, and what the host says as it opens.
import type { GameView } from '../../src/protocol/view.ts';
import { language, words } from '../app/language.ts';
import { reveal } from '../words/reveal.ts';

export function Opening({ view, toTable }: { view: GameView; toTable: () => void }) {
  const w = words(reveal);
  const since = view.phase.list.find(({ kind }) => kind === 'reveal')?.since ?? null;
  const begun = view.lines.find(({ kind }) => kind === 'phase')?.at ?? view.lines[0]?.at ?? null;
  const ended = view.lines.find(({ seq }) => seq === since)?.at ?? null;
  const minutes = begun === null || ended === null ? null : Math.max(1, Math.round((ended - begun) / 60_000));
  const hosted = view.lines.find((line) => line.kind === 'host' && since !== null && line.seq >= since);
  const tag = language.value === 'zh' ? 'zh-Hans' : 'en';
  const day = new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric' }).format(ended ?? Date.now());
  const seated = view.me.seat !== null;
  const withAi = view.seats.some((seat) => seat.occupant === 'ai');
  return (
    <>
      <h1 lang={view.game.language}>{view.game.title}</h1>
      <p class="sm dim num">{w.facts(day, view.seats.length, minutes)}</p>
      {hosted?.kind === 'host' && (
        <div class="host">
          <b>{w.host}</b>
          <p>{hosted.text}</p>
        </div>
      )}
      <p class="to-table">
        <button class="word" type="button" onClick={toTable}>
          {seated ? w.toTable : w.backToTable}
        </button>
        <span class="sm faint">{!seated ? w.backToTableNote : withAi ? w.toTableNote : w.toTableNoteNoAi}</span>
      </p>
    </>
  );
}
