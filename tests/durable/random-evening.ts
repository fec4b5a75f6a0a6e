// Steps of an evening in any order, straight at the object: commands of people, and a model whose words are fixed.
// A step that the rules refuse is part of the game; nothing here decides what is allowed.
import * as fc from 'fast-check';
import type { CommandForm } from '../../src/protocol/requests.ts';
import { hashOf } from '../../src/http/session.ts';
import type { Claim, JobResult } from '../../src/llm/runner.ts';
import { isRefusal } from '../../src/protocol/refusals.ts';
import type { Person } from './person.ts';
import { deskOf } from './storage.ts';

export const CHANCES = [
  'talk',
  'callSeat',
  'whisper',
  'whisperToAi',
  'note',
  'whereabouts',
  'withdraw',
  'agree',
  'disagree',
  'moveOn',
  'vote',
  'aiSpeaks',
  'aiFails',
  'retry',
  'drop',
] as const;

export interface Chance {
  who: number;
  what: (typeof CHANCES)[number];
}

export const chance: fc.Arbitrary<Chance> = fc.record({
  who: fc.nat({ max: 2 }),
  what: fc.constantFrom(...CHANCES),
});

/** What a model with fixed words answers to a claim. */
export function fixedAnswer(claim: Claim): JobResult {
  switch (claim.kind) {
    case 'speak':
      return { kind: 'speech', text: `这是第${claim.job}件事，我听着呢。` };
    case 'whereabouts':
      return {
        kind: 'call',
        name: 'tell_whereabouts',
        arguments: JSON.stringify({ entries: [{ at: '21:30', doing: '坐在凳上' }] }),
      };
    case 'vote':
      return { kind: 'call', name: 'cast_vote', arguments: JSON.stringify({ choice: 'p0', reason: '听下来是他' }) };
  }
}

export async function randomEvening(game: string, ...people: Person[]) {
  const desk = deskOf(game);
  const hashes = await Promise.all(people.map((person) => hashOf(game, person.cookie.split('=')[1] ?? '')));
  let sent = 0;

  const command = async (who: number, form: CommandForm): Promise<boolean> => {
    const hash = hashes[who % hashes.length] ?? '';
    const id = `random-${String((sent += 1)).padStart(6, '0')}`;
    return !isRefusal(await desk.command(hash, id, form, []));
  };
  const ai = async (answer: (claim: Claim) => JobResult): Promise<boolean> => {
    const claim = await desk.claimJob();
    if (claim === null) return false;
    return (await desk.commitJob(claim.job, claim.lease, answer(claim))).outcome === 'done';
  };

  /** Does one step; whether it was taken. */
  const step = ({ who, what }: Chance): Promise<boolean> => {
    switch (what) {
      case 'talk':
        return command(who, { type: 'speak', text: `随口一句${sent}`, to: null, quotes: [] });
      case 'callSeat':
        return command(who, { type: 'speak', text: `丙土秋，问你第${sent}件事。`, to: null, quotes: [] });
      case 'whisper':
        return command(who, { type: 'speak', text: `悄悄话${sent}`, to: who === 1 ? 'p0' : 'p1', quotes: [] });
      case 'whisperToAi':
        return command(who, { type: 'speak', text: `只问你${sent}`, to: 'p3', quotes: [] });
      case 'note':
        return command(who, { type: 'writeNote', text: `札记${sent}` });
      case 'whereabouts':
        return command(who, { type: 'tellWhereabouts', entry: { at: '21:30', until: null, doing: `坐着${sent}` } });
      case 'withdraw':
        return command(who, { type: 'withdrawWhereabouts', index: 0 });
      case 'agree':
        return command(who, { type: 'consent', ready: true });
      case 'disagree':
        return command(who, { type: 'consent', ready: false });
      case 'moveOn':
        return command(0, { type: 'enterPhase', skipGate: true });
      case 'vote':
        return command(who, { type: 'vote', choice: who === 1 ? 'p0' : 'p1', reason: `理由${sent}` });
      case 'aiSpeaks':
        return ai(fixedAnswer);
      case 'aiFails':
        return ai(() => ({ kind: 'failed', cause: 'cut_short' }));
      case 'retry':
        return command(who, { type: 'retryTurn', seat: sent % 2 === 0 ? 'p2' : 'p3' });
      case 'drop':
        return command(who, { type: 'dropTurn', seat: sent % 2 === 0 ? 'p2' : 'p3' });
    }
  };
  return { step, command, ai, hashes };
}
