import { describe, expect, it } from 'vitest';
import { type Table, table } from '../test/table.ts';
import { CARDS, type Card, cardsIn } from './cards.ts';
import { deckSize, discardCard, discardSize, heldBy } from './hands.ts';

const HAND: Card[] = ['gold/gold', 'food/forward', 'forward/food'];
const others = CARDS.filter(card => !HAND.includes(card));

const discarded = (game: Table, seat: number): Card[] =>
  Array.from({ length: discardSize(game.state, seat) }, (_, index) => CARDS[discardCard(game.state, seat, index)]);

describe('the cards of a seat', () => {
  it('R-RND-7 with the deck empty hand and discard pile are all eleven', () => {
    const game = table({ ships: [{ hand: HAND, deck: [] }] }).round(1, 1);
    expect([...game.ship(0).hand, ...discarded(game, 0)].sort()).toEqual([...CARDS].sort());
  });
  it('R-RND-7 the card just played lies on top of the discard pile', () => {
    const game = table({ ships: [{ hand: HAND, deck: ['gold/forward'] }] }).round(1, 1);
    expect(discarded(game, 0).at(-1)).toBe('gold/gold');
  });
  it('R-RND-7 after a shuffle hand and deck are all eleven', () => {
    const game = table({ ships: [{ hand: HAND, deck: [] }] })
      .round(1, 1)
      .shuffle('gold/gold', ...others);
    expect(game.ship(0).hand.length + deckSize(game.state, 0)).toBe(11);
    expect(discarded(game, 0)).toEqual([]);
  });
  it('R-RND-3 a chosen card has left the hand', () => {
    const game = table({ ships: [{ hand: HAND }] })
      .roll(3, 3)
      .choose('card', 'gold/gold', 0);
    expect(game.ship(0).hand).toEqual(['food/forward', 'forward/food']);
  });
  it('R-VIS-1 before the first shuffle nobody can tell a card of the hand from one of the deck', () => {
    expect(heldBy(table({ ships: [{ hand: HAND }] }).round(1, 1).state, 0)).toBe(0);
  });
  it('R-VIS-1 when a deck has run out, what is not in the discard pile must be in the hand', () => {
    const game = table({ ships: [{ hand: HAND, deck: [] }] })
      .round(1, 1)
      .shuffle('gold/gold', ...others);
    expect(cardsIn(heldBy(game.state, 0))).toEqual(['food/forward', 'forward/food']);
  });
});
