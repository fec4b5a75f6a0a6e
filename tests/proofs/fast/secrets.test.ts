// The quick forms of the proofs about secrets, as part of `npm test`. Each runs in a process of its own.
import { describe, expect, it } from 'vitest';
import { run as canary } from '../secrets/canary.ts';
import { run as echoObey } from '../secrets/echo-obey.ts';
import { run as mutants } from '../secrets/mutants.ts';
import { run as twins } from '../secrets/twins.ts';

const LONG = 120_000;

describe('proofs about secrets, quick', () => {
  it(
    '[SEAL2] no sealed text reaches anybody before its time, and everything is open after the reveal',
    { timeout: LONG },
    async () => {
      expect(await canary({ quick: true })).toEqual({
        line: expect.stringMatching(/^canary: \d+ checks, 0 leaks, (\d+)\/\1 /),
        ok: true,
      });
    },
  );

  it(
    '[SEAL9] two games that differ in one secret look the same to whoever may not have it',
    { timeout: LONG },
    async () => {
      expect(await twins({ quick: true })).toEqual({
        line: expect.stringMatching(/^twins: \d+ pairs .* 0 differ$/),
        ok: true,
      });
    },
  );

  it('[CHAN5] the worst models give nothing away', { timeout: LONG }, async () => {
    expect(await echoObey({ quick: true })).toEqual({
      line: expect.stringMatching(/ 0 foreign canaries, 0 own-book runs$/),
      ok: true,
    });
  });

  it('[SEAL1] four seeded leaks are noticed', { timeout: LONG }, async () => {
    expect(await mutants({ quick: true })).toEqual({ line: 'mutants: 4 of 4 killed', ok: true });
  });
});
