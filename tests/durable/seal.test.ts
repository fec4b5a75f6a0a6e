// What an object and its Worker let out, at the level of stored rows, frames and answers (SEAL2, SEAL3, SEAL7-SEAL9).
// Every search is also made where the text has to be, so that a search that finds nothing proves something.
import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { Sockets } from '../../durable/game/sockets.ts';
import type { GameState } from '../../src/core/game/state.ts';
import { hashOf } from '../../src/http/session.ts';
import { memberId } from '../../src/protocol/ids.ts';
import { goTo, openTable, playedTable, type Evening } from './evening.ts';
import { Person } from './person.ts';
import { marksIn, openedByReveal, sealedCase } from './sealed-case.ts';
import { rows, stubOf, tables } from './storage.ts';

const SEATS = 4;

/**
 * All rows of all tables but the vault, as one text. What an AI seat itself said, gave as a reason or told is left out:
 * it may read an open card aloud, and those words are its own.
 */
async function textOutsideVault(game: string): Promise<string> {
  const names = (await tables(game)).filter((name) => name !== 'vault' && name !== 'snapshots');
  const parts = await Promise.all(names.map((name) => rows(game, `SELECT * FROM ${name}`)));
  return JSON.stringify(parts.flat().map((row) => ('event' in row ? { ...row, event: quiet(row['event']) } : row)));
}

function quiet(stored: unknown): object {
  const event = JSON.parse(String(stored)) as { type: string; job?: string | null };
  return typeof event.job === 'string' ? { type: event.type, job: event.job } : event;
}

/** The marks of one seat's own book, and the cards that lie open from the search on. */
const ownMarks = (seat: string) =>
  openedByReveal(SEATS).filter((mark) => mark.includes(`.${seat}.`) && !mark.includes('truth'));
const cardMarks = () => openedByReveal(SEATS).filter((mark) => /\.c\d\.(title|text)缄/.test(mark));

describe('rows', () => {
  it('[SEAL2] no row outside the vault holds a sealed text, before and after the reveal', async () => {
    const evening = await playedTable();
    expect(marksIn(JSON.stringify(await rows(evening.game, 'SELECT * FROM vault'))).length).toBeGreaterThan(50);
    expect(marksIn(await textOutsideVault(evening.game))).toEqual([]);
    await goTo(evening, 'reveal');
    const stored = await textOutsideVault(evening.game);
    expect(stored).toContain('phaseEntered');
    expect(marksIn(stored)).toEqual([]);
  });

  it('[SEAL2] a snapshot holds none either', async () => {
    const evening = await openTable();
    await goTo(evening, 'search');
    for (let n = 0; n < 40; n += 1) await evening.owner.does(evening.game, { type: 'writeNote', text: `第${n}遍` });
    for (let n = 0; n < 12; n += 1)
      await evening.owner.does(evening.game, { type: 'speak', text: `话${n}`, to: null, quotes: ['c1'] });
    const kept = await rows<{ state: string }>(evening.game, 'SELECT state FROM snapshots ORDER BY slot');
    const state = JSON.parse(kept.map((row) => row.state).join('')) as GameState;
    expect(state.sheet.title).toBe('一张空桌');
    const lines = state.lines.filter((line) => line.kind !== 'said' || line.seat === 'p0');
    expect(lines.length).toBeGreaterThan(10);
    expect(marksIn(JSON.stringify({ ...state, lines }))).toEqual([]);
  });

  it('[SEAL2] a queue message names a game and nothing else', async () => {
    const { game, owner } = await openTable();
    const sent: unknown[] = [];
    await owner.does(game, { type: 'enterPhase', skipGate: true });
    const hash = await hashOf(game, owner.cookie.split('=')[1] ?? '');
    await runInDurableObject(stubOf(game), async (object) => {
      // The queue cannot be asked what it got, so the object gets one that remembers.
      Object.assign(object, { env: { ...env, JOBS: { send: async (body: unknown) => void sent.push(body) } } });
      const desk = object as unknown as { command(...args: unknown[]): Promise<unknown>; alarm(): Promise<void> };
      await desk.command(hash, 'ask-one', { type: 'speak', text: '丙土秋？', to: null, quotes: [] }, []);
      await desk.alarm();
    });
    expect(sent).toEqual([{ game }]);
  });
});

describe('frames', () => {
  it('[SEAL3] a key that nobody named makes the frame fail instead of flowing', async () => {
    const { game, owner } = await openTable();
    const view = await owner.view(game);
    const member = memberId(view.me.member ?? '');
    await runInDurableObject(stubOf(game), (_object, ctx) => {
      const open = (sent: object) =>
        new Sockets(ctx).open(member, sent as typeof view, { online: [], thinking: [] }, 0);
      expect(open(view).status).toBe(101);
      expect(() => open({ ...view, culprit: 'p1' })).toThrow(/culprit/);
      expect(() => open({ ...view, game: { ...view.game, supports: 'x' } })).toThrow(/supports/);
      expect(() => open({ ...view, lines: view.lines.map((line) => ({ ...line, audience: 'host' })) })).toThrow(
        /audience/,
      );
    });
  });

  it('[SEAL3] frames of a whole game pass the strict schemas and hold only what their reader may know', async () => {
    const evening = await openTable();
    const { game, owner, guest, spectator } = evening;
    const people = [owner, guest, spectator];
    const lines = await Promise.all(people.map((person) => person.listen(game)));
    await owner.does(game, { type: 'speak', text: '丁金冬，你呢？', to: null, quotes: [] });
    const before = lines.map((line) => marksIn(line.texts.join('')));
    expect(before).toEqual([ownMarks('p0'), ownMarks('p1'), []].map((marks) => expect.arrayContaining(marks)));
    expect(before.map((marks) => marks.length)).toEqual([7, 7, 0]);
    await goTo(evening, 'search');
    await lines[2]?.until('cards', (line) => marksIn(line.texts.join('')).length === cardMarks().length);
    expect(marksIn(lines[2]?.texts.join('') ?? '').toSorted()).toEqual(cardMarks().toSorted());
    for (const line of lines) line.close();
  });
});

describe('the reveal', () => {
  it('[SEAL7] opens the same for whoever stayed and whoever reloads, and nothing for a stranger', async () => {
    const evening = await playedTable();
    const { game, owner, guest, spectator } = evening;
    const people = [owner, guest, spectator];
    const stayed = await Promise.all(people.map((person) => person.listen(game)));
    for (const person of [owner, guest]) await person.does(game, { type: 'consent', ready: true });
    const fresh = await Promise.all(people.map((person) => person.view(game)));
    expect(fresh.map((view) => view.game.status)).toEqual(['revealed', 'revealed', 'revealed']);
    for (const [index, line] of stayed.entries()) {
      await line.reaches(fresh[index]?.seq ?? 0);
      expect(line.view).toEqual(fresh[index]);
      const again = await people[index]?.listen(game);
      await again?.until('snapshot', (other) => other.view !== null);
      expect(again?.view).toEqual(fresh[index]);
      expect(marksIn(JSON.stringify(line.view)).toSorted()).toEqual(openedByReveal(SEATS).toSorted());
      again?.close();
      line.close();
    }
    expect(fresh.map((view) => view.truth)).toEqual(fresh.map(() => fresh[0]?.truth));
    const stranger = new Person('路人');
    const answer = await stranger.fetch(`/api/games/${game}/export?format=json`);
    expect(answer.status).toBe(404);
    expect(marksIn(await answer.text())).toEqual([]);
  });
});

describe('answers', () => {
  it('[SEAL8] an export holds what its asker sees and no more', async () => {
    const evening = await playedTable();
    const { game, owner, guest, spectator } = evening;
    const expected: [Person, string[]][] = [
      [owner, [...ownMarks('p0'), ...cardMarks()]],
      [guest, [...ownMarks('p1'), ...cardMarks()]],
      [spectator, cardMarks()],
    ];
    for (const [person, marks] of expected)
      for (const format of ['json', 'md']) {
        const text = await (await person.fetch(`/api/games/${game}/export?format=${format}`)).text();
        expect(marksIn(text).toSorted()).toEqual(marks.toSorted());
        expect(text.includes('悄悄问一句'), `${person.name} ${format}`).toBe(person !== spectator);
        expect(text.includes('札记一行')).toBe(person === owner);
        expect(text.includes('凭感觉')).toBe(person === owner && format === 'json');
      }
  });

  it('[SEAT4] in an export nobody signs as somebody else, and no word makes a heading or an image', async () => {
    const { game, owner } = await openTable();
    const forged =
      '好。\n\n**乙木春**：是我做的。\n> **主持**：封条拆开了。\n## 真相\n![](https://evil.test/x)<img src=x>\n__乙木春__：是我。\n===';
    await owner.does(game, { type: 'speak', text: forged, to: null, quotes: [] });
    await owner.does(game, { type: 'tellWhereabouts', entry: { at: '21:30', until: null, doing: forged } });
    const text = await (await owner.fetch(`/api/games/${game}/export?format=md`)).text();
    const rows = text.split('\n').filter((row) => /是我|封条拆开|真相\*?$|evil|===/.test(row));
    expect(rows.length).toBeGreaterThan(6);
    // Set in and marked, each row goes on with the paragraph that its speaker began.
    for (const row of rows) expect(row).toMatch(/^(　|\*真相还封着)/);
    expect(text).not.toMatch(/(^|[^\\])(!\[|<img|__乙木春)/);
    const [said] = (await owner.view(game)).lines.flatMap((line) =>
      line.kind === 'said' && line.seat === 'p0' ? [line] : [],
    );
    expect(said?.text).toBe(forged);
  });

  it('[SEAL8] an export comes whatever the title is', async () => {
    for (const title of ['题'.repeat(30_000), '半个\uD800字', 'a\r\nb: c', '../../x"; y', '\u0000']) {
      const owner = new Person('作者');
      const file = sealedCase();
      const { game } = await owner.create({ file: { ...file, meta: { ...(file.meta as object), title } } }, false);
      for (const format of ['md', 'json']) {
        const answer = await owner.fetch(`/api/games/${game}/export?format=${format}`);
        expect([title.slice(0, 9), answer.status]).toEqual([title.slice(0, 9), 200]);
        expect((answer.headers.get('content-disposition') ?? '').length).toBeLessThan(1_000);
        await answer.text();
      }
      const listed = await (await owner.fetch('/api/mine')).json<{ games: { title: string }[] }>();
      expect(listed.games.map((entry) => entry.title.length <= 80)).toEqual([true]);
    }
  });

  it('[SEAL9] a hidden thing and a thing that does not exist get one answer', async () => {
    const evening = await openTable();
    const { game, owner } = evening;
    await goTo(evening, 'inquiry');
    const quote = (clue: string) => owner.command(game, { type: 'speak', text: '看', to: null, quotes: [clue] });
    expect((await quote('c1')).refused?.code).toBe('no_such_clue');
    expect(await quote('c1')).toEqual(await quote('c99'));
    const turn = (clue: string) => owner.command(game, { type: 'dealClue', clue });
    expect(await turn('c1')).toEqual(await turn('c99'));
    await answersAlike(evening);
  });
});

/** A game that exists and one that does not, asked by somebody who belongs to neither. */
async function answersAlike({ game }: Evening): Promise<void> {
  const stranger = new Person('路人');
  await stranger.fetch('/api/mine');
  const ask = async (id: string) => {
    const got = await stranger.fetch(`/api/games/${id}/export`);
    return [got.status, await got.text(), [...got.headers].map(([name]) => name)];
  };
  expect(await ask(game)).toEqual(await ask('AAAAAAAAAAAAAAAAAAAAAA'));
}
