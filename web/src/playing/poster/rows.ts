import type { ShipName } from '@jamaica/rules';
import { countUp } from '../end/count.ts';
import { rank } from '../panels/rank.ts';
import type { Tale } from '../tale/tale.ts';

/** A ship in the table of a poster; without points as long as the race is not over. */
interface Row {
  readonly ship: ShipName;
  readonly place: number;
  readonly points: {
    readonly space: number;
    readonly gold: number;
    readonly treasures: number;
    readonly total: number;
  } | null;
}

/** The ships, whoever is first at the top: by points, or by place in a race that is not over. */
export const rowsOf = ({ end, final }: Pick<Tale, 'end' | 'final'>): readonly Row[] => {
  if (!final)
    return end.ships
      .map(({ ship }) => ({ ship, place: rank(end.ships, ship), points: null }))
      .sort((one, other) => one.place - other.place);
  return countUp(final, end).map(({ ship, place, space, gold, total }) => ({
    ship,
    place,
    points: { space, gold, treasures: total - space - gold, total },
  }));
};
