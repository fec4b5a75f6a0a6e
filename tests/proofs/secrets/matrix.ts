// Principal x token x step: what was heard in a step, together with the end of what was heard before, may hold no piece
// of a token that its principal is not entitled to. A token split over two frames is found by that end.
import { mayHave, type Moment } from './entitled.ts';
import type { Token, Tokens } from './tokens.ts';

/** Longer than a token in any encoding that is undone. */
const TAIL = 400;

/** What a seat chose to say is no leak for those who were there; only its own words count. */
function hasHeard(token: Token, principal: string, now: Moment): boolean {
  const hearers = now.said.get(token.field);
  return hearers !== undefined && (hearers.has(principal) || (hearers.has('room') && mayHave('table', principal, now)));
}

export class Matrix {
  checks = 0;
  readonly leaks: string[] = [];
  readonly #tokens: Tokens;
  readonly #principals: readonly string[];
  readonly #tails = new Map<string, string>();
  readonly #seen = new Map<string, Set<Token>>();

  constructor(tokens: Tokens, principals: readonly string[]) {
    this.#tokens = tokens;
    this.#principals = principals;
  }

  /** Checks one step. Whoever is heard without being a known principal is a leak by himself. */
  check(step: string, heard: ReadonlyMap<string, readonly string[]>, now: Moment): void {
    for (const principal of heard.keys())
      if (!this.#principals.includes(principal)) this.leaks.push(`${step}: something for ${principal}`);
    for (const principal of this.#principals) {
      const chunks = heard.get(principal) ?? [];
      const tail = this.#tails.get(principal) ?? '';
      // Apart, as they were sent, and run together, as somebody could put them together.
      const together = tail + chunks.join('');
      this.#tails.set(principal, together.slice(-TAIL));
      const found = chunks.length === 0 ? new Set<Token>() : this.#tokens.in(`${chunks.join('\n')}\n${together}`);
      const seen = this.#seen.get(principal) ?? new Set();
      for (const token of found) seen.add(token);
      this.#seen.set(principal, seen);
      for (const token of this.#tokens.all) {
        this.checks += 2;
        if (found.has(token) && !mayHave(token.belongs, principal, now) && !hasHeard(token, principal, now))
          this.leaks.push(`${step}: ${principal} has ${token.field} (${token.belongs})`);
      }
    }
  }

  /** Fields of a kind that a principal has not seen so far; the other direction of every check. */
  missing(principal: string, belongs: (belongs: string) => boolean): string[] {
    const seen = this.#seen.get(principal) ?? new Set();
    return this.#tokens.all.filter((token) => belongs(token.belongs) && !seen.has(token)).map((token) => token.field);
  }
}
