import { PLACES } from './layout.ts';
import type { Lamp } from './light.ts';
import { group, num, oblong, path, row, shape } from './pen.ts';
import { add, type Point } from './point.ts';
import { battlement, drawTower, masonry, pennant, type Tower, topOf } from './tower.ts';

const { x, y } = PLACES.fortress;
const BACK = y - 36;
const FRONT = y + 66;
const SIDES = [-1, 1] as const;

const turrets: readonly Tower[] = SIDES.map(side => ({
  foot: [x + side * 54, BACK + 30],
  width: 26,
  height: 54,
  top: 'tile',
  windows: 1,
}));
const keep: Tower = { foot: [x, BACK + 12], width: 48, height: 56, top: 'battlement', windows: 2 };
const bastions: readonly Tower[] = SIDES.map(side => ({
  foot: [x + side * 88, FRONT + 30],
  width: 34,
  height: 62,
  top: 'battlement',
  windows: 1,
}));

/** A gun run out of its embrasure. */
const cannon = ([a, b]: Point, way: 1 | -1): string =>
  path('embrasure', `M${row(a - 7, b + 7)}v-9a7 7 0 0 1 14 0v9z`) +
  path('gun', `M${row(a, b + 1)}l${row(way * 13, 3)}`) +
  path('gun muzzle', `M${row(a + way * 13, b + 4)}l${row(way * 1.6, 0.4)}`);

const slits = (): string =>
  path('embrasure', [-66, -26, 26, 66].map(dx => `M${row(x + dx - 1.2, FRONT + 7)}h2.4v10h-2.4z`).join(''));

/** The yard lies open between the walls: the combat die is thrown there. */
const yard = (): string =>
  path(
    'yard',
    shape([
      [x - 74, BACK + 40],
      [x + 74, BACK + 40],
      [x + 90, FRONT],
      [x - 90, FRONT],
    ]),
  ) +
  path(
    'paving',
    [0.2, 0.42, 0.66]
      .map(down => `M${row(x - 74 - 16 * down + 4, BACK + 40 + 62 * down)}h${num(148 + 32 * down - 8)}`)
      .concat([-50, -18, 18, 50].map(across => `M${row(x + across, BACK + 42)}L${row(x + across * 1.2, FRONT - 8)}`))
      .join(''),
  ) +
  path(
    'dusk',
    shape([
      [x - 74, BACK + 40],
      [x + 74, BACK + 40],
      [x + 76, BACK + 48],
      [x - 60, BACK + 48],
      [x - 72, FRONT],
      [x - 90, FRONT],
    ]),
  );

const gate = (): string => {
  const bottom = FRONT + 26;
  const bars = [-6, 0, 6].map(dx => `M${row(x + dx, bottom)}v-21`).join('');
  return (
    path('stone', `M${row(x - 16, bottom)}v-13a16 16 0 0 1 32 0v13z`) +
    path('gate', `M${row(x - 12, bottom)}v-11a12 12 0 0 1 24 0v11z`) +
    path('bars', `${bars}M${row(x - 11, bottom - 7)}h22M${row(x - 11, bottom - 14)}h22`)
  );
};

const backWall = (): string =>
  oblong('stone', [x - 74, BACK], 148, 40) +
  oblong('dim', [x - 74, BACK + 28], 148, 12) +
  battlement([x - 76, BACK + 1], 152, 9) +
  masonry([x - 72, BACK + 4], 144, 30, 41);

const frontWall = (): string =>
  oblong('stone', [x - 92, FRONT - 4], 184, 30) +
  battlement([x - 94, FRONT - 3], 188, 9) +
  masonry([x - 90, FRONT + 2], 180, 20, 42);

const sideWalls = (): string =>
  path(
    'stone',
    shape([
      [x - 74, BACK + 4],
      [x - 74, BACK + 42],
      [x - 90, FRONT],
      [x - 98, FRONT],
    ]),
  ) +
  path(
    'shade',
    shape([
      [x + 74, BACK + 4],
      [x + 74, BACK + 42],
      [x + 90, FRONT],
      [x + 98, FRONT],
    ]),
  );

export const drawFort = (): string =>
  group(
    {},
    path(
      'shadow',
      shape([
        [x - 104, FRONT + 31],
        [x + 106, FRONT + 31],
        [x + 122, FRONT + 24],
        [x + 106, FRONT + 18],
        [x + 100, FRONT - 40],
        [x - 98, FRONT + 20],
      ]),
    ),
    ...turrets.map(drawTower),
    backWall(),
    drawTower(keep),
    pennant(topOf(keep), 'red', 22, 24),
    yard(),
    sideWalls(),
    frontWall(),
    gate(),
    ...bastions.map(drawTower),
    pennant(topOf(bastions[0]), 'gold', 18, 18),
    pennant(topOf(bastions[1]), 'red', 18, 18),
    slits(),
    cannon([x - 46, FRONT + 12], -1),
    cannon([x + 46, FRONT + 12], 1),
  );

export const fortLamps: readonly Lamp[] = [
  ...[...turrets, ...bastions].map(({ foot, width, height }) => ({
    at: add(foot, [0, -height * 0.7]),
    radius: width,
    strength: 0.6,
  })),
  { at: add(keep.foot, [-5, -38]), radius: 36, strength: 0.7 },
  { at: [x, FRONT + 14], radius: 30, strength: 0.5 },
];
