import type { Growth, Upright } from './ground.ts';
import { path } from './pen.ts';

/** How far a thing reaches from its foot, at most: its shadow and the strokes around it too. */
type Extent = { readonly west: number; readonly east: number; readonly north: number; readonly south: number };

const EXTENTS: Readonly<Record<Growth, Extent>> = {
  tree: { west: 11, east: 20, north: 21, south: 4 },
  palm: { west: 26, east: 26, north: 44, south: 4 },
  house: { west: 22, east: 36, north: 60, south: 6 },
  mountain: { west: 38, east: 38, north: 54, south: 6 },
  hill: { west: 24, east: 24, north: 24, south: 4 },
  field: { west: 14, east: 14, north: 14, south: 12 },
  mill: { west: 34, east: 34, north: 54, south: 8 },
  lighthouse: { west: 34, east: 34, north: 70, south: 8 },
  fort: { west: 60, east: 60, north: 70, south: 20 },
};

const overlap = (one: Upright, other: Upright): boolean => {
  const [a, b] = [EXTENTS[one.what], EXTENTS[other.what]];
  const [[x, y], [u, v]] = [one.foot, other.foot];
  return x - a.west < u + b.east && u - b.west < x + a.east && y - a.north < v + b.south && v - b.north < y + a.south;
};

/** Things in layers: whatever hides something is in a later layer, and nothing in a layer touches anything else in it. */
const layers = (uprights: readonly Upright[]): Upright[][] => {
  const found: Upright[][] = [];
  for (const each of uprights) {
    const behind = found.findLastIndex(layer => layer.some(other => overlap(each, other)));
    if (behind === found.length - 1) found.push([]);
    found[behind + 1].push(each);
  }
  return found;
};

const STROKE = /<path class="([^"]*)" d="([^"]*)"\/>/g;
const STROKES_ONLY = new RegExp(`^(?:${STROKE.source})+$`);

/**
 * What stands, from the back to the front. Trees and houses are made of a few kinds of strokes, and those of one layer are
 * drawn as one: a browser takes as long for a thousand small pictures as for everything else together.
 */
export const drawLayers = (uprights: readonly Upright[]): string =>
  layers(uprights)
    .map(layer => {
      const strokes = new Map<string, string>();
      const [plain, others] = [
        layer.filter(({ art }) => STROKES_ONLY.test(art)),
        layer.filter(({ art }) => !STROKES_ONLY.test(art)),
      ];
      // The order of the strokes of one thing matters, so those of another kind of thing are kept apart.
      for (const { what, art } of plain)
        for (const [place, [, kind, d]] of [...art.matchAll(STROKE)].entries()) {
          const key = `${what} ${String(place).padStart(2, '0')} ${kind}`;
          strokes.set(key, (strokes.get(key) ?? '') + d);
        }
      const drawn = [...strokes].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return (
        drawn.map(([key, d]) => path(key.split(' ').slice(2).join(' '), d)).join('') +
        others.map(({ art }) => art).join('')
      );
    })
    .join('\n');
