import { arrive, rollCombat, rolled } from './battle.ts';
import type { CardNumber } from './cards.ts';
import { type Code, carryOut, isAlwaysAsked, listOpen, optionBuffer } from './decide.ts';
import { stow } from './loading.ts';
import { byMoment, isChance, isDecision, isOver, momentIndex, phase } from './phases.ts';
import { land } from './price.ts';
import { act, drawAll, halfOver, rollAction, shuffled, turnIsOver, turnOver } from './round.ts';
import type { Seat } from './seats.ts';
import { rollShortage } from './shortage.ts';
import { type Draft, NONE, phaseOf } from './state.ts';

const MOMENTS = byMoment<(game: Draft) => void>({
  reveal: turnOver,
  act,
  stow,
  arrive,
  rolled,
  land,
  'half-over': halfOver,
  'turn-over': turnIsOver,
  draw: drawAll,
});

const buffer = optionBuffer();

/** Plays all that needs nobody, a decision with a single option included, up to the next wait. */
const advance = (game: Draft): void => {
  for (;;) {
    const now = phaseOf(game);
    if (isChance(now) || isOver(now)) return;
    if (!isDecision(now)) MOMENTS[momentIndex(now)](game);
    else {
      if (isAlwaysAsked(now) || listOpen(game, buffer) > 1) return;
      carryOut(game, NONE, buffer[0]);
    }
  }
};

/** Plays an option and all that follows from it. `list` must have listed it: this trusts its caller, for speed. */
export const play = (game: Draft, seat: Seat, code: Code): void => {
  carryOut(game, seat, code);
  advance(game);
};

const ACTION_ROLL = phase('action-roll');
const COMBAT_ROLL = phase('combat-roll');

/** The die or dice that the game waits for have fallen: numbers as `dice.ts` has them. Trusts its caller. */
export const fall = (game: Draft, first: number, second: number): void => {
  const now = phaseOf(game);
  if (now === ACTION_ROLL) rollAction(game, first, second);
  else if (now === COMBAT_ROLL) rollCombat(game, first);
  else rollShortage(game, first);
  advance(game);
};

/** The deck that the game waits for is shuffled, top card first. Trusts its caller. */
export const lay = (game: Draft, deck: ArrayLike<CardNumber>): void => {
  shuffled(game, deck);
  advance(game);
};
