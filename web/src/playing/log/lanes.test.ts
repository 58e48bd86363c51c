import { SPACES } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { STRETCHES } from './lanes.ts';

describe('the board as a list', () => {
  it('has every space once', () => {
    const spaces = STRETCHES.flatMap(stretch => stretch.spaces);
    expect(spaces.toSorted((one, other) => one - other)).toEqual([...SPACES.keys()]);
  });
  it('has three forks with a long lane and a short one', () => {
    const lanes = STRETCHES.filter(({ lane }) => lane !== null).map(({ lane, spaces }) => [lane, spaces.length]);
    expect(lanes).toEqual([
      [1, 6],
      [2, 2],
      [1, 6],
      [2, 2],
      [1, 6],
      [2, 2],
    ]);
  });
  it('begins at Port Royal', () => {
    expect(STRETCHES[0].spaces[0]).toBe(0);
  });
});
