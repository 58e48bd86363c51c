import { fromSeed } from '@jamaica/chance';
import { LAIRS } from '@jamaica/rules';
import { imagine } from '@jamaica/rules/search';
import { expect, it } from 'vitest';
import { type Afloat, seen } from '../test/position.ts';
import { unseenWorth } from './unseen.ts';

const AWAY = { at: 29 } as const;

const worthBeside = (mine: Afloat, other: Afloat = AWAY): number => {
  const view = seen({
    house: { shortageTreasure: 'optional' },
    dice: [2, 1],
    ships: [mine, other, AWAY],
    hand: [],
    asks: 'treasure',
    turn: { ship: 0 },
  });
  return unseenWorth(imagine(view, fromSeed('unseen')));
};

it('a treasure is good on average before any has been found', () => {
  // 25 points, 9 of curses, and what the four powers are good for; twelve cards.
  expect(worthBeside({ at: LAIRS[0] })).toBeCloseTo((25 - 9 + 9.5) / 12);
});

it('it is a curse on average when all that is good has been found', () => {
  const powers = ['morgans-map', 'sarans-sabre', 'lady-beth'] as const;
  const last = LAIRS[LAIRS.length - 1];
  // The 6th Hold is left, and three curses.
  expect(worthBeside({ at: last, hidden: [7, 7, 5, 3, 3] }, { ...AWAY, powers })).toBeCloseTo((1.5 - 9) / 4);
});
