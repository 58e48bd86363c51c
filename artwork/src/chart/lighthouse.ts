import { glyph, oblong, path, shape, stamp } from './pen.ts';
import { add, type Point, points } from './point.ts';

const LAMP: Point = [0, -29.5];

export const lighthouseGlyph = (): string =>
  glyph(
    'lighthouse',
    path('rock', 'M-13 1q4-5 9-4q4-3 9 0q5-1 8 4z'),
    path('wall', shape(points('-6 0, -3.6 -26, 3.6 -26, 6 0'))),
    path('band', 'M-5.2-8h10.4M-4.4-17h8.8'),
    path('dusk', shape(points('1.6 0, 1.2 -26, 3.6 -26, 6 0'))),
    oblong('lamp', [-4.4, -33], 8.8, 7),
    path('thin', 'M-6-26h12M0-33v7'),
    path('tile', shape(points('-5.6 -33, 0 -39, 5.6 -33'))),
  );

export const drawLighthouse = (foot: Point): string => stamp('lighthouse', foot);
export const lampOf = (foot: Point): Point => add(foot, LAMP);
