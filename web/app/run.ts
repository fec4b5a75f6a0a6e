// Sending a command from a control: what the server refused is shown beside it, and the control rests meanwhile.
import { useCallback, useState } from 'preact/hooks';
import type { CommandForm } from '../../src/protocol/requests.ts';
import type { Said } from './api.ts';
import type { Game } from './game.ts';

export interface Run {
  busy: boolean;
  refused: Said | null;
  /** True when it was done. */
  run: (command: CommandForm) => Promise<boolean>;
  clear: () => void;
}

export function useRun(game: Game): Run {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Said | null>(null);
  const run = useCallback(
    async (command: CommandForm) => {
      setBusy(true);
      const said = await game.send(command);
      setBusy(false);
      setRefused(said);
      return said === null;
    },
    [game],
  );
  const clear = useCallback(() => setRefused(null), []);
  return { busy, refused, run, clear };
}
