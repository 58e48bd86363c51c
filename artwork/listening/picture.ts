import { loudest, loudness, peak } from './loudness.ts';
import { png } from './png.ts';
import { decibels, powerAt, shareAbove, spectrum } from './spectrum.ts';

/** What is drawn: one channel or two. */
export interface Pictured {
  readonly name: string;
  readonly rate: number;
  readonly channels: readonly Float32Array[];
}

const WIDTH = 1100;
const ROW = 130;
/** Hertz from the left to the right of a spectrum, and from the bottom to the top of a spectrogram. */
const [LOWEST, HIGHEST] = [40, 12_000];
/** Decibels from white to black. */
const RANGE = 70;

const hertzAt = (share: number): number => LOWEST * (HIGHEST / LOWEST) ** share;
const shareOf = (hertz: number): number => Math.log(hertz / LOWEST) / Math.log(HIGHEST / LOWEST);
const TICKS = [100, 300, 1000, 3000, 6000];

const together = (channels: readonly Float32Array[]): Float32Array =>
  channels.length === 1 ? channels[0] : channels[0].map((sample, i) => (sample + channels[1][i]) / 2);

const wave = (samples: Float32Array, width: number): string => {
  const scale = (ROW / 2 - 8) / Math.max(peak(samples), 1e-6);
  return Array.from({ length: width }, (_, x) => {
    // One sample more, so that the line is not broken where there are few.
    const part = samples.slice((x * samples.length) / width, ((x + 1) * samples.length) / width + 1);
    return `M${x} ${ROW / 2 - Math.max(...part) * scale}V${ROW / 2 - Math.min(...part) * scale}`;
  }).join('');
};

/** Each of `width` places from low to high: the strongest band there, in decibels below the strongest of all. */
const curve = (bands: Float64Array, rate: number, width: number): number[] => {
  const most = Math.max(...bands);
  const band = (hertz: number): number => Math.min(bands.length - 1, Math.round((hertz / rate) * 2 * bands.length));
  return Array.from({ length: width }, (_, x) => {
    const from = band(hertzAt(x / width));
    const to = Math.max(from + 1, band(hertzAt((x + 1) / width)));
    return decibels(Math.max(...bands.subarray(from, to)) / most);
  });
};

const line = (levels: readonly number[]): string =>
  levels.map((level, x) => `${x === 0 ? 'M' : 'L'}${x} ${(8 + (-level / RANGE) * (ROW - 16)).toFixed(1)}`).join('');

const spectrogram = (samples: Float32Array, rate: number, width: number): string => {
  const columns = Array.from({ length: width }, (_, x) => powerAt(samples, Math.round((x * samples.length) / width)));
  const most = columns.reduce((all, bands) => Math.max(all, ...bands), 1e-12);
  const picture = png(width, ROW, (x, y) => {
    const band = Math.round((hertzAt(1 - y / ROW) / rate) * 2 * columns[x].length);
    return -decibels((columns[x][band] ?? 0) / most) / RANGE;
  });
  return `data:image/png;base64,${picture.toString('base64')}`;
};

const figures = ({ name, rate, channels }: Pictured, bands: Float64Array): string => {
  const parts = [
    `${(channels[0].length / rate).toFixed(1)} s`,
    `loudness ${loudness(channels, rate).toFixed(1)}, at most ${loudest(channels, rate).toFixed(1)} LUFS`,
    `peak ${(20 * Math.log10(Math.max(...channels.map(peak)))).toFixed(1)} dB`,
    `above 3 kHz ${decibels(shareAbove(bands, 3000, rate)).toFixed(1)}, above 6 kHz ${decibels(shareAbove(bands, 6000, rate)).toFixed(1)} dB`,
  ];
  return `${name}: ${parts.join('; ')}`;
};

/** A row for each sound: its wave, its spectrogram (from 40 Hz to 12 kHz) and its spectrum (to 70 dB below the strongest). */
export const picture = (sounds: readonly Pictured[]): string => {
  const third = WIDTH / 3;
  const rows = sounds.map((sound, row) => {
    const { rate, channels } = sound;
    const samples = together(channels);
    const bands = spectrum(samples);
    const ticks = TICKS.map(hertz => {
      const x = shareOf(hertz) * (third - 20);
      const label = hertz < 1000 ? `${hertz}` : `${hertz / 1000}k`;
      return `<path d="M${x} 0V${ROW}" stroke="#ddd"/><text x="${x}" y="${ROW - 2}" font-size="9">${label}</text>`;
    });
    const wide = Math.floor(third - 20);
    return `<g transform="translate(10 ${row * (ROW + 34) + 24})">
<text y="-6" font-size="13">${figures(sound, bands)}</text>
<path d="${wave(samples, wide)}" stroke="#246"/>
<image x="${third}" width="${wide}" height="${ROW}" href="${spectrogram(samples, rate, wide)}"/>
<g transform="translate(${2 * third})">${ticks.join('')}<path d="${line(curve(bands, rate, wide))}" fill="none" stroke="#a22"/></g>
</g>`;
  });
  const height = sounds.length * (ROW + 34) + 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif"><rect width="100%" height="100%" fill="#fff"/>${rows.join('\n')}</svg>`;
};
