// What was true: the name, or the choice that was right, or what the table decided where nothing is right or wrong;
// beside it how it came about. A drama says plainly that nobody in it is guilty.
import type { GameView } from '../../src/protocol/view.ts';
import { words } from '../app/language.ts';
import { reveal } from '../words/reveal.ts';
import { choiceOf, nameOf, tallyOf } from './people.tsx';
import { hueOf } from '../parts/face.tsx';
import type { Truth } from './people.tsx';

export type AnswerKind = 'culprit' | 'answer' | 'decision' | 'truth';

export function answerKind(view: GameView, truth: Truth): AnswerKind {
  if (truth.culprit !== null) return 'culprit';
  if (view.ballot?.decision) return 'decision';
  return truth.answer === null ? 'truth' : 'answer';
}

export function Answer({ view, truth }: { view: GameView; truth: Truth }) {
  const kind = answerKind(view, truth);
  return (
    <div class="answer" data-kind={kind}>
      {kind === 'culprit' ? <Culprit view={view} truth={truth} /> : <Plain view={view} truth={truth} kind={kind} />}
      <div class="tale">
        {truth.narrative
          .split(/\n+/)
          .filter((part) => part.trim() !== '')
          .map((part, index) => (
            <p key={index}>{part}</p>
          ))}
      </div>
    </div>
  );
}

function Culprit({ view, truth }: { view: GameView; truth: Truth }) {
  const w = words(reveal);
  const culprit = truth.culprit ?? '';
  const all = truth.ballots.length;
  const right = truth.ballots.filter(({ choice }) => (choiceOf(view, choice).seat ?? choice) === culprit).length;
  const found = (choiceOf(view, tallyOf(view, truth)[0]?.choice ?? '').seat ?? '') === culprit && !tied(view, truth);
  const name = nameOf(view.seats, culprit);
  return (
    <div class="named" style={{ '--h': hueOf(culprit) }}>
      <div class="upright">
        <p class="name" data-latin={/^[\u0020-\u024f]+$/.test(name) || undefined}>
          {name}
        </p>
        {all > 0 && (
          <span class="stamp verdict-stamp" aria-hidden="true">
            {found ? w.found : w.missed}
          </span>
        )}
      </div>
      {all > 0 && <p class="sm dim">{found ? w.foundNote(right, all) : w.missedNote(right, all)}</p>}
    </div>
  );
}

function Plain({ view, truth, kind }: { view: GameView; truth: Truth; kind: AnswerKind }) {
  const w = words(reveal);
  const tally = tallyOf(view, truth);
  const all = truth.ballots.length;
  const most = tally[0];
  const innocent = truth.accident ? w.accident : w.noCulprit;
  if (kind === 'answer') {
    const right = truth.ballots.filter(({ choice }) => choice === truth.answer).length;
    const hit = most?.choice === truth.answer && !tied(view, truth);
    return (
      <div class="settled">
        <p class="saying">{choiceOf(view, truth.answer ?? '').text}</p>
        {all > 0 && (
          <p class="outcome">
            <span class="stamp verdict-stamp" aria-hidden="true">
              {hit ? w.hit : w.off}
            </span>
            <span class="sm dim">{hit ? w.hitNote(right, all) : w.offNote(right, all)}</span>
          </p>
        )}
      </div>
    );
  }
  if (kind === 'decision' && most !== undefined) {
    const even = tally.filter(({ ballots }) => ballots.length === most.ballots.length);
    return (
      <div class="settled">
        <p class="saying">{even.length > 1 ? w.tie : most.text}</p>
        <p class="sm dim">
          {even.length > 1 ? w.tieNote(even.map(({ text }) => text)) : w.decided(most.ballots.length, all)}
        </p>
        <p class="sm dim">{innocent}</p>
      </div>
    );
  }
  return (
    <div class="settled">
      <p class="saying">{innocent}</p>
    </div>
  );
}

function tied(view: GameView, truth: Truth): boolean {
  const [first, second] = tallyOf(view, truth);
  return first !== undefined && second !== undefined && first.ballots.length === second.ballots.length;
}
