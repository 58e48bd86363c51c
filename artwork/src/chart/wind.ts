import { glyph, path } from './pen.ts';
import type { Point } from './point.ts';

/** A cloud with puffed cheeks, blowing towards the middle of the chart. */
export const windGlyph = (): string =>
  glyph(
    'wind',
    path(
      'cloud',
      'M-19 3C-24 1-24-6-19-8C-21-15-13-19-9-16C-6-21 3-20 4-14C9-14 10-8 6-6C7-1 1 1-1-1C-3 4-9 5-11 2C-13 5-18 6-19 3Z',
    ),
    path('fine', 'M-15-8q3-4 6-1M-6-12q4-3 6 1M-9-3q3 3 6 0'),
    path('gust', 'M3 0c4 3 8 2 11 0M0 4c6 5 13 4 18 1M-4 7c5 7 12 8 18 6'),
  );

export const drawWind = ([x, y]: Point): string =>
  `<use href="#wind" transform="translate(${x} ${y}) scale(${x < 800 ? 1 : -1} ${y < 500 ? 1 : -1})"/>`;
