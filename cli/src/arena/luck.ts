import { deal, fromSeed, happen } from '@jamaica/chance';
import { needOf, type Rules, type Setup } from '@jamaica/rules';
import { type Draft, ROUND } from '@jamaica/rules/search';

/** The set-up of a deal. */
export const setupOf = (rules: Rules, seed: string, number: number): Setup =>
  deal(rules, fromSeed(`${seed}/${number}`));

/**
 * The dice and shuffles of a deal. Each die has its own seed: the deal, the round, what it is and which of its
 * kind in the round. So a battle that is fought in one game of the deal and not in another shifts no later die.
 */
export const luckOf = (seed: string, number: number): ((game: Draft) => void) => {
  const fallen = new Map<string, number>();
  return game => {
    const what = `${seed}/${number}/${game.cells[ROUND]}/${kindOf(game)}`;
    const before = fallen.get(what) ?? 0;
    fallen.set(what, before + 1);
    happen(game, fromSeed(`${what}/${before}`));
  };
};

const kindOf = (game: Draft): string => {
  const need = needOf(game);
  return 'shuffle' in need ? `shuffle ${need.shuffle}` : need.roll;
};
