import { NOISE_SECONDS, noiseOf } from './noise.ts';
import {
  type Glide,
  type Hiss,
  type Resonance,
  type Sound,
  type Stroke,
  soundLength,
  strokeLength,
  type Tone,
} from './stroke.ts';

/** Where and when a sound is heard, and for which time: takes differ a little, the same take never does. */
export interface Stage {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly when: number;
  readonly take: number;
}

/** Schedules a sound and says how many seconds it lasts. */
export const perform = (sound: Sound, stage: Stage): number => {
  const volume = stage.context.createGain();
  volume.gain.value = sound.gain;
  volume.connect(stage.out);
  for (const stroke of sound.strokes) sing(stroke, sound.sway, { ...stage, out: volume });
  return soundLength(sound);
};

const sing = (stroke: Stroke, sway: number, stage: Stage): void => {
  const { context } = stage;
  const start = stage.when + stroke.at;
  const stop = start + strokeLength(stroke);
  const source = stroke.kind === 'tone' ? tone(stroke, sway, stage) : hiss(stroke, stage);
  const filters = (stroke.through ?? []).map(resonance => filter(context, resonance, start, stop));
  const chain: AudioNode[] = [source, ...filters, envelope(context, stroke, start), stage.out];
  for (let i = 1; i < chain.length; i++) chain[i - 1].connect(chain[i]);
  source.stop(stop);
};

// The golden ratio leaves the widest gaps between takes that follow each other.
const spread = (take: number): number => (take * 0.618034) % 1;

const tone = (stroke: Tone, sway: number, { context, when, take }: Stage): OscillatorNode => {
  const start = when + stroke.at;
  const length = strokeLength(stroke);
  const oscillator = context.createOscillator();
  oscillator.type = stroke.wave;
  oscillator.detune.value = (spread(take) - 0.5) * 2 * sway;
  glide(oscillator.frequency, stroke.pitch, start, start + length);
  const { clang, vibrato } = stroke;
  if (clang) {
    const depth = bend(context, oscillator.frequency, firstOf(stroke.pitch) * clang.ratio, start, length);
    depth.gain.setValueAtTime(clang.depth, start);
    depth.gain.exponentialRampToValueAtTime(clang.depth / 100, start + length);
  }
  if (vibrato) {
    const depth = bend(context, oscillator.detune, vibrato.rate, start, length);
    depth.gain.setValueAtTime(0, start);
    depth.gain.linearRampToValueAtTime(vibrato.cents, start + Math.max(0.25, length / 2));
  }
  oscillator.start(start);
  return oscillator;
};

/** A slow or fast oscillator that moves `target`; the gain given back says how far. */
const bend = (
  context: BaseAudioContext,
  target: AudioParam,
  hertz: number,
  start: number,
  length: number,
): GainNode => {
  const oscillator = context.createOscillator();
  const depth = context.createGain();
  oscillator.frequency.value = hertz;
  oscillator.connect(depth).connect(target);
  oscillator.start(start);
  oscillator.stop(start + length);
  return depth;
};

const hiss = (stroke: Hiss, { context, when, take }: Stage): AudioBufferSourceNode => {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  source.start(when + stroke.at, (spread(take + 1) * NOISE_SECONDS + stroke.at * 1.7) % NOISE_SECONDS);
  return source;
};

const filter = (context: BaseAudioContext, resonance: Resonance, start: number, stop: number): BiquadFilterNode => {
  const node = context.createBiquadFilter();
  node.type = resonance.kind;
  node.Q.value = resonance.q ?? 0.7;
  node.gain.value = resonance.boost ?? 0;
  glide(node.frequency, resonance.hertz, start, stop);
  return node;
};

const envelope = (context: BaseAudioContext, stroke: Stroke, start: number): GainNode => {
  const node = context.createGain();
  const top = start + stroke.attack;
  node.gain.setValueAtTime(0, start);
  node.gain.linearRampToValueAtTime(stroke.level, top);
  node.gain.setValueAtTime(stroke.level, top + (stroke.hold ?? 0));
  // An exponential never arrives at nothing; a thousandth of the level is below hearing.
  node.gain.exponentialRampToValueAtTime(stroke.level / 1000, start + strokeLength(stroke));
  return node;
};

const glide = (param: AudioParam, through: Glide, start: number, stop: number): void => {
  const stations = typeof through === 'number' ? [through] : through;
  stations.forEach((hertz, i) => {
    if (i === 0) param.setValueAtTime(hertz, start);
    else param.exponentialRampToValueAtTime(hertz, start + ((stop - start) * i) / (stations.length - 1));
  });
};

const firstOf = (through: Glide): number => (typeof through === 'number' ? through : through[0]);
