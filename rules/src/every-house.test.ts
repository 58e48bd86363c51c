import { expect, it } from 'vitest';
import { fastGame } from '../test/fast-game.ts';
import { TABLES, tableName, withHouse } from '../test/random-game.ts';
import { testRng } from '../test/rng.ts';
import { houseRules } from './house.ts';
import { finalOf } from './score.ts';
import { isOver, rulesOf } from './state.ts';

const COMBINATIONS = 1 << houseRules.length;

it.each(TABLES.map(rules => [tableName(rules), rules] as const))(
  'R-HOU-6 every combination of house rules can be played to its end: %s',
  (_, rules) => {
    const rng = testRng(rules.players);
    for (let house = 0; house < COMBINATIONS; house++)
      for (let games = 0; games < 3; games++) {
        const agreed = withHouse(rules, house);
        const end = fastGame(agreed, rng);
        expect(isOver(end)).toBe(true);
        expect(rulesOf(end)).toEqual(agreed);
        expect(finalOf(end).winners.length).toBeGreaterThan(0);
      }
  },
);
