import { hand } from './noise.ts';
import { disc, path, row } from './pen.ts';
import { add, distance, type Point, polar } from './point.ts';

const twinkle = ([x, y]: Point, r: number): string =>
  `M${row(x, y - r)}q0 ${row(r, r, r)}q${row(-r, 0, -r, r)}q0 ${row(-r, -r, -r)}q${row(r, 0, r, -r)}z`;

/** The crescent and its stars; the dark disc in the middle is left for the die of the evening. */
export const drawMoon = (middle: Point): string => {
  const { any } = hand(1671);
  const [x, y] = middle;
  const stars: Point[] = [];
  for (let tries = 0; tries < 300 && stars.length < 26; tries++) {
    const star = add(middle, polar(any(-78, 78), any(50, 72)));
    if (stars.every(other => distance(star, other) > 8)) stars.push(star);
  }
  return (
    disc('night-sky', middle, 75) +
    path('crescent', `M${row(x + 34, y - 58)}A68 68 0 1 0 ${row(x + 34, y + 58)}A58 58 0 1 1 ${row(x + 34, y - 58)}Z`) +
    path('speck', stars.map((star, k) => twinkle(star, k % 4 === 0 ? 4.2 : any(1.2, 2.4))).join('')) +
    disc('moon-hollow', add(middle, [3, 0]), 46)
  );
};
