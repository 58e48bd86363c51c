import type { Resonance } from './stroke.ts';

/** The five numbers of a resonance at one moment, made as Web Audio makes them. */
export interface Coefficients {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

export const coefficients = (
  { kind, q = 0.7, boost = 0 }: Omit<Resonance, 'hertz'>,
  hertz: number,
  rate: number,
): Coefficients => {
  const w = 2 * Math.PI * Math.min(hertz / rate, 0.49);
  const cos = Math.cos(w);
  const sin = Math.sin(w);
  const over = (a0: number, b0: number, b1: number, b2: number, a1: number, a2: number): Coefficients => ({
    b0: b0 / a0,
    b1: b1 / a0,
    b2: b2 / a0,
    a1: a1 / a0,
    a2: a2 / a0,
  });
  // The steepness of a pass is in decibels there, that of a band is not.
  const pass = sin / (2 * 10 ** (q / 20));
  const band = sin / (2 * q);
  switch (kind) {
    case 'lowpass':
      return over(1 + pass, (1 - cos) / 2, 1 - cos, (1 - cos) / 2, -2 * cos, 1 - pass);
    case 'highpass':
      return over(1 + pass, (1 + cos) / 2, -1 - cos, (1 + cos) / 2, -2 * cos, 1 - pass);
    case 'bandpass':
      return over(1 + band, band, 0, -band, -2 * cos, 1 - band);
    case 'peaking': {
      const lift = 10 ** (boost / 40);
      return over(1 + band / lift, 1 + band * lift, -2 * cos, 1 - band * lift, -2 * cos, 1 - band / lift);
    }
  }
};

/** Samples go through a resonance, which may move meanwhile: `at` says where it is at a sample. */
export const resonate = (samples: Float32Array, every: number, at: (sample: number) => Coefficients): void => {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let from = 0; from < samples.length; from += every) {
    const { b0, b1, b2, a1, a2 } = at(from);
    const to = Math.min(from + every, samples.length);
    for (let i = from; i < to; i++) {
      const x = samples[i];
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      samples[i] = y;
    }
  }
};
