// The kinds of lines that a voice has (UND8), and how a voice is written down: one kind a row, its lines apart by ` / `,
// `-` for an empty lead. A kind that is missing fails when the file is loaded, not at the table.

const KINDS = [
  'unknown', // not knowing
  'unknownWho', // not knowing, with {who} might
  'meta', // talk to the machine
  'secretTalk', // asked for secrets as such
  'deny', // accused
  'denyBack', // accused for the first time: asks back
  'hush', // a shut sentence without a cover
  'told', // before a fact that was told already
  'toldCover', // a secret asked for again
  'dodge', // a secret touched in another way than before
  'dodgeWord', // the same, with the {word} that was asked about
  'confessed', // somebody else owns up: he did it, {act}
  'unknownMe', // asked about himself, and nothing found
  'more', // before a fact that he adds of himself
  'why', // the reason behind a ground: {who}
  'whyClose', // the same where nobody is named
  'lead', // before a fact
  'react', // spoken to, but not asked
  'pass', // nothing to say
  'hand', // hands over to {who}
  'clue', // remarks on {title}, {quote}
  'clash', // {who} said {a}, {title} has {b}
  'suspect', // names {who}, then {ground}
  'groundClue', // a ground out of {title}, {quote}
  'groundLine', // a ground out of spoken words, {quote}
  'groundNone', // no ground
  'unsure', // names nobody
  'alone', // no witness
  'shown', // shown {title}, {quote} that does not touch him
  'close', // last word where nobody died: {title}, {quote}
] as const;

export type Kind = (typeof KINDS)[number];
export type Voice = Record<Kind, string[]>;

/** Reads a voice. */
export function voice(text: string): Voice {
  const rows = new Map(
    text
      .trim()
      .split('\n')
      .map((row) => [row.slice(0, row.indexOf(':')), row.slice(row.indexOf(':') + 1).trim()]),
  );
  const lines = (kind: Kind): string[] => {
    const row = rows.get(kind);
    if (row === undefined || row === '') throw new Error(`a voice without ${kind}`);
    return row.split(' / ').map((line) => (line === '-' ? '' : line));
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, lines(kind)])) as Voice;
}
