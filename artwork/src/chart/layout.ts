import layout from '../board/layout.json' with { type: 'json' };
import type { Point } from './point.ts';
import { type Box, box, isInside, isNear, nearest, type Polygon, toOutline } from './polygon.ts';

const point = ([x, y]: readonly number[]): Point => [x, y];

export type Land = { readonly id: string; readonly outline: Polygon; readonly box: Box };
export type Cell = {
  readonly id: number;
  readonly d: string;
  readonly outline: Polygon;
  readonly box: Box;
  /** Where a single ship lies. */
  readonly centre: Point;
  /** The middle of the white number of the last stretch. */
  readonly score: Point | null;
};

export const LANDS: readonly Land[] = layout.islands.map(({ id, polygon }) => {
  const outline = polygon.map(point);
  return { id, outline, box: box(outline) };
});

export const landOf = (id: string): Land => {
  const land = LANDS.find(land => land.id === id);
  if (!land) throw new Error(`the layout has no island ${id}`);
  return land;
};

export const ISLAND: Land = landOf('main');
export const isIslet = (land: Land): boolean => land.id.startsWith('islet');

export const CELLS: readonly Cell[] = layout.spaces.map(({ id, d, polygon, centre, score }) => {
  const outline = polygon.map(point);
  return { id, d, outline, box: box(outline), centre: point(centre), score: score ? point(score) : null };
});

/** The single steps of the race. */
export const STEPS: readonly { readonly from: number; readonly to: number }[] = layout.edges;

export const MARKS: readonly { readonly at: Point; readonly radius: number }[] = layout.spaces.map(
  ({ mark, markRadius }) => ({ at: point(mark), radius: markRadius }),
);

export const PLACES = layout.places;
export const DECORATIONS = layout.decorations;
export const SEAL = { at: point(layout.redLine.label), radius: layout.redLine.labelRadius };

export type Area = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export const isAtPlace = ([x, y]: Point, place: Area, by = 0): boolean =>
  Math.abs(x - place.x) < place.w / 2 + by && Math.abs(y - place.y) < place.h / 2 + by;

export const isOnTrack = (at: Point, by = 0): boolean =>
  CELLS.some(
    cell => isNear(at, cell.box, by) && (isInside(at, cell.outline) || (by > 0 && toOutline(at, cell.outline) < by)),
  );

export const isOnLand = (at: Point, by = 0): boolean =>
  LANDS.some(
    land => isNear(at, land.box, by) && (isInside(at, land.outline) || (by > 0 && toOutline(at, land.outline) < by)),
  );

/** Inside the coast, and far enough from it. */
export const isAshore = (at: Point, land: Land, from = 0): boolean =>
  isNear(at, land.box, 0) && isInside(at, land.outline) && (from === 0 || toOutline(at, land.outline) > from);

/** The point of any coast nearest to a point. */
export const nearestCoast = (at: Point): Point =>
  LANDS.map(land => nearest(at, land.outline)).reduce((best, next) =>
    Math.hypot(next[0] - at[0], next[1] - at[1]) < Math.hypot(best[0] - at[0], best[1] - at[1]) ? next : best,
  );
