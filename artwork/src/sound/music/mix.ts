import { render } from '../render.ts';
import { arrange } from './arrange.ts';
import { roomAnswer, type Stereo } from './room.ts';
import type { Instrument, Score } from './score.ts';

/** The music has nothing above 6 kHz that anybody would miss, and takes half the room in memory for it. */
export const MUSIC_RATE = 24_000;

/** Where an instrument sits, from -1 at the left to 1; how loud it is beside the others; how far from the wall. */
const SEATS: {
  readonly [instrument in Instrument]: { readonly pan: number; readonly level: number; readonly room: number };
} = {
  fiddle: { pan: -0.3, level: 0.9, room: 0.16 },
  concertina: { pan: 0.35, level: 0.6, room: 0.14 },
  bass: { pan: 0.05, level: 0.9, room: 0.03 },
  drum: { pan: -0.1, level: 0.9, room: 0.08 },
  bell: { pan: 0.5, level: 0.2, room: 0.3 },
};

/** A whole piece as it is heard, in a loop without a seam: what still rings at the end rings on at the beginning. */
export const mix = (score: Score): Stereo => {
  const { seconds, desks } = arrange(score);
  const length = Math.round(seconds * MUSIC_RATE);
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  const hall = new Float32Array(length);
  for (const { instrument, strokes } of desks) {
    if (strokes.length === 0) continue;
    const dry = new Float32Array(length);
    render(strokes, dry, MUSIC_RATE);
    const { pan, level, room } = SEATS[instrument];
    const gain = level * score.gain;
    // As loud in the middle as at the sides.
    const angle = ((pan + 1) * Math.PI) / 4;
    add(left, dry, gain * Math.cos(angle));
    add(right, dry, gain * Math.sin(angle));
    add(hall, dry, gain * room);
  }
  const answer = roomAnswer(hall, MUSIC_RATE);
  add(left, answer.left, 1);
  add(right, answer.right, 1);
  return { left, right };
};

const add = (to: Float32Array, from: Float32Array, gain: number): void => {
  for (let i = 0; i < to.length; i++) to[i] += from[i] * gain;
};
