// How people call each other at a table: by surname and form of address, by the name of the player.
import { expect, it } from 'vitest';
import { calledAt } from '../../../src/core/game/names.ts';
import { calledSeats } from '../../../src/core/game/turns.ts';
import { fold, inquiry } from './given.ts';
import { lin, qin, tao } from './small-case.ts';

const calls = (text: string) => calledSeats(fold(inquiry), text, lin);

it('[TURN1] a seat is called by surname and form of address, and by the name of its player', () => {
  expect(calls('秦师傅，你说。')).toEqual([qin]);
  expect(calls('陶老师，还有老秦，你们呢？')).toEqual([tao, qin]);
  const player = fold(inquiry).seats.find((seat) => seat.id === qin)?.occupant;
  expect(player?.kind).toBe('ai');
  expect(calls(`${player?.kind === 'ai' ? player.name : ''}，你怎么看？`)).toEqual([qin]);
  expect(calls('师傅们，谁先来？')).toEqual([]);
});

it('[TURN1] a Latin name is called as a word of its own, a Chinese one wherever it stands', () => {
  for (const text of ['We planned it on Sunday.', 'Annie, the annals, sunk; Joanna', 'ann1 1sun', 'ANNEX'])
    expect(calledAt(text, 'Ann Ware', 'Sun'), text).toBe(-1);
  for (const [text, at] of [
    ['Planned? Ann, you say.', 9],
    ["What was Ann's key for?", 9],
    ['（Ann）你说。', 1],
    ['问Sun吧', 1],
    ['Miss WARE', 5],
  ] as const)
    expect(calledAt(text, 'Ann Ware', 'Sun'), text).toBe(at);
  expect(calledAt('那天罗桂枝在吗', '罗桂枝', '')).toBe(2);
});
