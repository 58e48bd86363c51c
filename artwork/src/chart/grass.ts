import type { Ground } from './ground.ts';
import { ISLAND, isAshore } from './layout.ts';
import { hand } from './noise.ts';
import { path, row } from './pen.ts';
import type { Point } from './point.ts';

/** Tufts here and there, so that open land is not empty. */
export const drawGrass = (ground: Ground): string => {
  const { any } = hand(1690);
  const tufts = Array.from({ length: 420 }, (): Point => [any(190, 1390), any(230, 780)])
    .filter(foot => !ground.isKept(foot, 3) && isAshore(foot, ISLAND, 10))
    .map(foot => `M${row(...foot)}l1.6-4m-3 4l-.2-5m-1 5l-2-4`);
  return path('tuft', tufts.join(''));
};
