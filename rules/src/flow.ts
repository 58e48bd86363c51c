import { arrive, rollCombat } from './battle.ts';
import type { CardNumber } from './cards.ts';
import { type Code, carryOut } from './decide.ts';
import { isMoment, type Moment, momentName, phase } from './phases.ts';
import { land } from './price.ts';
import { halfOver, playCard, rollAction, shuffled } from './round.ts';
import type { Seat } from './seats.ts';
import { rollShortage } from './shortage.ts';
import { type Draft, phaseOf } from './state.ts';

const ACTION_ROLL = phase('action-roll');
const CARD = phase('card');
const COMBAT_ROLL = phase('combat-roll');

// What follows is for those who play games by the million: it trusts its callers. When it returns, the draft has the
// options of the open decision, or none when the game waits for chance or for cards, or is over. Everyone else comes in
// by the door in play.ts.

/** Passes the moments that need nobody, up to the next wait. */
const advance = (game: Draft): void => {
  for (let now = phaseOf(game); isMoment(now); now = phaseOf(game)) pass(game, momentName(now));
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

/** Plays an option that `list` has listed, and all that follows from it. */
export const play = (game: Draft, seat: Seat, code: Code): void => {
  if (phaseOf(game) === CARD) playCard(game, seat, code);
  else carryOut(game, code);
  advance(game);
};

/** The die or dice that the game waits for have fallen: numbers as `dice.ts` has them. */
export const fall = (game: Draft, first: number, second: number): void => {
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
