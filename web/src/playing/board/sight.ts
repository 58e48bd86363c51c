import type { Point } from '@jamaica/artwork/board/layout.ts';
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

/** A sight on its way, and by how much that lies elsewhere on the chart than usual. */
export interface Passing {
  readonly sight: Sight;
  readonly by: Point;
}

/** The middle of each one's way over the chart. */
const WAY: Readonly<Record<Sight, Point>> = {
  gulls: { x: 750, y: 300 },
  dolphins: { x: 756, y: 929 },
  whale: { x: 1505, y: 535 },
  squall: { x: 730, y: 160 },
};
/** What is in the air can be so anywhere; what lives in the water is replaced by it where nobody would see it. */
const IN_THE_AIR: Readonly<Record<Sight, Sight>> = {
  gulls: 'gulls',
  dolphins: 'gulls',
  whale: 'squall',
  squall: 'squall',
};
const HERE: Point = { x: 0, y: 0 };

/** What passes for somebody who sees the whole chart, or only what is so far around a point of it. */
export const passingBy = (sight: Sight, seen: { readonly centre: Point; readonly around: Point } | null): Passing => {
  if (!seen) return { sight, by: HERE };
  const { centre, around } = seen;
  const isSeen = Math.abs(WAY[sight].x - centre.x) < around.x && Math.abs(WAY[sight].y - centre.y) < around.y;
  const shown = isSeen ? sight : IN_THE_AIR[sight];
  if (shown !== IN_THE_AIR[shown]) return { sight, by: HERE };
  // In the upper half, so that it is not over the ships, which the window looks at.
  return { sight: shown, by: { x: centre.x - WAY[shown].x, y: centre.y - around.y / 2 - WAY[shown].y } };
};
