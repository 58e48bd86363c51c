import { describe, expect, it } from 'vitest';
import { table } from '../test/table.ts';
import { books, rulesOfBook } from './books.ts';

describe('a table that plays by a book', () => {
  it('R-HOU-6 has exactly the house rules of that book', () => {
    expect(books.map(book => [book, rulesOfBook(book, 4, true)])).toEqual([
      ['en-2007', { edition: '2007', players: 4, ghost: true, house: { gift: 'any' } }],
      ['ru-2007', { edition: '2007', players: 4, ghost: true, house: { shortageTreasure: 'optional' } }],
      ['fr-2007', { edition: '2007', players: 4, ghost: true, house: { loot: 'empty-hold' } }],
      ['uk-2021', { edition: '2021', players: 4, ghost: true, house: { tie: 'behind', gift: 'any' } }],
      ['it-2021', { edition: '2021', players: 4, ghost: true, house: { gift: 'any', shuffle: 'when-empty' } }],
    ]);
  });
});

// The examples that the books print, with their own numbers.
describe('the examples of the books', () => {
  it('R-BAT-4 R-BAT-7 a battle of 10 to 7', () => {
    const game = table({
      ships: [
        { at: '3', holds: 'gunpowder:4', hand: ['forward/food'] },
        { at: '4', holds: 'gunpowder:3 gold:2' },
        { hidden: [3] },
      ],
    }).round(1, 2);
    game.choose('powder', '4').roll(6).choose('powder', '3').roll(4);
    expect(game.told('battle-won')).toMatchObject([
      { winner: 0, loser: 1, attack: { total: 10 }, defence: { total: 7 } },
    ]);
    expect(game.options()).toEqual(['hold:gold:2', 'nothing']);
  });

  it('R-SHO-1 R-SHO-2 (2007) with 2 food where 3 are due it gives both and falls back to what it can pay', () => {
    const game = table({ ships: [{ at: '1', holds: 'food:2 gold:3', hand: ['forward/gunpowder'] }] }).round(1, 1);
    expect(game.told('shortage')).toMatchObject([{ space: 2, resource: 'food', price: 3, given: 2 }]);
    expect(game.at(0)).toBe('0'); // the sea at 1 costs 2 food, Port Royal nothing
    expect(game.holds(0)).toBe('gold:3 gunpowder:1');
  });

  it('R-SHO-11 R-SHO-12 R-SHO-15 (2021) with 2 food where 3 are due it gives both and rolls; nothing more is paid', () => {
    const game = table({
      edition: '2021',
      ships: [{ at: '1', holds: 'food:2 gold:3', hand: ['forward/gunpowder'] }],
    }).round(1, 1);
    expect(game.told('shortage')).toMatchObject([{ space: 2, resource: 'food', price: 3, given: 2 }]);
    expect(game.waiting).toEqual({ roll: 'shortage', ship: 0 });
    game.roll('square');
    expect(game.at(0)).toBe('1');
    expect(game.told('paid')).toEqual([]);
  });

  it('R-END-6 the space 8 with 3, 3 and 6 gold, a +7 and a -4 scores 23', () => {
    const { final } = table({ ships: [{ at: '47', holds: 'gold:3 gold:3 gold:6', hidden: [7, -4] }] });
    expect(final.scores[0]).toEqual({ space: 8, gold: 12, treasure: 3, total: 23 });
  });
});
