import { SHIP_COLOURS } from '../ship-colours.ts';
import { coat, neck, neckcloth } from './clothes.ts';
import type { Face } from './face.ts';
import { both, flat, line, shape } from './part.ts';

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
    shape('M8 22C26 20 34 28 36 40C40 42 38 50 32 52C24 54 16 48 14 40Z', HAIR),
    ...coat(colour, dark),
    ...neck(SKIN, SHADE),
    ...neckcloth('var(--bone)'),
    shape('M17 22L31 19L29 27L34 33L19 31Z', colour, 1.7),
  ],
  marks: [],
  over: [
    shape(
      'M-19.6 12C-25 4 -27 -8 -25 -20C-23 -34 -12 -43 4 -42C18 -42 26 -32 26 -18C26.6 -8 24.6 4 19.6 12C18.6 6 19 1 18.4 -4C18 -12 14 -18 8 -21C-2 -19 -12 -20 -16 -13C-18 -9 -18.4 -5 -18.4 -2C-18.8 3 -18.6 8 -19.6 12Z',
      HAIR,
    ),
    line('M-20 -20C-16 -32 -6 -37 6 -36M-13 -20C-9 -28 0 -31 9 -30M13 -22C18 -18 20.6 -14 21.4 -8', 1.5, STRAND),
    shape(both('M-17 -2C-15 4 -16 10 -17.8 15C-21 10 -21 4 -20.8 -2Z'), HAIR, 1),
    flat('M-4.6 24.2Q0 26.4 4.6 24.2Q0 23 -4.6 24.2Z', SHADE),
  ],
};
