import { CARDS, type Card } from './cards.ts';
import type { CombatFace, Die, ShortageFace } from './dice.ts';
import { discardCard, discardSize } from './hands.ts';
import { chanceKind } from './phases.ts';
import type { Seat, ShipName } from './seats.ts';
import { cell, phaseOf, type State, shipName } from './state.ts';

const ACTIVE = cell('active');
const DRAWER = cell('drawer');
const FIGHTER = cell('fighter');

/** Where randomness comes from: a whole number from 0 up to, not including, `n`, all equally likely. */
export interface Rng {
  below(n: number): number;
}

/** The chance step that a game waits for. */
export type Need =
  | { readonly roll: 'action' }
  | { readonly roll: 'combat'; readonly ship: ShipName }
  | { readonly roll: 'shortage'; readonly ship: ShipName }
  | { readonly shuffle: Seat };

/** What fell. */
export type Chance =
  | { readonly roll: 'action'; readonly dice: readonly [Die, Die] }
  | { readonly roll: 'combat'; readonly ship: ShipName; readonly face: CombatFace; readonly reroll: boolean }
  | { readonly roll: 'shortage'; readonly ship: ShipName; readonly face: ShortageFace }
  | { readonly shuffle: Seat; readonly deck: readonly Card[] };

/** What the game waits for; only in a chance phase. */
export const needOf = (game: State): Need => {
  switch (chanceKind(phaseOf(game))) {
    case 'action-roll':
      return { roll: 'action' };
    case 'combat-roll':
      return { roll: 'combat', ship: shipName(game, game.cells[FIGHTER]) };
    case 'shortage-roll':
      return { roll: 'shortage', ship: shipName(game, game.cells[ACTIVE]) };
    case 'shuffle':
      return { shuffle: game.cells[DRAWER] };
  }
};

/** Writes the cards that a game waits to have shuffled into `deck`, as they lie, and says how many there are. */
export const listCardsToShuffle = (game: State, deck: Int8Array): number => {
  const seat = game.cells[DRAWER];
  const size = discardSize(game, seat);
  for (let index = 0; index < size; index++) deck[index] = discardCard(game, seat, index);
  return size;
};

export const cardsToShuffle = (game: State): Card[] => {
  const deck = new Int8Array(CARDS.length);
  return Array.from({ length: listCardsToShuffle(game, deck) }, (_, index) => CARDS[deck[index]]);
};
