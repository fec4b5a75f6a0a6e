// A refusal, shown beside the control that caused it: what was not done, then the way out. Never a dialog.
import { shell } from '../words/shell.ts';
import type { Said } from './api.ts';
import { words } from './language.ts';

export function RefusalNote({ refused, class: extra }: { refused: Said | null; class?: string }) {
  const w = words(shell);
  return (
    <div class={`refusal ${extra ?? ''}`} role="alert" hidden={refused === null}>
      {refused !== null && (
        <p>
          {refused.message} <span>{refused.hint}</span>
          {refused.code === 'stale_page' && (
            <button class="word" type="button" onClick={() => location.reload()}>
              {w.reload}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
