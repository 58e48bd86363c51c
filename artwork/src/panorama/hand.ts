import { fromSeed } from '@jamaica/chance';
import { numbers, type Point } from './ink.ts';

/** The hand that draws: never quite straight, and always the same for the same scene. */
export type Hand = {
  /** Somewhere between the two. */
  readonly some: (from: number, to: number) => number;
  readonly oneOf: <T>(choices: readonly T[]) => T;
  /** Between -1 and 1, changing slowly with x. */
  readonly drift: (x: number) => number;
  /** The way from one point to another with the tremble of a pen; the two ends stay where they are. */
  readonly stroke: (from: Point, to: Point, tremble?: number) => Point[];
};

const GRAINS = 65_536;
const LATTICE = 256;

export const handOf = (seed: string): Hand => {
  const chance = fromSeed(seed);
  const some = (from: number, to: number): number => from + ((to - from) * chance.below(GRAINS)) / GRAINS;
  const lattice = numbers(1, LATTICE, 1).map(() => some(-1, 1));
  const wave = (x: number): number => {
    const left = Math.floor(x);
    const t = x - left;
    const [a, b] = [left, left + 1].map(index => lattice[((index % LATTICE) + LATTICE) % LATTICE]);
    return a + (b - a) * t * t * (3 - 2 * t);
  };
  return {
    some,
    oneOf: choices => choices[chance.below(choices.length)],
    drift: x => 0.62 * wave(x) + 0.27 * wave(x * 2.1 + 31) + 0.11 * wave(x * 4.3 + 77),
    stroke: (from, to, tremble = 0.7) => {
      const steps = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 14));
      return numbers(0, steps, 1).map(step => {
        const t = step / steps;
        const loose = step === 0 || step === steps ? 0 : tremble;
        return [
          from[0] + (to[0] - from[0]) * t + some(-loose, loose),
          from[1] + (to[1] - from[1]) * t + some(-loose, loose),
        ];
      });
    },
  };
};
