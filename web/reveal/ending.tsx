// The last stages: where false roads ended, what happened afterwards, the things that remain, the questions to part
// with; then the file to take home and the next game.
import type { GameView } from '../../src/protocol/view.ts';
import { language, words } from '../app/language.ts';
import { Link } from '../app/router.ts';
import { reveal } from '../words/reveal.ts';
import type { Truth } from './people.tsx';

export function Lines({ lines, told = false }: { lines: readonly string[]; told?: boolean }) {
  return (
    <ul class={told ? 'tale' : 'astray'}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

export function Keepsakes({ truth }: { truth: Truth }) {
  return (
    <ul class="keepsakes">
      {truth.emotional.map(({ setup, object }, index) => (
        <li key={index}>
          {setup !== '' && <p class="sm dim">{setup}</p>}
          {object !== '' && <p class="sheet">{object}</p>}
        </li>
      ))}
    </ul>
  );
}

export function Questions({ truth }: { truth: Truth }) {
  return (
    <ol class="parting">
      {truth.questions.map((question, index) => (
        <li key={index}>{question}</li>
      ))}
    </ol>
  );
}

export function Ending({ view, toTable }: { view: GameView; toTable: () => void }) {
  const w = words(reveal);
  const file = (format: 'md' | 'json') =>
    `/api/games/${view.game.id}/export?format=${format}&language=${language.value}`;
  return (
    <div class="ending">
      <p class="row">
        <Link class="stamp" to="/">
          {w.again}
        </Link>
        <a class="word" href={file('md')} download>
          {w.export.md}
        </a>
        <a class="word" href={file('json')} download>
          {w.export.json}
        </a>
        <button class="word" type="button" onClick={toTable}>
          {view.me.seat === null ? w.backToTable : w.toTable}
        </button>
      </p>
      <p class="sm faint">{w.exportNote}</p>
    </div>
  );
}
