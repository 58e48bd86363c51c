import {
  listAttack,
  listPowder,
  listPowderFrom,
  listSabre,
  playAttack,
  playPowder,
  playPowderFrom,
  playSabre,
  sabreHolder,
} from './battle.ts';
import { ghostMaster, listDirection, playDirection } from './ghost.ts';
import { hasChosen } from './hands.ts';
import { listTreasure, playTreasure } from './lair.ts';
import { listLoad, listOverboard, playLoad, playOverboard } from './loading.ts';
import { listLoot, playLoot } from './loot.ts';
import { listMove, playMove } from './move.ts';
import { decisionKind, isDecision, phase } from './phases.ts';
import { listPay, playPay } from './price.ts';
import { listCards, listDice, playDice } from './round.ts';
import type { Seat } from './seats.ts';
import { listRetreat, playRetreat } from './shortage.ts';
import { captain, cell, type Draft, phaseOf, players, type State } from './state.ts';

const CARD = phase('card');
const ACTIVE = cell('active');
const FIGHTER = cell('fighter');
const LOAD_SHIP = cell('load-ship');
const WINNER = cell('winner');

/** An option of the decision a game waits for, as one number; what it means is the business of the decision's file. */
export type Code = number;

/** Writes a seat's options into `options` and says how many there are: none when nothing is asked of it. */
export const list = (game: State, seat: Seat, options: Int32Array): number => {
  const now = phaseOf(game);
  if (now === CARD) return listCards(game, seat, options);
  return isDecision(now) && decider(game) === seat ? listOpen(game, options) : 0;
};

const notForCards = (): never => {
  throw new Error('every seat chooses a card of its own');
};

/** Who makes the open decision; not for cards, where all do at once. */
export const decider = (game: State): Seat => {
  const { cells } = game;
  switch (decisionKind(phaseOf(game))) {
    case 'dice':
    case 'ghost-direction':
    case 'ghost-move':
    case 'ghost-attack':
      return captain(game);
    case 'move':
    case 'pay':
    case 'attack':
    case 'retreat':
    case 'treasure':
      return cells[ACTIVE];
    case 'load':
    case 'empty':
      return cells[LOAD_SHIP];
    case 'powder':
    case 'powder-from':
      return cells[FIGHTER];
    case 'sabre':
      return sabreHolder(game);
    case 'loot':
      return cells[WINNER];
    case 'ghost-loot':
    case 'ghost-load':
      return ghostMaster(game);
    case 'card':
      return notForCards();
  }
};

/** The options of the open decision, whoever makes it; not for cards. */
const listOpen = (game: State, options: Int32Array): number => {
  switch (decisionKind(phaseOf(game))) {
    case 'move':
    case 'ghost-move':
      return listMove(game, options);
    case 'load':
    case 'ghost-load':
      return listLoad(game, options);
    case 'empty':
      return listOverboard(game, options);
    case 'pay':
      return listPay(game, options);
    case 'attack':
    case 'ghost-attack':
      return listAttack(game, options);
    case 'powder':
      return listPowder(game, options);
    case 'powder-from':
      return listPowderFrom(game, options);
    case 'sabre':
      return listSabre(game, options);
    case 'loot':
    case 'ghost-loot':
      return listLoot(game, options);
    case 'retreat':
      return listRetreat(game, options);
    case 'treasure':
      return listTreasure(game, options);
    case 'dice':
      return listDice(game, options);
    case 'ghost-direction':
      return listDirection(game, options);
    case 'card':
      return notForCards();
  }
};

/** Carries an option of the open decision out; not for cards. The option is trusted to be one. */
export const carryOut = (game: Draft, code: Code): void => {
  switch (decisionKind(phaseOf(game))) {
    case 'move':
    case 'ghost-move':
      return playMove(game, code);
    case 'load':
    case 'ghost-load':
      return playLoad(game, code);
    case 'empty':
      return playOverboard(game, code);
    case 'pay':
      return playPay(game, code);
    case 'attack':
    case 'ghost-attack':
      return playAttack(game, code);
    case 'powder':
      return playPowder(game, code);
    case 'powder-from':
      return playPowderFrom(game, code);
    case 'sabre':
      return playSabre(game, code);
    case 'loot':
    case 'ghost-loot':
      return playLoot(game, code);
    case 'retreat':
      return playRetreat(game, code);
    case 'treasure':
      return playTreasure(game, code);
    case 'dice':
      return playDice(game, code);
    case 'ghost-direction':
      return playDirection(game, code);
    case 'card':
      return notForCards();
  }
};

/** The seats of which something is asked: several only for cards. */
export const deciders = (game: State): Seat[] => {
  const now = phaseOf(game);
  if (!isDecision(now)) return [];
  if (now !== CARD) return [decider(game)];
  return Array.from({ length: players(game) }, (_, seat) => seat).filter(seat => !hasChosen(game, seat));
};
