import { SHIP_COLOURS } from '../ship-colours.ts';
import { bust } from './clothes.ts';
import type { Face } from './face.ts';
import { both, disc, flat, line, shape } from './part.ts';
import { tricorn } from './tricorn.ts';

const { colour, dark } = SHIP_COLOURS.john;
const SKIN = 'var(--art-skin-ruddy)';
const SHADE = 'var(--art-skin-ruddy-lo)';
const HAIR = 'var(--art-hair-chestnut)';
const STRAND = 'var(--art-hair-chestnut-lo)';

/** John Rackham, Calico Jack: a yellow hat, a great moustache, and a neckcloth of dotted calico. */
export const john: Face = {
  skin: SKIN,
  shade: SHADE,
  lips: SHADE,
  brow: STRAND,
  browWidth: 3.2,
  head: 'M-20 -8C-20.6 6 -19.6 17 -13.4 24C-9 29 -5 30.6 0 30.6C5 30.6 9 29 13.4 24C19.6 17 20.6 6 20 -8C19 -24 11 -30 0 -30C-11 -30 -19 -24 -20 -8Z',
  nose: 'M-4.4 8C-5.6 11 -3 12 -1.6 11.2Q0 12.6 1.6 11.2C3 12 5.6 11 4.4 8',
  mouthY: 20,
  behind: [
    shape(both('M0 -26C-22 -26 -27 -12 -25.6 2C-29 8 -29 18 -24 23C-21 27 -14 27 -12 22Z'), HAIR),
    ...bust({ colour, lapels: dark, skin: SKIN, shade: SHADE }),
    shape('M-13 28Q0 38 13 28L16 37Q0 46 -16 37Z', 'var(--bone)', 1.8),
    shape('M-3 40L-9 56H9L3 40Z', 'var(--bone)', 1.8),
    flat(
      [
        [-10.6, 34.6],
        [-4, 37.6],
        [4, 37.6],
        [10.6, 34.6],
        [0, 47],
      ]
        .map(([x, y]) => disc(x, y, 1.7))
        .join(''),
      'var(--red)',
    ),
  ],
  marks: [],
  over: [
    shape(
      'M0 13C-4 10.6 -9 11 -12 14C-15 17 -19 17 -21.6 13.4C-22.6 20 -17 23.4 -11 21.4C-6 20 -2.6 18.4 0 16.6C2.6 18.4 6 20 11 21.4C17 23.4 22.6 20 21.6 13.4C19 17 15 17 12 14C9 11 4 10.6 0 13Z',
      HAIR,
      1.7,
    ),
    line('M-4 15.6Q-9 19 -14 18.6M4 15.6Q9 19 14 18.6', 1.2, STRAND),
    line(both('M-22 -8C-24 -2 -23 4 -25 10'), 1.3, STRAND),
    shape(disc(23.6, 12.4, 2.8), 'var(--gold)', 1.3),
    ...tricorn(colour, dark, 'var(--bone)'),
    shape(disc(0, -26, 4.6), 'var(--red)', 1.5),
    flat(disc(0, -26, 1.7), 'var(--bone)'),
  ],
};
