import { lairNumber } from './board.ts';
import { EMPTY } from './holds.ts';
import { found, learn } from './knowledge.ts';
import type { Ship } from './seats.ts';
import { addPower, addToRow, setSixth, spaceOfShip } from './ships.ts';
import { cell, type Draft, isGhost, pileCell, type State, shipName } from './state.ts';
import { isPower, powerNumber, TREASURES, type TreasureNumber } from './treasures.ts';

const SIXTH_HOLD = powerNumber('sixth-hold');
const TAKEN = cell('taken');
const TOKENS = cell('tokens');

export const hasToken = (game: State, space: number): boolean =>
  lairNumber(space) >= 0 && ((game.cells[TOKENS] >> lairNumber(space)) & 1) === 1;

/** On a lair with a token, removes it and takes the top card of the pile (R-PAY-4, R-GHO-7). */
export const takeTreasure = (game: Draft, ship: Ship): void => {
  const space = spaceOfShip(game, ship);
  if (!hasToken(game, space)) return;
  game.cells[TOKENS] &= ~(1 << lairNumber(space));
  const card = game.cells[pileCell(game.cells[TAKEN]++)];
  found(game, card, space);
  if (isGhost(game, ship)) addToRow(game, ship, card);
  else receive(game, ship, card);
  game.events?.push({ kind: 'treasure-found', ship: shipName(game, ship), space, treasure: TREASURES[card] });
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
