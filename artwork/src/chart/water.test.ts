import { LAIRS, PORT_ROYAL, SPACES } from '@jamaica/rules';
import { expect, it } from 'vitest';
import { CELLS, MARKS } from './layout.ts';
import { distance } from './point.ts';
import { swellsIn, tintOf } from './water.ts';

it('Port Royal, the ports and the lairs have a water of their own', () => {
  const tinted = (tint: string): number[] => CELLS.map(({ id }) => id).filter(id => tintOf(id).startsWith(tint));
  expect(tinted('royal')).toEqual([PORT_ROYAL]);
  expect(tinted('port')).toEqual(SPACES.flatMap(({ kind }, id) => (kind === 'port' ? [id] : [])));
  expect(tinted('lair')).toEqual(LAIRS);
});

it('the water is calm around marks and where a ship lies', () => {
  for (const cell of CELLS) {
    for (const swell of swellsIn(cell)) {
      expect(distance(swell, MARKS[cell.id].at)).toBeGreaterThan(MARKS[cell.id].radius);
      expect(distance(swell, cell.centre)).toBeGreaterThan(10);
    }
  }
});
