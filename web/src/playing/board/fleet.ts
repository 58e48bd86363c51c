import { berthsIn, facesWest, type Point } from '@jamaica/artwork/board/layout.ts';
import type { ShipName, View } from '@jamaica/rules';

/** A ship at its place on the board. */
interface Moored {
  readonly ship: ShipName;
  readonly space: number;
  readonly point: Point;
  readonly size: number;
  readonly facing: 'east' | 'west';
}

/** Where all ships lie; those further south are drawn later, over the others. */
export const fleet = ({ ships }: Pick<View, 'ships'>): readonly Moored[] => {
  const spaces = new Set(ships.map(({ position }) => position.space));
  return [...spaces]
    .flatMap(space => {
      const here = ships.filter(({ position }) => position.space === space);
      const { points, size } = berthsIn(space, here.length);
      const facing: Moored['facing'] = facesWest(space) ? 'west' : 'east';
      return here.map(({ ship }, index) => ({ ship, space, point: points[index], size, facing }));
    })
    .sort((one, other) => one.point.y - other.point.y);
};
