import type { ShipName } from '@jamaica/rules';
import { berthsIn, facesWest, type Point } from '../board/layout.ts';
import { along, polyline } from '../board/polyline.ts';
import { voyage } from '../board/voyage.ts';
import type { Leg } from '../tale/tale.ts';
import { type Script, whereabouts } from './script.ts';

/** A ship at a moment of a film. */
export interface Afloat {
  readonly ship: ShipName;
  readonly point: Point;
  readonly facing: 'east' | 'west';
  readonly isUnderWay: boolean;
  /** The space that it lies in, or sails to. */
  readonly space: number;
}

const lines = new WeakMap<Leg, readonly Point[]>();
const lineOf = (leg: Leg): readonly Point[] => {
  const known = lines.get(leg);
  if (known) return known;
  const line = polyline(voyage(leg.from.space, leg.to.space, leg.forward).d);
  // Going back is the same line from its end.
  const sailed = leg.forward ? line : line.toReversed();
  lines.set(leg, sailed);
  return sailed;
};

const eased = (share: number): number => share * share * (3 - 2 * share);

/** Where all ships are at a moment; those that lie in one space have each a place of their own. */
export const fleetAt = (script: Script, ships: readonly ShipName[], time: number): readonly Afloat[] => {
  const now = ships.map(ship => ({ ship, ...whereabouts(script, ship, time) }));
  const spaceOf = ({ leg }: { leg: Leg | null }): number => leg?.to.space ?? 0;
  return now.map(each => {
    const { ship, leg, share } = each;
    const space = spaceOf(each);
    if (leg && share < 1) {
      const line = lineOf(leg);
      const [point, before] = [along(line, eased(share)), along(line, Math.max(0, eased(share) - 0.02))];
      // A ship that goes back still shows its bow ahead.
      const isWest = point.x < before.x === leg.forward && point.x !== before.x;
      return { ship, point, facing: isWest ? 'west' : 'east', isUnderWay: true, space };
    }
    const moored = now.filter(other => spaceOf(other) === space && (!other.leg || other.share === 1));
    const { points } = berthsIn(space, moored.length);
    const point = points[moored.findIndex(other => other.ship === ship)] ?? points[0];
    return { ship, point, facing: facesWest(space) ? 'west' : 'east', isUnderWay: false, space };
  });
};
