// What this seat has already said and been asked, replayed from the messages (UND9): no state is kept anywhere else.
import { question, withNames, type Question } from './question.ts';
import type { Entry, Seat } from './read.ts';
import { folded, terms } from './tokens.ts';

export interface Memory {
  /** Own lines, oldest first. */
  own: string[];
  /** Questions that this seat was asked before now, with its answer to each. */
  asked: { question: Question; answer: string }[];
  /** What others said since this seat last spoke. */
  since: Extract<Entry, { kind: 'said' }>[];
  /** Clues dealt since this seat last spoke, and all of them. */
  fresh: Extract<Entry, { kind: 'clue' }>[];
  clues: Extract<Entry, { kind: 'clue' }>[];
  said: Extract<Entry, { kind: 'said' }>[];
  /** Number of phases begun, and whether this seat has spoken in the current one. */
  phases: number;
  spokeInPhase: boolean;
}

/** Replays the entries of a seat. */
export function memoryOf(seat: Seat): Memory {
  const memory: Memory = {
    own: [],
    asked: [],
    since: [],
    fresh: [],
    clues: [],
    said: [],
    phases: 0,
    spokeInPhase: false,
  };
  for (const entry of seat.entries) {
    switch (entry.kind) {
      case 'own': {
        const call = memory.since.findLast(
          (said) => said.private || said.text.includes(seat.name) || said.text.includes(seat.name.slice(-2)),
        );
        if (call !== undefined)
          memory.asked.push({ question: question(seat, call.by, call.text, call.quotes), answer: entry.text });
        memory.own.push(entry.text);
        memory.since = [];
        memory.fresh = [];
        memory.spokeInPhase = true;
        break;
      }
      case 'said':
        memory.since.push(entry);
        memory.said.push(entry);
        break;
      case 'clue':
        memory.since = [];
        memory.fresh.push(entry);
        memory.clues.push(entry);
        break;
      case 'phase':
        // What was asked before belongs to the phase before.
        memory.since = [];
        memory.phases += 1;
        memory.spokeInPhase = false;
        break;
      case 'host':
      case 'talk':
        break;
    }
  }
  return memory;
}

/** Whether words were spoken before by this seat, as a whole or inside a longer line. */
export function spokeBefore(memory: Memory, words: string): boolean {
  const needle = folded(words);
  return needle !== '' && memory.own.some((line) => folded(line).includes(needle));
}

/** The same question as one before: nearly all of its terms are those of the other. */
export function askedBefore(memory: Memory, asked: Question, seat: Seat): boolean {
  return memory.asked.some(({ question: earlier }) => alike(earlier.text, asked.text, seat) >= 0.8);
}

function alike(a: string, b: string, seat: Seat): number {
  if (folded(a) === folded(b)) return 1;
  const left = new Set(terms(a, seat.language).keys());
  const right = new Set(terms(b, seat.language).keys());
  const both = [...left].filter((term) => right.has(term)).length;
  const all = new Set([...left, ...right]).size;
  return all < 3 ? 0 : both / all;
}

/** Whom a pronoun means now: the person named last by anybody but the seat itself, else the victim. */
export function meantBy(seat: Seat, before: string): string | null {
  const spoken = seat.entries.flatMap((entry) => (entry.kind === 'said' || entry.kind === 'own' ? [entry.text] : []));
  const recent = spoken
    .filter((text) => text !== before)
    .slice(-3)
    .toReversed();
  for (const text of recent) {
    const last = withNames(text, seat).persons.findLast((name) => name !== seat.name);
    if (last !== undefined) return last;
  }
  return seat.victim;
}
