import { disc, flow, path, shape } from './pen.ts';
import { add, mul, type Point, polar, starboard } from './point.ts';

const spot = (middle: Point, turn: number, out: number, aside: number): Point =>
  add(middle, add(polar(turn, out), mul(starboard(polar(turn)), aside)));

/** Straight rays and wavy ones in turn; the disc in the middle is left for the die of the morning. */
export const drawSun = (middle: Point): string => {
  const turns = Array.from({ length: 16 }, (_, k) => k * 22.5);
  const half = (turn: number, side: number): string =>
    shape([spot(middle, turn, 50, 0), spot(middle, turn, 50, side), spot(middle, turn, 75, 0)]);
  const wave = (turn: number): string =>
    flow(Array.from({ length: 10 }, (_, k) => spot(middle, turn + 11.25, 50 + 2 * k, 3 * Math.sin((2 * k) / 3.2))));
  return (
    path('ray', turns.map(turn => half(turn, -7) + half(turn, 7)).join('')) +
    path('ray dark-ray', turns.map(turn => half(turn, 7)).join('')) +
    path('ray-line', turns.map(wave).join('')) +
    disc('sun', middle, 53) +
    disc('sun-ring', middle, 48.5) +
    disc('sun-ring dots', middle, 45)
  );
};
