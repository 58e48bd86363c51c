/** What Adam remembers of the way so far. */
export interface Memory {
  readonly pull: Float32Array;
  readonly strength: Float32Array;
}

/** The Adam method: every weight has its own pace, from how steadily and how strongly it was pulled so far. */
export const adam = (
  weights: Float32Array,
  slopes: Float32Array,
  memory: Memory,
  steps: number,
  pace: number,
): void => {
  const { pull, strength } = memory;
  const pullScale = 1 - 0.9 ** steps;
  const strengthScale = 1 - 0.999 ** steps;
  for (let index = 0; index < slopes.length; index++) {
    const slope = slopes[index];
    pull[index] = 0.9 * pull[index] + 0.1 * slope;
    strength[index] = 0.999 * strength[index] + 0.001 * slope * slope;
    weights[index] -= (pace * pull[index]) / pullScale / (Math.sqrt(strength[index] / strengthScale) + 1e-8);
  }
};
