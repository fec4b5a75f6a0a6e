// The one place that decides disclosure, walked whole: kind x reader x phase, against a table written out by hand.
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../src/protocol/refusals.ts';
import {
  disclose,
  mayDisclose,
  OPEN_SECTIONS,
  Sealed,
  type DisclosureFacts,
  type Grant,
  type Reader,
} from '../../../src/core/secret/disclose.ts';
import { pickRef, secretRef, type SecretKind, type SecretRef } from '../../../src/core/secret/ref.ts';
import { disclosureFacts } from '../../../src/core/game/view.ts';
import { accounted, final, fold, inquiry, intro, lobby, revealed, search, seated } from '../game/given.ts';
import { glove, lin, luo, smallCase, vaultOf } from '../game/small-case.ts';

const READERS: Record<string, Reader> = {
  stranger: { kind: 'stranger' },
  spectator: { kind: 'spectator' },
  'own person': { kind: 'seat', seat: lin, ai: false },
  'own AI': { kind: 'seat', seat: lin, ai: true },
  'other person': { kind: 'seat', seat: luo, ai: false },
  'other AI': { kind: 'seat', seat: luo, ai: true },
  host: { kind: 'host' },
};

const FACTS: Record<string, DisclosureFacts> = {
  'nothing dealt': { revealed: false, dealt: [] },
  'clue dealt': { revealed: false, dealt: [glove] },
};

/** Who may read before the reveal; `*` with the clue dealt only. */
const BEFORE: Record<string, [ref: SecretRef, readers: string[], onceDealt: string[]]> = {
  'a book': [secretRef('book', 'lin', 'small'), ['own person', 'own AI'], []],
  'a slip': [secretRef('slip', 'lin', 'small'), ['own AI'], []],
  cues: [secretRef('cues', 'lin', 'small'), ['own AI'], []],
  'a clue': [
    secretRef('clue', 'c1', 'small'),
    ['host'],
    ['spectator', 'own person', 'own AI', 'other person', 'other AI'],
  ],
  'another clue': [secretRef('clue', 'c2', 'small'), ['host'], []],
  supports: [secretRef('supports', 'c1', 'small'), [], []],
  truth: [secretRef('truth', 'all', 'small'), [], []],
  epilogue: [secretRef('epilogue', 'all', 'small'), [], []],
  'an unknown section': [secretRef('section', 'my_notes', 'small'), [], []],
  'the truth as a section': [secretRef('section', 'truth', 'small'), [], []],
  ...Object.fromEntries(
    ['meta', 'scene', 'briefing', 'style', 'phases', 'audit', 'world_facts', 'liberty_to_slip'].map((name) => [
      `section ${name}`,
      [secretRef('section', name, 'small'), ['host'], []],
    ]),
  ),
};

const granted = (facts: DisclosureFacts, ref: SecretRef, reader: Reader) => !isRefusal(mayDisclose(facts, ref, reader));

describe('before the reveal', () => {
  const rows = Object.entries(BEFORE).flatMap(([what, [ref, always, onceDealt]]) =>
    Object.keys(READERS).flatMap((who) =>
      Object.keys(FACTS).map(
        (when) =>
          [who, what, when, ref, always.includes(who) || (when === 'clue dealt' && onceDealt.includes(who))] as const,
      ),
    ),
  );

  it('[SEAL1] the table covers every kind, reader and stage', () => {
    expect(rows).toHaveLength(18 * 7 * 2);
    const kinds: Record<SecretKind, true> = {
      book: true,
      clue: true,
      supports: true,
      slip: true,
      cues: true,
      truth: true,
      epilogue: true,
      section: true,
    };
    for (const kind of Object.keys(kinds)) expect(rows.some(([, , , ref]) => ref.startsWith(`${kind}:`))).toBe(true);
    expect(OPEN_SECTIONS).toHaveLength(8);
  });

  it.each(rows)('[SEAL1] %s and %s, %s', (who, _what, when, ref, may) => {
    const facts = FACTS[when];
    const reader = READERS[who];
    if (facts === undefined || reader === undefined) throw new Error('no such row');
    expect(granted(facts, ref, reader)).toBe(may);
  });
});

describe('the reveal', () => {
  it.each(Object.keys(READERS))('[SEAL7] to the %s', (who) => {
    const reader = READERS[who];
    if (reader === undefined) throw new Error('no such reader');
    for (const [ref] of Object.values(BEFORE))
      expect(granted({ revealed: true, dealt: [] }, ref, reader)).toBe(who !== 'stranger');
  });

  it('[SEAL7] is the only phase that counts as revealed', () => {
    for (const history of [lobby, seated, intro, accounted, inquiry, search, final])
      expect(disclosureFacts(fold(history)).revealed).toBe(false);
    expect(disclosureFacts(fold(revealed))).toEqual({ revealed: true, dealt: ['c1', 'c2'] });
    expect(disclosureFacts(fold(inquiry)).dealt).toEqual([]);
  });
});

describe('refusals', () => {
  const facts = { revealed: false, dealt: [] };

  it('[SEAL9] a text of another seat, one that is not there and a broken reference are refused alike', () => {
    const other = mayDisclose(facts, secretRef('book', 'lin', 'small'), { kind: 'seat', seat: luo, ai: false });
    const missing = mayDisclose(facts, secretRef('book', 'ghost', 'small'), { kind: 'seat', seat: luo, ai: false });
    expect(other).toEqual({ refused: 'sealed_book', about: {} });
    expect(missing).toEqual(other);
  });

  it('[SEAL9] a stranger is told the same about everything: there is no game here', () => {
    for (const text of ['book:lin@small', 'truth:all@small', 'no reference', ''])
      expect(mayDisclose(facts, text as SecretRef, { kind: 'stranger' })).toEqual({
        refused: 'no_such_game',
        about: {},
      });
    expect(mayDisclose({ ...facts, revealed: true }, 'nothing' as SecretRef, { kind: 'host' })).toMatchObject({
      refused: 'no_such_game',
    });
  });

  it('[SEAL1] the refusal of a section names its kind and nothing of its text', () => {
    expect(mayDisclose(facts, secretRef('supports', 'c1', 'small'), { kind: 'host' })).toEqual({
      refused: 'sealed_section',
      about: { section: 'supports' },
    });
  });
});

describe('grants', () => {
  const facts = { revealed: false, dealt: [] };
  const reader: Reader = { kind: 'seat', seat: lin, ai: false };
  const vault = vaultOf(smallCase);
  const own = secretRef('book', 'lin', 'small');

  it('[SEAL5] a book opens for its own seat, whole', () => {
    expect(disclose(vault, facts, own, reader)?.blocks.map((block) => block.key)).toEqual([
      'now',
      'private',
      'secret',
      'knows',
      'goals',
      'tasks',
      'play',
    ]);
    expect(disclose(vault, facts, secretRef('book', 'luo', 'small'), reader)).toBeNull();
    expect(disclose(vault, facts, secretRef('book', 'lin', 'other-case'), reader)).toBeNull();
  });

  it('[SEAL6] a grant opens what it was made for and nothing else', () => {
    const grant = mayDisclose(facts, own, reader);
    if (isRefusal(grant)) throw new Error('not granted');
    const sealed = vault.read(own);
    expect(sealed?.open(grant).name).toBe('林晚');
    const foreign = vault.read(secretRef('book', 'luo', 'small'));
    expect(() => foreign?.open(grant)).toThrow('no grant');
  });

  it('[SEAL6] a look-alike grant opens nothing', () => {
    const sealed = new Sealed(own, { name: '', public: '', blocks: [] });
    const forged = { ref: own } as unknown as Grant<'book'>;
    expect(() => sealed.open(forged)).toThrow('no grant');
    const grant = mayDisclose(facts, own, reader) as Grant<'book'>;
    const copy = { ...grant } as unknown as Grant<'book'>;
    expect(() => sealed.open(copy)).toThrow('no grant');
    expect(sealed.open(grant)).toBeTruthy();
  });
});

describe('references', () => {
  const registered = ['book:p1@03', 'book:p10@03', 'clue:c1@03', 'book:p1@03x'].map((text) => text as SecretRef);

  it('[SEAL5] a reference is found whole or inside a longer text', () => {
    expect(pickRef('book:p1@03', registered.slice(0, 3))).toBe('book:p1@03');
    expect(pickRef('请看「book:p10@03」。', registered)).toBe('book:p10@03');
    expect(pickRef('openSummary\nclue:c1@03\n', registered)).toBe('clue:c1@03');
  });

  it('[SEAL5] the longest wins, so that one id never shadows another', () => {
    expect(pickRef('book:p10@03', registered)).toBe('book:p10@03');
    expect(pickRef('book:p1@03x', registered)).toBe('book:p1@03x');
  });

  it('[SEAL5] only a registered one counts', () => {
    expect(pickRef('book:p2@03', registered)).toBeNull();
    expect(pickRef('book:p1@04', registered)).toBeNull();
    expect(pickRef('', registered)).toBeNull();
    expect(pickRef('book:p1@03', [])).toBeNull();
  });
});
