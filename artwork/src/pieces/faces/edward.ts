import { SHIP_COLOURS } from '../ship-colours.ts';
import { bust } from './clothes.ts';
import type { Face } from './face.ts';
import { both, disc, flat, line, shape } from './part.ts';
import { tricorn } from './tricorn.ts';

const { colour, dark } = SHIP_COLOURS.edward;
const SKIN = 'var(--art-skin-weathered)';
const SHADE = 'var(--art-skin-weathered-lo)';
const HAIR = 'var(--art-hair-black)';
const STRAND = 'var(--art-hair-black-hi)';

/** Edward Drummond, Blackbeard: the beard with its red ribbons, fuses that burn under the hat, and a skull on it. */
export const edward: Face = {
  skin: SKIN,
  shade: SHADE,
  lips: SHADE,
  brow: HAIR,
  browWidth: 4.4,
  isStern: true,
  head: 'M-20 -8C-20.6 6 -19 15 -12.4 22Q0 31 12.4 22C19 15 20.6 6 20 -8C19 -24 11 -30 0 -30C-11 -30 -19 -24 -20 -8Z',
  nose: 'M-4.6 7.4C-5.8 10.4 -3 11.4 -1.6 10.6Q0 12 1.6 10.6C3 11.4 5.8 10.4 4.6 7.4',
  mouthY: 20,
  behind: [
    shape(both('M0 -26C-24 -26 -29 -12 -27 4C-31 14 -29 24 -24 30L0 34Z'), HAIR),
    ...bust({ colour: 'var(--art-keg-lo)', lapels: dark, skin: SKIN, shade: SHADE }),
    line(both('M-36 39C-34 44 -33 49 -33 54'), 1.9, 'var(--gold)'),
  ],
  marks: [
    shape(
      'M-20.6 -4C-26 8 -27 22 -22 34C-20.6 31 -19.4 31 -18.6 33C-18 40 -15 45 -11 48C-10.6 44 -9.4 43 -8 44C-6 49 -3 52 0 54C3 52 6 49 8 44C9.4 43 10.6 44 11 48C15 45 18 40 18.6 33C19.4 31 20.6 31 22 34C27 22 26 8 20.6 -4C19.6 4 18 9 14 12C9 13 4 12 0 13C-4 12 -9 13 -14 12C-18 9 -19.6 4 -20.6 -4Z',
      HAIR,
    ),
    line(`${both('M-19 14C-20 22 -19 26 -17 30M-10 28C-11 34 -10 38 -8 41')}M0 32V46`, 1.5, STRAND),
  ],
  over: [
    shape('M0 13C-4 11 -9 12 -12.6 17C-8 18.6 -3 18.4 0 16.4C3 18.4 8 18.6 12.6 17C9 12 4 11 0 13Z', HAIR, 1.4),
    shape(both('M-18.4 32L-23 36.6L-22.6 28Z') + both('M-18.4 32L-13.6 36.4L-14 28Z'), 'var(--red)', 1.3),
    line(both('M-22 -14C-27 -13 -31 -8 -31 0'), 2.8),
    line(both('M-22 -14C-27 -13 -31 -8 -31 0'), 1.4, 'var(--art-crust)'),
    shape(
      both(
        'M-32 -9C-29 -5 -25.6 -2 -26 2.6C-26.4 6.6 -29 8 -31.4 8C-34.6 8 -37 5.8 -37 2.6C-37 0 -35.4 -1.6 -34.6 -3C-34 -1.8 -33.4 -1.4 -32.8 -1.4C-33.4 -4 -33 -6.8 -32 -9Z',
      ),
      'var(--art-flame)',
      1.4,
    ),
    flat(
      both('M-31.4 1C-29.6 3 -29 4.4 -29.6 5.8C-30.4 7 -32.6 7 -33.4 5.8C-34 4.4 -32.6 3 -31.4 1Z'),
      'var(--art-lit)',
    ),
    ...tricorn(colour, dark, 'var(--gold)'),
    shape(
      'M0 -34C5.4 -34 7.4 -30.4 7.4 -27.4C7.4 -25.4 6.2 -24 4.8 -23.4L4.2 -19.4H-4.2L-4.8 -23.4C-6.2 -24 -7.4 -25.4 -7.4 -27.4C-7.4 -30.4 -5.4 -34 0 -34Z',
      'var(--bone)',
      1.3,
    ),
    flat(disc(-2.9, -27, 1.9) + disc(2.9, -27, 1.9), 'var(--art-pitch)'),
  ],
};
