import { PORT_ROYAL, type Position, SPACES } from '@jamaica/rules';
import type { Names } from './names.ts';

/** Where a ship comes to, and what kind of space that is: `11 (lair)`. */
export const arrival = (to: Position, names: Names): string =>
  to.space === PORT_ROYAL ? names.place(to) : `${names.place(to)} (${names.spaceKind(SPACES[to.space].kind)})`;
