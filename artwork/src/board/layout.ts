import { PORT_ROYAL } from '@jamaica/rules';
import layout from './layout.json' with { type: 'json' };

/** A point on the board, in the units of its view box. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A space as it lies on the board. Kinds and prices are the rules' business. */
export interface Cell {
  readonly id: number;
  /** Its outline. */
  readonly d: string;
  readonly centre: Point;
  /** Where its price, skull or laurel lies, and how much room that has. */
  readonly mark: Point;
  readonly markRadius: number;
  /** The middle of the white number of the last stretch. */
  readonly score: Point | null;
  readonly slots: readonly Point[];
  /** The width of a ship when 1, 2, … 6 are there. */
  readonly shipSizes: readonly number[];
  readonly heading: number;
}

const point = ([x, y]: readonly number[]): Point => ({ x, y });

export const [, , WIDTH, HEIGHT] = layout.viewBox;

export const CELLS: readonly Cell[] = layout.spaces
  .toSorted((one, other) => one.id - other.id)
  .map(({ id, d, centre, mark, markRadius, score, slots, shipSizes, heading }) => ({
    id,
    d,
    centre: point(centre),
    mark: point(mark),
    markRadius,
    score: score ? point(score) : null,
    slots: slots.map(point),
    shipSizes,
    heading,
  }));

export const PLACES = layout.places;

export const RED_LINE = {
  points: layout.redLine.points.map(point),
  label: point(layout.redLine.label),
  labelRadius: layout.redLine.labelRadius,
};

/** The places of this many ships in one space: a slot, several to average, or the centre. */
const FORMATIONS: Readonly<Record<string, readonly (string | readonly number[])[]>> = layout.formations;

/** Port Royal has more room than a space of the race: where this many ships lie there, around the laurel. */
const HARBOUR: Readonly<Record<string, readonly (readonly number[])[] | undefined>> = layout.harbour;

const EDGES: ReadonlyMap<string, string> = new Map(layout.edges.map(({ from, to, d }) => [`${from}>${to}`, d]));

/** The sailing line of one step forward. */
export const edge = (from: number, to: number): string => {
  const d = EDGES.get(`${from}>${to}`);
  if (d === undefined) throw new Error(`no way from ${from} to ${to}`);
  return d;
};

/** As wide as a ship may be that is alone: about 46 pixels where the whole board is seen on a laptop. */
const WIDEST = 72;
const ASIDE = 11;

/** Where the ships in a space lie, and how wide they are. */
export const berthsIn = (
  space: number,
  ships: number,
): { readonly points: readonly Point[]; readonly size: number } => {
  const { centre, mark, slots, shipSizes } = CELLS[space];
  const crowd = String(Math.min(ships, 6));
  const alone = ships === 1 ? aside(centre, mark) : centre;
  const points =
    (space === PORT_ROYAL ? HARBOUR[crowd]?.map(point) : undefined) ??
    FORMATIONS[crowd].map(place => (typeof place === 'string' ? alone : middle(place.map(slot => slots[slot]))));
  // Ships that lie apart may be larger than the room that is kept for them: they do not hide each other.
  const size = Math.max(shipSizes[points.length - 1], Math.min(WIDEST, nearest(points)));
  // A seventh ship, the Ghost Ship, can only be there besides five others; it takes the middle then.
  return { points: ships > 6 ? [...points, centre] : points, size };
};

/** A large ship leaves what is printed on the space free. */
const aside = (centre: Point, mark: Point): Point => {
  const away = Math.hypot(centre.x - mark.x, centre.y - mark.y);
  return { x: centre.x + ((centre.x - mark.x) / away) * ASIDE, y: centre.y + ((centre.y - mark.y) / away) * ASIDE };
};

/** With its flag a ship is a little higher than it is wide. */
const UPRIGHT = 0.94;
/** How wide ships may be at these points without hiding each other: as far apart as the two are that are nearest. */
const nearest = (points: readonly Point[]): number =>
  Math.min(
    ...points.flatMap((one, index) =>
      points.slice(index + 1).map(({ x, y }) => Math.hypot(one.x - x, (one.y - y) * UPRIGHT)),
    ),
  );

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Whether a ship there shows its bow to the west. */
export const facesWest = (space: number): boolean => CELLS[space].heading > 90 && CELLS[space].heading < 270;
