// The ballots, opened: who chose what, and the line each wrote for it.
import type { GameView } from '../../src/protocol/view.ts';
import { words } from '../app/language.ts';
import { Face, hueOf } from '../parts/face.tsx';
import { reveal } from '../words/reveal.ts';
import { nameOf, tallyOf } from './people.tsx';
import type { Truth } from './people.tsx';

export function Votes({ view, truth }: { view: GameView; truth: Truth }) {
  const w = words(reveal);
  const tally = tallyOf(view, truth);
  const chosen = new Set(tally.map(({ choice }) => choice));
  const rest = (view.ballot?.choices ?? []).filter(({ id }) => !chosen.has(id)).map(({ text }) => text);
  if (tally.length === 0) return <p class="dim">{w.noVotes}</p>;
  return (
    <>
      <p class="question song">{view.ballot?.question}</p>
      <div class="tally" data-text={tally.some(({ seat }) => seat === null) || undefined}>
        {tally.map(({ choice, text, seat, ballots }, index) => (
          <div
            key={choice}
            class={index === 0 && ballots.length > (tally[1]?.ballots.length ?? 0) ? 'got got--most' : 'got'}
            style={seat === null ? {} : { '--h': hueOf(seat) }}
          >
            <h3>
              <span class="count">{w.votes(ballots.length)}</span>
              <span class={seat === null ? '' : 'who'}>{text}</span>
            </h3>
            <ul class="slips">
              {ballots.map((ballot) => (
                <li key={ballot.seat} class="sheet">
                  {ballot.reason.trim() === '' ? <p class="dim">{w.noReason}</p> : <p>{ballot.reason}</p>}
                  <cite>
                    <Face id={ballot.seat} small />
                    {nameOf(view.seats, ballot.seat)}
                  </cite>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {rest.length > 0 && <p class="sm faint unchosen">{w.nobodyChose(rest)}</p>}
    </>
  );
}
