import type { Hand } from './hand.ts';
import { curve, line, num, numbers, type Point, shape } from './ink.ts';

export type Ridge = {
  readonly from: number;
  readonly to: number;
  /** The foot of the hills. */
  readonly foot: number;
  readonly height: number;
  readonly fill: string;
  /** How long a hill is. */
  readonly wave?: number;
  /** Down to here it is painted, behind whatever stands before it. */
  readonly bottom?: number;
  readonly ink?: number;
};

/** A line of hills that sinks to its foot at both ends, with strokes of shade on the lee sides. */
export const hills = (hand: Hand, ridge: Ridge): string => {
  const { from, to, foot, height, fill, wave = 90, bottom = foot, ink = 1.2 } = ridge;
  const rise = (x: number): number => {
    const edge = Math.min(1, (x - from) / 70, (to - x) / 70);
    return foot - Math.max(0, edge) ** 0.6 * height * (0.62 + 0.42 * hand.drift(x / wave + foot));
  };
  const top = numbers(from, to, 12).map((x): Point => [x, rise(x)]);
  const shade = numbers(from + 20, to - 20, 9).flatMap(x => {
    const slope = rise(x + 5) - rise(x - 5);
    if (slope < 1.2) return [];
    const down = Math.min(foot - rise(x) - 3, 6 + slope * 3 + hand.some(0, 5));
    return down > 3 ? [`M${num(x)} ${num(rise(x) + 3)}l${num(down * 0.45)} ${num(down)}`] : [];
  });
  const ground = bottom > foot ? `L${num(to)} ${num(bottom)}H${num(from)}Z` : 'Z';
  return shape(`${curve(top)}${ground}`, fill, ink) + line(shade.join(''), 0.8, '#34241A', 0.55);
};

/** Ground under somebody's feet: a line with a tremble, painted to the lower edge. */
export const ground = (hand: Hand, points: readonly Point[], fill: string, ink = 1.4): string => {
  const edge = points.flatMap((point, index) =>
    index === 0 ? [point] : hand.stroke(points[index - 1], point, 1).slice(1),
  );
  return shape(`${curve(edge)}V290H${num(points[0][0])}Z`, fill, ink);
};

/** Tufts, pebbles and shells, so that a beach or a meadow is not empty. */
export const litter = (hand: Hand, from: number, to: number, top: number, bottom: number, count: number): string => {
  const marks = numbers(1, count, 1).map(() => {
    const [x, y] = [Math.round(hand.some(from, to)), Math.round(hand.some(top, bottom))];
    return hand.oneOf([
      `M${num(x)} ${num(y)}l-2 -4M${num(x + 1)} ${num(y)}l.4 -5.4M${num(x + 2)} ${num(y)}l2.4 -4`,
      `M${num(x)} ${num(y)}q2 -3 4 0Z`,
      `M${num(x)} ${num(y)}h7`,
      `M${num(x)} ${num(y)}h.2M${num(x + 4)} ${num(y + 1)}h.2M${num(x + 7)} ${num(y - 1)}h.2`,
    ]);
  });
  return line(marks.join(''), 0.9, '#34241A', 0.55);
};
