import type { Hand } from './hand.ts';
import { disc, line, num, numbers, oval, shape, wash } from './ink.ts';

/** Small things of the beach, each on its foot at 0 and about twenty units wide. */
export const crab = (): string =>
  line('M-6 -3l-6 -2l-3 4M-6 -1l-6 2l-2 4M6 -3l6 -2l3 4M6 -1l6 2l2 4', 1.3) +
  shape(
    'M-9 -10c-5 -1 -6 -7 -2 -8l1 4l3 -3c3 4 1 7 -2 7ZM9 -10c5 -1 6 -7 2 -8l-1 4l-3 -3c-3 4 -1 7 2 7Z',
    '#D8593A',
    0.9,
  ) +
  line('M-6 -5l-3 -4M6 -5l3 -4', 1.6) +
  shape(oval(0, -3, 9, 5.4), '#D8593A', 1.1) +
  line('M-3 -8v-3M3 -8v-3', 1) +
  disc(-3, -11.4, 1, '#34241A') +
  disc(3, -11.4, 1, '#34241A');

export const starfish = (): string =>
  shape('M0 -12C2 -8 3 -6 9 -7C6 -4 4 -2 7 3C3 1 0 0 -3 4C-3 0 -4 -3 -9 -4C-4 -5 -2 -7 0 -12Z', '#E08A5A', 1) +
  line('M0 -8V-2M5 -5L1 -2M4 0L1 -2M-2 0L0 -2M-5 -4L0 -2', 0.7);

export const shell = (): string =>
  shape('M0 0C-8 -1 -8 -9 0 -11C8 -9 8 -1 0 0Z', '#F6DCC8', 1) + line('M0 0L-4 -8M0 0V-10M0 0L4 -8', 0.7);

export const turtle = (): string =>
  shape('M12 -6C18 -10 22 -6 20 -3C18 -1 14 -2 12 -3Z', '#A9B06A', 1) +
  shape('M-10 -2L-16 3L-8 1ZM6 -1L12 4L10 -2Z', '#A9B06A', 1) +
  shape('M-14 -2C-12 -13 8 -14 13 -2Z', '#7C8A4A', 1.2) +
  line('M-6 -2L-4 -10M3 -2L1 -10.4M-10 -6C-4 -4 4 -4 10 -6', 0.8) +
  disc(18, -6, 0.8, '#34241A');

/** A giant tortoise of the islands of the Indian Ocean. */
export const tortoise = (): string =>
  shape('M18 -10C22 -20 28 -20 29 -16C30 -12 26 -12 24 -8L20 -5Z', '#A89A74', 1) +
  shape('M-18 -8C-19 -2 -18 1 -14 1S-7 0 -7 -8ZM7 -8C7 0 8 1 12 1S19 -2 18 -8Z', '#8F8460', 1) +
  shape('M-22 -6C-20 -26 16 -28 22 -6Z', '#8A7A4E', 1.2) +
  line('M-14 -7L-8 -20M-2 -7V-22M10 -7L6 -20M-18 -13C-6 -10 8 -10 18 -13', 0.9) +
  disc(26.6, -16, 0.9, '#34241A');

export const driftwood = (): string =>
  shape('M-28 0C-20 -8 -6 -7 6 -6L14 -14L17 -12L12 -5C20 -5 26 -4 30 -1C16 2 -10 3 -28 0Z', '#A98A63', 1.1) +
  line('M-20 -3C-8 -5 6 -4 22 -2M-8 -1h14', 0.7);

/** Footprints one after the other. */
export const steps = (from: number, to: number, y: number, rise = 0): string =>
  numbers(0, Math.floor((to - from) / 11), 1)
    .map(k => wash(oval(from + k * 11, y + (k % 2) * 4 + (rise * k * 11) / (to - from), 2.6, 1.2), '#8A6F4E', 0.55))
    .join('');

/** A beach strewn with what the sea leaves. */
export const strand = (hand: Hand, things: readonly (readonly [draw: () => string, x: number, y: number])[]): string =>
  things
    .map(
      ([draw, x, y]) =>
        `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(hand.some(-14, 14))})">${draw()}</g>`,
    )
    .join('');
