// Half a sentence while the line is down. Always in the page, so that readers hear it come and go.
import { words } from '../app/language.ts';
import { shell } from '../words/shell.ts';
import { useDesk } from './desk.ts';

export function Down() {
  const down = useDesk().game.link.value === 'down';
  return (
    <p class="down" role="status">
      {down ? words(shell).down : ''}
    </p>
  );
}
