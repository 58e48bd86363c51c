import type { Rng, Seat, View } from '@jamaica/rules';
import { imagine } from '@jamaica/rules/search';
import type { Budget } from './budget.ts';
import { shouldReroll } from './firing.ts';
import type { Level } from './levels.ts';
import type { Weighed } from './lookahead.ts';
import type { Style } from './style.ts';

/** A player that sees only what its seat may see. */
export interface Bot {
  readonly level: Level;
  /** One of the view's options. With a budget of games it depends on nothing but the view and the dice given to it. */
  choose(view: View, rng: Rng, budget?: Budget): string;
}

/** How a level thinks, and how long when nobody says. */
export interface Character {
  readonly budget: Budget;
  weigh(view: View, seat: Seat, budget: Budget, rng: Rng, style: Style | undefined): Weighed[];
}

export const botOf = (level: Level, character: Character, style: Style | undefined): Bot => ({
  level,
  choose: (view, rng, budget) => {
    if (view.viewer === null || view.options.length === 0) throw new Error('nothing is asked of this seat');
    if (view.options.length === 1) return view.options[0];
    if (view.options[0] === 'keep') return shouldReroll(imagine(view, rng), view.viewer) ? 'reroll' : 'keep'; // by the odds
    return best(character.weigh(view, view.viewer, budget ?? character.budget, rng, style), rng);
  },
});

/** The best option; of equals any. */
const best = (weighed: readonly Weighed[], rng: Rng): string => {
  const most = Math.max(...weighed.map(({ worth }) => worth));
  const likely = weighed.filter(({ worth }) => worth === most);
  return likely[rng.below(likely.length)].option;
};
