import type { ShipView } from '@jamaica/rules';

type Laden = Pick<ShipView, 'holds' | 'sixth'>;

/** The hold that has something else in it than before. */
export const stowedIn = (before: Laden, after: Laden): number | 'sixth' => {
  const changed = after.holds.findIndex((hold, index) => hold !== before.holds[index]);
  return changed < 0 ? 'sixth' : changed;
};
