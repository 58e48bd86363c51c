/** A place on the board or a step from one to another: x to the east, y to the south. */
export type Point = readonly [x: number, y: number];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const mul = (a: Point, by: number): Point => [a[0] * by, a[1] * by];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];
export const unit = (a: Point): Point => mul(a, 1 / (Math.hypot(a[0], a[1]) || 1));
/** Degrees clockwise from east, as everywhere in the layout. */
export const polar = (degrees: number, radius = 1): Point => [
  Math.cos((degrees * Math.PI) / 180) * radius,
  Math.sin((degrees * Math.PI) / 180) * radius,
];
/** The right hand of a heading. */
export const starboard = (heading: Point): Point => [-heading[1], heading[0]];

/** Many places in a row: `points('10 20, 30 40')`. */
export const points = (text: string): readonly Point[] =>
  text
    .trim()
    .split(/,\s+/)
    .map((pair): Point => {
      const [x, y] = pair.split(/\s+/).map(Number);
      return [x, y];
    });
