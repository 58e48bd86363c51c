import { SHIP_COLOURS } from '../ship-colours.ts';
import { bust } from './clothes.ts';
import type { Face } from './face.ts';
import { both, disc, flat, line, shape } from './part.ts';
import { tricorn } from './tricorn.ts';

const { colour, dark } = SHIP_COLOURS.anne;
const SKIN = 'var(--art-skin-fair)';
const SHADE = 'var(--art-skin-fair-lo)';
const HAIR = 'var(--art-hair-red)';
const STRAND = 'var(--art-hair-red-lo)';

/** Anne Bonny: red curls down to the shoulders under a cocked hat with a feather, and freckles. */
export const anne: Face = {
  skin: SKIN,
  shade: SHADE,
  lips: 'var(--art-lips)',
  brow: STRAND,
  browWidth: 2.4,
  head: 'M-19 -8C-19.4 5 -16.6 14 -9.4 22Q0 30 9.4 22C16.6 14 19.4 5 19 -8C18 -24 10 -30 0 -30C-10 -30 -18 -24 -19 -8Z',
  nose: 'M1 3.4C2.6 7 3.2 8.4 1.6 9.6Q0 10.2 -1.6 9.6',
  hasLashes: true,
  behind: [
    shape(
      both('M0 -28C-22 -28 -29 -14 -28 -2C-36 4 -33 14 -30 19C-38 24 -37 36 -30 40C-32 50 -22 54 -16 49L0 40Z'),
      HAIR,
    ),
    ...bust({ colour, lapels: dark, skin: SKIN, shade: SHADE }),
  ],
  marks: [
    flat(
      [
        [-13, 8],
        [-10, 10.4],
        [-15, 11.4],
        [13, 8],
        [10, 10.4],
        [15, 11.4],
      ]
        .map(([x, y]) => disc(x, y, 0.9))
        .join(''),
      SHADE,
    ),
  ],
  over: [
    shape(
      'M-20 -20C-30 -8 -24 4 -29 13C-33 22 -25 27 -27 36C-18 34 -17 26 -20 20C-16 12 -20 4 -18 -4C-16 -10 -8 -13 -2 -19Z',
      HAIR,
    ),
    shape('M20 -20C30 -8 24 4 29 13C33 22 25 27 27 36C18 34 17 26 20 20C16 12 20 4 18 -4C17 -10 10 -13 -4 -19Z', HAIR),
    line('M-23 -8C-25 2 -22 6 -25 15M23 -8C25 2 22 6 25 15', 1.4, STRAND),
    ...tricorn(dark, 'var(--art-card-back)', 'var(--gold)'),
    shape(
      'M9 -33C12 -45 27 -50 38 -43C45 -38 45 -30 41 -25C41 -28.6 39 -30 36.6 -28.6C37 -32 34 -33.6 31.4 -31.6C31 -35 27.4 -35.6 25 -33C21 -36 14 -34.6 9 -33Z',
      'var(--bone)',
      1.7,
    ),
    line('M11 -33.6C19 -40 31 -43 38.6 -34', 1.1),
  ],
};
