import { PLACES } from './layout.ts';
import { hand } from './noise.ts';
import { at, disc, glyph, group, path, stamp } from './pen.ts';
import type { Point } from './point.ts';

const { x, y } = PLACES.treasurePile;

export const coinGlyphs = (): string =>
  glyph('coin', '<ellipse class="coin" rx="7.4" ry="4.8"/>', path('glint', 'M-4.4.6a4.6 2.6 0 0 1 7-2')) +
  glyph(
    'coin-side',
    path('coin', 'M-7.4-1v3.4c0 2.6 3.3 4.6 7.4 4.6s7.4-2 7.4-4.6v-3.4z'),
    '<ellipse class="coin" rx="7.4" ry="4.4" cy="-1"/>',
    path('glint', 'M-4.4-.6a4.6 2.4 0 0 1 7-1.8'),
  );

/** A heap in front of where the cards lie, highest in the middle. */
const heap = (): string => {
  const { any } = hand(1722);
  const coins: Point[] = [];
  for (let level = 0; level < 7; level++) {
    const half = 74 - level * 9;
    for (let k = 0; k * 8.4 < half * 2; k++) {
      const across = -half + k * 8.4;
      coins.push([
        x + 5 + across + any(-3, 3),
        y + 82 - level * 6 + any(-1.6, 1.6) - 5 * Math.cos((across / half) * 1.5),
      ]);
    }
  }
  return coins
    .sort((a, b) => a[1] - b[1])
    .map((coin, k) => stamp(k % 5 === 3 ? 'coin-side' : 'coin', coin))
    .join('');
};

/** The lid stands open and gold wells over the edge. */
const chest = (): string =>
  group(
    { transform: at([x - 66, y + 61], 0, 0.88) },
    path('shadow', 'M-24 22h54l8-6l-10-8z'),
    path('lid', 'M-23-8l-3-17c1-10 8-15 16-15h24c8 0 13 5 14 14l-3 18z'),
    path('lid-in', 'M-19-9l-2-13c1-8 6-12 12-12h21c6 0 10 4 10 11l-2 14z'),
    stamp('coin-side', [-12, -9]),
    stamp('coin', [12, -10]),
    stamp('coin', [-2, -13]),
    stamp('coin-side', [4, -8]),
    stamp('coin', [-7, -6]),
    stamp('coin', [15, -6]),
    path('chest', 'M-24-6h50v27h-50z'),
    path('strap', 'M-15-6v27M17-6v27M-24 3h50'),
    path('chest-edge', 'M-24-6h50v27h-50z'),
    path('lock', 'M-4-3h10v10h-10z'),
    disc('dark', [1, 1.2], 1.6),
    path('thin', 'M1 2v3'),
  );

/** Below the cards: when the last one is taken, the cross that marked the place is all there is. */
const cross = (): string =>
  path('spot', `M${x - 12} ${y - 46}l28 28m0-28l-28 28`) +
  path('spot trail', `M${x - 40} ${y + 14}c-8-22 22-16 14-38c-4-12 2-16 8-18`);

export const drawHoard = (): string =>
  group({}, cross(), heap(), chest(), stamp('coin', [x - 84, y + 84]), stamp('coin', [x - 32, y + 82]));
