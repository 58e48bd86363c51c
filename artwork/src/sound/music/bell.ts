import { ring, tuned } from '../ring.ts';
import { BRONZE } from '../ship-bell.ts';
import type { Stroke } from '../stroke.ts';

const SHIP_BELL = BRONZE[1][0];

/** A large bell ashore: the ship's bell grown, so that nobody takes it for a call to play. */
export const toll = (at: number, hertz: number, level: number): Stroke[] =>
  ring(
    at,
    level,
    tuned(BRONZE, hertz / SHIP_BELL).map(([tone, share, seconds]) => [tone, share, seconds * 2.5]),
  );
