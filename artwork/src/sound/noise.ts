/** Numbers from 0 to 1, always the same for the same seed, so that a sound is the same on every device. */
export const grains = (seed: number): (() => number) => {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
};

/** White noise from -1 to 1. */
export const noiseSamples = (count: number): Float32Array<ArrayBuffer> => {
  const samples = new Float32Array(count);
  const grain = grains(0x5ea);
  for (let i = 0; i < count; i++) samples[i] = grain() * 2 - 1;
  return samples;
};

/** Longer than the ear remembers, so that a swell may go round it unheard. */
export const NOISE_SECONDS = 5;

const made = new WeakMap<BaseAudioContext, AudioBuffer>();

/** One buffer of noise for everything that hisses in a context. */
export const noiseOf = (context: BaseAudioContext): AudioBuffer => {
  const known = made.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
  buffer.copyToChannel(noiseSamples(buffer.length), 0);
  made.set(context, buffer);
  return buffer;
};
