import { describe, expect, it } from 'vitest';
import { meeting } from '../test/meeting.ts';
import { table } from '../test/table.ts';
import { CARDS, type Card } from './cards.ts';
import { cardsToShuffle } from './chance.ts';
import { deckSize, discardCard, discardSize } from './hands.ts';

describe('the dice', () => {
  it('R-RND-1 the Captain rolls two action dice', () => {
    const game = table({ captain: 1 });
    expect(game.waiting).toEqual({ roll: 'action' });
    expect(game.roll(5, 2).told('dice-rolled')).toEqual([{ kind: 'dice-rolled', captain: 1, dice: [5, 2] }]);
  });
  it('R-RND-1 each shows 1 to 6, and there are two of them', () => {
    for (const dice of [[0, 1], [1, 7], [1], [1, 2, 3], [1.5, 2]])
      expect(() => table().roll(...dice)).toThrow('not-a-face');
  });
  it('R-RND-2 the Captain puts one on morning and the other on evening', () => {
    const game = table({ captain: 2 }).roll(5, 2);
    expect(game.waiting).toEqual({ decide: 'dice', seat: 2 });
    expect(game.options()).toEqual(['2/5', '5/2']);
  });
  it('R-RND-2 the Captain places them before any card is chosen', () => {
    const game = table().roll(5, 2);
    expect(() => game.choose('card', 'food/gunpowder', 1)).toThrow('awaits-decision');
    expect(game.choose('dice', '2/5').waiting).toEqual({ decide: 'card', seats: [0, 1, 2] });
  });
  it('R-RND-2 equal dice need no choice', () => {
    expect(table().roll(3, 3).waiting).toEqual({ decide: 'card', seats: [0, 1, 2] });
  });
  it('R-RND-2 the placing binds everybody', () => {
    const ship = { holds: '', hand: ['gunpowder/food'] } as const;
    const game = table({ ships: [ship, ship, ship] })
      .roll(5, 2)
      .choose('dice', '2/5');
    game.cards('gunpowder/food', 'gunpowder/food', 'gunpowder/food');
    expect([0, 1, 2].map(seat => game.holds(seat))).toEqual(Array(3).fill('food:5 gunpowder:2'));
  });
});

describe('the cards', () => {
  it('R-RND-3 every player chooses one card from the own hand', () => {
    const hand: Card[] = ['gold/gold', 'food/forward', 'forward/food'];
    const game = table({ ships: [{}, { hand }] }).roll(3, 3);
    expect(game.options(1)).toEqual([...hand].sort());
    expect(() => game.choose('card', 'gold/forward', 1)).toThrow('not-an-option');
  });
  it('R-RND-3 in any order, and nothing is revealed before all have chosen', () => {
    const game = table().roll(3, 3).choose('card', 'food/gunpowder', 2).choose('card', 'food/gunpowder', 0);
    expect(game.waiting).toEqual({ decide: 'card', seats: [1] });
    expect(game.told('revealed')).toEqual([]);
  });
  it('R-RND-3 a choice is made once', () => {
    const game = table().roll(3, 3).choose('card', 'food/gunpowder', 2);
    expect(() => game.choose('card', 'forward/backward', 2)).toThrow('awaits-decision');
  });
  it('R-RND-3 a later player’s card is not revealed before that player’s turn', () => {
    const game = meeting();
    expect(game.waiting).toEqual({ roll: 'combat', ship: 0 });
    expect(game.told('revealed').map(({ seat }) => seat)).toEqual([0]);
  });
});

describe('the turns', () => {
  it('R-RND-4 go from the Captain clockwise', () => {
    const game = table({ players: 4, captain: 2 }).round(1, 1);
    expect(game.told('revealed').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  });
  it('R-RND-4 are the morning action with the morning die, then the evening action with the evening die', () => {
    const game = table({ ships: [{ hand: ['gunpowder/food'] }] }).round(4, 6);
    expect(game.told('began').slice(0, 2)).toEqual([
      { kind: 'began', ship: 0, half: 'morning', action: 'gunpowder', die: 4 },
      { kind: 'began', ship: 0, half: 'evening', action: 'food', die: 6 },
    ]);
  });
  it('R-RND-4 a player’s turn is complete before the next card is revealed', () => {
    const kinds = table()
      .round(1, 1)
      .events.flatMap(({ kind }) => (kind === 'revealed' || kind === 'turn-over' ? [kind] : []));
    expect(kinds).toEqual(['revealed', 'turn-over', 'revealed', 'turn-over', 'revealed', 'turn-over']);
  });
  it('R-RND-5 the morning is resolved completely before the evening starts', () => {
    const game = meeting();
    expect(game.told('began').map(({ half }) => half)).toEqual(['morning']);
    game.roll('star');
    expect(game.told('began')).toHaveLength(1); // the loot still belongs to the morning
    game.choose('loot', 'nothing');
    expect(game.told('began')[1]).toMatchObject({ ship: 0, half: 'evening' });
  });
  it('R-RND-5 what the evening brings cannot pay for the morning', () => {
    const game = table({ ships: [{ at: '16', holds: 'gold:3', hand: ['forward/food'] }] }).round(1, 6);
    expect(game.told('shortage')).toMatchObject([{ ship: 0, space: 17 }]);
    expect(game.holds(0)).toContain('food:6');
  });
  it('R-RND-5 what the morning brings can pay for the evening', () => {
    const game = table({ ships: [{ at: '16', holds: '', hand: ['food/forward'] }] }).round(6, 1);
    expect(game.told('shortage')).toEqual([]);
    expect(game.holds(0)).toBe('food:4');
  });
});

describe('the end of a round', () => {
  it('R-RND-6 each player draws up to 3 cards', () => {
    const game = table().round(1, 1);
    expect([0, 1, 2].map(seat => game.ship(seat).hand.length)).toEqual([3, 3, 3]);
    expect(game.told('drew')).toHaveLength(3);
  });
  it('R-RND-6 the top card of the deck is drawn', () => {
    const game = table({
      ships: [{ hand: ['gold/gold', 'food/forward', 'forward/food'], deck: ['gold/forward', 'backward/forward'] }],
    });
    expect(game.round(1, 1).ship(0).hand).toEqual(['food/forward', 'forward/food', 'gold/forward']);
  });
  it('R-RND-6 up to 4 with Morgan’s Map', () => {
    const game = table({ ships: [{}, { powers: ['morgans-map'] }] }).round(1, 1);
    expect([0, 1, 2].map(seat => game.ship(seat).hand.length)).toEqual([3, 4, 3]);
  });
  it('R-RND-6 from the Captain clockwise', () => {
    const game = table({ captain: 1 }).round(1, 1);
    expect(game.told('drew').map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });
  it('R-RND-6 nobody draws before all have finished their actions', () => {
    const kinds = table()
      .round(1, 1)
      .events.map(({ kind }) => kind);
    expect(kinds.indexOf('drew')).toBeGreaterThan(kinds.lastIndexOf('turn-over'));
  });
  it('R-RND-6 after the last round nobody draws', () => {
    const game = table({ ships: [{ at: '49', hand: ['forward/food'] }] }).round(1, 1);
    expect(game.told('drew')).toEqual([]);
    expect([0, 1, 2].map(seat => game.ship(seat).hand.length)).toEqual([2, 2, 2]);
  });
  it('R-RND-8 the compass passes one seat to the left', () => {
    const game = table().round(1, 1).roll(5, 2);
    expect(game.waiting).toEqual({ decide: 'dice', seat: 1 });
    expect(game.told('round-began')[1]).toEqual({ kind: 'round-began', round: 2, captain: 1 });
  });
  it('R-RND-8 after the last seat comes seat 0', () => {
    expect(table({ captain: 2 }).round(1, 1).roll(5, 2).waiting).toEqual({ decide: 'dice', seat: 0 });
  });
});

describe('an empty deck', () => {
  const HAND: Card[] = ['gold/gold', 'food/forward', 'forward/food'];
  const others = CARDS.filter(card => !HAND.includes(card));

  it('R-RND-7 played cards lie on the discard pile', () => {
    const game = table({ ships: [{ hand: HAND }] }).round(1, 1);
    expect(discardSize(game.state, 0)).toBe(1);
    expect(CARDS[discardCard(game.state, 0, 0)]).toBe('gold/gold');
  });
  it('R-RND-7 is replaced by the discard pile, the card just played included', () => {
    const game = table({ ships: [{ hand: HAND, deck: [] }] }).round(1, 1);
    expect(game.waiting).toEqual({ shuffle: 0 });
    expect(cardsToShuffle(game.state).sort()).toEqual(['gold/gold', ...others].sort());
    game.shuffle('gold/gold', ...others);
    expect(game.ship(0).hand).toEqual(['food/forward', 'forward/food', 'gold/gold']);
    expect(deckSize(game.state, 0)).toBe(8);
    expect(discardSize(game.state, 0)).toBe(0);
  });
  it('R-RND-7 the shuffled cards are drawn in their new order', () => {
    const game = table({ ships: [{ hand: HAND, deck: [] }] })
      .round(1, 1)
      .shuffle(...others, 'gold/gold');
    expect(game.ship(0).hand).toEqual(['food/forward', 'forward/food', others[0]].sort());
  });
  it('R-RND-7 no other deck is accepted: not without the card played, not with a card of the hand', () => {
    const game = table({ ships: [{ hand: HAND, deck: [] }] }).round(1, 1);
    expect(() => game.shuffle(...others)).toThrow('not-that-deck');
    expect(() => game.shuffle(...others, 'food/forward')).toThrow('not-that-deck');
    expect(() => game.shuffle(...others, others[0])).toThrow('not-that-deck');
  });
  it('R-RND-7 is not replaced before somebody must draw from it', () => {
    const game = table({ ships: [{ hand: HAND, deck: ['gold/forward'] }] }).round(1, 1);
    expect(game.waiting).toEqual({ roll: 'action' });
    expect(deckSize(game.state, 0)).toBe(0);
  });
  it('R-RND-7 several shuffle from the Captain clockwise', () => {
    const ship = { hand: HAND, deck: [] };
    const game = table({ captain: 1, ships: [ship, ship, ship] }).round(1, 1);
    const deck: Card[] = ['gold/gold', ...others];
    expect(game.waiting).toEqual({ shuffle: 1 });
    expect(game.shuffle(...deck).waiting).toEqual({ shuffle: 2 });
    expect(game.shuffle(...deck).waiting).toEqual({ shuffle: 0 });
    expect(game.shuffle(...deck).waiting).toEqual({ roll: 'action' });
  });
});

describe('Morgan’s Map and the hand', () => {
  const FOUR: Card[] = ['food/gunpowder', 'gold/gold', 'food/forward', 'forward/food'];

  it('R-RND-9 a Map lost during the round costs no card: nobody discards', () => {
    const game = meeting({}, { powers: ['morgans-map'], hand: FOUR })
      .roll('star')
      .choose('loot', 'power:morgans-map');
    expect(game.ship(1).hand).toEqual(['food/forward', 'forward/food', 'gold/gold']);
    expect(game.told('drew').filter(({ seat }) => seat === 1)).toEqual([]);
  });
  it('R-RND-9 a Map gained during the round counts for that round’s draw', () => {
    const game = meeting({}, { powers: ['morgans-map'], hand: FOUR })
      .roll('star')
      .choose('loot', 'power:morgans-map');
    expect(game.ship(0).hand).toHaveLength(4);
  });
  it('R-RND-9 a Map found gives no card before the draw', () => {
    const game = table({ ships: [{ at: '3', hand: ['forward/forward'] }, { at: '5' }], pile: ['morgans-map'] }).round(
      1,
      1,
    );
    expect(game.waiting).toEqual({ roll: 'combat', ship: 0 });
    expect(game.ship(0)).toMatchObject({ powers: ['morgans-map'] });
    expect(game.ship(0).hand).toHaveLength(2);
  });
  it('R-RND-7 of two cards to draw the second can come after a shuffle', () => {
    const hand: Card[] = ['forward/food', 'gold/gold', 'food/forward'];
    const game = table({ ships: [{ at: '3', hand, deck: ['gold/forward'] }], pile: ['morgans-map'] }).round(1, 1);
    expect(game.waiting).toEqual({ shuffle: 0 });
    expect(game.ship(0).hand).toEqual(['food/forward', 'gold/forward', 'gold/gold']);
    const deck = cardsToShuffle(game.state);
    expect(deck).toHaveLength(8); // eleven without the three in the hand
    const top: Card = 'forward/food'; // the card just played
    game.shuffle(top, ...deck.filter(card => card !== top));
    expect(game.ship(0).hand).toEqual(['food/forward', 'forward/food', 'gold/forward', 'gold/gold']);
    expect(deckSize(game.state, 0)).toBe(7);
  });
});
