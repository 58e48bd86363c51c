import type { Point } from '@jamaica/artwork/board/layout.ts';

/** How many straight pieces a curve is cut into: at four times the size of the board none of them shows. */
const PIECES = 12;

/** The points of a line that begins with `M` and goes on in curves (`C`), as the sailing lines are written. */
export const polyline = (d: string): readonly Point[] => {
  const numbers = d.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
  const points: Point[] = [{ x: numbers[0], y: numbers[1] }];
  for (let at = 2; at + 5 < numbers.length; at += 6) {
    const from = points[points.length - 1];
    const [ax, ay, bx, by, x, y] = numbers.slice(at, at + 6);
    for (let piece = 1; piece <= PIECES; piece++) {
      const t = piece / PIECES;
      points.push({ x: cubic(from.x, ax, bx, x, t), y: cubic(from.y, ay, by, y, t) });
    }
  }
  return points;
};

const cubic = (a: number, b: number, c: number, d: number, t: number): number =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Where one is after a share of the way along a line, from 0 to 1. */
export const along = (points: readonly Point[], share: number): Point => {
  const lengths = points.slice(1).map((point, index) => distance(points[index], point));
  let left = lengths.reduce((sum, each) => sum + each, 0) * Math.min(1, Math.max(0, share));
  for (const [index, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const [from, to] = [points[index], points[index + 1]];
      return { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length };
    }
    left -= length;
  }
  return points[points.length - 1];
};

/** The same line moved aside, to its right for a positive `by`: so several can be seen that go the same way. */
export const beside = (points: readonly Point[], by: number): readonly Point[] =>
  points.map(({ x, y }, index) => {
    const [before, after] = [points[Math.max(0, index - 1)], points[Math.min(points.length - 1, index + 1)]];
    const length = distance(before, after) || 1;
    return { x: x - ((after.y - before.y) / length) * by, y: y + ((after.x - before.x) / length) * by };
  });

/** A line as it is written in a drawing. */
export const written = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
