import type { Vessel } from './vessel.ts';

/** John Rackham's galley: a low hull with oars and a ram, and one broad square sail. */
export const galley: Vessel = {
  masts: 'M0 8V-36M-24 1C-28.6 -2 -28.4 -8.4 -23.4 -8.2',
  sails: ['M-16.4 .8Q0 6.8 16.4 .8Q13.4 -11 14.6 -23.6Q0 -19.6 -14.6 -23.6Q-13.4 -11 -16.4 .8Z'],
  yards: 'M-17 -23.8H17',
  furled: 'M-15.6 -22.2H15.6',
  seams: 'M-9 2Q-7.4 -10 -8.4 -21M9 2Q7.4 -10 8.4 -21',
  hull: 'M-26 -1.6C-26 8.8 -21.6 14.8 -14.6 15.6H14.6L35 10.6L18.4 6.4H-16.8C-19.8 6.4 -21.6 3.6 -22 -1.6Z',
  wales: 'M-23.6 8.2C-20 10.4 -14 10.6 -8 10.6H27',
  gunports: [
    [-13, 8.6],
    [-6, 8.6],
    [1, 8.6],
    [8, 8.6],
    [15, 8.6],
  ],
  lantern: [-22.4, -8],
  oars: 'M-13.6 12.6L-19.8 21M-7 12.8L-13.2 21.2M-.4 12.8L-6.6 21.2M6.2 12.8L0 21.2M12.8 12.6L6.6 21',
  masthead: [0, -36],
  letter: { x: 0, y: -9.4, size: 18 },
};
