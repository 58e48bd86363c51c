import { describe, expect, it } from 'vitest';
import { isCurse, TREASURES, type Treasure } from '../src/treasures.ts';
import { meeting } from '../test/meeting.ts';
import type { ShipAt } from '../test/position.ts';
import { type Table, table } from '../test/table.ts';

/** Seat 0 sails on to the lair 4 and finds this card. In the evening it loads food. */
const find = (treasure: Treasure): Table =>
  table({ ships: [{ at: '3', hand: ['forward/food'] }], pile: [treasure] }).round(1, 2);

/** Seat 0 attacks seat 1 on the plundered lair 4 and goes back to 3, where seat 1 attacks it. */
const revenge = (first: ShipAt, second: ShipAt): Table =>
  table({
    ships: [
      { at: '3', hand: ['forward/backward'], ...first },
      { at: '4', hand: ['backward/forward'], ...second },
      { hidden: [3] },
    ],
  }).round(1, 1);

describe('a power', () => {
  it('R-TRE-1 lies face up from the moment it is found', () => {
    for (const power of ['morgans-map', 'sarans-sabre', 'lady-beth'] as const)
      expect(find(power).ship(0)).toMatchObject({ powers: [power], hidden: [] });
  });
  it('R-TRE-1 works at once: the 6th Hold can be loaded the same evening', () => {
    const game = find('sixth-hold');
    expect(game.waiting).toEqual({ decide: 'load', seat: 0 });
    expect(game.choose('load', 'sixth').ship(0).sixth).toBe('food:2');
  });
  it('R-TRE-1 works at once: Lady Beth fights the same evening', () => {
    const game = table({
      ships: [{ at: '3', hand: ['forward/forward'], holds: 'gold:3' }, { at: '5' }],
      pile: ['lady-beth'],
    }).round(1, 1);
    expect(game.roll(4).roll(4).told('battle-won')).toMatchObject([{ winner: 0, attack: { total: 6 } }]);
  });
  it('R-TRE-1 works at once for a thief: a stolen Sabre is used in the next battle', () => {
    const game = table({
      ships: [
        { at: '3', hand: ['forward/forward'], holds: 'gold:3' },
        { at: '4', powers: ['sarans-sabre'] },
        { at: '5' },
      ],
    }).round(1, 1);
    game.roll(8).choose('sabre', 'keep', 1).roll(2).choose('sabre', 'keep', 1).choose('loot', 'power:sarans-sabre');
    expect(game.roll(2).waiting).toEqual({ decide: 'sabre', seat: 0 });
  });
  it('R-TRE-1 works only as long as it is held', () => {
    const game = revenge({}, { powers: ['lady-beth'] })
      .roll(10)
      .roll(2)
      .choose('loot', 'power:lady-beth');
    game.roll(6).roll(4);
    expect(game.told('battle-drawn')).toMatchObject([{ attacker: 1, defender: 0, strength: 6 }]);
  });
});

describe('values and curses', () => {
  it('R-TRE-2 lie face down in a row', () => {
    expect(find(7).ship(0)).toMatchObject({ powers: [], hidden: [7] });
    expect(find(-4).ship(0)).toMatchObject({ powers: [], hidden: [-4] });
  });
  it('R-TRE-2 are counted at the end', () => {
    expect(table({ ships: [{ hidden: [7, 3, -2] }] }).final.scores[0]).toMatchObject({ treasure: 8 });
  });
  it('R-TRE-3 a player may hold any number, and every one can be stolen', () => {
    const game = meeting(
      {},
      { holds: '', sixth: 'empty', powers: ['morgans-map', 'lady-beth'], hidden: [7, 7, -4, 5] },
    );
    expect(game.roll('star').options()).toEqual([
      'hidden:0',
      'hidden:1',
      'hidden:2',
      'hidden:3',
      'nothing',
      'power:lady-beth',
      'power:morgans-map',
      'power:sixth-hold',
    ]);
  });
  it('R-TRE-3 the Sabre can be stolen too', () => {
    const game = meeting({}, { holds: '', powers: ['sarans-sabre'] })
      .roll('star')
      .choose('sabre', 'keep');
    expect(game.options()).toEqual(['nothing', 'power:sarans-sabre']);
  });
});

describe('a curse', () => {
  it('R-TRE-4 is a treasure that costs points', () => {
    expect(TREASURES.filter(isCurse)).toEqual([-2, -3, -4]);
  });
});

describe('a gift', () => {
  it('R-TRE-4 is a cursed treasure and nothing else', () => {
    const game = meeting({ powers: ['lady-beth'], hidden: [7, -2, 5, -4] }, { holds: '' }).roll('star');
    expect(game.options()).toEqual(['give:-2', 'give:-4', 'nothing']);
  });
  it('R-TRE-4 stays face down and goes to the end of the receiver’s row', () => {
    const game = meeting({ hidden: [-2, 7] }, { hidden: [5] })
      .roll('star')
      .choose('loot', 'give:-2');
    expect([game.ship(0).hidden, game.ship(1).hidden]).toEqual([[7], [5, -2]]);
  });
  it('R-TRE-4 can be given back by the receiver', () => {
    const game = revenge({ hidden: [-2] }, { holds: '' })
      .roll('star')
      .choose('loot', 'give:-2');
    expect(game.roll('star').options()).toContain('give:-2');
    game.choose('loot', 'give:-2');
    expect([game.ship(0).hidden, game.ship(1).hidden]).toEqual([[-2], []]);
  });
});

describe('Morgan’s Map', () => {
  it('R-TRE-5 means a hand of 4 cards', () => {
    const game = table({ ships: [{ powers: ['morgans-map'] }] }).round(1, 1);
    expect([0, 1, 2].map(seat => game.ship(seat).hand.length)).toEqual([4, 3, 3]);
  });
});

describe('the 6th Hold', () => {
  it('R-TRE-9 takes a load and is never topped up', () => {
    const holds = 'gold:1 gold:1 gold:1 gold:1 gold:1';
    const game = table({ ships: [{ holds, sixth: 'food:1', hand: ['food/gunpowder'] }] }).round(4, 1);
    expect(game.told('loaded')[0]).toMatchObject({ hold: 'food:4', into: 'ordinary', overboard: 'gold:1' });
  });
  it('R-TRE-9 pays prices', () => {
    const game = table({ ships: [{ at: '16', holds: '', sixth: 'food:3', hand: ['forward/gunpowder'] }] }).round(1, 1);
    expect(game.ship(0).sixth).toBe('food:1');
  });
  it('R-TRE-9 its gold counts at the end', () => {
    expect(table({ ships: [{ holds: 'gold:2', sixth: 'gold:5' }] }).final.scores[0].gold).toBe(7);
  });
});
