import { type Ground, isClearOfTrack } from './ground.ts';
import { drawHill } from './hill.ts';
import { ISLAND, type Land, landOf } from './layout.ts';
import { hand } from './noise.ts';
import { drawPalm, PALM_KINDS, palmReach } from './palm.ts';
import { add, distance, type Point, points } from './point.ts';
import { toOutline } from './polygon.ts';
import { drawTree } from './tree.ts';

/** Where the woods of the main island are thickest. */
const WOODS: readonly Point[] = points(`
  560 664, 640 664, 790 660, 860 664, 600 740, 700 742, 980 744, 1060 752, 1180 640, 1240 640, 1300 630,
  1150 690, 1330 610, 1330 690, 226 430, 236 470, 300 566, 400 640, 440 620, 330 656, 520 440, 520 420,
  1070 420, 420 690, 540 620, 1060 620, 460 330, 560 300, 1010 300, 1040 300, 650 276, 930 276, 1230 330,
  240 640
`);
const COPSES: readonly { readonly land: string; readonly spots: readonly Point[] }[] = [
  {
    land: 'bottom-left',
    spots: points('300 790, 370 820, 180 760'),
  },
  {
    land: 'top-left',
    spots: points('300 180, 190 240, 350 168'),
  },
  {
    land: 'top-right',
    spots: points('1240 176, 1180 164, 1390 164'),
  },
];

export const plant = (ground: Ground): void => {
  const { any, about } = hand(1687);

  /** A crown may hang neither over the track nor under what lies on the island. */
  const hasAir = (crown: Point, spread: number): boolean =>
    !ground.isKept(crown, spread) && isClearOfTrack(crown, spread);

  const clump = (middle: Point, count: number, land: Land, spread: number): void => {
    const trees: Point[] = [];
    for (let tries = 0; tries < count * 5 && trees.length < count; tries++) {
      const foot = add(middle, [about(spread), about(spread * 0.5)]);
      const apart = trees.every(other => distance(foot, other) > 7.4);
      if (apart && ground.isFree(foot, 4.5, 11, land) && hasAir(add(foot, [0, -8]), 8)) trees.push(foot);
    }
    for (const foot of trees) ground.put({ what: 'tree', foot, art: drawTree(foot, any(0, 8)) }, 0);
    for (const foot of trees) ground.take(foot, 4);
  };

  const scatter = (count: number, land: Land, plantAt: (at: Point) => boolean): void => {
    const { left, top, right, bottom } = land.box;
    for (let tries = 0, done = 0; tries < count * 60 && done < count; tries++) {
      if (plantAt([any(left, right), any(top, bottom)])) done++;
    }
  };

  const palm =
    (land: Land, shore: number, small: boolean) =>
    (foot: Point): boolean => {
      const kind = Math.floor(any(small ? 3 : 0, PALM_KINDS));
      const { crown, spread } = palmReach(kind);
      if (!ground.isFree(foot, small ? 8 : 10, 7, land) || toOutline(foot, land.outline) > shore) return false;
      if (!hasAir(add(foot, crown), spread * 0.9)) return false;
      ground.put({ what: 'palm', foot, art: drawPalm(foot, kind) }, small ? 8 : 10);
      return true;
    };

  const hill = (foot: Point): boolean => {
    if (!ground.isFree(foot, 17, 26, ISLAND)) return false;
    ground.put({ what: 'hill', foot, art: drawHill(foot, any(0, 1) > 0.5) }, 17);
    return true;
  };

  const tree = (foot: Point): boolean => {
    if (!ground.isFree(foot, 7, 12, ISLAND) || !hasAir(add(foot, [0, -8]), 8)) return false;
    ground.put({ what: 'tree', foot, art: drawTree(foot, any(0, 8)) }, 7);
    return true;
  };

  for (const middle of WOODS) clump(middle, Math.round(any(9, 16)), ISLAND, 19);
  scatter(12, ISLAND, hill);
  scatter(60, ISLAND, palm(ISLAND, 34, false));
  scatter(80, ISLAND, tree);
  for (const { land, spots } of COPSES) {
    for (const middle of spots) clump(middle, 9, landOf(land), 15);
    scatter(10, landOf(land), palm(landOf(land), 99, true));
  }
};
