import { lairNumber } from './board.ts';
import type { DecisionRule } from './decision.ts';
import { EMPTY } from './holds.ts';
import { TREASURE_OPTIONAL } from './house.ts';
import { found, learn } from './knowledge.ts';
import { DRIVEN_BACK, TAKEN, TOKENS } from './layout.ts';
import { HALF_OVER, phase } from './phases.ts';
import type { Ship } from './seats.ts';
import { addPower, addToRow, setSixth, spaceOfShip } from './ships.ts';
import { activeShip, type Draft, goTo, hasHouseRule, isGhost, open, pileCell, type State, shipName } from './state.ts';
import { isPower, SIXTH_HOLD, TREASURES, type TreasureNumber } from './treasures.ts';

const TREASURE = phase('treasure');

/** Whether a space is a lair that still has its treasure. */
export const hasToken = (game: State, space: number): boolean =>
  lairNumber(space) >= 0 && ((game.cells[TOKENS] >> lairNumber(space)) & 1) === 1;

/** A ship lies where nothing is paid: on a lair with a token there is a treasure for it. */
export const askTreasure = (game: Draft, ship: Ship): void => {
  if (!hasToken(game, spaceOfShip(game, ship))) goTo(game, HALF_OVER);
  else if (game.cells[DRIVEN_BACK] === 1 && hasHouseRule(game, TREASURE_OPTIONAL))
    open(game, TREASURE, listTreasure(game, game.options));
  else takeTreasure(game, ship);
};

const LEAVE = 0;
const TAKE = 1;

/** R-HOU-3: after a shortage the treasure may be left where it is. */
const listTreasure = (_game: State, options: Int32Array): number => {
  options[0] = TAKE;
  options[1] = LEAVE;
  return 2;
};

const playTreasure = (game: Draft, code: number): void => {
  const ship = activeShip(game);
  if (code === TAKE) takeTreasure(game, ship);
  else {
    game.events?.push({ kind: 'treasure-left', ship: shipName(game, ship), space: spaceOfShip(game, ship) });
    goTo(game, HALF_OVER);
  }
};

/** Removes the token and takes the top card of the pile (R-PAY-4, R-GHO-7). */
const takeTreasure = (game: Draft, ship: Ship): void => {
  const space = spaceOfShip(game, ship);
  game.cells[TOKENS] &= ~(1 << lairNumber(space));
  const card = game.cells[pileCell(game.cells[TAKEN]++)];
  found(game, card, space);
  if (isGhost(game, ship)) addToRow(game, ship, card);
  else receive(game, ship, card);
  if (game.figures !== null) game.figures.treasures++;
  game.events?.push({ kind: 'treasure-found', ship: shipName(game, ship), space, treasure: TREASURES[card] });
  goTo(game, HALF_OVER);
};

/** A player lays a card down: a power face up, where it works at once (R-TRE-1), the rest face down (R-TRE-2). */
export const receive = (game: Draft, ship: Ship, card: TreasureNumber): void => {
  if (isPower(card)) {
    addPower(game, ship, card);
    if (card === SIXTH_HOLD) setSixth(game, ship, EMPTY);
  } else {
    addToRow(game, ship, card);
    learn(game, ship, card);
  }
};

/** R-HOU-3: `take`, `leave`. */
export const treasure: DecisionRule<'treasure', { readonly take: boolean }> = {
  kind: 'treasure',
  scene: 'turn',
  decider: activeShip,
  list: listTreasure,
  play: playTreasure,
  says: (_game, code) => ({ take: code === TAKE }),
  write: ({ take }) => (take ? 'take' : 'leave'),
  read: text => ({ take: text === 'take' }),
};
