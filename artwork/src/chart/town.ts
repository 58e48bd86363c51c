import { drawSloop } from './boat.ts';
import type { Upright } from './ground.ts';
import { drawHouse, type HouseSize, type Roof } from './house.ts';
import { drawJetty } from './jetty.ts';
import { ISLAND, isAshore } from './layout.ts';
import { hand } from './noise.ts';
import { path, row } from './pen.ts';
import { add, between, type Point } from './point.ts';
import { sides } from './polygon.ts';
import { drawTower, pennant, type Tower, topOf } from './tower.ts';

/** The southern shore below Port Royal, as a height for every x. */
const shoreAt = (x: number): number => {
  const heights = sides(ISLAND.outline).flatMap(([a, b]) => {
    if (a[0] > x === b[0] > x) return [];
    const [, y] = between(a, b, (x - a[0]) / (b[0] - a[0]));
    return y > 640 ? [y] : [];
  });
  return heights.length === 0 ? 0 : Math.min(...heights);
};

const CHURCH: Point = [1262, shoreAt(1262) - 44];
const BATTERY: Point = [1373, 793];
const QUAYS = [1206, 1298] as const;

const houses = (): Upright[] => {
  const { any, pick } = hand(1675);
  const found: Upright[] = [];
  for (let x = 1154; x < 1372; x += 17) {
    for (let level = 0; level < 4; level++) {
      const foot: Point = [x + any(-3, 3) + (level % 2 ? 8 : 0), shoreAt(x) - 8 - level * 15 + any(-2, 2)];
      const size = pick<HouseSize>(level === 0 ? ['house', 'tall'] : ['house', 'house', 'tall', 'hut']);
      const roof = pick<Roof>(['tile', 'tile', 'tile', 'thatch', 'slate']);
      const byChurch = Math.abs(foot[0] - CHURCH[0]) < 24 && Math.abs(foot[1] - CHURCH[1]) < 15;
      const outskirts = level === 3 && (x < 1200 || x > 1330 || any(0, 1) < 0.3);
      if (byChurch || outskirts || !isAshore(foot, ISLAND, 3) || !isAshore(add(foot, [16, 0]), ISLAND, 1)) continue;
      found.push({
        what: 'house',
        foot,
        art: drawHouse(foot, size, roof),
        lamp: { at: add(foot, [2, -6]), radius: 17, strength: 0.5 },
      });
    }
  }
  return found;
};

const church = (): Upright => {
  const steeple: Tower = { foot: add(CHURCH, [-12, 0]), width: 13, height: 42, top: 'slate', windows: 2 };
  const art =
    drawHouse(add(CHURCH, [4, 0]), 'hall', 'slate') + drawTower(steeple) + pennant(topOf(steeple), 'gold', 12, 13);
  return { what: 'house', foot: CHURCH, art, lamp: { at: add(CHURCH, [-2, -16]), radius: 34, strength: 0.7 } };
};

/** The guns that watch the harbour, on the spit in the east. */
const battery = (): Upright => {
  const [x, y] = BATTERY;
  const keep: Tower = { foot: [x, y - 3], width: 28, height: 27, top: 'battlement', windows: 1 };
  const wings: readonly Tower[] = [-15, 15].map(dx => ({
    foot: [x + dx, y + 2],
    width: 12,
    height: 20,
    top: 'battlement',
    windows: 0,
  }));
  const guns = path('gun small', `M${row(x - 20, y - 9)}h-9M${row(x + 20, y - 9)}h9`);
  const art = drawTower(keep) + wings.map(drawTower).join('') + guns + pennant(topOf(keep), 'red');
  return { what: 'fort', foot: BATTERY, art, lamp: { at: [x, y - 18], radius: 24, strength: 0.7 } };
};

export const town = (): readonly Upright[] => [...houses(), church(), battery()];

export const drawHarbour = (): string =>
  QUAYS.map(x => drawJetty([x, shoreAt(x) - 2], [x, shoreAt(x) + 20])).join('') +
  drawSloop([1252, shoreAt(1252) + 13], 0.8);
