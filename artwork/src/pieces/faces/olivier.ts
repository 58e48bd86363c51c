import { SHIP_COLOURS } from '../ship-colours.ts';
import { bust, neckcloth } from './clothes.ts';
import type { Face } from './face.ts';
import { both, flat, line, shape } from './part.ts';

const { colour, dark } = SHIP_COLOURS.olivier;
const SKIN = 'var(--art-skin-pale)';
const SHADE = 'var(--art-skin-pale-lo)';
const HAIR = 'var(--art-hair-grey)';
const STRAND = 'var(--art-hair-grey-lo)';

/** Olivier Levasseur, the Buzzard: a beak of a nose, a patch over a scar, a thin moustache, a wig and a hat with a plume. */
export const olivier: Face = {
  skin: SKIN,
  shade: SHADE,
  lips: SHADE,
  brow: STRAND,
  browWidth: 2.8,
  isStern: true,
  head: 'M-18.6 -8C-19.4 6 -17.6 15 -11.6 23C-7 29 -4 31 0 31C4 31 7 29 11.6 23C17.6 15 19.4 6 18.6 -8C18 -24 10 -30 0 -30C-10 -30 -18 -24 -18.6 -8Z',
  nose: 'M-3 -2C-2 3 -5 6.6 -5 9C-4.6 11 -2 10.6 -1 10.4L.6 13.4L2 10.4C3.6 10.6 5.4 10.4 5 8.4',
  hasPatch: true,
  mouthY: 20,
  behind: [
    shape(
      both('M0 -26C-24 -26 -31 -12 -27 -2C-35 2 -34 12 -29 15C-36 20 -34 30 -28 32C-32 40 -24 46 -18 42L0 34Z'),
      HAIR,
    ),
    line(both('M-25 -2C-20 2 -22 8 -29 8M-28 15C-22 18 -22 25 -29 25M-27 32C-22 32 -21 37 -24 40'), 1.4, STRAND),
    ...bust({ colour, lapels: dark, skin: SKIN, shade: SHADE }),
    ...neckcloth('var(--bone)'),
  ],
  marks: [
    line('M6.4 -13L12.6 15', 2, 'var(--art-scar)'),
    line('M-20 -14L20 -3', 2),
    shape('M2.6 -4.6L15.8 -2.6C16.6 3 13.6 7.4 9 7.4C4.8 7.4 2 2.6 2.6 -4.6Z', 'var(--art-keg-lo)', 1.8),
  ],
  over: [
    shape(
      'M0 13.4C-3 12.6 -6 14.6 -9.6 16C-12.6 17 -15 15.4 -16.6 12.6C-17 17.4 -13 19.6 -9 18.6C-5 17.6 -2.6 17 0 16.4C2.6 17 5 17.6 9 18.6C13 19.6 17 17.4 16.6 12.6C15 15.4 12.6 17 9.6 16C6 14.6 3 12.6 0 13.4Z',
      STRAND,
      1.3,
    ),
    shape('M-3 27.4Q0 26.2 3 27.4L0 36.4Z', STRAND, 1.3),
    flat('M-24 -13L22 -18L20 -9.6Q0 -11 -22 -7.4Z', 'var(--art-shadow)'),
    shape('M-22 -18C-22 -34 -17 -43 -2 -43C13 -43 19 -36 20 -22Z', dark),
    shape('M-47 -14C-38 -24 -20 -22 0 -25C18 -27 32 -34 44 -33C42 -20 22 -16 2 -14.6C-18 -13 -36 -8 -47 -14Z', colour),
    line('M-21.4 -22.4C-8 -23.6 8 -25 19.6 -28', 2.6, 'var(--gold)'),
    shape(
      'M-15 -27C-26 -30 -38 -38 -43 -27C-46 -20 -43 -10 -37 -6C-37 -10 -35 -12 -32 -12C-33 -16 -31 -18 -28 -18C-28 -21 -24 -24 -15 -27Z',
      'var(--bone)',
      1.8,
    ),
    line('M-18 -27.6C-28 -29 -38 -28 -38.6 -12', 1.2),
  ],
};
