import { goodsIn, type HoldText, type Resource, type ShipName, type ShipView, type View } from '@jamaica/rules';

/** A view with one ship changed. */
export const withShip = (view: View, name: ShipName, change: (ship: ShipView) => ShipView): View => ({
  ...view,
  ships: view.ships.map(ship => (ship.ship === name ? change(ship) : ship)),
});

/** Goods go into the hold that held `overboard`, or into the first empty one. */
export const stowed = (
  ship: ShipView,
  goods: HoldText,
  into: 'ordinary' | 'sixth',
  overboard: HoldText | null,
): ShipView =>
  into === 'sixth'
    ? { ...ship, sixth: goods }
    : { ...ship, holds: ship.holds.with(Math.max(0, ship.holds.indexOf(overboard)), goods) };

export const withoutHold = (ship: ShipView, goods: HoldText, from: 'ordinary' | 'sixth'): ShipView => {
  if (from === 'sixth') return { ...ship, sixth: 'empty' };
  const index = ship.holds.indexOf(goods);
  return index < 0 ? ship : { ...ship, holds: ship.holds.with(index, null) };
};

/** Tokens leave the holds, the first hold first: which ones a person chose is known when the step is over. */
export const spent = (ship: ShipView, resource: Resource, tokens: number): ShipView => {
  let owed = tokens;
  const pay = (hold: HoldText | null): HoldText | null => {
    if (hold === null || owed === 0) return hold;
    const inside = goodsIn(hold);
    if (inside.resource !== resource) return hold;
    const paid = Math.min(owed, inside.tokens);
    owed -= paid;
    return paid === inside.tokens ? null : `${resource}:${inside.tokens - paid}`;
  };
  const holds = ship.holds.map(pay);
  const sixth = ship.sixth === null || ship.sixth === 'empty' ? ship.sixth : (pay(ship.sixth) ?? 'empty');
  return { ...ship, holds, sixth };
};
