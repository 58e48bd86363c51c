import { DECORATIONS, isAtPlace, isOnLand, isOnTrack, LANDS, PLACES } from './layout.ts';
import { hand, swell } from './noise.ts';
import { group, line, num, oblong, path, row } from './pen.ts';
import { add, distance, type Point, points, polar } from './point.ts';
import { crossings } from './polygon.ts';

const ROSE: Point = [PLACES.compassRose.x, PLACES.compassRose.y];
/** Lesser roses, whose fainter lines cross those of the great one. */
const LESSER: readonly Point[] = points('300 180, 1330 170, 300 800');

const rays = (from: Point, count: number, first: number, near: number, far: number): string =>
  Array.from({ length: count }, (_, k) => polar(first + (360 / count) * k))
    .map(way => line([add(from, [way[0] * near, way[1] * near]), add(from, [way[0] * far, way[1] * far])]))
    .join('');

export const rhumbs = (near: number, far: number): string => rays(ROSE, 32, 0, near, far);

const coasts = (id: string, strokes: readonly (readonly [kind: string, width: number])[]): string =>
  strokes.map(([kind, width]) => `<use href="#${id}" class="${kind}" stroke-width="${num(width)}"/>`).join('');

/** Depth lines: broad strokes of falling width around every coast, each with a thin dark edge. */
const shoals = (): string =>
  coasts('islets', [
    ['shoal-1', 34],
    ['depth', 24.6],
    ['shoal-2', 23.2],
    ['depth', 13.6],
    ['shoal-3', 12.2],
  ]) +
  coasts('coasts', [
    ['shoal-1', 62],
    ['depth', 45],
    ['shoal-1', 43.6],
    ['shoal-2', 36],
    ['depth', 27],
    ['shoal-2', 25.6],
    ['shoal-3', 19],
    ['depth', 12.4],
    ['shoal-3', 11],
  ]);

/** The hatching of engraved charts: level strokes outward from the coast, longer on the lee side in the east. */
const hatching = (): string =>
  LANDS.flatMap(({ outline, box }) => {
    const strokes: string[] = [];
    for (let y = box.top + 1.5; y < box.bottom; y += 3.1) {
      crossings(y, outline).forEach((x, k) => {
        const long = 5 + 4.5 * Math.abs(swell(x / 9, y / 5)) + (k % 2 ? 3 : 0);
        strokes.push(`M${row(x, y)}h${num(k % 2 ? long : -long)}`);
      });
    }
    return strokes;
  }).join('');

const isOpen = (at: Point): boolean =>
  !DECORATIONS.some(place => isAtPlace(at, place, 7)) && !isOnTrack(at, 12) && !isOnLand(at, 14);

const wavelets = (): string => {
  const { any } = hand(1655);
  const found: Point[] = [];
  for (let tries = 0; tries < 4200; tries++) {
    const at: Point = [any(52, 1548), any(52, 948)];
    if (found.every(other => distance(at, other) > 24) && isOpen(at)) found.push(at);
  }
  return found
    .map(([x, y]) => {
      const wide = any(4, 6);
      const [half, high] = [wide / 2, -wide * 0.75];
      return `M${row(x - wide, y)}q${row(half, high, wide, 0)}q${row(half, high, wide, 0)}`;
    })
    .join('');
};

export const drawSea = (): string =>
  oblong('', [39, 39], 1522, 922, { fill: 'url(#water)' }) +
  group(
    { 'clip-path': 'url(#chart)' },
    path('rhumb', rhumbs(90, 1100)),
    path('rhumb faint', LESSER.map(from => rays(from, 16, 11.25, 0, 1500)).join('')),
    group({ class: 'shoals' }, shoals()),
    path('hatch', hatching()),
  ) +
  path('wavelet', wavelets());
