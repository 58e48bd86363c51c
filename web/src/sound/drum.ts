import { beat } from './music/drum.ts';
import type { Sound } from './stroke.ts';

/** Two light strokes into one in the middle of the skin: another chest is counted. */
export const drum: Sound = {
  gain: 0.5,
  sway: 30,
  strokes: [...beat(0, 'd', 0.7), ...beat(0.09, 'd', 0.8), ...beat(0.18, 'D', 1)],
};
