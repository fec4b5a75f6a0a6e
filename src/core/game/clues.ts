// Dealing clues. A dealt card lies open for the whole table; `supports` never leaves the vault before the reveal (CLUE1).
import { isRefusal, refuse, type Refusal } from '../../protocol/refusals.ts';
import type { Command } from './commands.ts';
import type { GameEvent } from './events.ts';
import { seatedInGame } from './seats.ts';
import { phaseNamed, phaseNow, type GameState } from './state.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type Answer = GameEvent[] | Refusal;

/** A player turns over a face-down card. */
export function decideDealClue(state: GameState, command: Of<'dealClue'>): Answer {
  const seat = seatedInGame(state, command.member);
  if (isRefusal(seat)) return seat;
  return deal(state, [command.clue]);
}

/** The host deals several at once. */
export function decideHostDeal(state: GameState, command: Of<'hostDeal'>): Answer {
  return deal(state, command.clues);
}

function deal(state: GameState, clues: readonly GameState['dealt'][number]['clue'][]): Answer {
  const phase = phaseNow(state);
  if (phase === null || phase.kind === 'self-intro' || phase.kind === 'inquiry')
    return refuse('wrong_phase', { act: 'deal', now: phase?.name ?? '', need: phaseNamed(state, 'search') });
  if (clues.some((clue) => !state.sheet.clues.includes(clue))) return refuse('no_such_clue', {});
  const fresh = clues.filter((clue) => !state.dealt.some((card) => card.clue === clue));
  if (fresh.length === 0) return refuse('already_dealt', {});
  return [{ type: 'cluesDealt', audience: 'table', clues: fresh }];
}
