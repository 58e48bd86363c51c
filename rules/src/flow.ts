import { arrive, rollCombat } from './battle.ts';
import type { CardNumber } from './cards.ts';
import type { Code } from './decision.ts';
import { carryOut } from './decisions.ts';
import { ACTION_ROLL, COMBAT_ROLL, HALF_OVER, isTransition, LAND } from './phases.ts';
import { land } from './price.ts';
import { halfOver, rollAction, shuffled } from './round.ts';
import type { Seat } from './seats.ts';
import { rollShortage } from './shortage.ts';
import { type Draft, phaseOf } from './state.ts';

// What follows is for those who play games by the million: it trusts its callers. When it returns, the draft has the
// options of the open decision, or none when the game waits for chance or for cards, or is over. Everyone else comes in
// by the door in play.ts.

/** Passes the moments that need nobody, up to the next wait. */
const advance = (game: Draft): void => {
  for (let now = phaseOf(game); isTransition(now); now = phaseOf(game))
    if (now === HALF_OVER) halfOver(game);
    else if (now === LAND) land(game);
    else arrive(game); // the only other transition there is
};

/** Plays an option that `list` has listed, and all that follows from it. */
export const play = (game: Draft, seat: Seat, code: Code): void => {
  carryOut(game, seat, code);
  advance(game);
};

/** The die or dice that the game waits for have fallen: numbers as `dice.ts` has them. Only an action roll has a second one. */
export const fall = (game: Draft, first: number, second = first): void => {
  const now = phaseOf(game);
  if (now === ACTION_ROLL) rollAction(game, first, second);
  else if (now === COMBAT_ROLL) rollCombat(game, first);
  else rollShortage(game, first);
  advance(game);
};

/** The deck that the game waits for is shuffled: the first `size` cards, top card first. */
export const lay = (game: Draft, deck: ArrayLike<CardNumber>, size: number): void => {
  shuffled(game, deck, size);
  advance(game);
};
