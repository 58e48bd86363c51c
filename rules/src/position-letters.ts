import { chanceScene } from './chance.ts';
import type { Scene } from './decision.ts';
import { decisionScene } from './decisions.ts';
import * as cell from './layout.ts';
import { isChance, LAND } from './phases.ts';
import { isOver, phaseOf, type State } from './state.ts';

// A position as a text, as FEN is for chess: everything a game is at a moment, short enough for a bug report and a link.
// docs/notation.md explains it. Its fields, with spaces between them:
//   rules  round/captain  dice  tokens  pile|removed  what is waited for  ships…

// Letters: cards in the order of CARDS, treasures by what they are worth, cargoes by their first.
export const CARD_LETTERS = 'abcdefghijk';
export const TREASURE_LETTERS = 'MSLH33577xyz'; // the powers, then +3 +3 +5 +7 +7 and -2 -3 -4
export const CARGO_LETTERS = ['f', 'g', 'p'];
export const FACE_LETTERS = 'cqks'; // circle, square, skull, star
export const NOTHING = '-';

/** What goes on in a game. */
export const sceneOf = (game: State): Scene => {
  if (isOver(game)) return 'between-turns';
  return isChance(phaseOf(game)) ? chanceScene(game) : decisionScene(game);
};

export const isStolen = (game: State): boolean => game.cells[cell.LOAD_THEN] === LAND;
/** Whether a battle is under way, or its loot is being stowed. */
export const isBattle = (game: State, scene: Scene): boolean =>
  scene === 'fighting' || scene === 'looting' || (scene === 'loading' && isStolen(game));
