import type { ShipName } from '@jamaica/rules';
import type { Target, Targets } from '../game/targets.ts';

const THINGS: readonly Target['on'][] = ['hold', 'power', 'treasure'];

/** Whether something of a ship's, on its panel, can be chosen now. */
export const isPointedAt = (targets: Targets, ship: ShipName): boolean =>
  [...targets.keys()].some(key => THINGS.some(on => key.startsWith(`${on} ${ship} `)));
