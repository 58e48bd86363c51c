import type { Outcome, Rules, Setup } from '@jamaica/rules';
import { readRules, readSetup } from '@jamaica/rules/record';
import plot from './plot.json' with { type: 'json' };

/** The game of the lesson: its dice, its decks, and what everybody chooses unless the learner chooses otherwise. */
interface Plot {
  readonly rules: Rules;
  readonly setup: Setup;
  /** Every die and shuffle, in the order in which they are needed. */
  readonly chances: readonly Outcome[];
  /** Every choice; of several open ones the first is answered first. */
  readonly moves: readonly string[];
}

const read = (): Plot => {
  const rules = readRules(plot);
  if (!rules.ok) throw new Error('the rules of the lesson cannot be read', { cause: rules.error });
  const setup = readSetup(rules.value, plot);
  if (!setup.ok) throw new Error('the set-up of the lesson cannot be read', { cause: setup.error });
  return { rules: rules.value, setup: setup.value, chances: plot.chances, moves: plot.moves.split(' ') };
};

/** The first five rounds were composed; from there bots sailed on to a good end. */
export const PLOT: Plot = read();
