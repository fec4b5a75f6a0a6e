// One line of the talk. People have a face, a name in their hue and words; the host has neither face nor box; what
// merely happened is a small sentence in the middle. A line that failed keeps its place and says so.
import type { TurnCause } from '../../src/protocol/plain.ts';
import type { LineView, Slices } from '../../src/protocol/view.ts';
import { hourOf } from '../app/clock.ts';
import { words } from '../app/language.ts';
import { once } from '../app/once.ts';
import { Face, hueOf } from '../parts/face.tsx';
import { Icon } from '../parts/icons.tsx';
import { papers } from '../words/papers.ts';
import { table } from '../words/table.ts';
import { nameOf } from './desk.ts';

export interface LineProps {
  line: LineView;
  /** The line before it is by the same seat and fresh: face and name are left out. */
  same: boolean;
  seats: Slices['seats'];
  clues: Slices['clues'];
  phase: Slices['phase'];
  me: string | null;
  /** A failed turn that still waits for somebody's word. */
  open: boolean;
  onClue: (id: string) => void;
  onSettle: ((seat: string, again: boolean) => void) | null;
  /** Makes the line draw again when the page changes its language. */
  language: string;
}

export const Line = once(function Line(props: LineProps) {
  const { line, seats } = props;
  const w = words(table);
  switch (line.kind) {
    case 'said':
      return <Said {...props} line={line} />;
    case 'host':
      return (
        <div class="host">
          <b>{w.host}</b>
          <div>
            <Paragraphs text={line.text} />
          </div>
        </div>
      );
    case 'phase':
      return (
        <p class="aside aside--phase">
          {w.phaseLine(props.phase.list.find((entry) => entry.id === line.phase)?.name ?? '', line.skipped)}
        </p>
      );
    case 'clues':
      return (
        <p class="aside aside--clues">
          <span>{w.cluesOut}</span>
          <Slips ids={line.clues} clues={props.clues} onClue={props.onClue} />
        </p>
      );
    case 'failed':
      return <Failed {...props} line={line} />;
    case 'talk':
      return <p class="aside">{w.talked(nameOf(seats, line.seats[0] ?? ''), nameOf(seats, line.seats[1] ?? ''))}</p>;
    case 'joined':
      return <p class="aside">{w.joined(line.name)}</p>;
  }
});

type Of<K extends LineView['kind']> = LineProps & { line: Extract<LineView, { kind: K }> };

function Said({ line, same, seats, clues, me, onClue }: Of<'said'>) {
  const w = words(table);
  return (
    <article
      class={`line${same ? ' line--same' : ''}${line.private === null ? '' : ' line--whisper'}`}
      style={{ '--h': hueOf(line.seat) }}
    >
      {!same && <Face id={line.seat} />}
      <div class="said">
        <header class={same ? 'vh' : ''}>
          <b class="who">{nameOf(seats, line.seat)}</b>
          {line.seat === me && <span class="job">{w.you}</span>}
          {line.private !== null && (
            <span class="job whisper">
              <Icon name="lock" />
              {line.seat === me ? w.whisperTo(nameOf(seats, line.private)) : w.whisperFrom}
            </span>
          )}
          <time>{hourOf(line.at)}</time>
        </header>
        <Paragraphs text={line.text} />
        <Slips ids={line.quotes} clues={clues} onClue={onClue} />
      </div>
    </article>
  );
}

function Failed({ line, seats, open, onSettle }: Of<'failed'>) {
  const w = words(table);
  if (!open) return line.settled === 'retried' ? null : <p class="aside">{w.dropped(nameOf(seats, line.seat))}</p>;
  return (
    <article class="line line--cut" style={{ '--h': hueOf(line.seat) }}>
      <Face id={line.seat} />
      <div class="said">
        <header>
          <b class="who">{nameOf(seats, line.seat)}</b>
          <Icon name="cross" />
          <time>{hourOf(line.at)}</time>
        </header>
        <p>
          {w.failedLine} <span class="why">{causeOf(line.cause)}</span>
        </p>
        {onSettle !== null && (
          <div class="acts">
            <button class="word" type="button" onClick={() => onSettle(line.seat, true)}>
              {w.again}
            </button>
            <button class="word" type="button" onClick={() => onSettle(line.seat, false)}>
              {w.skipTurn}
            </button>
          </div>
        )}
      </div>
    </article>
  );
}

export function causeOf(cause: TurnCause | null): string {
  const w = words(table);
  return cause === null ? w.failedNoCause : w.causes[cause];
}

export function Slips({ ids, clues, onClue }: { ids: string[]; clues: Slices['clues']; onClue: (id: string) => void }) {
  const w = words(papers);
  if (ids.length === 0) return null;
  return (
    <span class="slips">
      {ids.map((id) => {
        const at = clues.findIndex((clue) => clue.id === id);
        return (
          <button key={id} class="slip" type="button" onClick={() => onClue(id)}>
            <small>{w.clueNo(at + 1)}</small>
            {clues[at]?.open?.title}
          </button>
        );
      })}
    </span>
  );
}

export function Paragraphs({ text }: { text: string }) {
  return (
    <>
      {text
        .split(/\n+/)
        .filter((part) => part.trim() !== '')
        .map((part, index) => (
          <p key={index}>{part}</p>
        ))}
    </>
  );
}
