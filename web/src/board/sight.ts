import type { GameEvent, View } from '@jamaica/rules';

/** What passes by the race. */
export const SIGHTS = ['gulls', 'dolphins', 'whale', 'squall'] as const;
export type Sight = (typeof SIGHTS)[number];

/** How many rounds pass from one sight to the next. */
const EVERY = 3;

/** What passes by while an event is shown: something as the Captain's morning begins, every few rounds, each in its turn. */
export const sightIn = (event: GameEvent, { round, captain }: Pick<View, 'round' | 'captain'>): Sight | null => {
  const isDue = event.kind === 'began' && event.half === 'morning' && event.ship === captain && round % EVERY === 2;
  return isDue ? SIGHTS[Math.floor(round / EVERY) % SIGHTS.length] : null;
};
