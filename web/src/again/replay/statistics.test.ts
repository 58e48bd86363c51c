import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRace } from '../../../test/raced.ts';
import { statisticsOf } from './statistics.ts';

const sum = (values: object): number => Object.values(values).reduce((all, each) => all + each, 0);

describe('the statistics', () => {
  it('R-END-3 add up to the final count, whatever was played', () => {
    fc.assert(
      fc.property(anyRace, voyage => {
        for (const { score, gold, treasure } of statisticsOf(voyage).ships) {
          expect(sum(gold)).toBe(score.gold);
          expect(sum(treasure)).toBe(score.treasure);
        }
      }),
      { numRuns: 60 },
    );
  });
  it('count every battle on both sides, and every die', () => {
    fc.assert(
      fc.property(anyRace, voyage => {
        const { ships, rounds, actionDice } = statisticsOf(voyage);
        const total = (of: (battles: (typeof ships)[number]['battles']) => number): number =>
          ships.reduce((all, { battles }) => all + of(battles), 0);
        expect(total(({ fought }) => fought) % 2).toBe(0);
        expect(total(({ won }) => won)).toBe(total(({ lost }) => lost));
        expect(actionDice.reduce((all, { times }) => all + times, 0)).toBe(2 * rounds);
      }),
      { numRuns: 60 },
    );
  });
});
