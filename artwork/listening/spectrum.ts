/** Samples in one look at a sound: at 24 kHz a sixth of a second, and bands 6 Hz wide. */
const WINDOW = 4096;

/** In place, by halves: the usual fast Fourier transform. The length is a power of two. */
const transform = (re: Float64Array, im: Float64Array): void => {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j], re[i]];
      [im[i], im[j]] = [im[j], im[i]];
    }
  }
  for (let size = 2; size <= n; size *= 2) {
    const turn = (-2 * Math.PI) / size;
    for (let k = 0; k < size / 2; k++) {
      const cos = Math.cos(turn * k);
      const sin = Math.sin(turn * k);
      for (let at = k; at < n; at += size) {
        const other = at + size / 2;
        const r = re[other] * cos - im[other] * sin;
        const i = re[other] * sin + im[other] * cos;
        re[other] = re[at] - r;
        im[other] = im[at] - i;
        re[at] += r;
        im[at] += i;
      }
    }
  }
};

/** How much power each band has around a moment, the bands from 0 to half the rate. */
export const powerAt = (samples: Float32Array, centre: number): Float64Array => {
  const re = new Float64Array(WINDOW);
  const im = new Float64Array(WINDOW);
  for (let i = 0; i < WINDOW; i++) {
    const fade = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW);
    re[i] = (samples[centre - WINDOW / 2 + i] ?? 0) * fade;
  }
  transform(re, im);
  return Float64Array.from({ length: WINDOW / 2 }, (_, i) => (re[i] ** 2 + im[i] ** 2) / WINDOW ** 2);
};

/** The power of each band over a whole sound, looked at every half window. */
export const spectrum = (samples: Float32Array): Float64Array => {
  const sum = new Float64Array(WINDOW / 2);
  for (let centre = 0; centre < samples.length + WINDOW / 2; centre += WINDOW / 2)
    powerAt(samples, centre).forEach((power, band) => {
      sum[band] += power;
    });
  return sum;
};

/** The share of its power that a sound has above this many hertz. */
export const shareAbove = (bands: Float64Array, hertz: number, rate: number): number => {
  const width = rate / 2 / bands.length;
  const all = bands.reduce((sum, power) => sum + power, 0);
  return bands.reduce((sum, power, band) => (band * width >= hertz ? sum + power : sum), 0) / all;
};

export const decibels = (power: number): number => 10 * Math.log10(Math.max(power, 1e-12));
