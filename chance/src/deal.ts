import { CARDS, PILE_SIZE, type Rng, type Rules, type Setup, shuffled, TREASURES } from '@jamaica/rules';
import { type Draft, layOut, shuffle, treasuresOf } from '@jamaica/rules/search';

/** Sets a table up by chance: the first Captain, the treasure pile, every seat's deck (R-SET-2, R-SET-6, R-SET-7). */
export const deal = (rules: Rules, rng: Rng): Setup => {
  const captain = rng.below(rules.players);
  const treasures = shuffled(treasuresOf(rules), rng).map(card => TREASURES[card]);
  const decks = Array.from({ length: rules.players }, () => shuffled(CARDS, rng));
  return { captain, pile: treasures.slice(0, PILE_SIZE), removed: treasures.slice(PILE_SIZE), decks };
};

/**
 * Deals again and again on to the same table, for search and benchmarks: nothing is allocated after the first time. Each
 * deal shuffles the cards as the last one left them, so a game is not known by its seed alone.
 */
export const dealer = (rules: Rules): ((game: Draft, rng: Rng) => void) => {
  const pile = treasuresOf(rules);
  const decks = Array.from({ length: rules.players }, () => CARDS.map((_, card) => card));
  return (game, rng) => {
    shuffle(pile, pile.length, rng);
    for (const deck of decks) shuffle(deck, deck.length, rng);
    layOut(game, rules, rng.below(rules.players), pile, decks);
  };
};
