// The papers that open over the table, in one part of their own: they are fetched while the table is being read.
import type { GameView } from '../../src/protocol/view.ts';
import { BallotSheet } from './ballot.tsx';
import { HelpSheet } from './help.tsx';
import { RelationsSheet } from './relations.tsx';
import { UnsealedSheet } from './unsealed.tsx';
import { WhereaboutsSheet } from './whereabouts.tsx';

export function Sheets({ view }: { view: GameView }) {
  return (
    <>
      <BallotSheet view={view} />
      <UnsealedSheet view={view} />
      <WhereaboutsSheet view={view} />
      <RelationsSheet view={view} />
      <HelpSheet />
    </>
  );
}

export { MenuContent } from './menu-content.tsx';
