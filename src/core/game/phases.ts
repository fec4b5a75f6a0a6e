// Moving through the phases: consent of the people present, the owner's hand, and the gates (PHASE1-PHASE6).
// A gate can be skipped by the owner and that is logged; nobody skips the agreement that breaks the seal.
import { isRefusal, refuse, type Refusal } from '../../protocol/refusals.ts';
import type { Command, Now } from './commands.ts';
import type { Gate, GameEvent } from './events.ts';
import { seatedInGame } from './seats.ts';
import { nameList, phaseNext, phaseNow, presentSeats, type GameState } from './state.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type Answer = GameEvent[] | Refusal;

/** What still keeps the current phase from ending; null when nothing does (PHASE3). */
export function gateOf(state: GameState): Refusal<Gate> | null {
  const empty = state.seats.filter((seat) => seat.occupant === null).map((seat) => seat.id);
  if (empty.length > 0) return refuse('gate_seats', { seats: nameList(state, empty) }) as Refusal<Gate>;
  switch (phaseNow(state)?.kind) {
    case 'self-intro': {
      const silent = unaccounted(state);
      return silent.length > 0
        ? (refuse('gate_whereabouts', { seats: nameList(state, silent) }) as Refusal<Gate>)
        : null;
    }
    case 'search':
      return state.sheet.clues.length > 0 && state.dealt.length === 0
        ? (refuse('gate_clues', {}) as Refusal<Gate>)
        : null;
    default:
      return null;
  }
}

/** Seats that have not yet said where they were. */
export function unaccounted(state: GameState): GameState['consents'] {
  return state.seats.filter((seat) => !state.timeline.some((row) => row.seat === seat.id)).map((seat) => seat.id);
}

export function decideConsent(state: GameState, command: Of<'consent'>): Answer {
  const seat = seatedInGame(state, command.member);
  if (isRefusal(seat)) return seat;
  const late = isLate(state, command);
  if (late !== null) return late;
  if (phaseNext(state) === null) return refuse('at_the_end', {});
  const gate = gateOf(state);
  if (command.ready && gate !== null) return gate;
  if (state.consents.includes(seat) === command.ready) return [];
  return [{ type: 'consented', audience: 'table', seat, ready: command.ready }];
}

/** A word for moving on that was said in an earlier phase: a second click or another tab ends no later one (PHASE2). */
function isLate(state: GameState, { phase }: Of<'consent' | 'enterPhase'>): Refusal | null {
  return phase === undefined || phase === state.phase
    ? null
    : refuse('phase_over', { now: phaseNow(state)?.name ?? '' });
}

/** The owner moves on; the consent of others is not needed, except for the reveal. */
export function decideEnterPhase(state: GameState, command: Of<'enterPhase'>, now: Now): Answer {
  if (command.member !== state.owner) return refuse('not_owner', { act: 'advance' });
  if (state.status === 'lobby') return refuse('not_started', {});
  const late = isLate(state, command);
  if (late !== null) return late;
  const gate = gateOf(state);
  if (gate !== null && !command.skipGate) return gate;
  return enterNext(state, now, gate?.refused ?? null);
}

/** The host moves on when everybody present has agreed (the script), never past a gate. */
export function decideHostEnterPhase(state: GameState, now: Now): Answer {
  const gate = gateOf(state);
  if (gate !== null) return gate;
  const missing = presentSeats(state, now.present).filter((seat) => !state.consents.includes(seat));
  if (state.consents.length === 0 || missing.length > 0)
    return refuse('gate_agree', { seats: nameList(state, missing) });
  return enterNext(state, now, null);
}

function enterNext(state: GameState, now: Now, skipped: Gate | null): Answer {
  const next = phaseNext(state);
  if (next === null) return refuse('at_the_end', {});
  if (next.kind === 'reveal') {
    const missing = presentSeats(state, now.present).filter((seat) => !state.consents.includes(seat));
    if (state.consents.length === 0 || missing.length > 0)
      return refuse('gate_agree', { seats: nameList(state, missing) });
  }
  return [{ type: 'phaseEntered', audience: 'table', phase: next.id, skipped }];
}
