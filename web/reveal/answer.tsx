// What was true: the name, or the choice that was right, or what the table decided where nothing is right or wrong;
// beside it how it came about. A drama says plainly that nobody in it is guilty.
import type { GameView } from '../../src/protocol/view.ts';
import { language, words } from '../app/language.ts';
import { reveal } from '../words/reveal.ts';
import { choiceOf, nameOf, tallyOf } from './people.tsx';
import { hueOf } from '../parts/face.tsx';
import type { Truth } from './people.tsx';
import { toldOf } from './told.ts';

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
        {toldOf(
          view,
          truth,
        )(truth.narrative)
          .split(/\n+/)
          .filter((part) => part.trim() !== '')
          .map((part, index) => (
            <p key={index}>{part}</p>
          ))}
      </div>
    </div>
  );
}

/** How it came out: for a person who voted their own vote first, then the table's; for the others the table's alone. */
function outcomeOf(view: GameView, truth: Truth, right: (choice: string) => boolean) {
  const w = words(reveal);
  if (view.ballot === null) return null;
  const { ballots } = truth;
  if (ballots.length === 0) return { hit: null, text: w.nobodySealed };
  const count = w.count(ballots.filter(({ choice }) => right(choice)).length, ballots.length);
  const mine = view.me.seat === null ? undefined : ballots.find(({ seat }) => seat === view.me.seat);
  if (mine === undefined) return { hit: null, text: count };
  const hit = right(mine.choice);
  const gap = language.value === 'zh' ? '' : ' ';
  return { hit, text: `${hit ? w.youHit : w.youMissed}${gap}${ballots.length === 1 ? w.onlyYours : count}` };
}

function Culprit({ view, truth }: { view: GameView; truth: Truth }) {
  const w = words(reveal);
  const culprit = truth.culprit ?? '';
  const outcome = outcomeOf(view, truth, (choice) => (choiceOf(view, choice).seat ?? choice) === culprit);
  const name = nameOf(view.seats, culprit);
  return (
    <div class="named" style={{ '--h': hueOf(culprit) }}>
      <div class="upright">
        <p class="name" data-latin={/^[\u0020-\u024f]+$/.test(name) || undefined}>
          {name}
        </p>
        {outcome !== null && outcome.hit !== null && (
          <span class="stamp verdict-stamp" aria-hidden="true">
            {outcome.hit ? w.found : w.missed}
          </span>
        )}
      </div>
      {outcome !== null && <p class="sm dim">{outcome.text}</p>}
    </div>
  );
}

function Plain({ view, truth, kind }: { view: GameView; truth: Truth; kind: AnswerKind }) {
  const w = words(reveal);
  const innocent = truth.accident ? w.accident : w.noCulprit;
  if (kind === 'answer') {
    const outcome = outcomeOf(view, truth, (choice) => choice === truth.answer);
    return (
      <div class="settled">
        <p class="saying">{choiceOf(view, truth.answer ?? '').text}</p>
        {outcome !== null && (
          <p class="outcome">
            {outcome.hit !== null && (
              <span class="stamp verdict-stamp" aria-hidden="true">
                {outcome.hit ? w.hit : w.off}
              </span>
            )}
            <span class="sm dim">{outcome.text}</span>
          </p>
        )}
      </div>
    );
  }
  if (kind === 'decision') return <Decision view={view} truth={truth} innocent={innocent} />;
  return (
    <div class="settled">
      <p class="saying">{innocent}</p>
    </div>
  );
}

/** No choice is wrong and none wins: either all wrote the same, or each choice stands with those who made it. */
function Decision({ view, truth, innocent }: { view: GameView; truth: Truth; innocent: string }) {
  const w = words(reveal);
  const tally = tallyOf(view, truth);
  const [only] = tally;
  return (
    <div class="settled">
      <p class="saying">
        {only === undefined
          ? w.nobodySealed
          : tally.length === 1
            ? w.agreed(only.ballots.length, only.text)
            : w.differed}
      </p>
      {tally.length > 1 && (
        <dl class="chosen">
          {tally.map(({ choice, text, ballots }) => (
            <div key={choice}>
              <dt class="song">{text}</dt>
              <dd class="sm dim">{w.chosenBy(ballots.map(({ seat }) => nameOf(view.seats, seat)))}</dd>
            </div>
          ))}
        </dl>
      )}
      <p class="sm dim">{innocent}</p>
    </div>
  );
}
