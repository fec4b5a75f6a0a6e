// The two choices: whereabouts as the form takes them, votes only among what was offered.
import { describe, expect, it } from 'vitest';
import { shippedCases } from '../../src/catalog/content.ts';
import { seatId } from '../../src/protocol/ids.ts';
import { CLOCK } from '../../src/protocol/plain.ts';
import { choicesFor } from '../../src/core/game/votes.ts';
import { smallCase, smallCaseEn, withoutHints } from './small-case.ts';
import { after, openTable, person, playTo, settle, standIn } from './table.ts';

const model = standIn();
const every = [smallCase, withoutHints(smallCase), smallCaseEn, withoutHints(smallCaseEn), ...shippedCases];

describe('[UND7] whereabouts', () => {
  it.each(every)(
    '[UND7] $meta.title: one to four entries with clock times and without the clock words',
    async (file) => {
      const { table } = await settle(openTable(file), model);
      for (const role of file.roles.filter((other) => other.player === 'ai')) {
        const rows = table.state.timeline.filter((row) => row.seat === role.id);
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.length).toBeLessThanOrEqual(4);
        for (const row of rows) {
          expect(row.at).toMatch(CLOCK);
          if (row.until !== null) expect(row.until).toMatch(CLOCK);
          expect(row.doing.length).toBeGreaterThan(1);
          expect(row.doing).not.toMatch(/^(?:\d{1,2}:\d{2}|[一二两三四五六七八九十]+点)/);
        }
        if (role.understudy !== null && role.understudy.alibi.length > 0)
          expect(rows.map((row) => row.at)).toEqual(
            role.understudy.alibi.slice(0, 4).map(({ at }) => at.split('-')[0]),
          );
      }
    },
  );

  it('[UND3] without hints they hold nothing of the deed', async () => {
    const { table } = await settle(openTable(withoutHints(smallCase)), model);
    for (const row of table.state.timeline) expect(row.doing).not.toMatch(/石屋|油|欠条|袖子|撕/);
  });
});

describe('[UND7] votes', () => {
  it.each(every)('[UND7] $meta.title: an offered choice, never oneself, with a reason from the table', async (file) => {
    const table = await playTo(openTable(file), 'final', model);
    const [mine] = choicesFor(table.state, seatId('p0'));
    if (mine === undefined) return;
    const voted = await settle(after(table, { type: 'vote', member: person, choice: mine.id, reason: '' }), model);
    for (const role of file.roles.filter((other) => other.player === 'ai')) {
      const ballot = voted.table.state.ballots.find((cast) => cast.seat === role.id);
      expect(ballot).toBeDefined();
      expect(choicesFor(table.state, role.id).map((choice) => choice.id)).toContain(ballot?.choice);
      expect(ballot?.reason.length).toBeGreaterThan(3);
      expect(ballot?.reason).not.toMatch(/[（(【〔]/);
      for (const topic of (role.understudy?.secrets ?? [])
        .flatMap((secret) => secret.topics)
        .filter((word) => word.length > 2))
        if (
          ![...file.clues.map((clue) => clue.text + clue.title), ...file.worldFacts].some((text) =>
            text.includes(topic),
          )
        )
          expect(ballot?.reason).not.toContain(topic);
    }
  });

  it('[UND7] the same table votes the same way', async () => {
    const table = await playTo(openTable(smallCase), 'final', model);
    const [mine] = choicesFor(table.state, seatId('p0'));
    if (mine === undefined) throw new Error('no choice');
    const once = async () =>
      (await settle(after(table, { type: 'vote', member: person, choice: mine.id, reason: '' }), model)).table.state
        .ballots;
    expect(await once()).toEqual(await once());
  });
});
