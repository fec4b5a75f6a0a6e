// Between a person who has not voted and the reveal: the word that breaks the seal stands where the word that moved on
// stood, so the press asks first. Voting comes before leaving the ballot empty.
import type { GameView } from '../../src/protocol/view.ts';
import { Dialog } from '../app/dialog.tsx';
import { words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { useRun } from '../app/run.ts';
import { sheets } from '../words/sheets.ts';
import { phaseNow } from './agree.ts';
import { mySeat, useDesk } from './desk.ts';

export function UnsealedSheet({ view }: { view: GameView }) {
  const { game, sheet } = useDesk();
  const { busy, refused, run, clear } = useRun(game);
  const s = words(sheets);
  const now = phaseNow(view.phase);
  const close = () => {
    clear();
    sheet.value = null;
  };
  const goOn = async () => {
    if (await run({ type: 'consent', ready: true, phase: now?.id ?? '' })) sheet.value = null;
  };
  const open = sheet.value === 'unsealed' && now?.kind === 'final' && mySeat(view)?.voted === false;
  return (
    <Dialog open={open} onClose={close} title={s.unsealed} class="unsealed">
      <RefusalNote refused={refused} />
      <div class="foot">
        <button class="stamp" type="button" onClick={() => (sheet.value = 'ballot')}>
          {s.voteFirst}
        </button>
        <button class="word" type="button" disabled={busy} onClick={() => void goOn()}>
          {s.leaveUnsealed}
        </button>
      </div>
    </Dialog>
  );
}
