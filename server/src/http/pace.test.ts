import { describe, expect, it } from 'vitest';
import { Pace } from './pace.ts';

describe('a pace of three at once and six a minute', () => {
  const clock = { now: 0 };
  const pace = new Pace({ burst: 3, perMinute: 6 }, () => clock.now);

  it('allows three at once, each by themselves', () => {
    expect([1, 2, 3, 4].map(() => pace.allows('nell'))).toEqual([true, true, true, false]);
    expect(pace.allows('bram')).toBe(true);
  });

  it('allows one more every ten seconds', () => {
    clock.now = 10_000;
    expect([1, 2].map(() => pace.allows('nell'))).toEqual([true, false]);
    clock.now = 16_000;
    expect(pace.wait('nell')).toBe(4000);
  });

  it('never saves up more than three', () => {
    clock.now = 10_000_000;
    expect([1, 2, 3, 4].map(() => pace.allows('nell'))).toEqual([true, true, true, false]);
  });
});
