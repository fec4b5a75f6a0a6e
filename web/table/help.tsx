// How to play, in six sentences, and the keys.
import { Dialog } from '../app/dialog.tsx';
import { words } from '../app/language.ts';
import { sheets } from '../words/sheets.ts';
import { useDesk } from './desk.ts';

export function HelpSheet() {
  const { sheet } = useDesk();
  const w = words(sheets);
  return (
    <Dialog open={sheet.value === 'help'} onClose={() => (sheet.value = null)} title={w.helpTitle} class="help">
      <ol class="steps">
        {w.helpSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>{w.keysTitle}</h3>
      <dl class="keys">
        {w.keys.map(([key, does]) => [
          <dt key={key}>
            <kbd>{key}</kbd>
          </dt>,
          <dd key={`${key} does`}>{does}</dd>,
        ])}
      </dl>
    </Dialog>
  );
}
