// viewFor(state, principal, vault, after) -> what that principal sees. An allow-list, written field by field
// (SEAL1, SEAL3, SEAL4): nothing of the state is spread into it. A human seat and an AI seat get the same view.
import type { MemberId, SeatId } from '../../protocol/ids.ts';
import { sentence } from '../../protocol/refusals.ts';
import type { GameView, LineView, Slices } from '../../protocol/view.ts';
import { disclose, type DisclosureFacts, type Reader, type VaultReader } from '../secret/disclose.ts';
import { secretRef } from '../secret/ref.ts';
import type { Audience } from './events.ts';
import { gateOf } from './phases.ts';
import { revealSheet } from './reveal.ts';
import { isRevealed, seatOf, type GameState, type Line } from './state.ts';

/** Who looks. `aiSeat` is the request of an AI seat: it sees exactly what a human in that seat would see. */
export type Principal =
  | { kind: 'stranger' }
  | { kind: 'member'; member: MemberId }
  | { kind: 'aiSeat'; seat: SeatId }
  | { kind: 'host' };

export interface Viewer {
  member: MemberId | null;
  seat: SeatId | null;
  owner: boolean;
  reader: Reader;
}

export function viewerOf(state: GameState, principal: Principal): Viewer {
  switch (principal.kind) {
    case 'stranger':
      return { member: null, seat: null, owner: false, reader: { kind: 'stranger' } };
    case 'host':
      return { member: null, seat: null, owner: false, reader: { kind: 'host' } };
    case 'aiSeat':
      return {
        member: null,
        seat: principal.seat,
        owner: false,
        reader: { kind: 'seat', seat: principal.seat, ai: true },
      };
    case 'member': {
      const known = state.members.some((member) => member.id === principal.member);
      if (!known) return viewerOf(state, { kind: 'stranger' });
      const seat = seatOf(state, principal.member)?.id ?? null;
      return {
        member: principal.member,
        seat,
        owner: principal.member === state.owner,
        // A book opens when the game starts, not when a chair is taken: else a visitor could read one after another.
        reader: seat === null || state.status === 'lobby' ? { kind: 'spectator' } : { kind: 'seat', seat, ai: false },
      };
    }
  }
}

export function disclosureFacts(state: GameState): DisclosureFacts {
  return { revealed: isRevealed(state), dealt: state.dealt.map((card) => card.clue) };
}

/** The whole view, or null for a stranger. `after` leaves out lines up to that sequence number. */
export function viewFor(
  state: GameState,
  principal: Principal,
  vault: VaultReader,
  gameId: string,
  after = 0,
): GameView | null {
  const viewer = viewerOf(state, principal);
  if (viewer.reader.kind === 'stranger') return null;
  return { seq: state.seq, ...slicesFor(state, viewer, vault, gameId), lines: linesFor(state, viewer, after) };
}

function slicesFor(state: GameState, viewer: Viewer, vault: VaultReader, gameId: string): Slices {
  const { sheet } = state;
  const facts = disclosureFacts(state);
  const open = <K extends 'book' | 'clue'>(kind: K, of: string) =>
    disclose(vault, facts, secretRef(kind, of, sheet.caseId), viewer.reader);
  const gate = state.status === 'playing' ? gateOf(state) : null;
  const nowAt = sheet.phases.findIndex((phase) => phase.id === state.phase);
  return {
    game: {
      id: gameId,
      caseId: sheet.caseId,
      title: sheet.title,
      genre: sheet.genre,
      language: sheet.language,
      minutes: sheet.minutes,
      cover: { dye: sheet.cover.dye, motif: sheet.cover.motif },
      author: sheet.author,
      source: sheet.source,
      license: sheet.license,
      contentNotes: [...sheet.contentNotes],
      reviewed: sheet.shipped,
      status: state.status,
      owner: state.owner,
      place: sheet.scene.place,
      setup: sheet.scene.setup,
      premise: sheet.scene.premise,
      victim: victimOf(state),
      relations: sheet.scene.relations.map(({ from, to, label }) => ({ from, to, label })),
      worldFacts: [...sheet.worldFacts],
    },
    seats: state.seats.map((seat) => {
      const role = sheet.roles.find((candidate) => candidate.id === seat.id);
      const occupant = seat.occupant;
      return {
        id: seat.id,
        name: role?.name ?? seat.id,
        public: role?.public ?? '',
        written: role?.player ?? 'ai',
        occupant: occupant?.kind ?? 'nobody',
        player: occupant === null ? '' : occupant.kind === 'ai' ? occupant.name : memberName(state, occupant.member),
        member: occupant?.kind === 'human' ? occupant.member : null,
        failed: seat.failed === null ? null : { cause: mayKnowCause(viewer) ? seat.failed.cause : null },
        accounted: state.timeline.some((row) => row.seat === seat.id),
        agreed: state.consents.includes(seat.id),
        voted: state.ballots.some((ballot) => ballot.seat === seat.id),
      };
    }),
    phase: {
      now: state.phase,
      list: sheet.phases.map(({ id, name, kind }, index) => ({
        id,
        name,
        kind,
        state: index < nowAt ? 'past' : index === nowAt ? 'now' : 'ahead',
        since: state.lines.find((line) => line.kind === 'phase' && line.phase === id)?.seq ?? null,
      })),
      gate:
        gate === null
          ? null
          : { code: gate.refused, zh: sentence(gate, 'zh').message, en: sentence(gate, 'en').message },
    },
    timeline: state.timeline.map(({ seat, at, until, doing }) => ({ seat, at, until, doing })),
    clues: sheet.clues.map((id) => {
      const card = state.dealt.find((dealt) => dealt.clue === id);
      const text = card === undefined ? null : open('clue', id);
      return {
        id,
        open:
          card === undefined || text === null
            ? null
            : { title: text.title, text: text.text, at: card.at, seq: card.seq },
      };
    }),
    ballot: ballotFor(state, viewer),
    me: {
      member: viewer.member,
      name: viewer.member === null ? '' : memberName(state, viewer.member),
      seat: viewer.seat,
      owner: viewer.owner,
      note: viewer.member === null ? '' : (state.notes.find((note) => note.seat === viewer.seat)?.text ?? ''),
    },
    book: viewer.seat === null ? null : open('book', viewer.seat),
    members: state.members.map(({ id, name }) => ({
      id,
      name,
      seat: seatOf(state, id)?.id ?? null,
      owner: id === state.owner,
    })),
    truth: isRevealed(state) ? revealSheet(state, viewer.reader, vault) : null,
  };
}

/** The lines that a viewer may read, each rebuilt field by field. */
export function linesFor(state: GameState, viewer: Viewer, after: number): LineView[] {
  const fresh = after === 0 ? state.lines : state.lines.filter((line) => line.seq > after);
  return fresh.filter((line) => hears(line.audience, viewer)).flatMap((line) => lineView(state, line, viewer));
}

/** Whether an audience includes a viewer. After the reveal private talk stays private: it was between two people. */
function hears(audience: Audience, viewer: Viewer): boolean {
  if (audience === 'table') return true;
  if (audience === 'host') return viewer.owner || viewer.reader.kind === 'host';
  if (audience === 'engine') return false;
  return viewer.seat !== null && audience.seats.includes(viewer.seat);
}

function lineView(state: GameState, line: Line, viewer: Viewer): LineView[] {
  const { seq, at } = line;
  switch (line.kind) {
    case 'said': {
      const other = line.to === null ? null : line.seat === viewer.seat ? line.to : line.seat;
      return [{ kind: 'said', seq, at, seat: line.seat, private: other, text: line.text, quotes: [...line.quotes] }];
    }
    case 'host':
      return [{ kind: 'host', seq, at, text: line.text }];
    case 'phase':
      return [{ kind: 'phase', seq, at, phase: line.phase, skipped: line.skipped !== null }];
    case 'clues':
      return [{ kind: 'clues', seq, at, clues: [...line.clues] }];
    case 'failed':
      return [
        {
          kind: 'failed',
          seq,
          at,
          seat: line.seat,
          cause: mayKnowCause(viewer) ? line.cause : null,
          settled: line.settled,
        },
      ];
    case 'talk':
      return viewer.seat !== null && line.seats.includes(viewer.seat)
        ? []
        : [{ kind: 'talk', seq, at, seats: [...line.seats] }];
    case 'joined':
      return [{ kind: 'joined', seq, at, name: memberName(state, line.member) }];
  }
}

function ballotFor(state: GameState, viewer: Viewer): Slices['ballot'] {
  const ballot = state.sheet.ballot;
  if (ballot === null) return null;
  const mine = state.ballots.find((cast) => cast.seat === viewer.seat);
  return {
    question: ballot.question,
    decision: ballot.decision,
    choices: ballot.choices.filter((choice) => choice.seat === null || choice.seat !== viewer.seat),
    mine: mine === undefined ? null : { choice: mine.choice, reason: mine.reason },
    sealed: state.ballots.length,
  };
}

function victimOf(state: GameState): Slices['game']['victim'] {
  const victim = state.sheet.scene.victim;
  if (victim === null) return null;
  const { name, age, cause, window } = victim;
  return { name, age, cause, window: window === null ? null : [window[0], window[1]] };
}

function memberName(state: GameState, member: MemberId): string {
  return state.members.find((candidate) => candidate.id === member)?.name ?? '';
}

function mayKnowCause(viewer: Viewer): boolean {
  return viewer.owner || viewer.reader.kind === 'host';
}
