import { hand } from './noise.ts';
import { flow, glyph, line, path, row, shape, stamp } from './pen.ts';
import { add, between, type Point, sub, unit } from './point.ts';

/** Widths and heights of the peaks that are drawn; a range takes whichever comes nearest to what it wants. */
const SIZES: readonly (readonly [width: number, height: number])[] = [
  [66, 50],
  [60, 46],
  [64, 40],
  [56, 38],
  [58, 33],
  [50, 31],
  [48, 25],
  [44, 27],
  [42, 20],
  [38, 23],
];

/** An ink ridge, lit from the north-west; its foot fades into the land. */
const peak = (width: number, height: number, seed: number): string => {
  const { any } = hand(seed);
  const about = (by: number): number => any(-by, by);
  const top: Point = [about(width * 0.07), -height];
  const [west, east]: readonly [Point, Point] = [
    [-width / 2, about(1.5)],
    [width / 2, about(1.5)],
  ];
  const slope = (from: Point, to: Point, shoulder: number): Point[] => [
    from,
    ...[1, 2, 3, 4, 5].map((k): Point => {
      const sag = Math.sin((Math.PI * k) / 6) * height * 0.07 + (k === 2 || k === 3 ? shoulder : 0);
      return add(between(from, to, k / 6), [about(width * 0.018), sag + about(height * 0.02)]);
    }),
    to,
  ];
  const left = slope(west, top, any(-0.07, 0.02) * height);
  const right = slope(top, east, any(-0.09, 0.02) * height);
  let ridgeX = top[0];
  const ridge = [
    top,
    ...[1, 2, 3, 4, 5].map((k): Point => {
      ridgeX += (k % 2 ? 1 : -0.55) * width * any(0.05, 0.085);
      return [ridgeX, top[1] + (height * k) / 5.6];
    }),
  ];
  const fall = unit(sub(east, top));
  const strokes = Array.from({ length: 10 }, (_, k) => {
    const down = 0.08 + k * 0.085;
    const lee = between(top, east, Math.min(1, down + 0.04));
    const from = between(between(ridge[0], ridge[5], down), lee, any(0.25, 0.6));
    const long = height * (0.3 - 0.15 * down) * any(0.8, 1.25);
    return `M${row(...from)}l${row(fall[0] * long, fall[1] * long)}`;
  });
  const crease = add(between(top, west, 0.46), [width * 0.06, 0]);
  return (
    path('peak', shape([...left, ...right.slice(1)])) +
    path('lee', shape([...ridge, [width * 0.2, 0], ...right.toReversed()])) +
    path(
      'fine',
      `${strokes.join('')}M${row(...crease)}q${row(width * 0.02, height * 0.12, -width * 0.03, height * 0.26)}`,
    ) +
    path('crest light', flow(left)) +
    path('crest', flow(right)) +
    path('fine ridge', line(ridge.slice(0, 5)))
  );
};

export const mountainGlyphs = (): string =>
  SIZES.map(([width, height], k) => glyph(`peak-${k}`, peak(width, height, 300 + k * 7))).join('');

export const mountain = (foot: Point, width: number, height: number): string => {
  const off = ([w, h]: readonly [number, number]): number => Math.abs(w - width) + Math.abs(h - height);
  const best = SIZES.reduce((best, size) => (off(size) < off(best) ? size : best));
  return stamp(`peak-${SIZES.indexOf(best)}`, foot);
};
