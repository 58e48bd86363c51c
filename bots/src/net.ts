import { FEATURES } from './features.ts';

export const HIDDEN = 48;
/** What the net foretells: the chance to win, as a logit, and by how many tens of points. */
export const OUTPUTS = 2;

/** A small net with one hidden layer, as rows of numbers. */
export interface Net {
  /** HIDDEN rows of FEATURES weights. */
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  /** OUTPUTS rows of HIDDEN weights. */
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
}

export const emptyNet = (): Net => ({
  first: new Float32Array(HIDDEN * FEATURES),
  firstBias: new Float32Array(HIDDEN),
  second: new Float32Array(OUTPUTS * HIDDEN),
  secondBias: new Float32Array(OUTPUTS),
});

/** The hidden layer's answers, negative ones cut off. */
export const fire = (net: Net, features: Float32Array, hidden: Float32Array): void => {
  const { first, firstBias } = net;
  for (let unit = 0; unit < HIDDEN; unit++) {
    let sum = firstBias[unit];
    const row = unit * FEATURES;
    for (let feature = 0; feature < FEATURES; feature++) sum += first[row + feature] * features[feature];
    hidden[unit] = sum > 0 ? sum : 0;
  }
};

export const answer = (net: Net, hidden: Float32Array, output: number): number => {
  let sum = net.secondBias[output];
  for (let unit = 0; unit < HIDDEN; unit++) sum += net.second[output * HIDDEN + unit] * hidden[unit];
  return sum;
};

export const chance = (logit: number): number => 1 / (1 + Math.exp(-logit));
