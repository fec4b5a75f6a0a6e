// The join card: what a visitor with a room link sees (SEAT2). Field by field; nothing but the cover and the chairs.
import type { GameState } from '../../src/core/game/state.ts';
import type { Peek } from '../../src/protocol/requests.ts';

export function peekOf(state: GameState, member: boolean): Peek {
  const { sheet } = state;
  return {
    title: sheet.title,
    dye: sheet.cover.dye,
    motif: sheet.cover.motif,
    minutes: sheet.minutes,
    premise: sheet.scene.premise,
    seats: state.seats.map((seat) => ({
      name: sheet.roles.find((role) => role.id === seat.id)?.name ?? seat.id,
      taken: seat.occupant !== null,
    })),
    started: state.status !== 'lobby',
    member,
  };
}
