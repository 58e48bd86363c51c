import type { Point } from '@jamaica/artwork/board/layout.ts';
import { track } from '@jamaica/artwork/board/track.ts';
import type { GameEvent } from '@jamaica/rules';
import { cubicInOut } from 'svelte/easing';
import { along, polyline } from './polyline.ts';

export type Sailed = Extract<GameEvent, { readonly kind: 'sailed' }>;

/** A ship at a moment of its way. */
interface OnItsWay {
  readonly point: Point;
  /** How far it leans over, in degrees. */
  readonly heel: number;
  readonly facing: 'east' | 'west';
}

/** Between two moments it goes straight on; they are too close for anybody to see it. */
const APART_MS = 30;
/** How far it leans over, and how long a wave is. */
const HEEL = 5;
const SWELL_MS = 620;

/** A voyage moment by moment, at equal intervals, so that it can be handed to the browser as a whole. */
export const onItsWay = ({ from, to, forward }: Sailed, ms: number, leans: boolean): readonly OnItsWay[] => {
  const { d, isReversed } = track(from.space, to.space, forward);
  const line = isReversed ? polyline(d).toReversed() : polyline(d);
  const count = Math.max(2, Math.ceil(ms / APART_MS));
  const points = Array.from({ length: count + 1 }, (_, index) => along(line, cubicInOut(index / count)));
  return points.map((point, index) => {
    const gone = index / count;
    const [before, after] = [points[Math.max(0, index - 1)], points[Math.min(count, index + 1)]];
    // A ship that goes back still shows its bow ahead.
    const isWest = after.x !== before.x && after.x < before.x === forward;
    // It leans over with the swell, most where it is fastest.
    const heel = leans ? HEEL * Math.sin(Math.PI * gone) * Math.cos((gone * ms * 2 * Math.PI) / SWELL_MS) : 0;
    return { point, heel, facing: isWest ? 'west' : 'east' };
  });
};
