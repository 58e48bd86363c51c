import { PORT_ROYAL, type Position, type ShipName, type ShipView, SPACES } from '@jamaica/rules';

// Numbers grow along the route, so that what lies ahead of a space is known before the space itself is looked at.
const AHEAD: ReadonlySet<number>[] = [];
for (const [space, { next }] of [...SPACES.entries()].reverse()) {
  const onward = next.filter(each => each !== PORT_ROYAL);
  AHEAD[space] = new Set(onward.flatMap(each => [each, ...AHEAD[each]]));
}

/** Whether sailing forward from one space comes to the other before it comes to Port Royal. */
const leadsTo = (from: number, to: number): boolean => AHEAD[from].has(to);

/** Whether a ship here is ahead of one there: side by side on the two lanes of a fork, neither is. */
export const isAhead = (here: Position, there: Position): boolean =>
  here.lap === there.lap ? leadsTo(there.space, here.space) : here.lap > there.lap;

type Afloat = Pick<ShipView, 'ship' | 'position'>;

/** A ship's place in the race, 1 for the first; ships side by side share a place. */
export const standing = (ships: readonly Afloat[], name: ShipName): number => {
  const own = ships.find(({ ship }) => ship === name);
  if (!own) throw new Error(`no ship ${name}`);
  return 1 + ships.filter(({ position }) => isAhead(position, own.position)).length;
};

/** Whether somebody else has the same place. */
export const isShared = (ships: readonly Afloat[], name: ShipName): boolean =>
  ships.some(({ ship }) => ship !== name && standing(ships, ship) === standing(ships, name));
