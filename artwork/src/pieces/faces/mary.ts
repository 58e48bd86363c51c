import { SHIP_COLOURS } from '../ship-colours.ts';
import { bust } from './clothes.ts';
import type { Face } from './face.ts';
import { both, disc, flat, line, shape } from './part.ts';

const { colour, dark } = SHIP_COLOURS.mary;
const SKIN = 'var(--art-skin-olive)';
const SHADE = 'var(--art-skin-olive-lo)';
const HAIR = 'var(--art-hair-brown)';
const STRAND = 'var(--art-hair-brown-lo)';

/** Mary Read: a blue kerchief over brown hair, a plait over the shoulder, an earring and a scar on the cheek. */
export const mary: Face = {
  skin: SKIN,
  shade: SHADE,
  lips: 'var(--art-lips)',
  brow: STRAND,
  browWidth: 2.8,
  head: 'M-19 -8C-19.4 6 -17 15 -9.6 22.4Q0 29.4 9.6 22.4C17 15 19.4 6 19 -8C18 -24 10 -30 0 -30C-10 -30 -18 -24 -19 -8Z',
  nose: 'M1 3.4C2.8 7 3.4 8.6 1.8 9.8Q0 10.6 -1.8 9.8',
  hasLashes: true,
  behind: [
    shape('M18 -24L36 -20C41 -16 38 -11 34 -12L20 -16Z', dark),
    shape('M18 -20L32 -8C36 -2 31 2 28 -1L18 -14Z', colour),
    shape(both('M0 -28C-20 -28 -25 -14 -24 2C-25 14 -22 24 -16 28L0 30Z'), HAIR),
    ...bust({ colour, lapels: dark, skin: SKIN, shade: SHADE }),
  ],
  marks: [line('M10.4 8.6L15.4 15', 1.7, 'var(--art-scar)'), line('M11 12.2L14.6 11', 1.3, 'var(--art-scar)')],
  over: [
    shape('M-20 -16C-25 -4 -25 8 -21 20C-19 12 -19.4 4 -18 -3C-14 -7 -8 -10 -4 -17Z', HAIR),
    shape('M20 -16C25 -4 25 8 21 18C19 12 19.4 4 18 -3C16 -8 6 -11 -6 -17Z', HAIR),
    shape(
      'M-23 16C-17 17 -16 24 -20 27C-15 30 -16 36 -21 38C-17 41 -18 47 -22 49H-31C-33 46 -32 41 -29 39C-34 36 -33 30 -29 28C-33 25 -30 17 -23 16Z',
      HAIR,
    ),
    line('M-29 20L-25 27L-19 20M-32 32L-25 38L-18 31M-30 43L-25 48L-19 42', 1.5, STRAND),
    flat('M-22 -16H22L20.6 -10.6Q0 -17 -20.6 -10.6Z', 'var(--art-shadow)'),
    shape('M-22 -14C-25 -34 -14 -44 0 -44C14 -44 25 -34 22 -14C12 -21 -12 -21 -22 -14Z', colour),
    flat(
      both('M-20.6 -18C-21.6 -21 -21.6 -22.6 -21 -25C-10 -31.6 -2 -32 0 -32L0 -27.6C-8 -27.6 -15 -25 -20.6 -18Z'),
      dark,
    ),
    line('M18 -28C20 -24 20.6 -21 20.4 -18M-8 -40Q-14 -37 -17 -31', 1.3, dark),
    flat(
      [
        [-10, -36],
        [0, -39.4],
        [10, -36],
      ]
        .map(([x, y]) => disc(x, y, 1.5))
        .join(''),
      'var(--bone)',
    ),
    shape(disc(-22.4, 13, 2.7), 'var(--gold)', 1.3),
  ],
};
