// Frames into views, as pure functions: a snapshot replaces, an update replaces whole slices and adds lines.
// A line whose number is known takes the place of the older one (a failed line that has been settled meanwhile).
import type { Frame, GameView, LineView, Slices } from '../../src/protocol/view.ts';

export function applySnapshot(old: GameView | null, fresh: GameView): GameView {
  if (old === null || fresh.seq < old.seq || fresh.game.id !== old.game.id) return fresh;
  return { ...fresh, lines: mergeLines(old.lines, fresh.lines) };
}

export function applyUpdate(old: GameView, update: Extract<Frame, { type: 'update' }>): GameView {
  const lines = update.lines.length > 0 ? mergeLines(old.lines, update.lines) : old.lines;
  // A slice is either whole or missing; the wire knows no slice that is present and undefined.
  const slices = update.slices as Partial<Slices>;
  return { ...old, ...slices, seq: Math.max(old.seq, update.seq), lines };
}

export function mergeLines(old: LineView[], fresh: LineView[]): LineView[] {
  const last = old.at(-1)?.seq ?? 0;
  if (fresh.every((line) => line.seq > last)) return fresh.length === 0 ? old : [...old, ...fresh];
  const bySeq = new Map(old.map((line) => [line.seq, line]));
  for (const line of fresh) bySeq.set(line.seq, line);
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}
