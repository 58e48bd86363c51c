import type { Owner } from '@jamaica/artwork/pieces/ship-colours.ts';
import type { ShipName } from '@jamaica/rules';
import type { Crew, Sailor } from '@jamaica/words';

/** Whose ship is drawn: nobody's is the Ghost Ship. */
export const ownerOf = (sailor: Sailor | null): Owner => sailor?.pirate ?? 'ghost';

export const ownerIn = (crew: Crew, ship: ShipName): Owner => (ship === 'ghost' ? 'ghost' : crew[ship].pirate);
