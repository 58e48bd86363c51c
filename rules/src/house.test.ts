import { describe, expect, it } from 'vitest';
import type { PositionAt, ShipAt } from '../test/position.ts';
import { type Table, table } from '../test/table.ts';
import { BOOKS, bookOf, books, rulesOfBook } from './books.ts';
import { CARDS, type Card } from './cards.ts';
import { seen } from './events.ts';
import { deckSize } from './hands.ts';
import { readRules } from './header.ts';
import { HOUSE_RULES, type House, houseRules } from './house.ts';
import { writeRules } from './rules.ts';
import { view } from './view.ts';

const header = (house: unknown) => readRules({ edition: '2007', players: 3, ghost: true, house });

describe('house rules', () => {
  it('R-HOU-6 are read in any order and written in that of their ids', () => {
    const read = header({ loot: 'empty-hold', tie: 'behind' });
    expect(read.ok && JSON.stringify(read.value)).toBe(
      '{"edition":"2007","players":3,"ghost":true,"house":{"tie":"behind","loot":"empty-hold"}}',
    );
  });
  it('are absent by our reading', () => {
    const rules = writeRules({ edition: '2021', players: 4, ghost: false, house: {} });
    expect(Object.keys(rules)).toEqual(['edition', 'players', 'ghost']);
  });
  it.each([
    [{}],
    [null],
    [[]],
    ['tie'],
    [{ tie: 'ahead' }],
    [{ gift: 'cursed' }],
    [{ rum: 'any' }],
    [{ toString: 'any' }],
    [{ gift: 'any', loot: null }],
    [{ gift: undefined }],
  ])('refuse %j', house => {
    expect(header(house)).toEqual({ ok: false, error: { why: 'header', field: 'house' } });
  });
  it('are in the state and in every view', () => {
    const house: House = { gift: 'any', shuffle: 'when-empty' };
    expect(view(table({ house, ghost: true }).state, null).house).toEqual(house);
    expect(view(table().state, 1)).not.toHaveProperty('house');
  });
});

describe('the books', () => {
  it('R-HOU-6 are an edition and its house rules', () => {
    expect(rulesOfBook('uk-2021', 3, true)).toEqual({
      edition: '2021',
      players: 3,
      ghost: true,
      house: { tie: 'behind', gift: 'any' },
    });
    for (const book of books) expect(bookOf(rulesOfBook(book, 4, false))).toBe(book);
  });
  it('R-HOU-6 our reading and house rules of one’s own are no book', () => {
    expect(bookOf({ edition: '2007' })).toBe(null);
    expect(bookOf({ edition: '2007', house: { tie: 'behind' } })).toBe(null);
    expect(bookOf({ edition: '2021', house: BOOKS['en-2007'].house })).toBe(null);
  });
  it('R-HOU-6 between them know every house rule', () => {
    expect(houseRules.filter(rule => !books.some(book => rule in BOOKS[book].house))).toEqual([]);
    expect(Object.keys(HOUSE_RULES)).toEqual([...houseRules]);
  });
});

describe('a tie', () => {
  const tied = (house: PositionAt['house'], ...at: readonly string[]): readonly unknown[] =>
    table({ ...(house && { house }), ships: at.map(each => ({ at: each, holds: 'gold:3' })) }).final.winners;
  it('R-HOU-1 is won by the ship that has the most spaces left', () => {
    expect(tied({ tie: 'behind' }, '17', '4', '28')).toEqual([1]);
    expect(tied(undefined, '17', '4', '28')).toEqual([2]);
  });
  it('R-HOU-1 is shared by ships that are level', () => {
    expect(tied({ tie: 'behind' }, '12', '14', '28')).toEqual([0, 1]);
  });
  it('R-HOU-1 is for equal scores only', () => {
    const ships = [{ at: '17', holds: 'gold:3' }, { at: '4', holds: 'gold:2' }, { holds: '' }];
    expect(table({ house: { tie: 'behind' }, ships }).final.winners).toEqual([0]);
  });
});

/** Seat 0 beats the Ghost Ship at the plundered lair 4. */
const beaten = (winner: ShipAt, ghost: ShipAt = {}, house: House = { gift: 'any' }): Table =>
  table({
    house,
    ships: [{ at: '3', hand: ['forward/food'], ...winner }, { at: '17' }, { at: '17', hidden: [5] }],
    ghost: { at: '4', ...ghost },
  })
    .round(1, 2)
    .roll('star');

const gifts = (game: Table): string[] => game.options().filter(option => option.startsWith('give:'));

describe('a gift to the Ghost Ship', () => {
  it('R-HOU-2 can be any treasure, equal values once', () => {
    expect(gifts(beaten({ hidden: [7, -2, 7], powers: ['morgans-map'], sixth: 'empty' }))).toEqual([
      'give:-2',
      'give:7',
      'give:morgans-map',
      'give:sixth-hold',
    ]);
  });
  it('R-HOU-2 is a cursed one by our reading, and to another player by any', () => {
    expect(gifts(beaten({ hidden: [7, -2], powers: ['morgans-map'] }, {}, { tie: 'behind' }))).toEqual(['give:-2']);
    const rivals = table({
      house: { gift: 'any' },
      ghost: true,
      ships: [{ at: '3', hand: ['forward/food'], hidden: [7, -2], powers: ['morgans-map'] }, { at: '4' }, {}],
    });
    expect(gifts(rivals.round(1, 2).roll('star'))).toEqual(['give:-2']);
  });
  it('R-HOU-2 goes face down to the end of its row, the first of equal values', () => {
    const game = beaten({ hidden: [3, 7, 7] }, { hidden: [-3] }).choose('loot', 'give:7');
    expect(game.ship(0).hidden).toEqual([3, 7]);
    expect(game.ship('ghost').hidden).toEqual([-3, 7]);
    expect(game.told('treasure-given')).toEqual([
      { kind: 'treasure-given', winner: 0, loser: 'ghost', index: 1, treasure: 7 },
    ]);
  });
  it('R-HOU-2 is known to the giver alone, and nobody learns whether it is cursed', () => {
    const game = beaten({ hidden: [-2] }).choose('loot', 'give:-2');
    const given = (viewer: number | null) => view(game.state, viewer).ships[3].hidden[0];
    expect(given(0)).toMatchObject({ treasure: -2, cursed: false });
    expect(seen(game.told('treasure-given')[0], 0)).toMatchObject({ treasure: -2 });
    for (const viewer of [1, 2, null]) {
      expect(given(viewer)).toMatchObject({ treasure: null, cursed: false, from: [0] });
      expect(seen(game.told('treasure-given')[0], viewer)).toMatchObject({ treasure: 'hidden' });
    }
  });
  it('R-HOU-2 R-VIS-4 looks the same to the others, cursed or not', () => {
    const shown = (card: number) => {
      const game = beaten({ hidden: [card] }).choose('loot', `give:${card}`);
      return [1, 2, null].map(viewer => [
        view(game.state, viewer),
        game.events.slice(-9).map(event => seen(event, viewer)),
      ]);
    };
    expect(shown(-4)).toEqual(shown(7));
  });
  it('R-HOU-2 one that all know to be cursed stays known', () => {
    const game = table({
      house: { gift: 'any' },
      ghost: { at: '5' },
      ships: [
        { at: '3', hand: ['forward/food'], hidden: [-3] },
        { at: '4', hand: ['forward/food'], holds: 'gold:3 food:3' },
        { at: '17' },
      ],
    });
    game.round(1, 2).roll('star').choose('loot', 'give:-3'); // to seat 1: all learn that it is cursed
    game.roll('star').choose('loot', 'give:-3'); // who hands it on to the Ghost Ship
    expect(view(game.state, 2).ships[3].hidden[0]).toMatchObject({ treasure: null, cursed: true, from: [0, 1] });
  });
  it('R-HOU-2 R-GHO-11 a power lies face up before it and can be stolen back', () => {
    const game = beaten({ powers: ['morgans-map'] }).choose('loot', 'give:morgans-map');
    expect(game.ship(0).powers).toEqual([]);
    expect(game.ship('ghost')).toMatchObject({ powers: ['lady-beth', 'morgans-map'], hidden: [] });
    expect(game.told('power-given')).toEqual([
      { kind: 'power-given', winner: 0, loser: 'ghost', power: 'morgans-map', contents: null, toBank: false },
    ]);
    expect(beaten({}, { powers: ['morgans-map'] }).options()).toContain('power:morgans-map');
  });
  it('R-HOU-2 R-GHO-11 a 6th Hold takes its gold along; anything else in it goes to the bank', () => {
    const rich = beaten({ sixth: 'gold:4' }).choose('loot', 'give:sixth-hold');
    expect(rich.ship(0).sixth).toBe(null);
    expect(rich.ship('ghost').sixth).toBe('gold:4');
    const fed = beaten({ sixth: 'food:4' }).choose('loot', 'give:sixth-hold');
    expect(fed.ship('ghost').sixth).toBe('empty');
    expect(fed.told('power-given')).toMatchObject([{ power: 'sixth-hold', contents: 'food:4', toBank: true }]);
  });
});

describe('a treasure after a shortage', () => {
  /** Seat 0 cannot pay the port at 5 and falls back to the lair 4. */
  const short = (edition: '2007' | '2021', more: Partial<PositionAt> = {}): Table => {
    const game = table({
      edition,
      house: { shortageTreasure: 'optional' },
      tokens: [4, 9, 11, 19, 22, 25, 33, 37, 44],
      pile: [-4],
      ...more,
      ships: [{ at: '4', holds: 'food:3', hand: ['forward/gunpowder'] }, ...(more.ships ?? [])],
    }).round(1, 1);
    return edition === '2021' ? game.roll('skull') : game;
  };
  it.each(['2007', '2021'] as const)('R-HOU-3 may be left, token and all (%s)', edition => {
    const game = short(edition);
    expect(game.waiting).toEqual({ decide: 'treasure', seat: 0 });
    expect(game.options()).toEqual(['leave', 'take']);
    game.choose('treasure', 'leave');
    expect(game.tokens).toContain(4);
    expect(game.ship(0).hidden).toEqual([]);
    expect(game.told('treasure-left')).toEqual([{ kind: 'treasure-left', ship: 0, space: 4 }]);
  });
  it.each(['2007', '2021'] as const)('R-HOU-3 or taken (%s)', edition => {
    const game = short(edition).choose('treasure', 'take');
    expect(game.tokens).not.toContain(4);
    expect(game.ship(0).hidden).toEqual([-4]);
  });
  it('R-HOU-3 is asked after the battle', () => {
    const game = short('2007', { ships: [{ at: '4' }] })
      .roll(4)
      .roll(4);
    expect(game.told('battle-drawn')).toHaveLength(1);
    expect(game.waiting).toEqual({ decide: 'treasure', seat: 0 });
  });
  it('R-HOU-3 is not asked of a ship that sailed there', () => {
    const game = table({ house: { shortageTreasure: 'optional' }, ships: [{ at: '3', hand: ['forward/food'] }] });
    expect(game.round(1, 2).told('treasure-found')).toMatchObject([{ ship: 0, space: 4 }]);
  });
  it('R-HOU-3 is not asked where no token is left, nor by our reading', () => {
    expect(short('2007', { house: { tie: 'behind' } }).told('treasure-found')).toHaveLength(1);
    const empty = table({
      house: { shortageTreasure: 'optional' },
      ships: [{ at: '4', holds: 'food:3', hand: ['forward/gunpowder'], hidden: [3] }],
    }).round(1, 1);
    expect(empty.at(0)).toBe('4');
    expect(empty.waiting).toEqual({ roll: 'action' });
  });
});

describe('a deck that has become empty', () => {
  const HAND: Card[] = ['gold/gold', 'forward/food', 'food/forward'];
  const OTHERS = CARDS.filter(card => ![...HAND, 'gold/forward'].includes(card));
  const drawing = (ship: ShipAt, house: House = { shuffle: 'when-empty' }): Table =>
    table({ house, ships: [{ hand: HAND, ...ship }] }).round(1, 1);

  it('R-HOU-4 is shuffled at once, the card just played included', () => {
    const game = drawing({ deck: ['gold/forward'] });
    expect(game.waiting).toEqual({ shuffle: 0 });
    game.shuffle('gold/gold', ...OTHERS);
    expect(game.ship(0).hand).toEqual(['food/forward', 'forward/food', 'gold/forward']);
    expect(deckSize(game.state, 0)).toBe(8);
    expect(game.waiting).toEqual({ roll: 'action' });
  });
  it('R-HOU-4 by our reading only when a card must be drawn', () => {
    expect(drawing({ deck: ['gold/forward'] }, { tie: 'behind' }).waiting).toEqual({ roll: 'action' });
  });
  it('R-HOU-4 then drawing goes on', () => {
    const game = drawing({ deck: ['gold/forward'], powers: ['morgans-map'] });
    expect(game.waiting).toEqual({ shuffle: 0 });
    game.shuffle('gold/gold', ...OTHERS);
    expect(game.ship(0).hand).toEqual(['food/forward', 'forward/food', 'gold/forward', 'gold/gold']);
  });
});

describe('loot with full holds', () => {
  const FULL = 'food:1 food:2 food:3 gunpowder:1 gunpowder:2';
  const won = (winner: ShipAt, loser: ShipAt, house?: House): string[] =>
    table({
      ...(house && { house }),
      ships: [{ at: '3', hand: ['forward/food'], ...winner }, { at: '4', ...loser }, { hidden: [3] }],
    })
      .round(1, 2)
      .choose('powder', '0')
      .roll('star')
      .options();
  const FR: House = { loot: 'empty-hold' };

  it('R-HOU-5 no hold can be chosen: nothing is thrown overboard for loot', () => {
    expect(won({ holds: FULL }, { holds: 'gold:5' }, FR)).toEqual(['nothing']);
    expect(won({ holds: FULL }, { holds: 'gold:5' })).toEqual(['hold:gold:5', 'nothing']);
  });
  it('R-HOU-5 an empty hold is enough, an empty 6th Hold too', () => {
    expect(won({ holds: FULL, sixth: 'empty' }, { holds: 'gold:5' }, FR)).toContain('hold:gold:5');
    expect(won({ holds: 'gunpowder:1' }, { holds: 'gold:5' }, FR)).toContain('hold:gold:5');
  });
  it('R-HOU-5 stealing the 6th Hold card with its contents needs none', () => {
    expect(won({ holds: FULL }, { holds: '', sixth: 'gold:6' }, FR)).toEqual(['nothing', 'power:sixth-hold']);
  });
  it('R-HOU-5 what the Ghost Ship would give to the bank it can always take', () => {
    const game = table({
      house: FR,
      ships: [
        { at: '17', holds: 'food:2 gold:2', hand: ['gold/gold'] },
        { at: '28', hand: ['gold/gold'] },
      ],
      ghost: { at: '16', holds: 'gold:1 gold:1 gold:1 gold:1 gold:1' },
    }).round(1, 1);
    game.roll('star');
    expect(game.options()).toContain('hold:food:2');
    expect(game.options().some(option => option.startsWith('hold:gold'))).toBe(false);
  });
});
