import type { Position, ShipName } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { isShared, rank } from './rank.ts';

interface Afloat {
  readonly ship: ShipName;
  readonly position: Position;
}

/** Ships by their spaces; on another lap the lap is named too. */
const at = (...spaces: readonly (number | readonly [space: number, lap: number])[]): Afloat[] =>
  spaces.map((where, ship) => ({
    ship,
    position: typeof where === 'number' ? { space: where, lap: 0 } : { space: where[0], lap: where[1] },
  }));

const places = (ships: readonly Afloat[]): number[] => ships.map(({ ship }) => rank(ships, ship));

describe('the place in the race', () => {
  it('goes by how far the ships have come', () => {
    expect(places(at(5, 30, 17))).toEqual([3, 1, 2]);
  });
  it('is shared in one space, and the next place stays empty', () => {
    expect(places(at(17, 17, 4))).toEqual([1, 1, 3]);
  });
  it('goes by the spaces that are left on the two lanes of a fork', () => {
    expect(places(at(12, 13, 9))).toEqual([1, 2, 3]);
  });
  it('is shared by ships on two lanes that have equally many left', () => {
    expect(places(at(11, 13, 3))).toEqual([1, 1, 3]);
    expect(isShared(at(11, 13, 3), 0)).toBe(true);
    expect(isShared(at(11, 13, 3), 2)).toBe(false);
  });
  it('is the last one behind the start line, however high the number of the space', () => {
    expect(places(at([49, -1], 0, 2))).toEqual([3, 2, 1]);
  });
  it('is the first one at the finish', () => {
    expect(places(at(49, [0, 1], 0))).toEqual([2, 1, 3]);
  });
});
