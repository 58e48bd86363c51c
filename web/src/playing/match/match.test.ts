import { PIRATES } from '@jamaica/words';
import { describe, expect, it } from 'vitest';
import type { Berth } from '../table/table.ts';
import { asStrong, changeAfter, matched } from './match.ts';

/** One person, and bots that stand at these places of the scale; undefined is a bot of its level. */
const crew = (...skills: readonly (number | undefined)[]): readonly Berth[] =>
  PIRATES.slice(0, skills.length + 1).map((pirate, seat) => {
    const skill = skills[seat - 1];
    const berth: Berth = { pirate, name: null, bot: seat === 0 ? null : 'bosun' };
    return skill === undefined ? berth : asStrong(berth, skill);
  });

describe('opponents as strong as you', () => {
  it('get stronger by a victory, and gentler by a defeat', () => {
    expect(changeAfter(crew(1, 1, 1), [0])).toEqual({ from: 1, to: 1.225, isWon: true });
    expect(changeAfter(crew(1, 1, 1), [2])).toEqual({ from: 1, to: 0.925, isWon: false });
    expect(changeAfter(crew(1, 1), ['ghost'])).toEqual({ from: 1, to: 0.9, isWon: false });
  });
  it('stay where they are in the long run when each ship wins as often as the others', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const berths = crew(...Array.from({ length: players - 1 }, () => 1));
      const moved = berths.map((_, winner) => (changeAfter(berths, [winner])?.to ?? 0) - 1);
      expect(moved.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 10);
    }
  });
  it('move half as far by a victory that is shared', () => {
    expect(changeAfter(crew(1), [0, 1])?.to).toBe(1);
  });
  it('are never gentler than a deckhand, nor stronger than an admiral', () => {
    expect(changeAfter(crew(0, 0, 0), [1])).toEqual({ from: 0, to: 0, isWon: false });
    expect(changeAfter(crew(2.9, 2.9, 2.9), [0])).toEqual({ from: 2.9, to: 3, isWon: true });
  });
  it('learn nothing from a race with others', () => {
    expect(changeAfter(crew(1, 1, undefined), [0])).toBeNull();
    expect(changeAfter(crew(undefined, undefined), [0])).toBeNull();
    const two = crew(1, 1).map(
      (berth, seat): Berth => (seat === 1 ? { pirate: 'mary', name: 'Mary', bot: null } : berth),
    );
    expect(changeAfter(two, [0])).toBeNull();
  });
  it('are called by the level they are nearest to, and come to the next race as strong as they are by then', () => {
    expect(matched(crew(0, undefined), 1.6).map(({ bot, skill }) => [bot, skill])).toEqual([
      [null, undefined],
      ['captain', 1.6],
      ['bosun', undefined],
    ]);
  });
});
