// Seeded leaks: each is a small change of one source file, of the kind that somebody makes by accident. A mutant whose
// place is no longer found is a fault of this list, not a kill. `by` is the proof that must notice it.

export interface Mutant {
  name: string;
  by: 'canary' | 'twins' | 'echo-obey';
  /** For twins: the change in which it shows. */
  only?: string;
  file: string;
  /** What stands there, exactly once, and what is put in its place. */
  edits: readonly (readonly [find: string, put: string])[];
  /** The leak does not get out: the strict schema throws, and the evening cannot go on. */
  throws?: true;
  /** Part of the quick form. */
  quick?: true;
}

const view = 'src/core/game/view.ts';
const sheet = 'src/core/game/sheet.ts';
const requests = 'durable/game/requests.ts';
const game = 'durable/game/game.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a chair in the lobby opens its book',
    by: 'canary',
    file: view,
    edits: [["seat === null || state.status === 'lobby' ?", 'seat === null ?']],
  },
  {
    name: 'every seat hears private talk',
    by: 'canary',
    file: view,
    quick: true,
    edits: [['viewer.seat !== null && audience.seats.includes(viewer.seat);', 'viewer.seat !== null;']],
  },
  {
    name: 'a private line is addressed to the table',
    by: 'canary',
    file: 'src/core/game/talk.ts',
    edits: [["audience: to === null ? 'table' : { seats: [seat, to] },", "audience: 'table',"]],
  },
  {
    name: 'somebody else’s ballot is shown as one’s own',
    by: 'canary',
    file: view,
    edits: [['(cast) => cast.seat === viewer.seat', '() => true']],
  },
  {
    name: 'the first note is everybody’s note',
    by: 'canary',
    file: view,
    edits: [['(note) => note.seat === viewer.seat', '() => true']],
  },
  {
    name: 'clues lie open before they are dealt',
    by: 'canary',
    file: view,
    edits: [
      ['dealt: state.dealt.map((card) => card.clue) };', 'dealt: state.sheet.clues };'],
      ["const text = card === undefined ? null : open('clue', id);", "const text = open('clue', id);"],
      ['card === undefined || text === null', 'text === null'],
      ['at: card.at, seq: card.seq', 'at: card?.at ?? 0, seq: card?.seq ?? 0'],
    ],
  },
  {
    name: 'a ballot’s reason rides along on its seat',
    by: 'canary',
    throws: true,
    file: view,
    edits: [
      [
        'agreed: state.consents.includes(seat.id),',
        'agreed: state.consents.includes(seat.id), why: state.ballots.find((ballot) => ballot.seat === seat.id)?.reason,',
      ],
    ],
  },
  {
    name: 'the truth among the world facts',
    by: 'canary',
    file: sheet,
    quick: true,
    edits: [
      [
        'worldFacts: file.worldFacts,\n    phases',
        'worldFacts: [...file.worldFacts, file.truth.narrative],\n    phases',
      ],
    ],
  },
  {
    name: 'a secret behind the public line',
    by: 'canary',
    file: sheet,
    edits: [['public: role.public,', 'public: `${role.public}${role.secret}`,']],
  },
  {
    name: 'supports on the clue',
    by: 'canary',
    file: sheet,
    edits: [['{ title: clue.title, text: clue.text }', '{ title: clue.title, text: `${clue.text}${clue.supports}` }']],
  },
  {
    name: 'red herrings among the content notes',
    by: 'canary',
    file: sheet,
    edits: [
      ['contentNotes: file.meta.contentNotes,', 'contentNotes: [...file.meta.contentNotes, ...file.meta.redHerrings],'],
    ],
  },
  {
    name: 'the setup on the join card',
    by: 'canary',
    file: 'durable/game/peek.ts',
    edits: [['premise: sheet.scene.premise,', 'premise: `${sheet.scene.premise}${sheet.scene.setup}`,']],
  },
  {
    name: 'the clues in the order of what they prove',
    by: 'twins',
    only: 'clues.1.supports in other words',
    file: sheet,
    edits: [
      [
        'clues: file.clues.map((clue) => clue.id),',
        'clues: file.clues.toSorted((a, b) => a.supports.length - b.supports.length).map((clue) => clue.id),',
      ],
    ],
  },
  {
    name: 'whoever did it comes first',
    by: 'twins',
    only: 'culprit is p1',
    file: sheet,
    quick: true,
    edits: [
      [
        'roles: file.roles.map((role) => ({',
        'roles: file.roles.toSorted((a) => (a.id === file.truth.culprit ? -1 : 1)).map((role) => ({',
      ],
    ],
  },
  {
    name: 'a count of what is sealed in the minutes',
    by: 'twins',
    only: 'truth.misdirections with one more',
    file: sheet,
    edits: [['minutes: file.meta.minutes,', 'minutes: (file.meta.minutes ?? 0) + file.truth.misdirections.length,']],
  },
  {
    name: 'the message of an error in the log',
    by: 'canary',
    file: 'src/http/stream.ts',
    edits: [["error instanceof Error ? error.name : 'unknown'", "error instanceof Error ? error.message : 'unknown'"]],
  },
  {
    name: 'the last seat’s slip for every AI seat',
    by: 'canary',
    file: requests,
    edits: [
      [
        'secretRef(kind, seat, state.sheet.caseId), {',
        'secretRef(kind, state.seats.at(-1)?.id ?? seat, state.sheet.caseId), {',
      ],
      ['seat,\n      ai: true,', 'seat: state.seats.at(-1)?.id ?? seat,\n      ai: true,'],
    ],
  },
  {
    name: 'an AI seat sees with the owner’s eyes',
    by: 'canary',
    file: requests,
    edits: [
      [
        "viewFor(state, { kind: 'aiSeat', seat }, vault, game)",
        "viewFor(state, { kind: 'member', member: state.owner }, vault, game)",
      ],
    ],
  },
  {
    name: 'everybody gets the third chair’s book',
    by: 'canary',
    file: game,
    edits: [
      [
        "return view ?? refuse('no_such_game', {});",
        "const third = viewFor(this.#room.state, { kind: 'aiSeat', seat: this.#room.state.seats[2].id }, this.#room.vault, this.#room.game); return view === null ? refuse('no_such_game', {}) : { ...view, book: this.#room.state.status === 'lobby' ? null : third.book };",
      ],
    ],
  },
  {
    name: 'one frame for all sockets',
    by: 'canary',
    file: 'durable/game/sockets.ts',
    edits: [['let frame = frames.get(member);', 'let frame = [...frames.values()][0];']],
  },
  {
    name: 'a join card for whoever asks',
    by: 'canary',
    file: game,
    edits: [['(member === null && !this.#room.keys.opensRoom(roomHash))', 'false']],
  },
  {
    name: 'the state in the queue',
    by: 'canary',
    file: game,
    edits: [
      [
        'this.env.JOBS.send({ game: this.#room.game })',
        'this.env.JOBS.send({ game: this.#room.game, state: this.#room.state })',
      ],
    ],
  },
  {
    name: 'the premise in the listing',
    by: 'canary',
    file: 'src/http/games.ts',
    edits: [
      ['person, game, chosen.file.meta.title,', 'person, game, chosen.file.meta.title + chosen.file.scene.premise,'],
    ],
  },
  {
    name: 'the host reads the wrong rule',
    by: 'canary',
    file: 'src/core/game/host-script.ts',
    edits: [['script.rules.find((entry) => entry.phase === phase.id)', 'script.rules.at(-1)']],
  },
  {
    name: 'the speech check is not asked',
    by: 'echo-obey',
    file: requests,
    edits: [['const refusal = check(result.text);', 'const refusal = check(result.text) && null;']],
  },
  {
    name: 'the speech check reads no base64',
    by: 'echo-obey',
    file: 'src/core/game/disguise.ts',
    quick: true,
    edits: [['packed.replaceAll(/[A-Za-z0-9+/_-]{4,}={0,2}/g, fromBase64),', '']],
  },
  {
    name: 'the speech check forgets what was said before',
    by: 'echo-obey',
    file: 'src/core/game/recital.ts',
    edits: [['...spoken.before.flatMap((lines) => across(lines, line))', '']],
  },
];
