import { arrive, rollCombat } from './battle.ts';
import type { CardNumber } from './cards.ts';
import { type Code, carryOut, isAlwaysAsked, listOpen } from './decide.ts';
import { isChance, isDecision, isOver, type Moment, momentName, phase } from './phases.ts';
import { land } from './price.ts';
import { halfOver, playCard, rollAction, shuffled } from './round.ts';
import type { Seat } from './seats.ts';
import { rollShortage } from './shortage.ts';
import { type Draft, phaseOf } from './state.ts';

const ACTION_ROLL = phase('action-roll');
const CARD = phase('card');
const COMBAT_ROLL = phase('combat-roll');

// What follows is for those who play games by the million: it trusts its callers, and lists the next decision's options
// as it comes to it, into a buffer of theirs. Everyone else comes in by the door in play.ts.

/**
 * Plays all that needs nobody, a decision with a single option included, up to the next wait. Says how many options
 * the open decision has; 0 when the game waits for chance or for cards, or is over.
 */
const advance = (game: Draft, options: Int32Array): number => {
  for (;;) {
    const now = phaseOf(game);
    if (isDecision(now)) {
      if (now === CARD) return 0;
      const count = listOpen(game, options);
      if (count > 1 || isAlwaysAsked(now)) return count;
      carryOut(game, options[0]);
    } else if (isChance(now) || isOver(now)) return 0;
    else pass(game, momentName(now));
  }
};

const pass = (game: Draft, moment: Moment): void => {
  switch (moment) {
    case 'half-over':
      return halfOver(game);
    case 'land':
      return land(game);
    case 'arrive':
      return arrive(game);
  }
};

/** Plays an option that `list` has listed, and all that follows from it; `advance` says what comes back. */
export const play = (game: Draft, seat: Seat, code: Code, options: Int32Array): number => {
  if (phaseOf(game) === CARD) playCard(game, seat, code);
  else carryOut(game, code);
  return advance(game, options);
};

/** The die or dice that the game waits for have fallen: numbers as `dice.ts` has them. */
export const fall = (game: Draft, first: number, second: number, options: Int32Array): number => {
  const now = phaseOf(game);
  if (now === ACTION_ROLL) rollAction(game, first, second);
  else if (now === COMBAT_ROLL) rollCombat(game, first);
  else rollShortage(game, first);
  return advance(game, options);
};

/** The deck that the game waits for is shuffled: the first `size` cards, top card first. */
export const lay = (game: Draft, deck: ArrayLike<CardNumber>, size: number, options: Int32Array): number => {
  shuffled(game, deck, size);
  return advance(game, options);
};
