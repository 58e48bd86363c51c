import { imagine, type Rng, type View } from '@jamaica/rules';
import type { Budget } from './budget.ts';
import { shouldReroll } from './firing.ts';
import { foresee } from './foresight.ts';
import { type Sight, type Weighed, weigh } from './lookahead.ts';
import { prospects } from './worth.ts';

export const LEVELS = ['deckhand', 'bosun', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** A player that sees only what its seat may see. */
export interface Bot {
  readonly level: Level;
  /** One of the view's options. With a budget of games it depends on nothing but the view and the dice given to it. */
  choose(view: View, rng: Rng, budget?: Budget): string;
}

interface Character {
  readonly sight: Sight;
  readonly budget: Budget;
  /** How many points worse an option may look and still be taken now and then. */
  readonly carelessness: number;
}

const TO_THE_END = Number.POSITIVE_INFINITY;

const CHARACTERS: Readonly<Record<Level, Character>> = {
  deckhand: { sight: { rounds: 1, judge: prospects }, budget: { games: 2 }, carelessness: 4 },
  bosun: { sight: { rounds: 1, judge: prospects }, budget: { games: 16 }, carelessness: 0 },
  captain: { sight: { rounds: TO_THE_END, judge: prospects }, budget: { milliseconds: 150 }, carelessness: 0 },
  admiral: { sight: { rounds: 2, judge: foresee }, budget: { milliseconds: 1000 }, carelessness: 0 },
};

export const bot = (level: Level): Bot => ({
  level,
  choose: (view, rng, budget) => {
    if (view.viewer === null || view.options.length === 0) throw new Error('nothing is asked of this seat');
    if (view.options.length === 1) return view.options[0];
    if (view.options[0] === 'keep') return shouldReroll(imagine(view, rng), view.viewer) ? 'reroll' : 'keep'; // by the odds
    const { sight, budget: usual, carelessness } = CHARACTERS[level];
    return pick(weigh(view, view.viewer, sight, budget ?? usual, rng), carelessness, rng);
  },
});

const pick = (weighed: readonly Weighed[], carelessness: number, rng: Rng): string => {
  const most = Math.max(...weighed.map(({ worth }) => worth));
  const likely = weighed.filter(({ worth }) => worth >= most - carelessness);
  return likely[rng.below(likely.length)].option;
};
