// The talk: every line in order, my own words on their way, and who is thinking. Looking back shows one phase alone.
import { useCallback } from 'preact/hooks';
import type { GameView, LineView, Slices } from '../../src/protocol/view.ts';
import { language, words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { useRun } from '../app/run.ts';
import { Face, hueOf } from '../parts/face.tsx';
import { table } from '../words/table.ts';
import { nameOf, useDesk } from './desk.ts';
import { Line, Slips } from './line.tsx';
import { useReading } from './reading.ts';

const TOGETHER = 4 * 60_000;

export function Log({ view }: { view: GameView }) {
  const desk = useDesk();
  const { game } = desk;
  const { refused, run } = useRun(game);
  const w = words(table);
  const { seats, clues, phase, me } = view;
  const lines = game.lines.value;
  const pending = game.pending.value;
  const thinking = game.live.value.thinking;
  const looking = desk.looking.value;
  const shown = looking === null ? lines : linesOf(phase, lines, looking);
  const reading = useReading(desk, {
    lines,
    me: me.seat,
    mine: pending.length,
    tail: thinking.join(' '),
    beginning: phase.list[0]?.state === 'now',
  });
  const mayAct = me.owner || me.seat !== null;
  const settle = useCallback(
    (seat: string, again: boolean) => void run({ type: again ? 'retryTurn' : 'dropTurn', seat }),
    [run],
  );
  const openFailures = openFailuresOf(lines, seats);
  const firstNew = reading.divider === null ? undefined : shown.find((line) => line.seq > (reading.divider ?? 0));

  return (
    <div class="scroll-box">
      <div
        class="scroll"
        ref={reading.scroller}
        onScroll={reading.onScroll}
        tabindex={0}
        role="group"
        aria-label={w.talk}
      >
        <div class="log" role="log" aria-label={w.log}>
          {shown.length === 0 && <p class="aside">{looking === null ? w.quiet : w.nothingSaid}</p>}
          {shown.map((line, index) => [
            line === firstNew && looking === null && (
              <p class="aside aside--new" key="new">
                {w.fresh}
              </p>
            ),
            <Line
              key={line.seq}
              line={line}
              same={line !== firstNew && isTogether(shown[index - 1], line)}
              seats={seats}
              clues={clues}
              phase={phase}
              me={me.seat}
              open={openFailures.has(line.seq)}
              onClue={desk.showClue}
              onSettle={mayAct ? settle : null}
              language={language.value}
            />,
          ])}
        </div>
        {looking === null && pending.length > 0 && (
          <div class="log log--mine">
            {pending.map((line) => (
              <article key={line.id} class="line line--pending" style={{ '--h': hueOf(me.seat ?? '') }}>
                <Face id={me.seat ?? ''} />
                <div class="said">
                  <header>
                    <b class="who">{nameOf(seats, me.seat ?? '')}</b>
                    <span class="job">{line.refused === null ? w.sending : w.unsent}</span>
                  </header>
                  <p>{line.text}</p>
                  <Slips ids={line.quotes} clues={clues} onClue={desk.showClue} />
                  {line.refused !== null && (
                    <div class="acts">
                      <button class="word" type="button" onClick={() => void game.say(line.text, line.quotes, line.id)}>
                        {w.resend}
                      </button>
                      <button class="word" type="button" onClick={() => takeBack(line.id, line.text)}>
                        {w.takeBack}
                      </button>
                    </div>
                  )}
                </div>
              </article>
            ))}
          </div>
        )}
        <RefusalNote refused={refused} class="in-log" />
        <div class="wait-rows" role="status">
          {looking === null &&
            thinking.map((seat) => (
              <div key={seat} class="line line--wait" style={{ '--h': hueOf(seat) }}>
                <Face id={seat} />
                <div class="said">
                  <span class="who">{nameOf(seats, seat)}</span> {w.thinking}
                  <Drops />
                </div>
              </div>
            ))}
        </div>
      </div>
      {!reading.atFoot && looking === null && (
        <button class="jump word" type="button" onClick={reading.toFoot}>
          {desk.freshLines.value && <span class="new" />}
          {w.toNewest}
        </button>
      )}
    </div>
  );

  function takeBack(id: string, text: string) {
    game.takeBack(id);
    const field = desk.field.current;
    if (field === null) return;
    field.value = field.value === '' ? text : `${text}\n${field.value}`;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }
}

export function Drops() {
  return (
    <span class="drops" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** The last failed line of a seat is open as long as the seat says so; older ones are history. */
function openFailuresOf(lines: LineView[], seats: Slices['seats']): Set<number> {
  const open = new Set<number>();
  for (const seat of seats) {
    if (seat.failed === null) continue;
    const last = lines.findLast((line) => line.kind === 'failed' && line.seat === seat.id);
    if (last !== undefined) open.add(last.seq);
  }
  return open;
}

function isTogether(before: LineView | undefined, line: LineView): boolean {
  return (
    before?.kind === 'said' &&
    line.kind === 'said' &&
    before.seat === line.seat &&
    before.private === null &&
    line.private === null &&
    line.at - before.at < TOGETHER
  );
}

function linesOf(phase: Slices['phase'], lines: LineView[], id: string): LineView[] {
  const at = phase.list.findIndex((entry) => entry.id === id);
  const from = phase.list[at]?.since ?? 0;
  const to = phase.list[at + 1]?.since ?? Number.MAX_SAFE_INTEGER;
  return lines.filter((line) => line.seq >= from && line.seq < to);
}
