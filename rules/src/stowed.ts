import type { Taken } from './events.ts';
import { goodsIn, type HoldText, ORDINARY_HOLDS, type Resource } from './holds.ts';
import type { ShipView } from './view.ts';

// What becomes of the holds of a ship that somebody sees. Holds that are alike are all the same to the rules; where one of
// them has to be meant it is the first.

/** Goods go into the 6th Hold, or into the hold that had `overboard` in it; null is an empty one. */
export const stowed = (
  ship: ShipView,
  goods: HoldText,
  into: 'ordinary' | 'sixth',
  overboard: HoldText | null,
): ShipView =>
  into === 'sixth'
    ? { ...ship, sixth: goods }
    : { ...ship, holds: ship.holds.with(ship.holds.indexOf(overboard), goods) };

/** A hold is emptied. */
export const withoutHold = (ship: ShipView, goods: HoldText, from: 'ordinary' | 'sixth'): ShipView =>
  from === 'sixth' ? { ...ship, sixth: 'empty' } : { ...ship, holds: ship.holds.with(ship.holds.indexOf(goods), null) };

const withoutTokens = (hold: HoldText | null, tokens: number): HoldText | null => {
  if (hold === null) return null;
  const { resource, tokens: had } = goodsIn(hold);
  return had === tokens ? null : `${resource}:${had - tokens}`;
};

/** Tokens leave the holds that they are taken from. */
export const lighter = (ship: ShipView, taken: readonly Taken[]): ShipView => {
  const from = (index: number): number => taken.find(({ hold }) => hold === index)?.tokens ?? 0;
  const { sixth } = ship;
  return {
    ...ship,
    holds: ship.holds.map((hold, index) => withoutTokens(hold, from(index))),
    sixth: sixth === null || sixth === 'empty' ? sixth : (withoutTokens(sixth, from(ORDINARY_HOLDS)) ?? 'empty'),
  };
};

/** A ship gives all that it has of a resource. */
export const withoutResource = (ship: ShipView, resource: Resource): ShipView => {
  const isOf = (hold: HoldText): boolean => goodsIn(hold).resource === resource;
  const { sixth } = ship;
  return {
    ...ship,
    holds: ship.holds.map(hold => (hold !== null && isOf(hold) ? null : hold)),
    sixth: sixth !== null && sixth !== 'empty' && isOf(sixth) ? 'empty' : sixth,
  };
};
