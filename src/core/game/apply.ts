// apply(state, stored event) -> state. Total: an event in the log always applies, whatever the rules say today (LOG1).
import type { GameEvent, Stored } from './events.ts';
import { seatById, type GameState, type Line, type Seat } from './state.ts';
import { turnsAfter } from './turns.ts';

export function apply(state: GameState | null, stored: Stored): GameState {
  const { seq, at, event } = stored;
  if (event.type === 'gameCreated') {
    const { sheet, owner, name } = event;
    return {
      kind: 'case',
      seq,
      status: 'lobby',
      sheet,
      owner,
      members: [{ id: owner, name }],
      seats: sheet.roles.map((role): Seat => ({ id: role.id, occupant: null, failed: null, lastSpoke: 0 })),
      phase: null,
      consents: [],
      lines: [],
      timeline: [],
      dealt: [],
      ballots: [],
      notes: [],
      turns: { owed: [], aiSinceHuman: 0 },
      host: { beats: [], sinceHuman: 0 },
    };
  }
  if (state === null) throw new Error(`a log that starts with ${event.type}`);
  const line = lineOf(event);
  const next: GameState = {
    ...changed(state, event, seq, at),
    seq,
  };
  if (line !== null) next.lines = [...next.lines, { seq, at, audience: event.audience, ...line } as Line];
  next.turns = turnsAfter(next, event, seq);
  if (event.type === 'turnRetried' || event.type === 'turnDropped')
    next.seats = withSeat(next, event.seat, { failed: null });
  return next;
}

/** Everything but the conversation, the sequence number and the owed work. */
function changed(state: GameState, event: GameEvent, seq: number, at: number): GameState {
  switch (event.type) {
    case 'memberJoined':
      return { ...state, members: [...state.members, { id: event.member, name: event.name }] };
    case 'sat':
      return { ...state, seats: withSeat(state, event.seat, { occupant: event.occupant }) };
    case 'stoodUp':
      return { ...state, seats: withSeat(state, event.seat, { occupant: null }) };
    case 'gameStarted':
      return { ...state, status: 'playing' };
    case 'phaseEntered': {
      const kind = state.sheet.phases.find((phase) => phase.id === event.phase)?.kind;
      return {
        ...state,
        status: kind === 'reveal' ? 'revealed' : state.status,
        phase: event.phase,
        consents: [],
        seats: state.seats.map((seat) => ({ ...seat, failed: null })),
        host: { ...state.host, sinceHuman: 0 },
      };
    }
    case 'consented':
      return {
        ...state,
        consents: event.ready ? [...state.consents, event.seat] : state.consents.filter((seat) => seat !== event.seat),
      };
    case 'spoke':
      return {
        ...state,
        seats: withSeat(state, event.seat, { lastSpoke: seq, ...(event.job === null ? {} : { failed: null }) }),
        host: event.job === null ? { ...state.host, sinceHuman: 0 } : state.host,
      };
    case 'hostSpoke':
      return {
        ...state,
        host: {
          beats: [...state.host.beats, { phase: state.phase, beat: event.beat }],
          sinceHuman: state.host.sinceHuman + 1,
        },
      };
    case 'turnFailed': {
      const owed = state.turns.owed.find((candidate) => candidate.job === event.job);
      return owed === undefined
        ? state
        : { ...state, seats: withSeat(state, event.seat, { failed: { cause: event.cause, owed } }) };
    }
    case 'turnRetried':
    case 'turnDropped':
      return { ...state, lines: settled(state, event.seat, event.type === 'turnRetried' ? 'retried' : 'dropped') };
    case 'whereaboutsTold':
      return {
        ...state,
        timeline: [...state.timeline, ...event.entries.map((entry) => ({ ...entry, seat: event.seat, seq }))],
      };
    case 'whereaboutsWithdrawn': {
      let nth = -1;
      return {
        ...state,
        timeline: state.timeline.filter((row) => row.seat !== event.seat || ++nth !== event.index),
      };
    }
    case 'cluesDealt':
      return { ...state, dealt: [...state.dealt, ...event.clues.map((clue) => ({ clue, seq, at }))] };
    case 'voted': {
      const { seat, choice, reason } = event;
      return {
        ...state,
        ballots: [...state.ballots.filter((ballot) => ballot.seat !== seat), { seat, choice, reason, seq }],
      };
    }
    case 'noteWritten':
      return {
        ...state,
        notes: [...state.notes.filter((note) => note.seat !== event.seat), { seat: event.seat, text: event.text }],
      };
    case 'gameCreated':
    case 'talkTookPlace':
      return state;
  }
}

function withSeat(state: GameState, id: GameState['seats'][number]['id'], change: Partial<Seat>): Seat[] {
  return state.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat));
}

/** A failed line keeps its place; what became of it is marked on it. */
function settled(state: GameState, seat: Seat['id'], how: 'retried' | 'dropped'): Line[] {
  if (!seatById(state, seat)?.failed) return state.lines;
  const last = state.lines.findLastIndex((line) => line.kind === 'failed' && line.seat === seat);
  return state.lines.map((line, index) =>
    index === last && line.kind === 'failed' ? { ...line, settled: how } : line,
  );
}

type Spoken = Line extends infer L ? (L extends Line ? Omit<L, 'seq' | 'at' | 'audience'> : never) : never;

function lineOf(event: GameEvent): Spoken | null {
  switch (event.type) {
    case 'spoke':
      return { kind: 'said', seat: event.seat, to: event.to, text: event.text, quotes: event.quotes };
    case 'hostSpoke':
      return { kind: 'host', text: event.text };
    case 'phaseEntered':
      return { kind: 'phase', phase: event.phase, skipped: event.skipped };
    case 'cluesDealt':
      return { kind: 'clues', clues: event.clues };
    case 'turnFailed':
      return { kind: 'failed', seat: event.seat, cause: event.cause, settled: 'open' };
    case 'talkTookPlace':
      return { kind: 'talk', seats: event.seats };
    case 'memberJoined':
      return { kind: 'joined', member: event.member };
    default:
      return null;
  }
}
