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
import { listLoad, listOverboard, playLoad, playOverboard } from './loading.ts';
import { listLoot, playLoot } from './loot.ts';
import { listMove, playMove } from './move.ts';
import { byDecision, decisionIndex, isDecision, phase } from './phases.ts';
import { listPay, playPay } from './price.ts';
import { listCards, listDice, playCard, playDice } from './round.ts';
import type { Seat } from './seats.ts';
import { listRetreat, playRetreat } from './shortage.ts';
import { ACTIVE, captain, type Draft, FIGHTER, LOAD_SHIP, phaseOf, players, type State, WINNER } from './state.ts';

/** An option of the decision a game waits for, as one number; what it means is the business of the decision's file. */
export type Code = number;

/** No decision has more options than this: the splits of the fullest holds there can be. */
export const MOST_OPTIONS = 256;
export const optionBuffer = (): Int32Array => new Int32Array(MOST_OPTIONS);

/** All there is to know about a kind of decision: who makes it, what the options are, and what each one does. */
interface DecisionRule {
  readonly seat: (game: State) => Seat;
  readonly list: (game: State, options: Int32Array) => number;
  readonly play: (game: Draft, code: Code) => void;
}

const activeSeat = (game: State): Seat => game.cells[ACTIVE];
const fighter = (game: State): Seat => game.cells[FIGHTER];
const loader = (game: State): Seat => game.cells[LOAD_SHIP];
const winner = (game: State): Seat => game.cells[WINNER];
const theirOwn = (): never => {
  throw new Error('every seat chooses its own card');
};

const RULES = byDecision<DecisionRule>({
  dice: { seat: captain, list: listDice, play: playDice },
  card: { seat: theirOwn, list: theirOwn, play: theirOwn },
  move: { seat: activeSeat, list: listMove, play: playMove },
  load: { seat: loader, list: listLoad, play: playLoad },
  empty: { seat: loader, list: listOverboard, play: playOverboard },
  pay: { seat: activeSeat, list: listPay, play: playPay },
  attack: { seat: activeSeat, list: listAttack, play: playAttack },
  powder: { seat: fighter, list: listPowder, play: playPowder },
  'powder-from': { seat: fighter, list: listPowderFrom, play: playPowderFrom },
  sabre: { seat: sabreHolder, list: listSabre, play: playSabre },
  loot: { seat: winner, list: listLoot, play: playLoot },
  retreat: { seat: activeSeat, list: listRetreat, play: playRetreat },
  'ghost-direction': { seat: captain, list: listDirection, play: playDirection },
  'ghost-move': { seat: captain, list: listMove, play: playMove },
  'ghost-attack': { seat: captain, list: listAttack, play: playAttack },
  'ghost-loot': { seat: ghostMaster, list: listLoot, play: playLoot },
  'ghost-load': { seat: ghostMaster, list: listLoad, play: playLoad },
});

const CARD = phase('card');
const LOOT = phase('loot');

/** Writes a seat's options into `options` and says how many there are: none when nothing is asked of it. */
export const list = (game: State, seat: Seat, options: Int32Array): number => {
  const now = phaseOf(game);
  if (now === CARD) return listCards(game, seat, options);
  return isDecision(now) && decider(game) === seat ? listOpen(game, options) : 0;
};

/** Who decides; not for cards, where all do at once. */
export const decider = (game: State): Seat => RULES[decisionIndex(phaseOf(game))].seat(game);

/** The options of the open decision, whoever makes it; not for cards. */
export const listOpen = (game: State, options: Int32Array): number =>
  RULES[decisionIndex(phaseOf(game))].list(game, options);

/** Carries an option out and stops at the next phase, whatever that is. The option is trusted to be one. */
export const carryOut = (game: Draft, seat: Seat, code: Code): void => {
  const now = phaseOf(game);
  if (now === CARD) playCard(game, seat, code);
  else RULES[decisionIndex(now)].play(game, code);
};

/** Whether a decision is put to a seat even with a single option: otherwise the silence would tell (R-VIS-4). */
export const isAlwaysAsked = (phase: number): boolean => phase === CARD || phase === LOOT;

/** The seats of which something is asked: several only for cards. */
export const deciders = (game: State): Seat[] => {
  const now = phaseOf(game);
  if (!isDecision(now)) return [];
  if (now !== CARD) return [decider(game)];
  return Array.from({ length: players(game) }, (_, seat) => seat).filter(seat => !hasChosen(game, seat));
};
