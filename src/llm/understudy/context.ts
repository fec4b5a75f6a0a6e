// One seat's turn with everything that the parts of an answer look at (UND1). Built once a request.
import { piecesOf, type Piece } from './knowledge.ts';
import { memoryOf, type Memory } from './memory.ts';
import type { Seat } from './read.ts';
import { lockOf, type Lock } from './secrets.ts';

export interface Context {
  seat: Seat;
  lock: Lock;
  pieces: Piece[];
  memory: Memory;
}

/** Reads a seat into its turn. */
export function contextOf(seat: Seat): Context {
  const lock = lockOf(seat);
  return { seat, lock, pieces: piecesOf(seat, lock), memory: memoryOf(seat) };
}
