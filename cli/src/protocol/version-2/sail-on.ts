import { happen } from '@jamaica/chance';
import { isOver, type Rng, type Seat } from '@jamaica/rules';
import { type Draft, isChance, list, nextToDecide, optionBuffer, phaseOf, play } from '@jamaica/rules/search';
import type { Pick } from '../../simulate/pick.ts';

/** Who sails the ship of each seat: null for somebody outside, who is asked. */
export type Players = readonly (Pick | null)[];

/** The answer of `sailOn` when the game is over. */
export const NOBODY = -1;

const codes = optionBuffer();

/** Plays on, with chance from `rng`, until somebody outside is asked: that seat, or NOBODY when the game is over. */
export const sailOn = (game: Draft, crew: Players, rng: Rng): Seat => {
  while (!isOver(game)) {
    if (isChance(phaseOf(game))) {
      happen(game, rng);
      continue;
    }
    const seat = nextToDecide(game);
    const pick = crew[seat];
    if (pick === null) return seat;
    if (game.count > 0) play(game, seat, pick(game, seat, game.options, game.count, rng));
    else play(game, seat, pick(game, seat, codes, list(game, seat, codes), rng));
  }
  return NOBODY;
};
