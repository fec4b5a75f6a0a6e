// The built-in host: what it does next, from the state and the phase rules alone (HOST1-HOST4). It needs no model,
// holds no truth and never hints. The shell applies its acts in the same transaction as the command before them.
import type { PhaseId } from '../../protocol/ids.ts';
import type { Command, Now } from './commands.ts';
import type { HostBeat } from './events.ts';
import { hostLines } from './host-lines.ts';
import { gateOf, unaccounted } from './phases.ts';
import { phaseNext, phaseNow, presentSeats, type GameState } from './state.ts';

/** What the script reads out: the rule of each phase, opened for the host. */
export interface HostScript {
  rules: { phase: PhaseId; rule: string }[];
}

const say = (beat: HostBeat, text: string): Command => ({ type: 'hostSay', beat, text });

/** The next act of the host, or null when it waits. */
export function nextHostAct(state: GameState, script: HostScript, now: Now): Command | null {
  const phase = phaseNow(state);
  if (state.status === 'lobby' || phase === null) return null;
  const lines = hostLines[state.sheet.language];
  const done = (beat: HostBeat) => state.host.beats.some((said) => said.phase === phase.id && said.beat === beat);

  if (!done('phase')) return say('phase', openingOf(state, script, phase));
  switch (phase.kind) {
    case 'self-intro':
      if (unaccounted(state).length === 0 && !done('whereabouts')) return say('whereabouts', lines.whereabouts);
      break;
    case 'search':
      if (state.sheet.clues.length > 0 && state.dealt.length === 0)
        return { type: 'hostDeal', clues: state.sheet.clues };
      if (state.dealt.length > 0 && !done('clues')) return say('clues', lines.cluesOut(state.dealt.length));
      break;
    case 'final':
      if (state.sheet.ballot !== null && state.ballots.length === state.seats.length && !done('ballots'))
        return say('ballots', lines.ballotsIn);
      break;
    case 'inquiry':
    case 'reveal':
      break;
  }
  return agreed(state, now) ? { type: 'hostEnterPhase' } : null;
}

function openingOf(state: GameState, script: HostScript, phase: NonNullable<ReturnType<typeof phaseNow>>): string {
  const rule = script.rules.find((entry) => entry.phase === phase.id)?.rule.trim() ?? '';
  const lines = hostLines[state.sheet.language];
  if (phase.kind === 'reveal') return state.ballots.length === 0 ? lines.revealUnvoted : lines.reveal;
  const first = state.sheet.phases[0]?.id === phase.id;
  const opening = first ? [state.sheet.scene.setup.trim(), state.sheet.scene.premise.trim(), rule] : [rule];
  const text = opening.filter((part) => part !== '').join('\n');
  return text === '' ? phase.name : text;
}

/** Everybody present has agreed to move on, and nothing stands in the way. A page that reloads breaks no seal (PHASE6). */
function agreed(state: GameState, now: Now): boolean {
  if (state.status !== 'playing' || state.consents.length === 0 || gateOf(state) !== null) return false;
  const all = (members: Now['present']) => presentSeats(state, members).every((seat) => state.consents.includes(seat));
  if (phaseNext(state)?.kind !== 'reveal') return all(now.present);
  // Ballots that AI seats are sealing at this moment are waited for; their commit asks here again.
  if (all(state.members.map(({ id }) => id))) return !state.turns.owed.some((owed) => owed.kind === 'vote');
  return now.agreeing === true && all(now.present);
}
