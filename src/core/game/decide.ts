// decide(state, command, now) -> events or a refusal. Pure and total; one family a file (LOG2).
// `state` is null only before the game exists.
import { refuse, type Refusal } from '../../protocol/refusals.ts';
import { decideDealClue, decideHostDeal } from './clues.ts';
import type { Command, Now } from './commands.ts';
import type { GameEvent } from './events.ts';
import { decideWriteNote } from './notes.ts';
import { decideConsent, decideEnterPhase, decideHostEnterPhase } from './phases.ts';
import { decideClear, decideFill, decideJoin, decideSit, decideStandUp, decideStart } from './seats.ts';
import type { GameState } from './state.ts';
import { decideDrop, decideFailTurn, decideFinishSpeech, decideHostSay, decideRetry, decideSpeak } from './talk.ts';
import { decideFinishWhereabouts, decideTellWhereabouts, decideWithdraw } from './timeline.ts';
import { decideFinishVote, decideVote } from './votes.ts';

export function decide(state: GameState | null, command: Command, now: Now): GameEvent[] | Refusal {
  if (command.type === 'createGame') {
    if (state !== null) return refuse('already_started', {});
    if (command.notPlayable !== null) return refuse('not_playable', { what: command.notPlayable });
    const { sheet, member, name } = command;
    return [{ type: 'gameCreated', audience: 'table', sheet, owner: member, name }];
  }
  if (state === null) return refuse('no_such_game', {});
  switch (command.type) {
    case 'joinGame':
      return decideJoin(state, command);
    case 'sit':
      return decideSit(state, command);
    case 'standUp':
      return decideStandUp(state, command);
    case 'fillSeats':
      return decideFill(state, command);
    case 'clearSeat':
      return decideClear(state, command);
    case 'startGame':
      return decideStart(state, command);
    case 'speak':
      return decideSpeak(state, command);
    case 'tellWhereabouts':
      return decideTellWhereabouts(state, command);
    case 'withdrawWhereabouts':
      return decideWithdraw(state, command);
    case 'consent':
      return decideConsent(state, command);
    case 'enterPhase':
      return decideEnterPhase(state, command, now);
    case 'dealClue':
      return decideDealClue(state, command);
    case 'vote':
      return decideVote(state, command);
    case 'writeNote':
      return decideWriteNote(state, command);
    case 'retryTurn':
      return decideRetry(state, command);
    case 'dropTurn':
      return decideDrop(state, command);
    case 'finishSpeech':
      return decideFinishSpeech(state, command);
    case 'finishWhereabouts':
      return decideFinishWhereabouts(state, command);
    case 'finishVote':
      return decideFinishVote(state, command);
    case 'failTurn':
      return decideFailTurn(state, command);
    case 'hostSay':
      return decideHostSay(state, command);
    case 'hostDeal':
      return decideHostDeal(state, command);
    case 'hostEnterPhase':
      return decideHostEnterPhase(state, now);
  }
}
