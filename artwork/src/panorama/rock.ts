import type { Hand } from './hand.ts';
import { line, num, type Point, polygon, shape, wash } from './ink.ts';

/** A crag of `w` by `h` on its foot at (x, y): facets, the lee side dark. */
export const rock = (
  hand: Hand,
  x: number,
  y: number,
  w: number,
  h: number,
  fill = '#B39A72',
  shade = '#8A6F4E',
): string => {
  const u = (a: number): number => hand.some(-a, a);
  const left: Point = [x - w / 2, y];
  const right: Point = [x + w / 2, y];
  const peak: Point = [x + u(w * 0.12) - w * 0.05, y - h];
  const l1: Point = [x - w * 0.42 + u(w * 0.05), y - h * hand.some(0.34, 0.5)];
  const l2: Point = [x - w * 0.24 + u(w * 0.05), y - h * hand.some(0.72, 0.86)];
  const r1: Point = [x + w * 0.2 + u(w * 0.05), y - h * hand.some(0.76, 0.92)];
  const r2: Point = [x + w * 0.36 + u(w * 0.05), y - h * hand.some(0.36, 0.56)];
  const crease: Point = [x + w * 0.06 + u(w * 0.06), y - h * hand.some(0.4, 0.6)];
  const foot: Point = [x + w * 0.14 + u(w * 0.06), y];
  const cracks = [0.3, 0.45, 0.6].map(
    t => `M${num(x + w * (0.16 + 0.1 * t))} ${num(y - h * (0.78 - t))}l${num(w * 0.04)} ${num(h * 0.14)}`,
  );
  return (
    shape(polygon([left, l1, l2, peak, r1, r2, right]), fill) +
    wash(polygon([peak, r1, r2, right, foot, crease]), shade) +
    line(`M${num(peak[0])} ${num(peak[1])}L${num(crease[0])} ${num(crease[1])}L${num(foot[0])} ${num(foot[1])}`, 0.9) +
    line(cracks.join(''), 0.8) +
    line(`M${num(l2[0] + w * 0.05)} ${num(l2[1] + h * 0.12)}l${num(-w * 0.05)} ${num(h * 0.22)}`, 0.8) +
    line(polygon([left, l1, l2, peak, r1, r2, right]), 1.3)
  );
};

/** A heap of a few boulders. */
export const boulders = (hand: Hand, x: number, y: number, w: number): string =>
  [-0.32, 0.3, 0]
    .map(side => {
      const size = w * hand.some(0.36, 0.5);
      return rock(hand, x + side * w, y + (side === 0 ? 3 : 0), size, size * hand.some(0.5, 0.8));
    })
    .join('');
