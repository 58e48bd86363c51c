import { ACTION_FACES, SPACES } from '@jamaica/rules';
import { foodPrice } from '@jamaica/rules/search';
import { describe, expect, it } from 'vitest';
import { SQUARES } from './food-squares.ts';
import { PIPS } from './pips.ts';
import { UI_ICONS } from './ui-icons.ts';

describe('a face of an action die', () => {
  it.each(ACTION_FACES)('%i has as many pips', face => {
    expect(PIPS[face]).toHaveLength(face);
  });

  it.each(ACTION_FACES)('%i looks the same upside down', face => {
    const turned = PIPS[face].map(([x, y]) => `${0 - x} ${0 - y}`);
    expect(turned.sort()).toEqual(PIPS[face].map(([x, y]) => `${x} ${y}`).sort());
  });
});

describe('the price of a sea space', () => {
  it('is drawn as so many squares, for every price on the board', () => {
    const prices = new Set(SPACES.map((_, space) => foodPrice(space)));
    for (const price of prices) expect(SQUARES[price]).toHaveLength(price);
    expect(SQUARES).toHaveLength(Math.max(...prices) + 1);
  });
});

describe('a sign of the controls', () => {
  it.each(Object.entries(UI_ICONS))('%s is like no other', (name, path) => {
    const others = Object.entries(UI_ICONS).filter(([other]) => other !== name);
    expect(others.map(([, other]) => other)).not.toContain(path);
  });
});
