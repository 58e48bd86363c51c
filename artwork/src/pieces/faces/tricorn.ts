import { flat, line, type Part, shape } from './part.ts';

/** A cocked hat from the front: a low crown behind a brim that is turned up. */
export const tricorn = (colour: string, dark: string, braid: string): Part[] => [
  flat('M-23 -17H23L22 -10Q0 -14 -22 -10Z', 'var(--art-shadow)'),
  shape('M-21 -22C-21 -40 -12 -46 0 -46C12 -46 21 -40 21 -22Z', dark),
  shape(
    'M-41 -22C-32 -22 -27 -33 -14 -37C-6 -39 6 -39 14 -37C27 -33 32 -22 41 -22C36 -12 20 -15 0 -15C-20 -15 -36 -12 -41 -22Z',
    colour,
  ),
  line('M-37.6 -20.4C-29 -20.4 -25 -30.4 -13 -33.8C-5 -35.8 5 -35.8 13 -33.8C25 -30.4 29 -20.4 37.6 -20.4', 1.9, braid),
];
