import { type Drawing, together } from './drawing.ts';
import { box, disc, line, num, numbers, oval, shape, wash } from './ink.ts';

/** Things to eat and to make merry with; each on its foot at 0. */
export const mug = (): string =>
  shape('M-4 0V-9H4V0Z', '#B9793A', 0.9) + line('M4 -7q5 1 0 6', 1) + wash('M-4.6 -9q4.6 -5 9.4 0Z', '#FFF9EA');
export const bottle = (): string => shape('M-3 0V-9L-1.2 -12V-18H1.2V-12L3 -9V0Z', '#3F6B45', 0.9);
export const pineapple = (): string =>
  shape('M0 -12L-5 -20L-1 -17L0 -24L2 -17L6 -20Z', '#7C9350', 0.9) +
  shape(oval(0, -6, 5.4, 7), '#E0A93A', 1) +
  line('M-4 -9L4 -2M-4.6 -5L2 0M4 -9L-4 -2M4.6 -5L-2 0', 0.6);
export const melon = (): string =>
  shape('M-11 -9C-9 3 9 3 11 -9Z', '#6E8247', 1) +
  wash('M-9 -9C-7 0 7 0 9 -9Z', '#D8593A') +
  line('M-4 -6v1M0 -4v1M4 -6v1', 1);
export const fowl = (): string =>
  shape('M-14 -1H14L10 2H-10Z', '#D9C49A', 0.9) +
  shape('M-10 -2C-12 -12 2 -16 8 -8C12 -10 15 -12 16 -9C16 -6 12 -6 9 -5C8 -2 4 -1 -10 -2Z', '#B9692A', 1) +
  line('M-4 -10q5 2 3 7', 0.8);
export const bread = (): string =>
  shape('M-10 0C-12 -9 12 -9 10 0Z', '#C9924A', 1) + line('M-5 -5l2 3M0 -6l2 3M5 -5l2 3', 0.8);
export const lobster = (): string =>
  shape('M-10 -2C-14 -8 -20 -6 -19 -2C-16 -4 -13 -2 -10 0ZM10 -2C14 -8 20 -6 19 -2C16 -4 13 -2 10 0Z', '#C9302C', 0.9) +
  shape(oval(0, -3, 10, 4), '#C9302C', 1) +
  line('M-5 -6v6M0 -7v7M5 -6v6', 0.8);

/** A long table of planks over trestles; what stands on it is laid by the scene at its height of 24. */
export const table = (w: number): string =>
  line(
    [-0.4, 0, 0.4]
      .map(t => `M${num(w * t - 6)} 0L${num(w * t + 4)} -22M${num(w * t + 6)} 0L${num(w * t - 4)} -22`)
      .join(''),
    2.6,
    '#5E3A1B',
  ) +
  shape(box(-w / 2, -24, w, 5), '#A5672F', 1.2) +
  wash(
    `M${num(-w * 0.46)} -24H${num(w * 0.46)}V-18${numbers(1, 10, 1)
      .map(() => `q${num(-w * 0.046)} 6 ${num(-w * 0.092)} 0`)
      .join('')}Z`,
    '#FBF0D4',
  ) +
  line(
    `M${num(-w * 0.46)} -24V-18M${num(w * 0.46)} -24V-18${numbers(1, 10, 1)
      .map(() => `q${num(-w * 0.046)} 6 ${num(-w * 0.092)} 0`)
      .join('')}`,
    1,
  );

/** A pig on a spit. The fire under it belongs to the scene. */
export const spit = (): string =>
  line('M-46 0L-40 -34M-34 0L-40 -34M46 0L40 -34M34 0L40 -34', 2.4, '#5E3A1B') +
  line('M-50 -32H56', 2.2) +
  shape(
    'M-30 -30C-30 -44 -8 -46 8 -44C16 -48 20 -46 20 -42C30 -42 34 -36 34 -32L30 -28C24 -24 22 -24 18 -24L20 -16H14L10 -22H-12L-16 -14H-22L-22 -22C-28 -22 -30 -26 -30 -30Z',
    '#C0722E',
    1.3,
  ) +
  wash('M-26 -26C-10 -20 10 -22 24 -27C18 -22 8 -22 -12 -22C-20 -21 -26 -23 -26 -26Z', '#7A3E18', 0.6) +
  line('M-30 -34c-6 -2 -6 -8 -2 -8M-14 -42q4 6 0 10M0 -44q4 6 0 12M22 -38v1M28 -33q3 1 4 -1', 1.2) +
  disc(34, -31, 3.4, '#C9302C', 0.9);

export const pot = (): Drawing =>
  together(
    line('M-18 2L0 -34L18 2M0 -34V-22', 2),
    shape('M-12 -20H12C14 -8 8 -2 0 -2S-14 -8 -12 -20Z', '#4A4652', 1.2),
    line('M-13 -20H13', 2.4),
  );

export const pan = (): string =>
  shape(oval(0, 0, 13, 4), '#4A4652', 1.1) +
  line('M12 0L30 -4', 2.6) +
  shape('M-8 0q4 -4 8 0q5 -3 7 1q-8 3 -15 -1Z', '#FFF9EA', 0.7) +
  disc(-3, 0, 1.8, '#F0B93A') +
  disc(4, 0.4, 1.8, '#F0B93A');

/** A hammock of `w` between two trunks, with somebody's hat over the edge. */
export const hammock = (w: number): string =>
  line(`M${num(-w / 2)} -34Q0 -6 ${num(w / 2)} -34`, 1.2) +
  shape(`M${num(-w * 0.38)} -26Q0 -2 ${num(w * 0.38)} -26Q0 -16 ${num(-w * 0.38)} -26Z`, '#D9B36A', 1.2) +
  shape(
    `M${num(-w * 0.22)} -21C${num(-w * 0.1)} -30 ${num(w * 0.1)} -28 ${num(w * 0.26)} -22Q0 -12 ${num(-w * 0.22)} -21Z`,
    '#6B5A8C',
    1,
  ) +
  disc(-w * 0.26, -25, 5, '#E0A876', 1) +
  shape(`M${num(-w * 0.26 - 8)} -27q8 -10 16 0Z`, '#3A3038', 1);

export const fiddle = (): string =>
  `<g transform="rotate(-24)">${shape('M0 0C-3 -4 3 -6 5 -3C7 -6 12 -4 11 0C12 4 7 6 5 3C3 6 -3 4 0 0Z', '#A5522A', 0.9)}${line('M10 0H22M-2 -9L12 8', 1.1)}</g>`;
export const drum = (): string =>
  shape('M-9 0V-13H9V0Z', '#C9302C', 1.1) +
  shape(oval(0, -13, 9, 3), '#FBF0D4', 1) +
  line('M-9 -2L-4 -11L0 -1L4 -11L9 -2', 0.9, '#F0D9A0') +
  line('M-4 -15L-10 -24M4 -15L10 -24', 1.3);
