// A game's object as the Worker calls it. The generated stub type wraps every answer a second time and loses tuples;
// what arrives is the plain value, so the plain methods are the honest type.
import type { Game } from '../../durable/game/game.ts';

export type GameDesk = Pick<
  Game,
  'createGame' | 'peek' | 'join' | 'renewLink' | 'command' | 'view' | 'claimJob' | 'commitJob' | 'fetch'
>;

export function gameDesk(env: Env, game: string): GameDesk {
  return env.GAME.get(env.GAME.idFromName(game)) as unknown as GameDesk;
}
