import type { Hand } from './hand.ts';
import { curve, disc, line, num, numbers, oval, type Point, shape, wash } from './ink.ts';

const coralTree = (hand: Hand, x: number, y: number, h: number, fill: string): string => {
  const branches = [-0.5, -0.2, 0.15, 0.45].map(side => {
    const [tip, bend] = [h * hand.some(0.7, 1), side * h * 0.9];
    return `M${num(x)} ${num(y)}q${num(bend * 0.2)} ${num(-tip * 0.6)} ${num(bend)} ${num(-tip)}m${num(-bend * 0.35)} ${num(tip * 0.4)}q${num(h * 0.1)} ${num(-tip * 0.1)} ${num(h * 0.08)} ${num(-tip * 0.3)}`;
  });
  return line(branches.join(''), 5) + line(branches.join(''), 3, fill);
};

const brain = (x: number, y: number, w: number, fill: string): string =>
  shape(
    `M${num(x - w)} ${num(y)}C${num(x - w)} ${num(y - w * 1.3)} ${num(x + w)} ${num(y - w * 1.3)} ${num(x + w)} ${num(y)}Z`,
    fill,
    1.1,
  ) +
  line(
    `M${num(x - w * 0.6)} ${num(y - w * 0.3)}q${num(w * 0.3)} ${num(-w * 0.4)} ${num(w * 0.5)} 0t${num(w * 0.6)} ${num(-w * 0.1)}M${num(x - w * 0.3)} ${num(y - w * 0.7)}q${num(w * 0.3)} ${num(-w * 0.2)} ${num(w * 0.6)} .1`,
    0.8,
  );

const weed = (hand: Hand, x: number, y: number, h: number): string => {
  const leaf = (dx: number, k: number): string =>
    `M${num(x + dx)} ${num(y)}q${num(-6)} ${num(-h * k * 0.3)} 0 ${num(-h * k * 0.5)}t${num(hand.some(-2, 3))} ${num(-h * k * 0.5)}`;
  return line(leaf(-4, 0.7) + leaf(0, 1) + leaf(5, 0.8), 2.2, '#3F6B45');
};

/** A fish of about sixteen units, looking right. */
const fish = (fill: string): string =>
  shape('M-5 0L-11 -5V5ZM-6 0C-3 -6 5 -6 9 0C5 6 -3 6 -6 0Z', fill, 0.9) +
  line('M1 -4C-1 -1 -1 1 1 4', 0.7) +
  disc(5.4, -1, 0.9, '#34241A');

/** The fin of somebody who waits. */
export const sharkFin = (): string =>
  shape('M-12 0C-6 -4 -3 -12 4 -17C3 -10 5 -4 11 0Z', '#6B7A80', 1.1) +
  line('M-20 2q5 -4 10 0M12 2q5 -4 10 0', 1.6, '#FBF5E2');

export const dolphin = (): string =>
  shape(
    'M-22 10C-18 -6 -2 -12 12 -5L21 -4L14 -1C10 6 2 1 -6 3C-12 5 -16 8 -18 12L-26 15L-24 10L-29 6ZM-4 -8L-9 -14L3 -8Z',
    '#5E97A6',
    1.1,
  ) +
  wash('M-14 5C-8 0 4 0 12 0C6 5 2 1 -6 3Z', '#DCEBE4', 0.8) +
  disc(10, -4, 1, '#34241A');

const CORALS = ['#D8704F', '#E0A15A', '#B75F86', '#C9504A', '#8E7AA8'];

/** A cut through the sea in front of the beholder: the bottom with corals, weed and fish. */
export const underwater = (hand: Hand, top: number): string => {
  const surface = numbers(-40, 2240, 40).map((x): Point => [x, top + 4 * hand.drift(x / 60)]);
  const bed = numbers(-44, 2244, 44).map((x): Point => [x, 264 + 9 * hand.drift(x / 110 + 9)]);
  const growth = numbers(20, 2190, 34).map(x => {
    const [px, py] = [x + hand.some(-8, 8), 270 + hand.some(-2, 5)];
    switch (hand.oneOf(['tree', 'tree', 'brain', 'weed', 'stone'])) {
      case 'tree':
        return coralTree(hand, px, py, hand.some(22, 40), hand.oneOf(CORALS));
      case 'brain':
        return brain(px, py, hand.some(9, 14), hand.oneOf(CORALS));
      case 'weed':
        return weed(hand, px, py, hand.some(28, 48));
      default:
        return shape(oval(px, py, 14, 8), '#9A8A78', 1.1);
    }
  });
  const school = numbers(60, 2150, 88).map(x => {
    const flip = hand.oneOf(['', ' scale(-1 1)']);
    return `<g transform="translate(${Math.round(x + hand.some(-30, 30))} ${Math.round(hand.some(top + 16, 244))})${flip}">${fish(hand.oneOf(['#F0B93A', '#E27D60', '#F6E3A8', '#8E7AA8']))}</g>`;
  });
  return (
    wash(`${curve(surface)}V280H-40Z`, '#1C5F70', 0.72) +
    line(curve(surface), 2.2, '#FBF5E2', 0.8) +
    shape(`${curve(bed)}V290H-44Z`, '#C9B27C', 1.1) +
    growth.join('') +
    school.join('')
  );
};
