import type { Hand } from './hand.ts';
import { HEIGHT, WIDTH } from './hours.ts';
import { curve, line, num, numbers, type Point, wash } from './ink.ts';

/** The little double curl by which the chart says water. */
const curl = (x: number, y: number, w: number): string =>
  `M${Math.round(x)} ${Math.round(y)}q${w} -${w} ${w * 2} 0q${w} -${w} ${w * 2} 0`;

const band = (hand: Hand, y: number, height: number): string => {
  const top = numbers(0, WIDTH, 55).map((x): Point => [x, y + height * hand.drift(x / 170 + y)]);
  return `${curve(top)}V${HEIGHT}H0Z`;
};

export type Water = {
  readonly horizon: number;
  /** How far down it is seen. */
  readonly to?: number;
  readonly far?: string;
  readonly near?: string;
  readonly curls?: number;
};

/** Open water: flat tints that deepen towards the beholder, and wavelets that grow. */
export const sea = (hand: Hand, water: Water): string => {
  const { horizon, to = HEIGHT, far = '#8CC0BF', near = '#2E7C8A', curls = 150 } = water;
  const deep = to - horizon;
  const curled = (colour: string, opacity: number): string => {
    const all = numbers(1, curls / 2, 1).map(() => {
      const t = hand.some(0, 1);
      return curl(hand.some(0, WIDTH), horizon + 4 + deep * t ** 1.2, t < 0.25 ? 2 : t < 0.6 ? 3 : 4);
    });
    return line(all.join(''), 1, colour, opacity);
  };
  return (
    `<rect y="${num(horizon)}" width="${WIDTH}" height="${num(HEIGHT - horizon)}" fill="${far}"/>` +
    `<rect y="${num(horizon)}" width="${WIDTH}" height="14" fill="url(#low)" opacity=".4"/>` +
    wash(band(hand, horizon + deep * 0.16, 2), near, 0.35) +
    wash(band(hand, horizon + deep * 0.38, 4), near, 0.45) +
    wash(band(hand, horizon + deep * 0.66, 6), near, 0.6) +
    line(curve(numbers(0, WIDTH, 60).map((x): Point => [x, horizon + hand.drift(x / 90) * 0.7])), 1.1) +
    curled('#FBF5E2', 0.6) +
    curled('#1D5666', 0.6)
  );
};

/** White water where something stands or sails in the sea. */
export const foam = (x: number, y: number, w: number): string => {
  const arches = numbers(0, Math.max(1, Math.round(w / 9)) - 1, 1)
    .map(() => 'q4.5 -4 9 0')
    .join('');
  const start = x - (Math.max(1, Math.round(w / 9)) * 9) / 2;
  return (
    line(`M${num(start)} ${num(y)}${arches}`, 3.4, '#FBF5E2') +
    line(`M${num(start + 3)} ${num(y + 1.6)}${arches}`, 0.9, '#1D5666')
  );
};
