// Names at the reveal: of seats in their hue, of clues and choices as they were written.
import type { GameView } from '../../src/protocol/view.ts';
import { hueOf } from '../parts/face.tsx';

export type Truth = NonNullable<GameView['truth']>;
type Seats = GameView['seats'];

export function nameOf(seats: Seats, id: string): string {
  return seats.find((seat) => seat.id === id)?.name ?? id;
}

export function Who({ seats, id }: { seats: Seats; id: string }) {
  return (
    <b class="who" style={{ '--h': hueOf(id) }}>
      {nameOf(seats, id)}
    </b>
  );
}

/** The words of a choice. My own seat is no choice on my ballot, so a seat is looked up by its id too. */
export function choiceOf(view: GameView, id: string): { text: string; seat: string | null } {
  const known = view.ballot?.choices.find((choice) => choice.id === id);
  if (known !== undefined) return { text: known.text, seat: known.seat };
  const seat = view.seats.find((candidate) => candidate.id === id);
  return seat === undefined ? { text: id, seat: null } : { text: seat.name, seat: seat.id };
}

export interface Tally {
  choice: string;
  text: string;
  seat: string | null;
  ballots: Truth['ballots'];
}

/** Votes by choice, most first. */
export function tallyOf(view: GameView, truth: Truth): Tally[] {
  const groups = new Map<string, Truth['ballots']>();
  for (const ballot of truth.ballots) groups.set(ballot.choice, [...(groups.get(ballot.choice) ?? []), ballot]);
  return [...groups.entries()]
    .map(([choice, ballots]) => ({ choice, ...choiceOf(view, choice), ballots }))
    .toSorted((a, b) => b.ballots.length - a.ballots.length);
}
