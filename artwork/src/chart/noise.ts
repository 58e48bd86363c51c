/** Chance for the draughtsman: the same seed draws the same chart, line for line. */
export type Hand = {
  /** Evenly between two numbers. */
  readonly any: (from: number, to: number) => number;
  /** About zero, bell-shaped. */
  readonly about: (spread: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
};

export const hand = (seed: number): Hand => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  return {
    any: (from, to) => from + (to - from) * next(),
    about: spread => (next() + next() + next() + next() - 2) * 1.7 * spread,
    pick: list => list[Math.floor(next() * list.length)],
  };
};

const corner = (i: number, j: number): number => {
  const mixed = Math.imul(Math.imul(i, 374761393) ^ Math.imul(j, 668265263), 0x735a2d97);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 31 - 1;
};

/** Smooth noise between -1 and 1: near places have near values. */
export const swell = (x: number, y: number): number => {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - i, y - j];
  const [su, sv] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
  const above = corner(i, j) + (corner(i + 1, j) - corner(i, j)) * su;
  const below = corner(i, j + 1) + (corner(i + 1, j + 1) - corner(i, j + 1)) * su;
  return above + (below - above) * sv;
};
