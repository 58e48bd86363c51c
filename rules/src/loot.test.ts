import { describe, expect, it } from 'vitest';
import { meeting } from '../test/meeting.ts';
import type { ShipAt } from '../test/position.ts';
import type { Table } from '../test/table.ts';

/** Seat 0 has beaten seat 1 and may take something. */
const victory = (winner: ShipAt, loser: ShipAt): Table => {
  const game = meeting(winner, loser);
  const now = game.waiting;
  if (now !== 'over' && 'decide' in now) game.choose('powder', '0');
  return game.roll('star');
};

describe('the winner of a battle', () => {
  it('R-BAT-9 may take a hold or a treasure, give a curse, or decline', () => {
    const game = victory({ hidden: [-3, 5] }, { powers: ['lady-beth'], hidden: [7, -2] });
    expect(game.waiting).toEqual({ decide: 'loot', seat: 0 });
    expect(game.options()).toEqual([
      'give:-3',
      'hidden:0',
      'hidden:1',
      'hold:food:3',
      'hold:gold:3',
      'nothing',
      'power:lady-beth',
    ]);
  });
  it('R-BAT-9 takes everything in one of the loser’s holds', () => {
    const game = victory({ holds: '' }, { holds: 'food:3 gold:5' }).choose('loot', 'hold:gold:5');
    expect(game.holds(0)).toBe('food:2 gold:5'); // and the evening's food
    expect(game.told('hold-taken')).toMatchObject([{ winner: 0, loser: 1, hold: 'gold:5', toBank: false }]);
  });
  it('R-BAT-10 takes gold into an empty 6th Hold, with gold in all the others', () => {
    const full = 'gold:1 gold:2 gold:3 gold:4 gold:5';
    const game = victory({ holds: full, sixth: 'empty' }, { holds: 'gold:6' }).choose('loot', 'hold:gold:6');
    expect(game.ship(0).sixth).toBe('gold:6');
    expect(victory({ holds: full, sixth: 'gold:6' }, { holds: 'gold:6' }).options()).not.toContain('hold:gold:6');
  });
  it('R-BAT-9 leaves the loser the other holds', () => {
    const game = victory({}, { holds: 'food:3 gold:5', hand: ['gunpowder/gold'] }).choose('loot', 'hold:gold:5');
    expect(game.holds(1)).toBe('food:3 gold:2 gunpowder:1'); // and seat 1's own turn
  });
  it('R-BAT-9 takes a face-up treasure', () => {
    const game = victory({}, { powers: ['lady-beth'] }).choose('loot', 'power:lady-beth');
    expect([game.ship(0).powers, game.ship(1).powers]).toEqual([['lady-beth'], []]);
  });
  it('R-BAT-9 takes a face-down treasure', () => {
    const game = victory({}, { hidden: [7] }).choose('loot', 'hidden:0');
    expect([game.ship(0).hidden, game.ship(1).hidden]).toEqual([[7], []]);
  });
  it('R-BAT-9 gives the loser a cursed treasure of the own', () => {
    const game = victory({ hidden: [-3, 5] }, { hidden: [7] }).choose('loot', 'give:-3');
    expect([game.ship(0).hidden, game.ship(1).hidden]).toEqual([[5], [7, -3]]);
  });
  it('R-BAT-9 may decline, and then nothing changes hands', () => {
    const game = victory({ holds: 'gold:1', hidden: [-3] }, { holds: 'gold:5', hidden: [7] }).choose('loot', 'nothing');
    expect(game.told('nothing-taken')).toEqual([{ kind: 'nothing-taken', winner: 0, loser: 1 }]);
    expect(game.holds(0)).toBe('food:2 gold:1');
    expect([game.ship(0).hidden, game.ship(1).hidden]).toEqual([[-3], [7]]);
  });
  it('R-BAT-9 does one of these things only', () => {
    const game = victory({}, { hidden: [7], holds: 'gold:5' }).choose('loot', 'hidden:0');
    expect(() => game.choose('loot', 'hold:gold:5', 0)).toThrow();
  });
  it('R-BAT-9 can be the defender', () => {
    const game = meeting({ holds: 'gold:5' }, { holds: '', hand: ['gunpowder/food'] })
      .roll(2)
      .roll(4);
    expect(game.waiting).toEqual({ decide: 'loot', seat: 1 });
    game.choose('loot', 'hold:gold:5');
    expect(game.holds(0)).toBe('food:2');
    expect(game.holds(1)).toBe('food:2 gold:5 gunpowder:1');
  });
  it('R-BAT-9 is offered holds alike once', () => {
    const game = victory({}, { holds: 'gold:3 gold:3 gold:2' });
    expect(game.options()).toEqual(['hold:gold:2', 'hold:gold:3', 'nothing']);
    game.choose('loot', 'hold:gold:3');
    expect(game.told('hold-taken')).toHaveLength(1);
  });
  it('R-VIS-4 is asked even when there is nothing to take or give', () => {
    const game = victory({}, { holds: '' });
    expect(game.waiting).toEqual({ decide: 'loot', seat: 0 });
    expect(game.options()).toEqual(['nothing']);
  });
});

describe('stolen goods', () => {
  const FULL_OF_GOLD = 'gold:1 gold:1 gold:1 gold:1 gold:1';

  it('R-BAT-10 are one load: they go in an empty hold and are added to none', () => {
    expect(victory({ holds: 'gold:3' }, { holds: 'gold:5' }).choose('loot', 'hold:gold:5').holds(0)).toBe(
      'food:2 gold:3 gold:5',
    );
  });
  it('R-BAT-10 the winner chooses between an empty ordinary hold and the empty 6th', () => {
    const game = victory({ holds: '', sixth: 'empty' }, { holds: 'gold:5' }).choose('loot', 'hold:gold:5');
    expect(game.waiting).toEqual({ decide: 'load', seat: 0 });
    expect(game.choose('load', 'sixth').ship(0).sixth).toBe('gold:5');
  });
  it('R-BAT-10 without an empty hold one of another resource is emptied', () => {
    const game = victory({ holds: 'food:1 food:2 gold:3 gold:3 gunpowder:4' }, { holds: 'gold:5' });
    game.choose('loot', 'hold:gold:5');
    expect(game.waiting).toEqual({ decide: 'empty', seat: 0 });
    expect(game.options()).toEqual(['food:1', 'food:2', 'gunpowder:4']);
    game.choose('empty', 'gunpowder:4');
    expect(game.told('loaded')[0]).toMatchObject({ ship: 0, hold: 'gold:5', overboard: 'gunpowder:4' });
  });
  it('R-BAT-10 a hold that could not be loaded cannot be chosen', () => {
    expect(victory({ holds: FULL_OF_GOLD }, { holds: 'gold:5 food:3' }).options()).toEqual(['hold:food:3', 'nothing']);
  });
  it('R-BAT-10 the 6th Hold counts: with anything but gold in it the gold could be loaded', () => {
    const loser = { holds: 'gold:5' };
    expect(victory({ holds: FULL_OF_GOLD, sixth: 'food:1' }, loser).options()).toContain('hold:gold:5');
    expect(victory({ holds: FULL_OF_GOLD, sixth: 'gold:1' }, loser).options()).not.toContain('hold:gold:5');
  });
  it('R-BAT-10 what is in the loser’s 6th Hold could not be loaded either', () => {
    const game = victory({ holds: FULL_OF_GOLD }, { holds: '', sixth: 'gold:5' });
    expect(game.options()).toEqual(['nothing', 'power:sixth-hold']);
  });
});

describe('a face-down treasure', () => {
  it('R-BAT-11 is one particular card of the row; the row closes the gap', () => {
    const game = victory({}, { hidden: [7, -2, 5, -3] }).choose('loot', 'hidden:1');
    expect(game.ship(0).hidden).toEqual([-2]);
    expect(game.ship(1).hidden).toEqual([7, 5, -3]);
  });
  it('R-BAT-11 goes to the end of the thief’s row', () => {
    const game = victory({ hidden: [5] }, { hidden: [7, -2] }).choose('loot', 'hidden:0');
    expect(game.ship(0).hidden).toEqual([5, 7]);
  });
  it('R-BAT-11 is offered by its place, whatever it is worth', () => {
    const offered = (row: readonly number[]): string[] => victory({}, { hidden: row, holds: '' }).options();
    expect(offered([7, -2])).toEqual(['hidden:0', 'hidden:1', 'nothing']);
    expect(offered([-4, 5])).toEqual(offered([7, -2]));
  });
});

describe('the 6th Hold card', () => {
  it('R-BAT-12 brings its contents along when it is stolen', () => {
    const game = victory({ holds: 'food:1' }, { sixth: 'gold:5' }).choose('loot', 'power:sixth-hold');
    expect(game.ship(0)).toMatchObject({ sixth: 'gold:5', powers: ['sixth-hold'] });
    expect(game.ship(1)).toMatchObject({ sixth: null, powers: [] });
  });
  it('R-BAT-12 brings them even to a ship that could not load them', () => {
    const game = victory({ holds: 'gold:1 gold:1 gold:1 gold:1 gold:1' }, { sixth: 'gold:5' });
    expect(game.choose('loot', 'power:sixth-hold').ship(0)).toMatchObject({ sixth: 'gold:5' });
  });
  it('R-BAT-12 can be stolen empty', () => {
    const game = victory({ hand: ['forward/backward'] }, { sixth: 'empty' }).choose('loot', 'power:sixth-hold');
    expect([game.ship(0).sixth, game.ship(1).sixth]).toEqual(['empty', null]);
  });
  it('R-BAT-12 stays where it is when its contents are stolen', () => {
    const game = victory({}, { holds: '', sixth: 'gold:5', hand: ['forward/backward'] });
    expect(game.options()).toEqual(['hold:sixth:gold:5', 'nothing', 'power:sixth-hold']);
    game.choose('loot', 'hold:sixth:gold:5');
    expect(game.ship(1)).toMatchObject({ sixth: 'empty', powers: ['sixth-hold'] });
    expect(game.ship(0)).toMatchObject({ sixth: null, holds: ['food:2', 'food:3', 'gold:3', 'gold:5'] });
  });
  it('R-BAT-12 the same contents in an ordinary hold are another option', () => {
    const game = victory({}, { holds: 'gold:5', sixth: 'gold:5' });
    expect(game.options()).toEqual(['hold:gold:5', 'hold:sixth:gold:5', 'nothing', 'power:sixth-hold']);
  });
});
