import type { Vessel } from './vessel.ts';

/** Mary Read's schooner: two gaff sails leaning aft and one jib. */
export const schooner: Vessel = {
  masts: 'M-2.6 6L-7 -35M14 6L9.8 -29M26.6 2.6L36 -3',
  sails: [
    'M16.2 3.4Q17 -9.4 11.6 -23.6Q19.6 -10 32.4 -1.4Z',
    'M-1.4 3.8Q-3.2 -8 -2.8 -20.6L10.8 -13.6Q11.4 -5 13 3.8Z',
    'M-24 3.8Q-25 -9 -22.6 -22.2L-5.6 -14.4Q-5 -5 -3.6 3.8Z',
  ],
  yards: 'M-23.6 -22.8L-4.6 -14M-3.8 -21.2L11.6 -13.2M-25 4.4H-2.8M-2.2 4.4H13.8',
  furled: 'M-24 3H-4.6M-.6 3H12.4',
  seams: 'M2.6 2.6Q1.2 -7 1.4 -17.8',
  hull: 'M-23.4 2.6C-22 11.4 -17.6 16 -11 16H11.6C18 15.2 24.2 9.4 29.8 0L14.4 6.4H-15Z',
  wales: 'M-21.4 8.6C-8 11.2 10 11 22.8 7.4',
  gunports: [
    [-12, 12.2],
    [-5, 12.6],
    [2, 12.6],
    [9, 12.2],
  ],
  lantern: [-23, 0.2],
  oars: '',
  masthead: [-7, -35],
  letter: { x: -13.2, y: -5.4, size: 14.5 },
};
