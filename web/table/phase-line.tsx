// What the phase waits for and the one word that moves it on. While a gate is shut its sentence stands here, with the
// act that opens it; otherwise the person agrees, and reads who is still missing.
import { useEffect, useRef } from 'preact/hooks';
import type { PhaseKind } from '../../src/protocol/plain.ts';
import type { GameView } from '../../src/protocol/view.ts';
import { language, words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { useRun } from '../app/run.ts';
import { table } from '../words/table.ts';
import { agreementOf, phaseAhead, phaseNow } from './agree.ts';
import { mySeat, useDesk } from './desk.ts';

export function PhaseLine({ toReveal }: { toReveal?: (() => void) | undefined }) {
  const desk = useDesk();
  const { game, sheet, looking } = desk;
  const { busy, refused, run, clear } = useRun(game);
  const w = words(table);
  const view = game.view.value;
  const phase = game.slice('phase').value;
  const seats = game.slice('seats').value;
  const now = phase === null ? null : phaseNow(phase);
  const line = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  // The word that was pressed may be gone in the next phase; whoever uses a keyboard stays where it stood.
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) line.current?.focus({ preventScroll: true });
    pressed.current = false;
  }, [now?.id]);
  if (view === null || phase === null || seats === null || now === null) return null;

  if (looking.value !== null) {
    const back = phase.list.find((entry) => entry.id === looking.value);
    return (
      <div class="phase-line looking" role="status">
        <p>{w.looking(back?.name ?? '')}</p>
        <button class="word" type="button" onClick={() => (looking.value = null)}>
          {w.backToNow}
        </button>
      </div>
    );
  }

  const mine = mySeat(view);
  const ahead = phaseAhead(phase);
  const { gate } = phase;
  const { agreed, missing } = agreementOf(seats, game.live.value);
  const others = agreed.filter((name) => name !== mine?.name);
  const last = ahead?.kind === 'reveal';
  const sentence =
    gate !== null
      ? gate[language.value]
      : mine?.agreed
        ? w.iAgreed(missing)
        : others.length > 0
          ? (last ? w.theyReveal : w.theyAgreed)(others)
          : duty(view, now.kind);

  const unsealed = last && mine !== null && !mine.voted && view.ballot !== null && !mine.agreed;

  const agree = async () => {
    if (busy) return;
    clear();
    if (unsealed) {
      sheet.value = 'unsealed';
      return;
    }
    pressed.current = true;
    await run({ type: 'consent', ready: !mine?.agreed, phase: now.id });
  };

  return (
    <div class="phase-line">
      <p ref={line} tabindex={-1}>
        {sentence}
        {gate === null && unsealed && <span class="faint"> {w.ballotFirst}</span>}
      </p>
      {toReveal !== undefined ? (
        <button class="word word--strong" type="button" onClick={toReveal}>
          {w.backToReveal}
        </button>
      ) : gate?.code === 'gate_whereabouts' && mine !== null && !mine.accounted ? (
        <button class="word word--strong" type="button" onClick={() => (sheet.value = 'whereabouts')}>
          {w.gateHint.whereabouts}
        </button>
      ) : gate?.code === 'gate_clues' && mine !== null ? (
        <button class="word word--strong" type="button" onClick={() => desk.show('clues')}>
          {w.gateHint.clues}
        </button>
      ) : gate === null && mine !== null && ahead !== null ? (
        <button
          class="word word--strong"
          type="button"
          aria-pressed={mine.agreed}
          aria-disabled={busy}
          onClick={() => void agree()}
        >
          {mine.agreed ? (last ? w.revealed : w.movedOn) : last ? w.reveal : w.moveOn}
        </button>
      ) : null}
      <RefusalNote refused={refused} />
    </div>
  );
}

/** What this phase is for. After the reveal it says who is still there to talk with. */
function duty(view: GameView, kind: PhaseKind): string {
  const w = words(table);
  if (kind === 'final' && view.ballot?.decision) return w.finalDecision;
  if (kind !== 'reveal') return w.kinds[kind];
  const seated = view.me.seat !== null;
  const ai = view.seats.some((seat) => seat.occupant === 'ai');
  const after = ai ? (seated ? w.aiGone : w.aiGoneListener) : seated ? w.goOn : '';
  return [w.kinds.reveal, after].join(language.value === 'zh' ? '' : ' ');
}
