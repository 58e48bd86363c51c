import { describe, expect, it } from 'vitest';
import { leftOf, lengthOf } from './clock.ts';

const CLOCK = { decision: 30_000, reserve: 120_000, runs: true };

describe('a clock', () => {
  it('runs down the time of the decision, then the reserve, and never below nothing', () => {
    expect(leftOf(CLOCK, 1000, 11_000)).toEqual({ decision: 20_000, reserve: 120_000, runs: true });
    expect(leftOf(CLOCK, 1000, 41_000)).toEqual({ decision: 0, reserve: 110_000, runs: true });
    expect(leftOf(CLOCK, 1000, 999_000)).toEqual({ decision: 0, reserve: 0, runs: true });
  });

  it('stands while nobody is asked, and when the page’s clock is behind', () => {
    const still = { ...CLOCK, runs: false };
    expect(leftOf(still, 1000, 41_000)).toEqual(still);
    expect(leftOf(CLOCK, 1000, 0)).toEqual(CLOCK);
  });

  it('is said in minutes and seconds, long ones in hours or days', () => {
    expect(lengthOf(0)).toEqual({ minutes: 0, seconds: 0 });
    expect(lengthOf(1)).toEqual({ minutes: 0, seconds: 1 });
    expect(lengthOf(90_000)).toEqual({ minutes: 1, seconds: 30 });
    expect(lengthOf(23.5 * 3_600_000)).toEqual({ hours: 23 });
    expect(lengthOf(72 * 3_600_000)).toEqual({ days: 3 });
  });
});
