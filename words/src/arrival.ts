import { PORT_ROYAL, type Position, SPACES } from '@jamaica/rules';
import type { Things } from './names.ts';

/** Where a ship comes to, and what kind of space that is: `11 (lair)`. */
export const arrival = (to: Position, names: Pick<Things, 'place' | 'spaceKind'>): string =>
  to.space === PORT_ROYAL ? names.place(to) : `${names.place(to)} (${names.spaceKind(SPACES[to.space].kind)})`;
