import { disc, glyph, path, shape, stamp } from './pen.ts';
import { add, mul, type Point, points, polar, starboard } from './point.ts';

const HUB: Point = [0, -25];

const blade = (turn: number): readonly Point[] => {
  const [way, side] = [polar(turn), mul(starboard(polar(turn)), 5.4)];
  const along = (far: number): Point => add(HUB, mul(way, far));
  return [along(3), along(20), add(along(20), side), add(along(6), side)];
};

const lattice = (turn: number): string =>
  [9, 13, 17]
    .map(far => shape([add(HUB, polar(turn, far)), add(add(HUB, polar(turn, far)), mul(starboard(polar(turn)), 5.4))]))
    .join('');

const BLADES = [25, 115, 205, 295] as const;

export const windmillGlyph = (): string =>
  glyph(
    'windmill',
    path('wall', shape(points('-8 0, -5 -24, 5 -24, 8 0'))),
    path('shade', shape(points('2 0, 2 -24, 5 -24, 8 0'))),
    path('tile', 'M-6-24a6 6 0 0 1 12 0Z'),
    path('window', 'M-3.8-16h3.4v4.4h-3.4z'),
    path('dark', 'M-3 0v-6a2 2 0 0 1 4 0v6z'),
    path('blade', BLADES.map(turn => shape(blade(turn))).join('')),
    path('fine', BLADES.map(lattice).join('')),
    disc('dark', HUB, 1.8),
  );

export const drawWindmill = (foot: Point): string => stamp('windmill', foot);
