// Who has agreed to move on and who is still missing: the people who are here now, as the rules count them.
import type { Live, Slices } from '../../src/protocol/view.ts';

export interface Agreement {
  agreed: string[];
  missing: string[];
}

export function agreementOf(seats: Slices['seats'], live: Live): Agreement {
  const people = seats.filter((seat) => seat.occupant === 'human');
  const here = people.filter((seat) => seat.member !== null && live.online.includes(seat.member));
  return {
    agreed: people.filter((seat) => seat.agreed).map((seat) => seat.name),
    missing: here.filter((seat) => !seat.agreed).map((seat) => seat.name),
  };
}

export function phaseAhead(phase: Slices['phase']): Slices['phase']['list'][number] | null {
  const at = phase.list.findIndex((entry) => entry.state === 'now');
  return phase.list[at + 1] ?? null;
}

export function phaseNow(phase: Slices['phase']): Slices['phase']['list'][number] | null {
  return phase.list.find((entry) => entry.state === 'now') ?? null;
}
