import { line, path } from './pen.ts';
import type { Point } from './point.ts';

/** Planks on posts, from the shore out into the water. */
export const drawJetty = (shore: Point, end: Point): string => {
  const way = line([shore, end]);
  return path('jetty', way) + path('planks', way);
};
