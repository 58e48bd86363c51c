import { type ShipName, type ShipView, spacesToFinish } from '@jamaica/rules';

type Afloat = Pick<ShipView, 'ship' | 'position'>;

/** A ship's place in the race, 1 for the first; ships with equally many spaces left share a place. */
export const rank = (ships: readonly Afloat[], name: ShipName): number => {
  const own = ships.find(({ ship }) => ship === name);
  if (!own) throw new Error(`no ship ${name}`);
  const left = spacesToFinish(own.position);
  return 1 + ships.filter(({ position }) => spacesToFinish(position) < left).length;
};

/** Whether somebody else has the same place. */
export const isShared = (ships: readonly Afloat[], name: ShipName): boolean =>
  ships.some(({ ship }) => ship !== name && rank(ships, ship) === rank(ships, name));
