import { PORT_ROYAL, type Position, SPACES } from '@jamaica/rules';
import { lapOf, type Place, spaceOf } from '@jamaica/rules/search';

/** How many spaces the shortest way from each space to Port Royal has. */
const TO_PORT_ROYAL = Int8Array.from(SPACES, (_, space) => shortest(space));

function shortest(space: number): number {
  return 1 + Math.min(...SPACES[space].next.map(next => (next === PORT_ROYAL ? 0 : shortest(next))));
}

const A_LAP = TO_PORT_ROYAL[PORT_ROYAL];

/** How many spaces are left to the finish; none for a ship that is there. */
export const toGo = (place: Place): number => TO_PORT_ROYAL[spaceOf(place)] - lapOf(place) * A_LAP;

/** How many spaces nearer to the finish a ship comes by sailing so; fewer than none when it sails back. */
export const headway = (from: Position, to: Position): number =>
  TO_PORT_ROYAL[from.space] - TO_PORT_ROYAL[to.space] + (to.lap - from.lap) * A_LAP;
