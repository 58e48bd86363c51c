import { CARDS, type Rng, type Rules, type Seat } from '@jamaica/rules';
import { type Draft, layOut, shuffle, treasuresOf } from '@jamaica/rules/search';

/**
 * Deals again and again on to the same table: the game that `deal` deals of the same chance, but nothing is allocated.
 * Says who is the first Captain.
 */
export const dealing = (rules: Rules): ((game: Draft, rng: Rng) => Seat) => {
  const treasures = Int8Array.from(treasuresOf(rules));
  const cards = Int8Array.from(CARDS.keys());
  const pile = new Int8Array(treasures.length);
  const decks = Array.from({ length: rules.players }, () => new Int8Array(cards.length));
  return (game, rng) => {
    const captain = rng.below(rules.players);
    pile.set(treasures);
    shuffle(pile, pile.length, rng);
    for (const deck of decks) {
      deck.set(cards);
      shuffle(deck, deck.length, rng);
    }
    layOut(game, rules, captain, pile, decks);
    return captain;
  };
};
