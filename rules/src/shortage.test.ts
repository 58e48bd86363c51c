import { describe, expect, it } from 'vitest';
import type { PositionAt, ShipAt } from '../test/position.ts';
import { type Table, table } from '../test/table.ts';
import { retreatsOf } from './shortage.ts';

/** Seat 0 sails one space forward, where it cannot pay. In the evening it would load one gunpowder. */
const short2007 = (at: string, holds: string, more: ShipAt = {}, position: PositionAt = {}): Table =>
  table({ ...position, ships: [{ at, holds, hand: ['forward/gunpowder'], ...more }, ...(position.ships ?? [])] }).round(
    1,
    1,
  );
const short2021 = (at: string, holds: string, more: ShipAt = {}, position: PositionAt = {}): Table =>
  short2007(at, holds, more, { ...position, edition: '2021' });

const sailedBack = (game: Table): string[] =>
  game.told('sailed').flatMap(({ why, to }) => (why === 'shortage' ? [`${to.space}@${to.lap}`] : []));

describe('a shortage in 2007', () => {
  it('R-SHO-1 gives the bank every token of the resource that is missing', () => {
    const game = short2007('30', 'gold:1 gold:1 food:6'); // port 31 costs 3 gold
    expect(game.told('shortage')).toEqual([
      { kind: 'shortage', ship: 0, space: 31, resource: 'gold', price: 3, given: 2 },
    ]);
    expect(game.holds(0)).not.toContain('gold');
  });
  it('R-SHO-1 gives what is in the 6th Hold too', () => {
    expect(short2007('30', 'gold:1 food:6', { sixth: 'gold:1' }).ship(0).sixth).toBe('empty');
  });
  it('R-SHO-1 gives nothing of any other resource', () => {
    expect(short2007('30', 'gold:2 food:6 gunpowder:4').holds(0)).toBe('food:5 gunpowder:1 gunpowder:4');
  });
  it('R-SHO-1 is no shortage when the price can just be paid', () => {
    const game = short2007('30', 'gold:3');
    expect(game.told('shortage')).toEqual([]);
    expect(game.at(0)).toBe('31');
  });
  it('R-SHO-2 takes the ship back to the first space whose full price it can pay', () => {
    // Behind port 31: port 30 (5 gold), then the sea space 29 (1 food).
    const game = short2007('30', 'gold:2 food:2');
    expect(game.at(0)).toBe('29');
    expect(game.waiting).toEqual({ roll: 'action' });
  });
  it('R-SHO-2 counts what is left after the tokens are given', () => {
    // 2 food do not pay space 2 (3 food); once they are given, space 1 (2 food) cannot be paid either.
    const game = short2007('1', 'food:2 gold:3');
    expect(game.at(0)).toBe('0');
  });
  it('R-SHO-2 a lair is free', () => {
    expect(short2007('4', 'food:6').at(0)).toBe('4');
  });
  it('R-SHO-2 Port Royal is free', () => {
    expect(short2007('0', '').at(0)).toBe('0');
  });
  it('R-SHO-2 holds behind the start line as well', () => {
    expect(short2007('46@-1', '').at(0)).toBe('44@-1'); // 46 costs food, 45 gold, 44 is a lair
  });
  it('R-SHO-2 stops at Port Royal on a lap behind the line too', () => {
    expect(short2007('1@-1', '').at(0)).toBe('0@-1');
  });
  it('R-SHO-3 where two lanes meet behind it the player chooses', () => {
    // Behind 15: 12 (2 food) and the lair 11; or 14, 13 (food), 6 (5 gold) and port 5 (3 gold).
    const game = short2007('14', 'food:2 gold:3');
    expect(game.waiting).toEqual({ decide: 'retreat', seat: 0 });
    expect(game.options()).toEqual(['to:11', 'to:5']);
    expect(game.choose('retreat', 'to:5').at(0)).toBe('5');
  });
  it('R-SHO-3 there can be more than two ends', () => {
    // Behind 42, with nothing aboard: the lair 37; or by 40 and 39 to 28, and there the lair 25, or by 27 and 26 19.
    const game = short2007('41', '');
    expect(game.options()).toEqual(['to:19', 'to:25', 'to:37']);
  });
  it('R-SHO-3 the lap is written when it is not 0', () => {
    expect(short2007('14@-1', '').options()).toEqual(['to:11@-1', 'to:4@-1']);
  });
  it('R-SHO-3 nothing is asked when the lanes are not reached', () => {
    expect(short2007('16', 'gold:3').at(0)).toBe('16');
  });
  it('R-SHO-4 an occupied space means a battle first, the ship in shortage attacking', () => {
    const game = short2007('30', 'gold:2 food:2', {}, { ships: [{ at: '29' }] });
    expect(game.told('attacked')).toEqual([{ kind: 'attacked', attacker: 0, defender: 1, space: 29 }]);
    expect(game.holds(0)).toBe('food:2'); // not paid yet
    expect(game.roll(4).roll(4).holds(0)).toBe('food:1 gunpowder:1');
  });
  it('R-SHO-4 with several ships there the ship in shortage chooses one', () => {
    const game = short2007('30', 'gold:2 food:2', {}, { ships: [{ at: '29' }, { at: '29@-1' }] });
    expect(game.waiting).toEqual({ decide: 'attack', seat: 0 });
    expect(game.options()).toEqual(['ship:1', 'ship:2']);
  });
  it('R-SHO-4 on Port Royal there is no battle', () => {
    const game = short2007('0', 'gold:3', {}, { ships: [{ at: '28' }] });
    expect(game.at(0)).toBe('0'); // where seat 2 is
    expect(game.told('attacked')).toEqual([]);
  });
  it('R-SHO-4 a shortage after a battle can lead to a second one', () => {
    const game = short2007('30', 'gold:2 food:2', {}, { ships: [{ at: '31' }, { at: '29' }] });
    game.roll(4).roll(4);
    expect(game.told('attacked').map(({ space }) => space)).toEqual([31, 29]);
  });
  it('R-SHO-5 pays the full price of the space it comes back to', () => {
    const game = short2007('30', 'gold:2 food:2');
    expect(game.told('paid').filter(paid => paid.ship === 0)).toMatchObject([
      { space: 29, resource: 'food', tokens: 1 },
    ]);
  });
  it('R-SHO-5 chooses the holds as for any price', () => {
    const game = short2007('30', 'gold:2 food:2 food:3');
    expect(game.options()).toEqual(['leave:food:1,food:3', 'leave:food:2,food:2']);
  });
  it('R-SHO-5 a battle that leaves it unable to pay starts a new shortage from there', () => {
    const game = short2007('30', 'gold:2 food:1', {}, { ships: [{ at: '29' }] });
    game.roll(2).roll(4).choose('loot', 'hold:food:1');
    expect(game.told('shortage')).toMatchObject([
      { space: 31, resource: 'gold', given: 2 },
      { space: 29, resource: 'food', given: 0 },
    ]);
    // Behind 29: port 28 (5 gold), then the lair 25, or 27 and 26 (food) and the lair 19.
    expect(game.options()).toEqual(['to:19', 'to:25']);
    expect(game.choose('retreat', 'to:19').at(0)).toBe('19');
  });
  it('R-SHO-6 takes the treasure on a lair with a token', () => {
    const game = short2007('4', 'food:6', {}, { pile: [7] });
    expect(game.ship(0).hidden).toEqual([7]);
    expect(game.tokens).not.toContain(4);
  });
  it('R-SHO-6 a lair without a token gives nothing', () => {
    const game = short2007('4', 'food:6', { hidden: [3] });
    expect(game.at(0)).toBe('4');
    expect(game.ship(0).hidden).toEqual([3]);
  });
});

describe('a shortage in 2021', () => {
  it('R-SHO-11 gives the bank every token of the resource, then rolls the shortage die', () => {
    const game = short2021('16', 'food:1 gold:6', { sixth: 'empty' }); // space 17 costs 2 food
    expect(game.waiting).toEqual({ roll: 'shortage', ship: 0 });
    expect(game.holds(0)).toBe('gold:6');
  });
  it('R-SHO-11 gives what is in the 6th Hold too', () => {
    expect(short2021('16', 'gold:6', { sixth: 'food:1' }).ship(0).sixth).toBe('empty');
  });
  it('R-SHO-11 the die has four different faces', () => {
    expect(() => short2021('16', 'gold:6').roll('triangle')).toThrow('not-a-face');
  });
  it('R-SHO-12 circle: back to the nearest port', () => {
    expect(short2021('31', '').roll('circle').at(0)).toBe('31');
    expect(short2021('16', '').roll('circle').at(0)).toBe('16');
  });
  it('R-SHO-12 square: back to the nearest sea space', () => {
    expect(short2021('16', '').roll('square').at(0)).toBe('15'); // port 16 is passed over
  });
  it('R-SHO-12 skull: back to the nearest lair', () => {
    expect(short2021('5', 'gold:3').roll('skull').at(0)).toBe('4');
  });
  it('R-SHO-12 star: it stays where it is', () => {
    const game = short2021('16', 'food:1').roll('star');
    expect(game.at(0)).toBe('17');
    expect(sailedBack(game)).toEqual([]);
  });
  it('R-SHO-12 star: without another battle', () => {
    const game = short2021('16', 'food:1', {}, { ships: [{ at: '17' }] });
    game.roll(4).roll(4).roll('star');
    expect(game.told('attacked')).toHaveLength(1);
    expect(game.waiting).toEqual({ roll: 'action' });
  });
  it('R-SHO-13 behind means at least one space back: the space it is on does not count', () => {
    expect(short2021('47', '').roll('square').at(0)).toBe('47'); // short on the sea space 48
    expect(short2021('30', '').roll('circle').at(0)).toBe('30'); // short in port 31
  });
  it('R-SHO-13 where two lanes meet behind it the player chooses', () => {
    // Behind 17: 16, 15, then the lair 11 by the long lane, or by 14, 13, 6 and 5 the lair 4.
    const game = short2021('16', '').roll('skull');
    expect(game.waiting).toEqual({ decide: 'retreat', seat: 0 });
    expect(game.options()).toEqual(['to:11', 'to:4']);
    expect(game.choose('retreat', 'to:11').at(0)).toBe('11');
  });
  it('R-SHO-13 each lane has its nearest space of the kind', () => {
    expect(short2021('40', '').roll('square').options()).toEqual(['to:38', 'to:40']); // short in port 41
    expect(short2021('41', '').roll('circle').at(0)).toBe('41'); // before the lanes are reached
    expect(short2021('40', '').roll('circle').options()).toEqual(['to:31', 'to:34']);
  });
  it('R-SHO-13 an end to which two lanes lead is one option, and not asked', () => {
    // Behind 15 there is no port in either lane: both lead to port 6.
    const game = short2021('14', '').roll('circle');
    expect(game.at(0)).toBe('6');
    expect(game.waiting).toEqual({ roll: 'action' });
  });
  it('R-SHO-13 there can be more than two ends', () => {
    // The lair 37; or by 40, 39 and 32 to 28, and there the lair 25 or the lair 19.
    expect(short2021('41', '').roll('skull').options()).toEqual(['to:19', 'to:25', 'to:37']);
  });
  it('R-SHO-14 with no such space on the way it stops on Port Royal', () => {
    expect(short2021('1', '').roll('circle').at(0)).toBe('0');
    expect(short2021('2', '').roll('skull').at(0)).toBe('0');
    expect(short2021('0', '').roll('square').at(0)).toBe('0');
  });
  it('R-SHO-14 behind the start line it gives all it has, no die is rolled, and it stays', () => {
    const game = short2021('46@-1', 'food:2 gold:3'); // the sea at 47 costs 3
    expect(game.told('shortage')).toMatchObject([{ space: 47, price: 3, given: 2 }]);
    expect(game.at(0)).toBe('47@-1');
    expect(game.holds(0)).toBe('gold:3 gunpowder:1'); // the evening is played as usual
    expect(game.waiting).toEqual({ roll: 'action' });
  });
  it('R-SHO-14 behind the start line there is no second battle', () => {
    const game = short2021('46@-1', '', {}, { ships: [{ at: '47@-1' }] })
      .roll(4)
      .roll(4);
    expect(game.told('attacked')).toHaveLength(1);
    expect(game.at(0)).toBe('47@-1');
  });
  it('R-SHO-14 R-SHO-2 in 2007 a ship behind the start line is driven back as usual', () => {
    expect(short2007('46@-1', '').at(0)).toBe('44@-1');
  });
  it('R-SHO-15 on Port Royal there is no battle', () => {
    const game = short2021('1', '', {}, { ships: [{ at: '28' }] }).roll('circle');
    expect(game.at(0)).toBe('0'); // where seat 2 is
    expect(game.told('attacked')).toEqual([]);
  });
  it('R-SHO-15 the move back can end in a battle, the ship in shortage attacking', () => {
    const game = short2021('15', '', { hand: ['forward/gunpowder'], holds: 'food:6' }, { ships: [{ at: '15' }] });
    game.roll('square'); // short in port 16
    expect(game.told('attacked')).toEqual([{ kind: 'attacked', attacker: 0, defender: 1, space: 15 }]);
  });
  it('R-SHO-15 nothing is paid for the new space', () => {
    const game = short2021('16', 'food:1 gold:6').roll('circle');
    expect(game.at(0)).toBe('16');
    expect(game.holds(0)).toBe('gold:6 gunpowder:1');
  });
  it('R-SHO-15 nothing is paid after the battle either', () => {
    const game = short2021('15', 'food:6', {}, { ships: [{ at: '15' }] })
      .roll('square')
      .roll(4)
      .roll(4);
    expect(game.holds(0)).toBe('food:6 gunpowder:1');
  });
  it('R-SHO-15 the evening’s movement is paid again', () => {
    const game = table({
      edition: '2021',
      ships: [{ at: '17', holds: 'food:6', hand: ['forward/forward'] }],
    }).round(1, 1); // short in port 18, back on the sea space 17; in the evening port 18 once more
    game.roll('square');
    expect(game.told('shortage')).toHaveLength(2);
  });
  it('R-SHO-16 takes the treasure on a lair with a token', () => {
    const game = short2021('4', '', {}, { pile: [7] }).roll('skull'); // short in port 5
    expect(game.ship(0).hidden).toEqual([7]);
    expect(game.tokens).not.toContain(4);
  });
  it('R-SHO-16 takes it after the battle there', () => {
    const game = short2021('4', '', {}, { pile: [7], ships: [{ at: '4' }] }).roll('skull');
    expect(game.ship(0).hidden).toEqual([]);
    expect(game.roll(4).roll(4).ship(0).hidden).toEqual([7]);
  });
  it('R-SHO-16 a lair without a token gives nothing', () => {
    expect(
      short2021('4', '', { hidden: [3] })
        .roll('skull')
        .ship(0).hidden,
    ).toEqual([3]);
  });
});

describe('looking ahead tells where a shortage would end', () => {
  it('R-SHO-2 in 2007 where the ship can pay with what it has left', () => {
    // Space 5 is a port, 4 a lair, which costs nothing.
    expect(retreatsOf('2007', { space: 5, lap: 0 }, { food: 0, gold: 0 })).toEqual([4]);
  });
  it('R-SHO-12 in 2021 where the die sends it, and a star lets it stay', () => {
    expect(retreatsOf('2021', { space: 5, lap: 0 }, { food: 0, gold: 0 }).toSorted()).toEqual([0, 3, 4, 5]);
    expect(retreatsOf('2021', { space: 47, lap: -1 }, { food: 0, gold: 0 })).toEqual([47]); // R-SHO-14
  });
});
