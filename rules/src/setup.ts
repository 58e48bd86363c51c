import { LAIRS } from './board.ts';
import { CARDS, type Card, type CardNumber, HAND_SIZE } from './cards.ts';
import { READING, type Reading } from './former.ts';
import { draw, hasNotChosen, stack } from './hands.ts';
import { EMPTY, FOOD, filled, GOLD, ORDINARY_HOLDS } from './holds.ts';
import { CAPTAIN, MOST_SHIPS, ROUND, TOKENS } from './layout.ts';
import { ACTION_ROLL } from './phases.ts';
import { START } from './place.ts';
import type { Rules } from './rules.ts';
import type { Ship } from './seats.ts';
import { addPower, setHold, setPlace, setSixth } from './ships.ts';
import { blank, copyInto, type Draft, goTo, NONE, pileCell, type State, setRules } from './state.ts';
import { LADY_BETH, TREASURES, type Treasure, type TreasureNumber } from './treasures.ts';

/** What chance decides before the first round (R-SET-2, R-SET-6, R-SET-7). */
export interface Setup {
  readonly captain: number;
  /** The treasure pile, top first. */
  readonly pile: readonly Treasure[];
  /** The cards out of the game. */
  readonly removed: readonly Treasure[];
  /** Each seat's deck before drawing, top first. */
  readonly decks: readonly (readonly Card[])[];
}

const EMPTY_TABLE = blank();
for (let ship = 0; ship < MOST_SHIPS; ship++) {
  setPlace(EMPTY_TABLE, ship, START); // R-SET-4
  for (let hold = 0; hold < ORDINARY_HOLDS; hold++) setHold(EMPTY_TABLE, ship, hold, EMPTY);
  setSixth(EMPTY_TABLE, ship, NONE);
  hasNotChosen(EMPTY_TABLE, ship);
}
EMPTY_TABLE.cells[TOKENS] = (1 << LAIRS.length) - 1; // R-SET-3
EMPTY_TABLE.cells[ROUND] = 1;
goTo(EMPTY_TABLE, ACTION_ROLL);

/** Sets a table up in place of whatever `game` was: the seats' decks as card numbers, pile and removed cards in one. */
export const layOut = (
  game: Draft,
  rules: Rules,
  captain: number,
  pile: ArrayLike<TreasureNumber>,
  decks: readonly ArrayLike<CardNumber>[],
): void => {
  copyInto(game, EMPTY_TABLE);
  setRules(game, rules, READING);
  game.cells[CAPTAIN] = captain;
  for (let index = 0; index < pile.length; index++) game.cells[pileCell(index)] = pile[index];
  for (let seat = 0; seat < rules.players; seat++) {
    setHold(game, seat, 0, filled(FOOD, 3)); // R-SET-5
    setHold(game, seat, 1, filled(GOLD, 3));
    stack(game, seat, decks[seat], CARDS.length);
    for (let drawn = 0; drawn < HAND_SIZE; drawn++) draw(game, seat);
  }
  if (rules.ghost) fitOutGhost(game, rules.players);
};

/** R-GHO-2, R-GHO-3. */
const fitOutGhost = (game: Draft, ghost: Ship): void => {
  setHold(game, ghost, 0, filled(GOLD, 5));
  setHold(game, ghost, 1, filled(GOLD, 3));
  addPower(game, ghost, LADY_BETH);
};

/** The treasure cards a game is played with: Lady Beth is the Ghost Ship's (R-GHO-2). */
export const treasuresOf = (rules: Rules): TreasureNumber[] =>
  TREASURES.map((_, card) => card).filter(card => !(rules.ghost && card === LADY_BETH));

// The two +3 and the two +7 are told apart by the order in which they are named.
const treasureNumbers = (treasures: readonly Treasure[]): TreasureNumber[] => {
  const left = TREASURES.map((treasure, card) => ({ treasure, card }));
  return treasures.map(treasure => {
    const index = left.findIndex(each => each.treasure === treasure);
    if (index < 0) throw new Error(`treasure ${treasure} is named too often`);
    return left.splice(index, 1)[0].card;
  });
};

/** A new game. The set-up is trusted to be complete: `readSetup` checks one that comes from outside. */
export const start = (rules: Rules, setup: Setup, reading: Reading = READING): State => {
  const game = blank();
  const decks = setup.decks.map(deck => deck.map(card => CARDS.indexOf(card)));
  layOut(game, rules, setup.captain, treasureNumbers([...setup.pile, ...setup.removed]), decks);
  setRules(game, rules, reading);
  return { cells: game.cells };
};
