import { at, glyph, path } from './pen.ts';
import type { Point } from './point.ts';

export const boatGlyph = (): string =>
  glyph('boat', path('timber', 'M-12-3c4 7 20 7 24 0c-6 2-18 2-24 0z'), path('fine', 'M-4 0l-5 7M4 0l5 7M-7 .4h14')) +
  glyph(
    'sloop',
    path('thin', 'M0 0v-19'),
    path('sailcloth', 'M-1-18q-8 7-9 14h9zM1-17q7 8 8 13H1z'),
    path('timber', 'M-11-2c3 7 18 7 22 0l-7 1.6h-9z'),
    path('ripple', 'M-14 5q3-3 6 0t6 0t6 0t6 0'),
  );

export const drawBoat = (middle: Point, turn: number): string => `<use href="#boat" transform="${at(middle, turn)}"/>`;
export const drawSloop = (middle: Point, scale = 1): string =>
  `<use href="#sloop" transform="${at(middle, 0, scale)}"/>`;
