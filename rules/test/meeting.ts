import type { PositionAt, ShipAt } from './position.ts';
import { type Table, table } from './table.ts';

/**
 * Seat 0 sails one space forward on to the plundered lair 4, where seat 1 lies: a battle, and no price to pay after it.
 * Seat 2 looks on from Port Royal with the +3 that came from there. In the evening seat 0 loads 2 food.
 */
export const meeting = (attacker: ShipAt = {}, defender: ShipAt = {}, position: PositionAt = {}): Table =>
  table({
    ...position,
    ships: [
      { at: '3', hand: ['forward/food'], ...attacker },
      { at: '4', ...defender },
      { hidden: [3] },
      ...(position.ships ?? []),
    ],
  }).round(1, 2);
