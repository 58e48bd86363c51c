import { render } from '../src/sound/render.ts';
import { type Sound, soundLength } from '../src/sound/stroke.ts';

export const EFFECT_RATE = 44_100;

/** An effect as samples, as a browser plays it at full volume. */
export const heard = ({ gain, strokes }: Sound): Float32Array<ArrayBuffer> => {
  const samples = new Float32Array(Math.ceil((soundLength({ gain, sway: 0, strokes }) + 0.05) * EFFECT_RATE));
  render(strokes, samples, EFFECT_RATE);
  return samples.map(sample => sample * gain);
};
