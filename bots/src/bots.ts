import type { Rng, Seat, View } from '@jamaica/rules';
import { imagine } from '@jamaica/rules/search';
import { Admiral } from './admiral.ts';
import { overlook } from './blind-spots.ts';
import type { Budget } from './budget.ts';
import { weighAsDeckhand } from './deckhand.ts';
import { shouldReroll } from './firing.ts';
import { trainedLookout } from './foresight.ts';
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
  readonly budget: Budget;
  weigh(view: View, seat: Seat, budget: Budget, rng: Rng): Weighed[];
}

const looking =
  (sight: Sight): Character['weigh'] =>
  (view, seat, budget, rng) =>
    weigh(view, seat, sight, budget, rng);

let admiral: Admiral | undefined;

const byNet: Character['weigh'] = (view, seat, budget, rng) => {
  admiral ??= new Admiral(trainedLookout());
  return admiral.weigh(view, seat, budget, rng);
};

const TO_THE_END = Number.POSITIVE_INFINITY;

const CHARACTERS: Readonly<Record<Level, Character>> = {
  deckhand: {
    budget: { games: 2 },
    weigh: (view, seat, budget, rng) => weighAsDeckhand(view, seat, overlook(rng), budget, rng),
  },
  bosun: { budget: { games: 16 }, weigh: looking({ rounds: 1, judge: prospects }) },
  captain: { budget: { milliseconds: 150 }, weigh: looking({ rounds: TO_THE_END, judge: prospects }) },
  admiral: { budget: { milliseconds: 1000 }, weigh: byNet },
};

/** How long a bot of a level thinks when nobody says. */
export const usualBudget = (level: Level): Budget => CHARACTERS[level].budget;

export const bot = (level: Level): Bot => ({
  level,
  choose: (view, rng, budget) => {
    if (view.viewer === null || view.options.length === 0) throw new Error('nothing is asked of this seat');
    if (view.options.length === 1) return view.options[0];
    if (view.options[0] === 'keep') return shouldReroll(imagine(view, rng), view.viewer) ? 'reroll' : 'keep'; // by the odds
    const character = CHARACTERS[level];
    return best(character.weigh(view, view.viewer, budget ?? character.budget, rng), rng);
  },
});

/** The best option; of equals any. */
const best = (weighed: readonly Weighed[], rng: Rng): string => {
  const most = Math.max(...weighed.map(({ worth }) => worth));
  const likely = weighed.filter(({ worth }) => worth === most);
  return likely[rng.below(likely.length)].option;
};
