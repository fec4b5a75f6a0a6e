// What goes into the open sheet and what into the vault.
import { describe, expect, it } from 'vitest';
import { caseSecrets, caseSheet } from '../../../src/core/game/sheet.ts';
import { Sealed } from '../../../src/core/secret/disclose.ts';
import { fold, revealed } from './given.ts';
import { marksIn, sheet, smallCase } from './small-case.ts';

const secrets = caseSecrets(smallCase);

describe('the sheet', () => {
  it('[SEAL4] holds the open fields and no others', () => {
    expect(marksIn(sheet).filter((mark) => !/^(open|public) /.test(mark))).toEqual([]);
    expect(marksIn(sheet).filter((mark) => mark.startsWith('public '))).toHaveLength(4);
  });

  it('[SEAL2] a state holds no sealed text, even after the reveal', () => {
    const marks = marksIn(fold(revealed)).filter((mark) => !/^(open|public|rule) /.test(mark));
    expect(marks).toEqual([]);
  });

  it('[SEAL2] the log holds no sealed text: phase rules are what the host has read out', () => {
    const marks = marksIn(revealed).filter((mark) => !/^(open|public|rule) /.test(mark));
    expect(marks).toEqual([]);
  });

  it('[SEAL1] what a case brings beyond its fields does not reach the sheet', () => {
    const odd = { ...smallCase, meta: { ...smallCase.meta, more: '【odd】' }, extra: { note: '【odd】' } };
    expect(caseSheet(odd, false)).toEqual({ ...sheet, shipped: false });
  });

  it('[VOTE1] a deduction without a victim’s name still has a question, in the table’s language', () => {
    const nobody = { ...smallCase, scene: { ...smallCase.scene, victim: null } };
    expect(caseSheet(nobody, true).ballot?.question).toBe('是谁做的？');
    const english = { ...nobody, meta: { ...nobody.meta, language: 'en' as const } };
    expect(caseSheet(english, true).ballot?.question).toBe('Who did it?');
    expect(sheet.ballot?.question).toBe('是谁害了【open victim】？');
  });
});

describe('the vault', () => {
  it('[SEAL2] every sealed text has its reference, each once', () => {
    const refs = secrets.map((secret) => secret.ref);
    expect(new Set(refs).size).toBe(refs.length);
    const kinds = (prefix: string) => refs.filter((ref) => ref.startsWith(`${prefix}:`)).length;
    expect(['book', 'slip', 'cues', 'clue', 'supports', 'truth', 'epilogue'].map(kinds)).toEqual([4, 3, 4, 2, 2, 1, 1]);
    expect(refs.filter((ref) => ref.startsWith('section:')).map((ref) => ref.slice(8, ref.indexOf('@')))).toEqual([
      'meta',
      'scene',
      'briefing',
      'style',
      'phases',
      'audit',
      'world_facts',
      'liberty_to_slip',
      'my_notes',
    ]);
  });

  it('[SEAL1] everything that the case holds lies in it', () => {
    const kept = marksIn(secrets.map((secret) => secret.textForVault()).join('\n'));
    const written = marksIn(smallCase).filter(
      (mark) => !mark.startsWith('host emotional') && mark !== 'host reveal_at',
    );
    expect(kept).toEqual(written);
  });

  it('[SEAL1] a slip line belongs to the seat that leads it and to nobody whose id it begins with', () => {
    const [first, ...others] = smallCase.roles;
    if (first === undefined) throw new Error('no role');
    const file = {
      ...smallCase,
      roles: [
        { ...first, id: 'p1' as typeof first.id, name: '甲' },
        { ...first, id: 'p10' as typeof first.id, name: '乙' },
        ...others,
      ],
      libertyToSlip: ['p10：第十', 'p1（甲）：第一', '罗桂枝：罗的'],
    };
    const slips = caseSecrets(file).flatMap((secret) =>
      secret.ref.startsWith('slip:') ? [[secret.ref, secret.textForVault()]] : [],
    );
    expect(slips).toEqual([
      ['slip:p1@small', '"p1（甲）：第一"'],
      ['slip:p10@small', '"p10：第十"'],
      ['slip:luo@small', '"罗桂枝：罗的"'],
    ]);
  });

  it('[SEAL6] what lies in it cannot be written out by accident', () => {
    for (const secret of secrets) {
      expect(secret).toBeInstanceOf(Sealed);
      expect(() => JSON.stringify({ deep: [secret] })).toThrow('sealed');
      expect(`${secret.toString()}`).toBe('〔封〕');
      expect(Object.values(secret)).toEqual([secret.ref]);
      expect(Object.keys({ ...secret })).toEqual(['ref']);
    }
  });
});
