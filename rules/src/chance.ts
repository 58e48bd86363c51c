import { CARDS, type Card } from './cards.ts';
import type { CombatFace, Die, ShortageFace } from './dice.ts';
import { discardCard, discardSize } from './hands.ts';
import { chanceKind } from './phases.ts';
import type { Seat, ShipName } from './seats.ts';
import { ACTIVE, DRAWER, FIGHTER, phaseOf, type State, shipName } from './state.ts';

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

/** The cards that a game waits to have shuffled, as they lie on the discard pile. */
export const cardsToShuffle = (game: State): Card[] => {
  const seat = game.cells[DRAWER];
  return Array.from({ length: discardSize(game, seat) }, (_, index) => CARDS[discardCard(game, seat, index)]);
};
