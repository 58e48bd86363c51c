import { PORT_ROYAL, SPACES } from '@jamaica/rules';
import { CELLS, type Cell, MARKS } from './layout.ts';
import { hand } from './noise.ts';
import { group, num, path, row } from './pen.ts';
import { distance, type Point } from './point.ts';
import { isInside, toOutline } from './polygon.ts';
import { outlineOf } from './track.ts';

const TINTS = ['cell-a', 'cell-b', 'port-a', 'port-b', 'lair-a', 'lair-b', 'royal'] as const;

export const tintOf = (id: number): (typeof TINTS)[number] => {
  if (id === PORT_ROYAL) return 'royal';
  if (SPACES[id].kind === 'lair') return id % 2 === 0 ? 'lair-a' : 'lair-b';
  // Sand shows through, so that a pin and its space belong together at a glance.
  if (SPACES[id].kind === 'port') return id % 2 === 0 ? 'port-a' : 'port-b';
  return id % 2 === 0 ? 'cell-a' : 'cell-b';
};

const cells = (): string =>
  TINTS.map(tint =>
    path(
      tint,
      CELLS.filter(({ id }) => tintOf(id) === tint)
        .map(({ id }) => outlineOf(id))
        .join(''),
    ),
  ).join('');

/** The light along the borders fades into the deep like a blur would, in strokes too faint to be told apart. */
const SHELF = [41, 34.6, 30.6, 27.4, 24.6, 21.6, 18, 12] as const;

const shelf = (): string =>
  SHELF.map(width => `<use href="#borders" class="shelf" stroke-width="${num(width)}"/>`).join('');

/** Ships lie in the middle; there the water is calm, so that they stand out. */
const BERTH = 15;

const isCalm = (at: Point, { id, outline, centre, score }: Cell): boolean =>
  !isInside(at, outline) ||
  toOutline(at, outline) < 10 ||
  distance(at, MARKS[id].at) < MARKS[id].radius + 9 ||
  distance(at, centre) < BERTH ||
  (score !== null && distance(at, score) < 20);

/** Where swells run in a space. */
export const swellsIn = (cell: Cell): readonly Point[] => {
  const { any } = hand(1675 + cell.id);
  const { left, right, top, bottom } = cell.box;
  const found: Point[] = [];
  for (let tries = 0; tries < 90; tries++) {
    const at: Point = [any(left, right), any(top, bottom)];
    if (!isCalm(at, cell) && found.every(other => distance(at, other) > 21)) found.push(at);
  }
  return found;
};

const swells = (): string => {
  const { any } = hand(1675);
  return CELLS.flatMap(swellsIn)
    .map(([x, y]) => {
      const wide = any(5, 8);
      return `M${row(x - wide, y)}q${row(wide / 2, -wide * 0.6, wide, 0)}t${row(wide, 0)}`;
    })
    .join('');
};

/** The spaces of the race, lighter along their borders as water is over a shelf. */
export const drawWater = (): string =>
  cells() + group({ 'clip-path': 'url(#race)' }, shelf()) + path('swell', swells());
