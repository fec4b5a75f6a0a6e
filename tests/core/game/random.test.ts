// Whatever happens in an evening, these rules hold.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentence } from '../../../src/protocol/refusals.ts';
import type { SeatId } from '../../../src/protocol/ids.ts';
import { viewSchema } from '../../../src/protocol/view.ts';
import { isAi, phaseNow, seatById, seatOf, type GameState } from '../../../src/core/game/state.ts';
import { dueJobs } from '../../../src/core/game/turns.ts';
import { viewFor, type Principal } from '../../../src/core/game/view.ts';
import { anna, bo, cai, fold, lobby, stranger } from './given.ts';
import { evening, play, SEATS, type Played } from './random-evening.ts';
import { smallCase, vaultOf } from './small-case.ts';

const vault = vaultOf(smallCase);
const check = (property: (evening: Played) => void) =>
  fc.assert(
    fc.property(evening, (moves) => property(play(moves))),
    { numRuns: 60 },
  );
const everyone = (state: GameState): Principal[] => [
  ...[anna, bo, cai, stranger].map((id): Principal => ({ kind: 'member', member: id })),
  ...state.seats.map((row): Principal => ({ kind: 'aiSeat', seat: row.id })),
  { kind: 'host' },
  { kind: 'stranger' },
];

describe('in any evening', () => {
  it('[LOG1] everything happens somewhere: the evenings below reach every event and the reveal', () => {
    const evenings = fc.sample(evening, { numRuns: 150, seed: 7 }).map(play);
    const types = new Set(evenings.flatMap(({ events }) => events.map((event) => event.type)));
    expect(types.size).toBe(18);
    expect(evenings.filter(({ states }) => states.at(-1)?.status === 'revealed').length).toBeGreaterThan(15);
    const votes = evenings.flatMap(({ events }) => events.flatMap((event) => (event.type === 'voted' ? [event] : [])));
    expect(votes.filter((event) => event.job === null).length).toBeGreaterThan(60);
    expect(votes.filter((event) => event.job !== null).length).toBeGreaterThan(5);
  });

  it('[REF1] whatever is refused has its way out in both languages, and nothing throws', () => {
    check(({ refusals }) => {
      for (const refusal of refusals)
        for (const language of ['zh', 'en'] as const) expect(sentence(refusal, language).hint).toMatch(/\S/);
    });
  });

  it('[LOG1] the state is the fold of the log, with and without a snapshot on the way', () => {
    check(({ events, states }) => {
      const end = states.at(-1);
      expect(fold(events)).toMatchObject({ seq: end?.seq, status: end?.status, phase: end?.phase });
      const half = Math.ceil(events.length / 2);
      const snapshot = JSON.parse(JSON.stringify(fold(events.slice(0, half)))) as GameState;
      expect(half === events.length ? snapshot : fold(events.slice(half), snapshot)).toEqual(fold(events));
    });
  });

  it('[LOG4] sequence numbers have no gaps, in the log and in what is kept of it', () => {
    check(({ events, states }) => {
      const end = states.at(-1);
      expect(end?.seq).toBe(events.length);
      const seqs = end?.lines.map((line) => line.seq) ?? [];
      expect(seqs).toEqual([...new Set(seqs)].toSorted((a, b) => a - b));
    });
  });

  it('[PHASE1] the phase goes forward only, one at a time, and a revealed game stays revealed', () => {
    check(({ states }) => {
      const at = states.map((state) => state.sheet.phases.findIndex((phase) => phase.id === state.phase));
      for (const [index, place] of at.entries()) {
        const before = at[index - 1] ?? place;
        expect(place - before === 0 || place - before === 1).toBe(true);
        if (states[index - 1]?.status === 'revealed') expect(states[index]?.status).toBe('revealed');
        expect(states[index]?.status === 'revealed').toBe(place === 4);
      }
    });
  });

  it('[CLUE1] a clue is dealt once, and never before the search', () => {
    check(({ events, states }) => {
      const dealt = events.flatMap((event) => (event.type === 'cluesDealt' ? event.clues : []));
      expect(new Set(dealt).size).toBe(dealt.length);
      for (const state of states)
        if (['self-intro', 'inquiry'].includes(phaseNow(state)?.kind ?? '')) expect(state.dealt).toEqual([]);
    });
  });

  it('[VOTE1] one ballot a seat, never for oneself, never outside the final phase', () => {
    check(({ events, states }) => {
      for (const state of states)
        expect(new Set(state.ballots.map((ballot) => ballot.seat)).size).toBe(state.ballots.length);
      for (const [index, event] of events.entries())
        if (event.type === 'voted') {
          expect(event.choice).not.toBe(event.seat);
          expect(phaseNow(fold(events.slice(0, index)))?.kind).toBe('final');
        }
    });
  });

  it('[SEAT1] nobody sits twice, and no actor does', () => {
    check(({ states }) => {
      for (const state of states) {
        const sitting = state.seats.flatMap(({ occupant }) =>
          occupant === null ? [] : [occupant.kind === 'human' ? occupant.member : occupant.actor],
        );
        expect(new Set(sitting).size).toBe(sitting.length);
        if (state.status !== 'lobby') expect(state.seats.every((row) => row.occupant !== null)).toBe(true);
      }
    });
  });

  it('[TURN2] outside of a round at most two AI lines follow each other without a person', () => {
    check(({ events, acted }) => {
      let inARow = 0;
      let state = fold(lobby);
      for (const [index, event] of events.entries()) {
        if (index < lobby.length) continue;
        state = fold([event], state);
        // A person also acts by turning a card over, asking again, or moving the phase on.
        if (['speak', 'dealClue', 'retryTurn'].includes(acted.get(state.seq) ?? '') || event.type === 'phaseEntered')
          inARow = 0;
        if (event.type !== 'spoke' || event.to !== null || event.job === null) continue;
        inARow += 1;
        if (['inquiry', 'search'].includes(phaseNow(state)?.kind ?? '')) expect(inARow).toBeLessThanOrEqual(2);
      }
    });
  });

  it('[TURN6] only AI seats owe anything, each kind once, and a finished job is owed no more', () => {
    check(({ events, states }) => {
      for (const state of states) {
        for (const owed of state.turns.owed) {
          const row = seatById(state, owed.seat);
          expect(row !== null && isAi(row)).toBe(true);
        }
        const ids = state.turns.owed.map((owed) => owed.job);
        expect(new Set(ids).size).toBe(ids.length);
        const choices = state.turns.owed.flatMap((owed) =>
          owed.kind === 'speak' ? [] : [`${owed.kind} ${owed.seat}`],
        );
        expect(new Set(choices).size).toBe(choices.length);
        expect(dueJobs(state).length).toBeLessThanOrEqual(state.turns.owed.length);
      }
      const done = events.flatMap((event) => ('job' in event && event.job !== null ? [event.job] : []));
      expect(new Set(done).size).toBe(done.length);
    });
  });

  it('[CHAN2] a private line, a note and a ballot are in no third person’s view', () => {
    check(({ events, states }) => {
      const state = states.at(-1);
      if (state === undefined) return;
      const views = everyone(state).map(
        (principal) => [principal, JSON.stringify(viewFor(state, principal, vault, 'g'))] as const,
      );
      const seatFor = (principal: Principal) =>
        principal.kind === 'aiSeat'
          ? principal.seat
          : principal.kind === 'member'
            ? (seatOf(state, principal.member)?.id ?? null)
            : null;
      const hidden = events.flatMap((event): { text: string; seats: readonly SeatId[] }[] => {
        if (event.type === 'spoke' && event.to !== null && event.job === null)
          return [{ text: event.text, seats: [event.seat, event.to] }];
        if (event.type === 'noteWritten') return [{ text: event.text, seats: [event.seat] }];
        if (event.type === 'voted' && state.status !== 'revealed') return [{ text: event.reason, seats: [event.seat] }];
        return [];
      });
      for (const { text, seats } of hidden)
        for (const [principal, view] of views)
          if (text.includes('〖') && !seats.some((entitled) => entitled === seatFor(principal)))
            expect(view).not.toContain(/〖.*〗/.exec(text)?.[0]);
    });
  });

  it('[NOTE1] a note is in no AI seat’s view, not even of the writer’s own chair', () => {
    check(({ states }) => {
      const state = states.at(-1);
      if (state === undefined) return;
      for (const row of state.seats)
        expect(JSON.stringify(viewFor(state, { kind: 'aiSeat', seat: row.id }, vault, 'g'))).not.toContain('〖札');
    });
  });

  it('[SEAL3] every view passes the strict schema, and a stranger has none', () => {
    check(({ states }) => {
      const state = states.at(-1);
      if (state === undefined) return;
      for (const principal of everyone(state)) {
        const view = viewFor(state, principal, vault, 'g');
        if (principal.kind === 'stranger') expect(view).toBeNull();
        else if (view !== null) expect(viewSchema.parse(view)).toEqual(view);
      }
    });
  });

  it('[SEAL7] before the reveal nothing of the truth or another book is in any view', () => {
    check(({ states }) => {
      for (const state of states.filter((_, index) => index % 7 === 0 && states[index]?.status !== 'revealed'))
        for (const principal of everyone(state)) {
          const text = JSON.stringify(viewFor(state, principal, vault, 'g'));
          const own =
            principal.kind === 'aiSeat'
              ? principal.seat
              : principal.kind === 'member'
                ? seatOf(state, principal.member)?.id
                : null;
          expect(text).not.toMatch(/【(truth|supports|epilogue|host|slip|cues)/);
          for (const id of SEATS) if (id !== own) expect(text).not.toContain(`【book ${id} `);
        }
    });
  });

  it('[PHASE6] the reveal never comes without an agreement', () => {
    check(({ events }) => {
      for (const [index, event] of events.entries())
        if (event.type === 'phaseEntered' && event.phase === 'fifth')
          expect(fold(events.slice(0, index)).consents.length).toBeGreaterThan(0);
    });
  });
});
