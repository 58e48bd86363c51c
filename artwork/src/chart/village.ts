import { SPACES } from '@jamaica/rules';
import { type Ground, isClearOfTrack } from './ground.ts';
import { drawHouse } from './house.ts';
import { drawJetty } from './jetty.ts';
import { isAshore, LANDS, MARKS, nearestCoast } from './layout.ts';
import { add, distance, mul, type Point, sub, unit } from './point.ts';

type Shore = { readonly mark: Point; readonly radius: number; readonly coast: Point; readonly inland: Point };

/** Every port of the route has its village, on the shore nearest to its pin. */
const shores = (): readonly Shore[] =>
  SPACES.flatMap((space, id) => {
    if (space.kind !== 'port') return [];
    const { at: mark, radius } = MARKS[id];
    const coast = nearestCoast(mark);
    return [{ mark, radius, coast, inland: unit(sub(coast, mark)) }];
  });

const PLAN = [
  { step: [-10, 3], roof: 'tile', size: 'house' },
  { step: [9, -3], roof: 'thatch', size: 'hut' },
  { step: [1, 11], roof: 'tile', size: 'hut' },
  { step: [19, 8], roof: 'thatch', size: 'hut' },
  { step: [-27, 0], roof: 'thatch', size: 'hut' },
  { step: [28, -2], roof: 'tile', size: 'hut' },
] as const;
/** The last places of the plan are for villages whose first ones lie in the water. */
const HOUSES = 4;

export const settle = (ground: Ground): void => {
  for (const { coast, inland } of shores()) {
    const middle = add(add(coast, mul(inland, 22)), [0, 5]);
    ground.take(coast, 6);
    let built = 0;
    for (const { step, roof, size } of PLAN) {
      if (built === HOUSES) break;
      const foot = add(middle, step);
      const ashore = LANDS.some(land => isAshore(foot, land) && isAshore(add(foot, [0, -5]), land, 4));
      if (!ashore || ground.isKept(foot, 6) || !isClearOfTrack(add(foot, [3, -12]), 8)) continue;
      const lamp = { at: add(foot, [2, -5]), radius: 16, strength: 0.5 };
      ground.put({ what: 'house', foot, art: drawHouse(foot, size, roof), lamp }, 9);
      built++;
    }
  }
};

export const drawJetties = (): string =>
  shores()
    .map(({ mark, radius, coast, inland }) => {
      const long = Math.min(12, Math.max(4, distance(mark, coast) - radius - 5));
      return drawJetty(add(coast, inland), add(coast, mul(inland, -long)));
    })
    .join('');
