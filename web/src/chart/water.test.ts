import { LAIRS } from '@jamaica/rules';
import { expect, it } from 'vitest';
import { CELLS, MARKS } from './layout.ts';
import { distance } from './point.ts';
import { swellsIn, tintOf } from './water.ts';

it('Port Royal and the lairs have a water of their own', () => {
  expect(tintOf(0)).toBe('royal');
  expect(CELLS.filter(({ id }) => tintOf(id).startsWith('lair')).map(({ id }) => id)).toEqual(LAIRS);
});

it('the water is calm around marks and where a ship lies', () => {
  for (const cell of CELLS) {
    for (const swell of swellsIn(cell)) {
      expect(distance(swell, MARKS[cell.id].at)).toBeGreaterThan(MARKS[cell.id].radius);
      expect(distance(swell, cell.centre)).toBeGreaterThan(10);
    }
  }
});
