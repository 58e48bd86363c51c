import type { Rng, View } from '@jamaica/rules';
import { type Budget, type Weighed, weigh } from './lookahead.ts';

export const LEVELS = ['deckhand', 'bosun', 'captain'] as const;
export type Level = (typeof LEVELS)[number];

/** A player that sees only what its seat may see. */
export interface Bot {
  readonly level: Level;
  /** One of the view's options. With a budget of games it depends on nothing but the view and the dice given to it. */
  choose(view: View, rng: Rng, budget?: Budget): string;
}

interface Character {
  /** How many rounds it looks ahead. */
  readonly rounds: number;
  readonly budget: Budget;
  /** How many points worse an option may look and still be taken now and then. */
  readonly carelessness: number;
}

const CHARACTERS: Readonly<Record<Level, Character>> = {
  deckhand: { rounds: 1, budget: { games: 2 }, carelessness: 4 },
  bosun: { rounds: 1, budget: { games: 16 }, carelessness: 0 },
  captain: { rounds: 5, budget: { milliseconds: 150 }, carelessness: 0 },
};

export const bot = (level: Level): Bot => ({
  level,
  choose: (view, rng, budget) => {
    if (view.viewer === null || view.options.length === 0) throw new Error('nothing is asked of this seat');
    if (view.options.length === 1) return view.options[0];
    const { rounds, budget: usual, carelessness } = CHARACTERS[level];
    return pick(weigh(view, view.viewer, rounds, budget ?? usual, rng), carelessness, rng);
  },
});

const pick = (weighed: readonly Weighed[], carelessness: number, rng: Rng): string => {
  const most = Math.max(...weighed.map(({ worth }) => worth));
  const likely = weighed.filter(({ worth }) => worth >= most - carelessness);
  return likely[rng.below(likely.length)].option;
};
