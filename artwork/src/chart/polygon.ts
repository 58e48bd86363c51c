import { between, distance, type Point } from './point.ts';

export type Polygon = readonly Point[];
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export const box = (polygon: Polygon): Box => ({
  left: Math.min(...polygon.map(([x]) => x)),
  top: Math.min(...polygon.map(([, y]) => y)),
  right: Math.max(...polygon.map(([x]) => x)),
  bottom: Math.max(...polygon.map(([, y]) => y)),
});

type Sides = readonly (readonly [Point, Point])[];

/** The same few outlines are asked about many thousand times while the chart is drawn. */
const known = new WeakMap<Polygon, Sides>();

export const sides = (polygon: Polygon): Sides => {
  const found = known.get(polygon) ?? polygon.map((point, k) => [polygon.at(k - 1) ?? point, point] as const);
  known.set(polygon, found);
  return found;
};

export const isInside = ([x, y]: Point, polygon: Polygon): boolean => {
  let inside = false;
  for (const [a, b] of sides(polygon)) {
    if (a[1] > y === b[1] > y) continue;
    if (x < a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])) inside = !inside;
  }
  return inside;
};

const nearestOnSide = (point: Point, a: Point, b: Point): Point => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square;
  return between(a, b, Math.max(0, Math.min(1, part)));
};

/** The point of the outline nearest to a point. */
export const nearest = (point: Point, polygon: Polygon): Point =>
  sides(polygon).reduce((best, [a, b]) => {
    const next = nearestOnSide(point, a, b);
    return distance(point, next) < distance(point, best) ? next : best;
  }, polygon[0]);

/** How far a point is from the outline, whether inside or outside. */
export const toOutline = (point: Point, polygon: Polygon): number => distance(point, nearest(point, polygon));

export const isNear = (point: Point, { left, top, right, bottom }: Box, by: number): boolean =>
  point[0] > left - by && point[0] < right + by && point[1] > top - by && point[1] < bottom + by;

/** Where the outline crosses the height y, from west to east: in, out, in, out. */
export const crossings = (y: number, polygon: Polygon): number[] =>
  sides(polygon)
    .filter(([a, b]) => a[1] > y !== b[1] > y)
    .map(([a, b]) => a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]))
    .sort((a, b) => a - b);
