import { disc, line, path, row, shape } from './pen.ts';
import { add, type Point, polar } from './point.ts';

/** One ring of points: how many, from where, how long, how wide at the root, and its dark half. */
type Ring = {
  readonly turns: readonly number[];
  readonly long: number;
  readonly root: number;
  readonly half: number;
  readonly dark: string;
};

const RINGS: readonly Ring[] = [
  { turns: [1, 3, 5, 7, 9, 11, 13, 15].map(k => k * 22.5), long: 72, root: 20, half: 11, dark: 'rose-soft' },
  { turns: [45, 135, 225, 315], long: 85, root: 24, half: 20, dark: 'rose-blue' },
  { turns: [-90, 0, 90, 180], long: 98, root: 25, half: 32, dark: 'rose-red' },
];

const drawRing = (middle: Point, { turns, long, root, half, dark }: Ring): string => {
  const tip = (turn: number): Point => add(middle, polar(turn, long));
  const left = (turn: number): Point => add(middle, polar(turn - half, root));
  const right = (turn: number): Point => add(middle, polar(turn + half, root));
  return (
    path('rose-light', turns.map(turn => shape([middle, left(turn), tip(turn)])).join('')) +
    path(dark, turns.map(turn => shape([middle, right(turn), tip(turn)])).join('')) +
    path(
      'rose-edge',
      turns.map(turn => line([left(turn), tip(turn), right(turn)]) + line([middle, tip(turn)])).join(''),
    )
  );
};

const ticks = (middle: Point, count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, k) => (360 / count) * k)
    .map(turn => line([add(middle, polar(turn, from)), add(middle, polar(turn, to))]))
    .join('');

/** A band of the scale, black and white in turn, sixteen of each. */
const band = (middle: Point): string =>
  Array.from({ length: 16 }, (_, k) => {
    const [from, to] = [k * 22.5, k * 22.5 + 11.25];
    const [a, b] = [add(middle, polar(from, 98)), add(middle, polar(to, 98))];
    const [c, d] = [add(middle, polar(to, 101.5)), add(middle, polar(from, 101.5))];
    return `M${row(...a)}A98 98 0 0 1 ${row(...b)}L${row(...c)}A101.5 101.5 0 0 0 ${row(...d)}z`;
  }).join('');

export const drawRose = (middle: Point): string => {
  const [x, y] = middle;
  return (
    disc('rose-line bold', middle, 107) +
    disc('rose-line', middle, 101.5) +
    disc('rose-line', middle, 98) +
    disc('rose-line', middle, 74) +
    disc('rose-line', middle, 70) +
    path('scale', band(middle)) +
    path('rose-line', ticks(middle, 72, 101.5, 105) + ticks(middle, 32, 70, 74)) +
    RINGS.map(ring => drawRing(middle, ring)).join('') +
    disc('rose-hub', middle, 12) +
    disc('rose-line', middle, 8) +
    disc('dark', middle, 3.6) +
    path(
      'lily',
      `M${row(x, y - 124)}c-5 6-6 11-2.4 17h4.8c3.6-6 2.6-11-2.4-17z` +
        `M${row(x - 3, y - 108)}c-3-6-10-8-11-2c-.4 4 4 5 5 2c.4 4 3 5 6 3zM${row(x + 3, y - 108)}c3-6 10-8 11-2c.4 4-4 5-5 2c-.4 4-3 5-6 3z` +
        `M${row(x - 7, y - 106)}h14v3.4h-14z`,
    )
  );
};
