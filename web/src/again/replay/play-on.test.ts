import { view } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { practice, raced, voyageOf } from '../../../test/raced.ts';
import { playOn } from './play-on.ts';

const race = voyageOf(raced({ edition: '2021', players: 4, ghost: false }, practice('a race'), true));

describe('playing on', () => {
  const NOBODY = { think: () => new Promise<string>(() => undefined) };
  it('begins where the voyage was left, with other dice', () => {
    const at = 50;
    const tables = [playOn(race, at, 2, 'captain', NOBODY), playOn(race, at, 2, 'captain', NOBODY)];
    for (const table of tables) {
      expect(table.now.view(2)).toEqual(view(race.states[at], 2));
      expect(table.own).toEqual([2]);
      expect(table.berths.map(({ bot }) => bot)).toEqual(['captain', 'captain', null, 'captain']);
    }
    const [one, other] = tables.map(table => Object(table.record()).practice.seed);
    expect(one).not.toBe(other);
  });
});
