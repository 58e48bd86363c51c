import { describe, expect, it } from 'vitest';
import { leftOf, limit } from './budget.ts';

describe('a budget', () => {
  it('of games is used up by games', () => {
    const isUsedUp = limit({ games: 3 });
    expect([1, 2, 3, 4].map(isUsedUp)).toEqual([false, false, true, true]);
  });

  it('of time pays for the start of a thread, too, and is never less than nothing', () => {
    expect(leftOf({ milliseconds: 1000 }, 300)).toEqual({ milliseconds: 700 });
    expect(limit(leftOf({ milliseconds: 1000 }, 1800))(1)).toBe(true);
    expect(leftOf({ milliseconds: 1000 }, -3_600_000)).toEqual({ milliseconds: 1000 });
  });

  it('of games does not', () => {
    expect(leftOf({ games: 64 }, 5000)).toEqual({ games: 64 });
  });
});
