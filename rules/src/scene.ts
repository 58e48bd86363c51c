import { chanceScene } from './chance.ts';
import type { Scene } from './decision.ts';
import { decisionScene } from './decisions.ts';
import { EDITION_RULES } from './editions.ts';
import { LOAD_THEN } from './layout.ts';
import { isChance, LAND } from './phases.ts';
import { editionOf, isOver, phaseOf, type State } from './state.ts';

/** What goes on while a game waits. The other cells hold only what earlier turns left there. */
export const sceneOf = (game: State): Scene => {
  if (isOver(game)) return 'between-turns';
  return isChance(phaseOf(game)) ? chanceScene(game) : decisionScene(game);
};

/** Whether a ship's turn is under way. */
export const isTurn = (game: State): boolean => sceneOf(game) !== 'between-turns';
/** Whether goods are looking for a hold. */
export const isLoading = (game: State): boolean => sceneOf(game) === 'loading';
/** Whether those goods were won in a battle. */
export const isStolen = (game: State): boolean => isLoading(game) && game.cells[LOAD_THEN] === LAND;
/** Whether a battle has been decided and its loot is being taken. */
export const isDecided = (game: State): boolean => sceneOf(game) === 'looting' || isStolen(game);
/** Whether a battle is under way. */
export const isBattle = (game: State): boolean => sceneOf(game) === 'fighting' || isDecided(game);

/** Whether the shortage die drives ships back (R-SHO-11). */
export const isByDie = (game: State): boolean => EDITION_RULES[editionOf(game)].shortage === 'die';
