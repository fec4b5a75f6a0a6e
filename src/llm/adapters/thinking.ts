// Some servers put a model's reasoning into the answer itself, between <think> and </think>. It is cut out while it
// streams (UND13): reasoning is never stored and never spoken, also when the closing mark never comes.

const OPEN = '<think>';
const CLOSE = '</think>';

/** A filter for the pieces of one answer; `add` and `end` return what may be spoken. */
export function spokenOnly(): { add: (piece: string) => string; end: () => string } {
  let held = '';
  let thinking = false;
  const add = (piece: string): string => {
    held += piece;
    let out = '';
    for (;;) {
      const mark = thinking ? CLOSE : OPEN;
      const at = held.indexOf(mark);
      if (at < 0) {
        const keep = overlap(held, mark);
        if (!thinking) out += held.slice(0, held.length - keep);
        held = held.slice(held.length - keep);
        return out;
      }
      if (!thinking) out += held.slice(0, at);
      held = held.slice(at + mark.length);
      thinking = !thinking;
    }
  };
  const end = (): string => {
    const rest = thinking ? '' : held;
    held = '';
    return rest;
  };
  return { add, end };
}

/** How many characters at the end of a text could be the start of a mark. */
function overlap(text: string, mark: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1)
    if (text.endsWith(mark.slice(0, length))) return length;
  return 0;
}
