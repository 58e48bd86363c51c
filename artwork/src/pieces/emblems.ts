import type { Owner } from './ship-colours.ts';

export type EmblemName = 'heart' | 'moon' | 'star' | 'sabres' | 'bird' | 'skull';

/** The emblem on a pirate's pennant and on the back of their cards. */
export const emblem: Readonly<Record<Owner, EmblemName>> = {
  anne: 'heart',
  mary: 'moon',
  samuel: 'star',
  john: 'sabres',
  olivier: 'bird',
  edward: 'skull',
  ghost: 'skull',
};

/** The letter on a pirate's sail: the same in every language. */
export const sailLetter: Readonly<Record<Owner, string>> = {
  anne: 'A',
  mary: 'M',
  samuel: 'S',
  john: 'J',
  olivier: 'O',
  edward: 'E',
  ghost: 'E',
};

/** Outlines in a box of 24 around 0,0; holes by the even-odd rule. */
export const EMBLEM_PATHS: Readonly<Record<EmblemName, string>> = {
  heart:
    'M0 10.4C-13.6 1.4 -11.4 -9.4 -5.6 -9.4C-2.4 -9.4 0 -7 0 -4.4C0 -7 2.4 -9.4 5.6 -9.4C11.4 -9.4 13.6 1.4 0 10.4Z',
  moon: 'M5.4 -10.2A10.8 10.8 0 1 0 5.4 10.2A12.6 12.6 0 0 1 5.4 -10.2Z',
  star: 'M0 -11L2.9 -3.5L10.8 -3.2L4.6 1.8L6.7 9.6L0 5.2L-6.7 9.6L-4.6 1.8L-10.8 -3.2L-2.9 -3.5Z',
  sabres:
    'M-10.6 -10.4C-3.6 -8.2 2.6 -2.4 6 3.6L3.8 5.8C-2.4 1.4 -7.8 -4 -10.6 -10.4ZM2.2 8.2L8.4 2L9.8 3.4L8 5.6L10.8 8.6L8.8 10.6L5.8 7.8L3.6 9.6Z' +
    'M10.6 -10.4C8.6 -5.8 5.4 -1.8 1.8 1.6L-.8 -1.2C2.4 -5.2 6.2 -9 10.6 -10.4ZM-2.8 2L-.2 4.2L-2.2 5.6L-3.6 8.2L-5.8 7.8L-8.8 10.6L-10.8 8.6L-8 5.6L-9.8 3.4L-8.4 2L-5.4 4.4Z',
  bird: 'M0 -2.4C-2 -7.4 -6.6 -10 -11.6 -8.8C-8.6 -6.6 -8 -3.6 -6.6 -1C-5.2 1.6 -3 2.8 -1.6 3.4L-4 10.4L0 7.2L4 10.4L1.6 3.4C3 2.8 5.2 1.6 6.6 -1C8 -3.6 8.6 -6.6 11.6 -8.8C6.6 -10 2 -7.4 0 -2.4Z',
  skull:
    'M0 -11C6.8 -11 10.2 -6.4 10.2 -1.4C10.2 1.8 8.8 3.8 6.8 5L6.4 9.8C4.2 11.2 -4.2 11.2 -6.4 9.8L-6.8 5C-8.8 3.8 -10.2 1.8 -10.2 -1.4C-10.2 -6.4 -6.8 -11 0 -11Z' +
    'M-4.2 -3.6A3 3.2 0 1 0 -4.2 2.8A3 3.2 0 1 0 -4.2 -3.6ZM4.2 -3.6A3 3.2 0 1 0 4.2 2.8A3 3.2 0 1 0 4.2 -3.6ZM0 3L1.7 6H-1.7Z',
};
