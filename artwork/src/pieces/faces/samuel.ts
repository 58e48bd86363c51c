import { SHIP_COLOURS } from '../ship-colours.ts';
import { bust, neckcloth } from './clothes.ts';
import type { Face } from './face.ts';
import { disc, flat, line, shape } from './part.ts';

const { colour, dark } = SHIP_COLOURS.samuel;
const SKIN = 'var(--art-skin-tan)';
const SHADE = 'var(--art-skin-tan-lo)';
const HAIR = 'var(--art-hair-black)';
const STRAND = 'var(--art-hair-black-hi)';

/** Samuel Bellamy: no hat and no wig, his own black hair swept back and tied, side whiskers, a white neckcloth. */
export const samuel: Face = {
  skin: SKIN,
  shade: SHADE,
  lips: SHADE,
  brow: HAIR,
  browWidth: 3.4,
  head: 'M-20 -8C-20.6 6 -19.6 14 -14 21C-9 27.6 -5 28.6 0 28.6C5 28.6 9 27.6 14 21C19.6 14 20.6 6 20 -8C19 -24 11 -30 0 -30C-11 -30 -19 -24 -20 -8Z',
  nose: 'M1 2.6C3.4 6.6 4.4 9 2.4 10.4Q0 11.2 -2.2 10.4',
  behind: [
    shape('M8 18C26 16 34 26 36 38C40 42 38 50 32 52C24 54 16 48 14 40Z', HAIR),
    ...bust({ colour, lapels: dark, skin: SKIN, shade: SHADE }),
    ...neckcloth('var(--bone)'),
    shape('M18 20L33 16L31 25L36 31L20 30Z', 'var(--red)', 1.7),
  ],
  marks: [
    flat(
      'M-19.4 4C-17 12 -12 11.4 -8 13.4C-4 11 4 11 8 13.4C12 11.4 17 12 19.4 4C19.4 13 18 17 13.4 21.6C8.6 27.2 5 27.8 0 27.8C-5 27.8 -8.6 27.2 -13.4 21.6C-18 17 -19.4 13 -19.4 4Z',
      'var(--art-shadow)',
    ),
    line('M-2.6 25Q0 23.8 2.6 25', 1.5),
  ],
  over: [
    shape(
      'M-18.2 8C-20.6 3 -19.6 -1 -21.6 -4C-25 -9 -26.6 -15 -24.4 -23C-21 -35 -10 -41 4 -40C18 -39.6 26 -31 26 -18C26 -12 24 -8 21.6 -4C19.6 -1 20.6 3 18.2 8C17.6 1 18.4 -6 16.6 -10C14.6 -15 12 -18.6 7 -21C-1 -18.6 -11 -20 -15 -14C-17.8 -9 -17.8 0 -18.2 8Z',
      HAIR,
    ),
    line(
      'M-20.6 -18C-17 -30 -7 -35.6 6 -35M-13 -21C-9 -27.6 -1 -30 9 -28.6M13 -22C18 -18 20.6 -14 21.2 -9',
      1.5,
      STRAND,
    ),
    shape(disc(-22.4, 11, 2.6), 'var(--gold)', 1.3),
  ],
};
