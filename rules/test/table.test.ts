import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/cards.ts';
import { deckCard, deckSize, discardCard, discardSize } from '../src/hands.ts';
import { TAKEN } from '../src/layout.ts';
import { pileCell } from '../src/state.ts';
import { TREASURES } from '../src/treasures.ts';
import { type Table, table } from './table.ts';

const cardsOf = (game: Table, seat: number): string[] => [
  ...game.ship(seat).hand,
  ...Array.from({ length: deckSize(game.state, seat) }, (_, index) => CARDS[deckCard(game.state, seat, index)]),
  ...Array.from({ length: discardSize(game.state, seat) }, (_, index) => CARDS[discardCard(game.state, seat, index)]),
];

const treasuresOf = (game: Table): (string | number)[] => [
  ...game.final.scores.flatMap((_, ship) => {
    const { powers, hidden } = game.ship(ship);
    return [...powers, ...hidden];
  }),
  ...TREASURES.slice(game.state.cells[TAKEN], TREASURES.length - (game.ship('ghost') ? 1 : 0)).map(
    (_, index) => TREASURES[game.state.cells[pileCell(game.state.cells[TAKEN] + index)]],
  ),
];

const position = (): Table =>
  table({
    players: 4,
    ghost: { at: '12', holds: 'gold:6', hidden: ['morgans-map', 7] },
    captain: 2,
    ships: [
      { at: '17', sixth: 'food:2', powers: ['sarans-sabre'], hidden: [7, -2] },
      { hand: ['gold/gold'], deck: ['forward/food', 'food/forward'] },
      { hand: ['gold/gold', 'food/forward', 'forward/food', 'gold/forward'] },
    ],
    pile: [-4],
  });

describe('a position written in the notation', () => {
  it('accounts for the eleven cards of every seat', () => {
    const game = position();
    for (const seat of [0, 1, 2, 3]) expect(cardsOf(game, seat).sort()).toEqual([...CARDS].sort());
  });
  it('accounts for every treasure once', () => {
    const sorted = (treasures: readonly (string | number)[]): string[] => treasures.map(String).sort();
    expect(sorted(treasuresOf(position()))).toEqual(sorted(TREASURES));
    expect(sorted(treasuresOf(table({ ships: [{ hidden: [3] }, { hidden: [3] }] })))).toEqual(sorted(TREASURES));
  });
  it('reads back as it was written', () => {
    const game = position();
    expect(game.ship(0)).toMatchObject({ space: 17, lap: 0, sixth: 'food:2', powers: ['sarans-sabre', 'sixth-hold'] });
    expect(game.ship(0).hidden).toEqual([7, -2]);
    expect(game.ship(1).hand).toHaveLength(3);
    expect(game.ship('ghost')).toMatchObject({ space: 12, powers: ['lady-beth'], hidden: ['morgans-map', 7] });
    expect(game.tokens).toEqual([33, 37, 44]);
  });
  it('is the opening position when nothing is written', () => {
    const game = table();
    expect(game.ship(2)).toMatchObject({ space: 0, lap: 0, holds: ['food:3', 'gold:3'], sixth: null });
    expect(game.tokens).toHaveLength(9);
  });
  it('refuses what no game can come to', () => {
    expect(() => table({ ships: [{ holds: 'food:7' }] })).toThrow('not a hold: food:7');
    expect(() => table({ ships: [{ hidden: [-2] }, { hidden: [-2] }] })).toThrow();
    expect(() => table({ ships: [{ hidden: [-2] }], tokens: [4] })).toThrow('a treasure for each lair');
    expect(() => table({ ships: [{ at: '0@1' }] })).toThrow('finishes');
    expect(() => table({ players: 6, ghost: true })).toThrow();
  });
});

describe('the table', () => {
  it('throws what the engine refuses, and the game stays as it was', () => {
    const game = table();
    expect(() => game.choose('dice', '5/2')).toThrow('awaits-chance');
    expect(() => game.roll(7, 1)).toThrow('not-a-face');
    expect(() => game.roll(5, 2).choose('dice', '5/5')).toThrow('not-an-option');
    expect(game.waiting).toEqual({ decide: 'dice', seat: 0 });
  });
});
