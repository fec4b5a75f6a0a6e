// From what a page sends to what the rules decide: the member comes from the credential, never from the form (SEAT4).
import type { ActorCard, Command } from '../../src/core/game/commands.ts';
import { choiceId, clueId, phaseId, seatId, type MemberId, type PhaseId } from '../../src/protocol/ids.ts';
import type { CommandForm } from '../../src/protocol/requests.ts';

export function commandOf(form: CommandForm, member: MemberId, actors: readonly ActorCard[]): Command {
  switch (form.type) {
    case 'standUp':
    case 'startGame':
      return { type: form.type, member };
    case 'sit':
    case 'clearSeat':
    case 'retryTurn':
    case 'dropTurn':
      return { type: form.type, member, seat: seatId(form.seat) };
    case 'fillSeats':
      return { type: 'fillSeats', member, actors };
    case 'speak': {
      const to = form.to === null ? null : seatId(form.to);
      return { type: 'speak', member, to, text: form.text, quotes: form.quotes.map(clueId) };
    }
    case 'tellWhereabouts':
      return { type: 'tellWhereabouts', member, entry: form.entry };
    case 'withdrawWhereabouts':
      return { type: 'withdrawWhereabouts', member, index: form.index };
    case 'consent':
      return { type: 'consent', member, ready: form.ready, phase: phaseOf(form.phase) };
    case 'enterPhase':
      return { type: 'enterPhase', member, skipGate: form.skipGate, phase: phaseOf(form.phase) };
    case 'dealClue':
      return { type: 'dealClue', member, clue: clueId(form.clue) };
    case 'vote':
      return { type: 'vote', member, choice: choiceId(form.choice), reason: form.reason };
    case 'writeNote':
      return { type: 'writeNote', member, text: form.text };
  }
}

function phaseOf(named: string | undefined): PhaseId | undefined {
  return named === undefined ? undefined : phaseId(named);
}
