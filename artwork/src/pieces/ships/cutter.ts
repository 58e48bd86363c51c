import type { Vessel } from './vessel.ts';

/** Olivier Levasseur's cutter: one very tall mast, a big mainsail aft and two jibs. */
export const cutter: Vessel = {
  masts: 'M-.4 6V-43M23.6 2.8L36 -3.8',
  sails: [
    'M14 3Q11.2 -13 1.8 -31Q13.6 -14.4 32 -1.8Z',
    'M1.4 3.6Q2.6 -13.6 .6 -33Q5 -12.4 12 3.6Z',
    'M-24 3.4Q-20.6 -8 -18.6 -18L-2.2 -35Q-1.4 -14 -1.6 3.6Z',
  ],
  yards: 'M-19.8 -17.2L-1.4 -36M-25.2 4H-.8',
  furled: 'M-24 2.6H-2.4',
  seams: 'M-18.4 2.4Q-15.4 -10 -13.6 -22',
  hull: 'M-21.6 .4C-21 10.8 -16.8 16 -10 16H9C17 15.2 22.6 9 26.4 .6L10.4 5.8H-13L-15.6 .4Z',
  wales: 'M-19.4 8C-8 11 8 10.8 19.6 7',
  gunports: [
    [-11, 12.2],
    [-4, 12.6],
    [3, 12.6],
    [10, 12],
  ],
  lantern: [-22.2, -2],
  oars: '',
  masthead: [-0.4, -43],
  letter: { x: -9.8, y: -6.4, size: 15 },
};
