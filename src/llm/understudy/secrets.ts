// What a seat never says (UND3): its secret, whatever in the rest of the book gives the secret away, and more than a few
// words of the book in one run. Decides by words alone and rather too strictly: an unsaid fact costs an answer, a said
// secret costs the game.
import { RECITAL, recites } from '../../core/game/recital.ts';
import type { Block, Seat } from './read.ts';
import { allNames } from './question.ts';
import { folded, sentences, size, words } from './tokens.ts';

/** Blocks that are for the player's eye only. */
const SILENT: ReadonlySet<Block> = new Set(['secret', 'goals', 'tasks', 'play']);
/** The prepared version of an evening, as books put it. */
export const PREPARED =
  /预备的说法|打算说|对外的说法|对外只说|准备好的说法|[Yy]our (?:story|version)|you (?:mean|plan|intend) to say/;
/** So many characters of the secret in one run give it away. */
const TELLTALE = 6;

export interface Lock {
  /** Null when a sentence of the book may be used; otherwise the cover that belongs to it, -1 for none. */
  verdict: (block: Block, sentence: string) => number | null;
  /** Covers whose topics a text touches, most touched first. */
  touched: (text: string) => number[];
  /** The quick gate of every line. */
  mayBeSaid: (line: string) => boolean;
  /** What the table's own speech check would call a recital, earlier lines included. Slower: for the chosen line only. */
  recital: (line: string) => boolean;
}

/** The lock of one seat. */
export function lockOf(seat: Seat): Lock {
  const { hints } = seat;
  // Letters carry less than characters: three of them stand for one.
  const telltale = seat.language === 'zh' ? TELLTALE : 3 * TELLTALE;
  const open = openTexts(seat);
  // What he prepared to say is no secret of itself; it only may not be read out.
  const secret = seat.book
    .filter((part) => part.block === 'secret')
    .map((part) =>
      sentences(part.text)
        .filter((sentence) => !PREPARED.test(sentence))
        .join(''),
    );
  const names = allNames(seat).map(folded);
  const telling = secret.map((text) => folded(withoutClocks(text)));
  const openText = open.map(folded).join('\n');
  const sealedRuns = runs(
    seat.book.filter((part) => part.block === 'secret').map((part) => part.text),
    telltale,
  );
  const openRuns = runs(open, telltale);
  const book = folded(seat.book.map((part) => part.text).join('\n'));
  const openFolded = open.map(folded);
  const spoken = seat.entries.flatMap((entry) => (entry.kind === 'own' ? [entry] : []));
  const heard = seat.entries.flatMap((entry) => ('text' in entry ? [entry.text] : []));
  const whole = seat.book.map((part) => part.text).join('\n');
  const own = spoken.map((entry) => entry.text);
  const table = spoken.filter((entry) => entry.to === null).map((entry) => entry.text);

  const topics = hints.secrets.map((entry) => entry.topics.map(folded));
  const touched = (text: string): number[] => {
    const plainText = folded(text);
    const hits = topics.map((own, index) => ({
      index,
      size: own.filter((topic) => plainText.includes(topic)).reduce((sum, topic) => sum + Math.max(2, topic.length), 0),
    }));
    return hits
      .filter((hit) => hit.size > 0)
      .toSorted((a, b) => b.size - a.size)
      .map((hit) => hit.index);
  };
  const openWords = new Set(open.flatMap((text) => words(text, seat.language)));
  const hinted = hints.secrets.length > 0;
  const tells = (sentence: string): boolean =>
    seat.language === 'zh'
      ? telling.some((text) => {
          const common = commonRuns(folded(withoutClocks(sentence)), text).filter(
            (run) =>
              !openText.includes(run) && !names.some((name) => name.includes(run)) && words(run, 'zh').length > 0,
          );
          // Without the author's topics one shared word is enough.
          const [long, sum] = hinted ? [5, 8] : [2, 2];
          return common.some((run) => size(run) >= long) || common.reduce((all, run) => all + size(run), 0) >= sum;
        })
      : secret.some((text) => {
          const own = new Set(words(withoutClocks(sentence), 'en').filter((word) => !openWords.has(word)));
          return words(text, 'en').filter((word) => own.has(word)).length >= (hinted ? 3 : 1);
        });
  return {
    touched,
    verdict: (block, sentence) => {
      const [cover] = touched(sentence);
      if (SILENT.has(block)) return cover ?? -1;
      if (cover !== undefined) return cover;
      return tells(sentence) ? -1 : null;
    },
    mayBeSaid: (line) => {
      const said = folded(line);
      for (let start = 0; start + telltale <= said.length; start += 1) {
        const run = said.slice(start, start + telltale);
        if (sealedRuns.has(run) && !openRuns.has(run)) return false;
      }
      return !runOf(said, book, openFolded);
    },
    recital: (line) => recites(line, whole, { open: [...open, ...heard], before: [own, table] }),
  };
}

/** What anybody at the table may hear word for word. What others say opens nothing: a guessed secret stays one. */
function openTexts(seat: Seat): string[] {
  const { hints } = seat;
  return [
    ...seat.facts,
    ...seat.people.flatMap((person) => [person.name, person.public]),
    ...hints.alibi.map((entry) => entry.line),
    ...hints.secrets.map((entry) => entry.cover),
    ...hints.openers,
    ...hints.asks.map((entry) => entry.line),
    ...hints.tics,
    ...hints.aliases.flatMap((alias) => [alias.called, alias.name]),
    ...seat.entries.flatMap((entry) => (entry.kind === 'clue' ? [entry.title, entry.text] : [])),
  ];
}

/** Hours tell nothing by themselves. */
function withoutClocks(text: string): string {
  return text.replaceAll(/\d{1,2}[:：]\d{2}/g, ' ');
}

/** The longest runs of two characters and more that two texts share, without overlap. */
function commonRuns(a: string, b: string): string[] {
  const out: string[] = [];
  for (let from = 0; from < a.length;) {
    let length = 0;
    while (from + length < a.length && b.includes(a.slice(from, from + length + 1))) length += 1;
    if (length >= 2) out.push(a.slice(from, from + length));
    from += Math.max(1, length);
  }
  return out;
}

function runs(texts: readonly string[], length: number): Set<string> {
  const out = new Set<string>();
  for (const text of texts.map(folded))
    for (let start = 0; start + length <= text.length; start += 1) out.add(text.slice(start, start + length));
  return out;
}

/** Whether a line carries a long run of the book that is not open anyway. */
function runOf(said: string, book: string, open: readonly string[]): boolean {
  for (let start = 0; start + RECITAL <= said.length; start += 1) {
    const run = said.slice(start, start + RECITAL);
    if (book.includes(run) && !open.some((text) => text.includes(run))) return true;
  }
  return false;
}
