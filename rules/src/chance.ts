import { CARDS, type Card } from './cards.ts';
import type { Scene } from './decision.ts';
import {
  ACTION_FACES,
  COMBAT_FACES,
  type CombatFace,
  type Die,
  SHORTAGE_FACES,
  SHORTAGE_NAMES,
  type ShortageFace,
} from './dice.ts';
import { discardCard, discardSize } from './hands.ts';
import { ACTIVE, DRAWER, FIGHTER } from './layout.ts';
import { type ChanceKind, chanceKind } from './phases.ts';
import { row } from './row.ts';
import type { Seat, ShipName } from './seats.ts';
import { phaseOf, type State, shipName } from './state.ts';

/** Where randomness comes from: a whole number from 0 up to, not including, `n`, all equally likely. */
export interface Rng {
  below(n: number): number;
}

/** A chance step from outside, as far as it can be understood: a roll may leave out which ship's it is. */
export interface Outcome {
  readonly roll?: unknown;
  readonly dice?: unknown;
  readonly face?: unknown;
  readonly ship?: unknown;
  readonly reroll?: unknown;
  readonly shuffle?: unknown;
  readonly deck?: unknown;
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

/** What goes on while chance is waited for. */
const SCENES = {
  'action-roll': 'between-turns',
  'combat-roll': 'fighting',
  'shortage-roll': 'turn',
  shuffle: 'between-turns',
} as const satisfies Readonly<Record<ChanceKind, Scene>>;
export const chanceScene = (game: State): Scene => SCENES[chanceKind(phaseOf(game))];

/** Writes the cards that a game waits to have shuffled into `deck`, as they lie, and says how many there are. */
export const listCardsToShuffle = (game: State, deck: Int8Array): number => {
  const seat = game.cells[DRAWER];
  const size = discardSize(game, seat);
  for (let index = 0; index < size; index++) deck[index] = discardCard(game, seat, index);
  return size;
};

/** The cards that a game waits to have shuffled, as they lie. */
export const cardsToShuffle = (game: State): Card[] => {
  const deck = new Int8Array(CARDS.length);
  return row(listCardsToShuffle(game, deck), index => CARDS[deck[index]]);
};

/** What chance can bring, and how likely it is. */
export interface Likely {
  readonly outcome: Outcome;
  readonly probability: number;
}

const evenly = (outcomes: readonly Outcome[]): Likely[] =>
  outcomes.map(outcome => ({ outcome, probability: 1 / outcomes.length }));

/**
 * Everything that can fall next, each once; only where a game waits for chance. A shuffle has too many orders to list: null,
 * all orders of `cardsToShuffle` being equally likely.
 */
export const outcomesOf = (game: State): readonly Likely[] | null => {
  const need = needOf(game);
  if ('shuffle' in need) return null;
  switch (need.roll) {
    case 'action':
      return evenly(ACTION_FACES.flatMap(first => ACTION_FACES.map(second => ({ ...need, dice: [first, second] }))));
    case 'combat':
      return evenly(COMBAT_FACES.map(face => ({ ...need, face })));
    case 'shortage':
      return SHORTAGE_NAMES.map(face => ({
        outcome: { ...need, face },
        probability: SHORTAGE_FACES.filter(each => each === face).length / SHORTAGE_FACES.length,
      }));
  }
};
