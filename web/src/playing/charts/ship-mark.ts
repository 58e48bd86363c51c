import { sailLetter } from '@jamaica/artwork/pieces/emblems.ts';
import { SHIP_COLOURS } from '@jamaica/artwork/pieces/ship-colours.ts';
import type { ShipName } from '@jamaica/rules';
import type { Crew } from '@jamaica/words';
import { ownerIn } from '../panels/owner.ts';

/** How a ship is told apart in a chart: by colour, by dashes, and by the letter of its sail. */
export interface ChartMark {
  readonly colour: string;
  readonly dash: string;
  readonly letter: string;
  /** The letter's colour on the ship's own. */
  readonly ink: string;
  readonly isGhost: boolean;
}

const DASHES = ['none', '9 4', '2.5 4', '12 3 2.5 3', '5 3', '16 5', '1 5'];

/** `index` is the ship's place among those in the chart. */
export const shipMark = (crew: Crew, ship: ShipName, index: number): ChartMark => {
  const owner = ownerIn(crew, ship);
  return {
    colour: SHIP_COLOURS[owner].colour,
    dash: DASHES[index % DASHES.length],
    letter: sailLetter[owner],
    ink: owner === 'john' || owner === 'ghost' ? 'var(--art-pitch)' : 'var(--white)',
    isGhost: owner === 'ghost',
  };
};
