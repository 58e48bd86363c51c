import { CARDS, PILE_SIZE, type Rng, type Rules, type Setup, shuffled, TREASURES } from '@jamaica/rules';
import { type Draft, layOut, shuffle, treasuresOf } from '@jamaica/rules/search';

/** Sets a table up by chance: the first Captain, the treasure pile, every seat's deck (R-SET-2, R-SET-6, R-SET-7). */
export const deal = (rules: Rules, rng: Rng): Setup => {
  const captain = rng.below(rules.players);
  const treasures = shuffled(treasuresOf(rules), rng).map(card => TREASURES[card]);
  const decks = Array.from({ length: rules.players }, () => shuffled(CARDS, rng));
  return { captain, pile: treasures.slice(0, PILE_SIZE), removed: treasures.slice(PILE_SIZE), decks };
};

// Card by card: `set` costs more than a dozen cards do.
const lay = (cards: Int8Array, as: Int8Array): void => {
  for (let index = 0; index < as.length; index++) cards[index] = as[index];
};

/**
 * Deals again and again on to the same table, for search, simulations and benchmarks: the game that `deal` deals of the same
 * chance, but nothing is allocated.
 */
export const dealer = (rules: Rules): ((game: Draft, rng: Rng) => void) => {
  const treasures = Int8Array.from(treasuresOf(rules));
  const cards = Int8Array.from(CARDS.keys());
  const pile = new Int8Array(treasures.length);
  const decks = Array.from({ length: rules.players }, () => new Int8Array(cards.length));
  return (game, rng) => {
    const captain = rng.below(rules.players);
    lay(pile, treasures);
    shuffle(pile, pile.length, rng);
    for (const deck of decks) {
      lay(deck, cards);
      shuffle(deck, deck.length, rng);
    }
    layOut(game, rules, captain, pile, decks);
  };
};
