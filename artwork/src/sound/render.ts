import { coefficients, resonate } from './biquad.ts';
import { noiseSamples } from './noise.ts';
import { type Glide, type Hiss, type Resonance, type Stroke, strokeLength, type Tone } from './stroke.ts';
import { TURN, waveTable } from './wave.ts';

/**
 * What `perform` has a browser play, worked out sample by sample without one: in a thread of its own, and where sounds
 * are measured. `samples` is a ring: what is still heard at its end is heard on at its beginning, as in a loop.
 */
export const render = (strokes: readonly Stroke[], samples: Float32Array, rate: number): void => {
  for (const stroke of strokes) {
    const sung = sing(stroke, rate);
    let place = Math.round(stroke.at * rate) % samples.length;
    for (let i = 0; i < sung.length; i++) {
      samples[place] += sung[i];
      place = place + 1 === samples.length ? 0 : place + 1;
    }
  }
};

/** For how many samples a moving resonance stands still, and a finger on a string. */
const STEP = 64;
const FINGER = 16;

const sing = (stroke: Stroke, rate: number): Float32Array => {
  const length = Math.ceil(strokeLength(stroke) * rate);
  const samples = stroke.kind === 'tone' ? tone(stroke, length, rate) : hiss(stroke, length, rate);
  for (const resonance of stroke.through ?? []) filter(samples, resonance, rate);
  envelope(samples, stroke, rate);
  return samples;
};

const tone = ({ wave, pitch, clang, vibrato }: Tone, length: number, rate: number): Float32Array => {
  const samples = new Float32Array(length);
  const highest = Math.max(...stations(pitch)) + (clang?.depth ?? 0);
  const table = waveTable(wave, wave === 'sine' ? 1 : Math.max(1, Math.floor(rate / 2 / highest)));
  const hertzAt = glide(pitch, length);
  const clangTurn = clang ? (2 * Math.PI * stations(pitch)[0] * clang.ratio) / rate : 0;
  const vibratoTurn = vibrato ? (2 * Math.PI * vibrato.rate) / rate : 0;
  const vibratoFull = Math.max(0.25 * rate, length / 2);
  const stepAt = (i: number): number => {
    let hertz = hertzAt(i);
    if (clang) hertz += clang.depth * 0.01 ** (i / length) * Math.sin(i * clangTurn);
    if (vibrato) hertz *= 2 ** ((vibrato.cents * Math.min(1, i / vibratoFull) * Math.sin(i * vibratoTurn)) / 1200);
    return (hertz / rate) * TURN;
  };
  // A finger moves slowly; only what makes metal clang is as fast as the sound itself.
  const every = clang ? 1 : FINGER;
  let place = 0;
  for (let from = 0; from < length; from += every) {
    const step = stepAt(from);
    const to = Math.min(from + every, length);
    for (let i = from; i < to; i++) {
      const whole = Math.floor(place);
      samples[i] = table[whole] + (place - whole) * (table[whole + 1] - table[whole]);
      place += step;
      if (place >= TURN || place < 0) place -= TURN * Math.floor(place / TURN);
    }
  }
  return samples;
};

const NOISE = noiseSamples(1 << 18);

const hiss = ({ at }: Hiss, length: number, rate: number): Float32Array => {
  const samples = new Float32Array(length);
  let place = Math.round(at * 1.7 * rate) % NOISE.length;
  for (let i = 0; i < length; i++) {
    samples[i] = NOISE[place];
    place = place + 1 === NOISE.length ? 0 : place + 1;
  }
  return samples;
};

const filter = (samples: Float32Array, { hertz, ...resonance }: Resonance, rate: number): void => {
  const hertzAt = glide(hertz, samples.length);
  if (typeof hertz !== 'number') resonate(samples, STEP, i => coefficients(resonance, hertzAt(i), rate));
  else resonate(samples, samples.length, () => coefficients(resonance, hertz, rate));
};

const envelope = (samples: Float32Array, { attack, hold = 0, decay, level }: Stroke, rate: number): void => {
  const top = attack * rate;
  const fall = (attack + hold) * rate;
  // By the thousandth part over the whole decay, in equal steps.
  const step = 0.001 ** (1 / (decay * rate));
  let left = level;
  for (let i = 0; i < samples.length; i++) {
    if (i < top) samples[i] *= (level * i) / top;
    else if (i < fall) samples[i] *= level;
    else {
      samples[i] *= left;
      left *= step;
    }
  }
};

const stations = (through: Glide): readonly number[] => (typeof through === 'number' ? [through] : through);

/** The value at a sample: from station to station in equal steps to the ear. */
const glide = (through: Glide, length: number): ((sample: number) => number) => {
  const stops = stations(through);
  const legs = stops.length - 1;
  if (legs === 0) return () => stops[0];
  return sample => {
    const place = Math.min((sample / length) * legs, legs);
    const leg = Math.min(Math.floor(place), legs - 1);
    const ratio = stops[leg + 1] / stops[leg];
    return ratio === 1 ? stops[leg] : stops[leg] * ratio ** (place - leg);
  };
};
