import type { Rng, View } from '@jamaica/rules';
import { choosePlainly } from './sailors/simple.ts';

/** A player that sees only what its seat may see, and answers with one of the options. */
export interface Sailor {
  readonly name: 'random' | 'simple';
  choose(view: View, options: readonly string[], rng: Rng): string;
}

export const random: Sailor = {
  name: 'random',
  choose: (_view, options, rng) => options[rng.below(options.length)],
};

export const simple: Sailor = { name: 'simple', choose: choosePlainly };

export const SAILORS: readonly Sailor[] = [random, simple];
