// The oracle: who may see which token at which moment. Written from the rules of docs/spec/game.md alone and knowing
// nothing of the code, so that both cannot be wrong in the same way.

export interface Moment {
  /** Index of the phase, -1 in the lobby; 4 is the reveal. */
  phase: number;
  /** Clues that lie open. */
  dealt: ReadonlySet<string>;
  /** People who are in the room. */
  members: ReadonlySet<string>;
  /** Whoever holds the room link. */
  visitors: ReadonlySet<string>;
  /** Who sits where: a person's name, or `AI <seat>`. */
  seated: ReadonlyMap<string, string>;
  /** Pieces of its own book or cues that a seat has said by itself, and who heard them. */
  said: ReadonlyMap<string, ReadonlySet<string>>;
}

const REVEAL = 4;

export function mayHave(belongs: string, principal: string, now: Moment): boolean {
  const [kind = '', ...of] = belongs.split(' ');
  const inRoom = now.members.has(principal) || principal.startsWith('AI ') || principal === 'host';
  const log = principal === 'object log';
  const its = of.some((seat) => now.seated.get(seat) === principal);
  switch (kind) {
    case 'title':
      return inRoom || log || principal === 'listing' || now.visitors.has(principal);
    case 'cover':
      return inRoom || log || now.visitors.has(principal);
    case 'room':
    case 'nickname':
    case 'table':
      return inRoom || log;
    case 'rule':
      return (inRoom || log) && now.phase >= Number(of[0]);
    case 'book':
      return (its && now.phase >= 0) || (inRoom && now.phase === REVEAL);
    case 'slip':
    case 'cues':
      return principal === `AI ${of[0]}` && its;
    case 'clue':
      return inRoom && (now.dealt.has(of[0] ?? '') || now.phase === REVEAL);
    case 'truth':
      return inRoom && now.phase === REVEAL;
    case 'private':
      return its || log;
    case 'note':
      return log || (its && !principal.startsWith('AI '));
    case 'ballot':
      return log || its || (inRoom && now.phase === REVEAL);
    case 'elsewhere':
      return principal === 'eve' || principal === 'other table';
    case 'refused':
      return of.includes(principal);
    // What only the host's handbook holds is read to nobody by the built-in host; failed words reach nobody.
    default:
      return false;
  }
}

/** Whether the reveal must show a token to everybody in the room. */
export function opensAtTheReveal(belongs: string): boolean {
  return ['book', 'clue', 'truth'].includes(belongs.split(' ')[0] ?? '');
}
