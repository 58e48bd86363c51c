import type { Hand } from './hand.ts';
import { curve, num, numbers, type Point, wash } from './ink.ts';

/** A bank of fog between two heights: soft waves above and below, thinner towards its ends. */
export const fog = (
  hand: Hand,
  from: number,
  to: number,
  y: number,
  thick: number,
  opacity: number,
  fill = '#F4F0E4',
): string => {
  const swell = (x: number): number => Math.max(0, Math.min(1, (x - from) / 160, (to - x) / 160)) ** 0.6;
  const edge = (sign: number): Point[] =>
    numbers(from, to, (to - from) / Math.round((to - from) / 32)).map(
      (x): Point => [x, y + sign * thick * 0.5 * swell(x) * (0.75 + 0.5 * hand.drift(x / 85 + sign * 40 + y))],
    );
  const under = edge(1).reverse();
  return wash(`${curve(edge(-1))}L${curve(under).slice(1)}Z`, fill, opacity);
};

/** A curl of mist, as the chart draws wind. */
export const wisps = (hand: Hand, from: number, to: number, top: number, bottom: number, count: number): string => {
  const curls = numbers(1, count, 1).map(() => {
    const [x, y, w] = [
      Math.round(hand.some(from, to)),
      Math.round(hand.some(top, bottom)),
      Math.round(hand.some(16, 34)),
    ];
    return `M${x} ${y}q${num(w / 2)} -6 ${w} 0t${w} 0q6 -3 3 -6q-4 -2 -5 2`;
  });
  return `<path d="${curls.join('')}" fill="none" stroke="#FFFDF3" stroke-width="1.4" opacity=".7"/>`;
};
