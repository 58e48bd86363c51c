/** From and to, shares of one. */
export type Interval = readonly [low: number, high: number];

// The normal distribution's 97.5% point: 95% lie between it and its mirror image.
const Z = 1.959963984540054;

/** The 95% interval of a share that was seen `hits` times in `tries` (Wilson's score interval). */
export const wilson = (hits: number, tries: number): Interval => {
  if (tries === 0) return [0, 1];
  const share = hits / tries;
  const weight = Z ** 2 / tries;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / tries + weight / (4 * tries));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};
