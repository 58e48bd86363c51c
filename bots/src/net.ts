import { FEATURES } from './features.ts';

/** Units of the first layer, and of the second. */
export const WIDE = 64;
export const NARROW = 16;
/** What the net foretells: the chance to win, as a logit, and by how many tens of points. */
export const OUTPUTS = 2;

/** The layers as rows of numbers. */
export interface Layers<First> {
  /** A row of WIDE weights for each feature: a layer in which few features are there at once is the sum of their rows. */
  readonly first: First;
  readonly firstBias: First;
  /** NARROW rows of WIDE weights. */
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  /** OUTPUTS rows of NARROW weights. */
  readonly third: Float32Array;
  readonly thirdBias: Float32Array;
}

/** A net as it is trained. */
export type Net = Layers<Float32Array>;

/** A net as it is played with. Whole numbers can be added and taken away again without an error that grows. */
export type Chart = Layers<Int16Array>;

/** What 1 is in a chart's first layer. */
export const FINENESS = 512;

export const emptyNet = (): Net => ({
  first: new Float32Array(FEATURES * WIDE),
  firstBias: new Float32Array(WIDE),
  second: new Float32Array(NARROW * WIDE),
  secondBias: new Float32Array(NARROW),
  third: new Float32Array(OUTPUTS * NARROW),
  thirdBias: new Float32Array(OUTPUTS),
});

const whole = (weights: Float32Array): Int16Array =>
  Int16Array.from(weights, weight => Math.max(-32_767, Math.min(32_767, Math.round(weight * FINENESS))));

export const chartOf = (net: Net): Chart => ({ ...net, first: whole(net.first), firstBias: whole(net.firstBias) });

export const netOf = (chart: Chart): Net => ({
  first: Float32Array.from(chart.first, weight => weight / FINENESS),
  firstBias: Float32Array.from(chart.firstBias, weight => weight / FINENESS),
  second: chart.second.slice(),
  secondBias: chart.secondBias.slice(),
  third: chart.third.slice(),
  thirdBias: chart.thirdBias.slice(),
});

export const chance = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** A chart as it is kept in a file: the first layer in base 64, two bytes a weight, the low one first. */
export interface Written {
  readonly first: string;
  readonly firstBias: readonly number[];
  readonly second: readonly number[];
  readonly secondBias: readonly number[];
  readonly third: readonly number[];
  readonly thirdBias: readonly number[];
}

export const readChart = (written: Written): Chart => {
  const bytes = atob(written.first);
  const first = new Int16Array(bytes.length / 2);
  for (let index = 0; index < first.length; index++)
    first[index] = bytes.charCodeAt(2 * index) | (bytes.charCodeAt(2 * index + 1) << 8);
  return {
    first,
    firstBias: Int16Array.from(written.firstBias),
    second: Float32Array.from(written.second),
    secondBias: Float32Array.from(written.secondBias),
    third: Float32Array.from(written.third),
    thirdBias: Float32Array.from(written.thirdBias),
  };
};

export const writeChart = (chart: Chart): Written => {
  let bytes = '';
  for (const weight of chart.first) bytes += String.fromCharCode(weight & 255, (weight >> 8) & 255);
  const rounded = (weights: Float32Array): number[] => Array.from(weights, weight => Number(weight.toFixed(4)));
  return {
    first: btoa(bytes),
    firstBias: Array.from(chart.firstBias),
    second: rounded(chart.second),
    secondBias: rounded(chart.secondBias),
    third: rounded(chart.third),
    thirdBias: rounded(chart.thirdBias),
  };
};
