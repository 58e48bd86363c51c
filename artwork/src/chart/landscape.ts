import { drawBoat, drawSloop } from './boat.ts';
import { drawCane, drawPlot } from './field.ts';
import { drawGrass } from './grass.ts';
import { Ground, type Upright } from './ground.ts';
import { drawHouse } from './house.ts';
import { drawLayers } from './layers.ts';
import { isIslet, LANDS, PLACES } from './layout.ts';
import type { Lamp } from './light.ts';
import { drawLighthouse, lampOf } from './lighthouse.ts';
import { drawPalm } from './palm.ts';
import { add, type Point, points } from './point.ts';
import { raiseRanges } from './range.ts';
import { banks, drawRivers } from './river.ts';
import { drawHarbour, town } from './town.ts';
import { drawJetties, settle } from './village.ts';
import { drawWindmill } from './windmill.ts';
import { plant } from './wood.ts';

export const LIGHTHOUSE: Point = [1377, 376];
const MILLS: readonly Point[] = [
  [938, 690],
  [250, 516],
];
/** Farms and plantations away from the coast. */
const FARMS: readonly Point[] = points('956 704, 974 694, 918 706, 232 530, 268 532, 214 540, 560 656, 578 664');
const CANE: readonly Point[] = points('990 716, 1012 704, 884 722, 286 556, 226 566');

export type Landscape = {
  readonly ground: Ground;
  readonly uprights: readonly Upright[];
  readonly lamps: readonly Lamp[];
};

/** The order matters: what is put first keeps its place, and the woods take what is left. */
export const landscape = (): Landscape => {
  const ground = new Ground();
  for (const bank of banks) ground.take(bank, 8);
  raiseRanges(ground);
  settle(ground);
  for (const foot of MILLS) {
    const lamp = { at: add(foot, [0, -12]), radius: 19, strength: 0.6 };
    ground.put({ what: 'mill', foot, art: drawWindmill(foot), lamp }, 17);
  }
  const beacon = { at: lampOf(LIGHTHOUSE), radius: 46, strength: 1 };
  ground.put({ what: 'lighthouse', foot: LIGHTHOUSE, art: drawLighthouse(LIGHTHOUSE), lamp: beacon }, 17);
  for (const foot of FARMS) {
    const lamp = { at: add(foot, [2, -5]), radius: 15, strength: 0.5 };
    ground.put({ what: 'house', foot, art: drawHouse(foot, 'hut', 'thatch'), lamp }, 9);
  }
  for (const foot of CANE) ground.put({ what: 'field', foot, art: drawCane(foot) }, 12);
  for (const upright of town()) ground.put(upright, 9);
  plant(ground);
  for (const { outline, box } of LANDS.filter(isIslet)) {
    const wide = (box.right - box.left) * (box.bottom - box.top);
    if (wide < 330) continue;
    const middle = outline.reduce<Point>(
      (sum, at) => add(sum, [at[0] / outline.length, at[1] / outline.length]),
      [0, 3],
    );
    ground.put({ what: 'palm', foot: middle, art: drawPalm(middle, outline.length % 2 ? 5 : 3) }, 0);
  }
  const uprights = ground.uprights;
  return { ground, uprights, lamps: uprights.flatMap(({ lamp }) => lamp ?? []) };
};

/** Where the raft of the shortage die will lie, the other edition has ploughed fields. */
const drawPlots = (): string => {
  const { x, y } = PLACES.shortageDie;
  return (
    drawPlot([x - 11, y - 11], 30, 22, 5, 'green') +
    drawPlot([x + 19, y - 14], 24, 21, 4, 'sand') +
    drawPlot([x - 16, y + 14], 32, 22, 5, 'sand') +
    drawPlot([x + 14, y + 11], 24, 22, 4, 'green')
  );
};

export const drawLandscape = ({ ground, uprights }: Landscape): string =>
  drawRivers() +
  drawJetties() +
  drawHarbour() +
  drawPlots() +
  drawGrass(ground) +
  drawLayers(uprights) +
  drawBoat([912, 764], -6) +
  drawBoat([690, 262], 10) +
  drawSloop([196, 486], 0.8);
