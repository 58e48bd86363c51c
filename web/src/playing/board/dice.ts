import { PLACES } from '@jamaica/artwork/board/layout.ts';

/** Where the dice of a day lie: the first on the sun, the second on the moon. */
export const HALVES = [
  { half: 'morning', place: PLACES.morningDie, tint: 'morning' },
  { half: 'evening', place: PLACES.eveningDie, tint: 'evening' },
] as const;

/** How wide the combat die is on the board. */
export const COMBAT_DIE = 66;
