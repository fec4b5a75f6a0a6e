// A player's own notes: seen by their writer alone, read by no model, not even when AI takes the seat (NOTE1).
import { LIMITS } from '../../protocol/plain.ts';
import { isRefusal, type Refusal } from '../../protocol/refusals.ts';
import type { Command } from './commands.ts';
import type { GameEvent } from './events.ts';
import { seatedInGame } from './seats.ts';
import type { GameState } from './state.ts';

export function decideWriteNote(
  state: GameState,
  command: Extract<Command, { type: 'writeNote' }>,
): GameEvent[] | Refusal {
  const seat = seatedInGame(state, command.member);
  if (isRefusal(seat)) return seat;
  const text = [...command.text].slice(0, LIMITS.note).join('');
  if (state.notes.find((note) => note.seat === seat)?.text === text) return [];
  return [{ type: 'noteWritten', audience: { seats: [seat] }, seat, text }];
}
