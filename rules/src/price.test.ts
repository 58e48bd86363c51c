import { describe, expect, it } from 'vitest';
import type { ShipAt } from '../test/position.ts';
import { type Table, table } from '../test/table.ts';
import { priceOf } from './price-list.ts';

/** Seat 0 sails one space forward. */
const sail = (at: string, holds: string, more: ShipAt = {}): Table =>
  table({ ships: [{ at, holds, hand: ['forward/gunpowder'], ...more }] }).round(1, 1);

describe('a price', () => {
  it('R-PAY-1 is printed on the board', () => {
    expect([0, 1, 4, 5].map(priceOf)).toEqual([
      null,
      { resource: 'food', tokens: 2 },
      null,
      { resource: 'gold', tokens: 3 },
    ]);
  });
  it('R-PAY-1 of a port is the gold printed on it', () => {
    expect(sail('4', 'food:6 gold:6').holds(0)).toBe('food:6 gold:3 gunpowder:1');
    expect(sail('29', 'food:6 gold:6').holds(0)).toBe('food:6 gold:1 gunpowder:1');
  });
  it('R-PAY-1 of the sea is as much food as the space has white squares', () => {
    expect(sail('16', 'food:6 gold:6').holds(0)).toBe('food:4 gold:6 gunpowder:1');
    expect(
      sail('19', 'food:6 gold:6', { hand: ['forward/gunpowder'] })
        .choose('move', 'to:26')
        .holds(0),
    ).toBe('food:2 gold:6 gunpowder:1');
  });
  it('R-PAY-1 of a lair is nothing', () => {
    expect(sail('3', 'food:6 gold:6').holds(0)).toBe('food:6 gold:6 gunpowder:1');
  });
  it('R-PAY-1 can be the last token: the hold is then empty', () => {
    expect(sail('16', 'food:2 gold:6').holds(0)).toBe('gold:6 gunpowder:1');
  });
  it('R-PAY-1 goes to the bank, to no other ship', () => {
    const game = table({
      ships: [
        { at: '16', holds: 'food:2', hand: ['forward/gunpowder'] },
        { holds: 'food:1', hand: ['gold/gold'] },
        { holds: 'food:1', hand: ['gold/gold'] },
      ],
    }).round(1, 1);
    expect([game.holds(1), game.holds(2)]).toEqual(['food:1 gold:1 gold:1', 'food:1 gold:1 gold:1']);
  });
  it('R-PAY-3 is paid on arriving only: standing on a space costs nothing', () => {
    const game = table({ ships: [{ at: '17', holds: 'food:5', hand: ['gold/gold'] }] }).round(1, 1);
    expect(game.holds(0)).toBe('food:5 gold:1 gold:1');
  });
  it('R-PAY-3 is asked again of a ship that leaves and comes back', () => {
    const game = table({ ships: [{ at: '17', holds: 'food:5 gold:5', hand: ['backward/forward'] }] }).round(1, 1);
    expect(game.at(0)).toBe('17');
    expect(game.holds(0)).toBe('food:3 gold:2'); // 3 gold in port 16, 2 food back on 17
  });
});

describe('a price from several holds', () => {
  it('R-PAY-2 every split is allowed, and those that leave the same contents are one option', () => {
    const game = sail('16', 'food:3 food:4');
    expect(game.waiting).toEqual({ decide: 'pay', seat: 0 });
    // 2 and 0 leave 1 and 4; 1 and 1 leave 2 and 3; 0 and 2 leave 3 and 2, which is the same.
    expect(game.options()).toEqual(['leave:food:1,food:4', 'leave:food:2,food:3']);
  });
  it('R-PAY-2 the split that was chosen is what is left', () => {
    expect(sail('16', 'food:3 food:4').choose('pay', 'leave:food:2,food:3').holds(0)).toBe('food:2 food:3 gunpowder:1');
    expect(sail('16', 'food:3 food:4').choose('pay', 'leave:food:1,food:4').holds(0)).toBe('food:1 food:4 gunpowder:1');
  });
  it('R-PAY-2 the 6th Hold is told apart from the others', () => {
    const game = sail('16', 'food:3', { sixth: 'food:2' });
    expect(game.options()).toEqual([
      'leave:food:1,sixth:food:2',
      'leave:food:2,sixth:food:1',
      'leave:food:3', // the 6th Hold is emptied
    ]);
    expect(game.choose('pay', 'leave:food:2,sixth:food:1').ship(0)).toMatchObject({ sixth: 'food:1' });
  });
  it('R-PAY-2 a split can empty the ordinary hold and spare the 6th', () => {
    const game = sail('16', 'food:2', { sixth: 'food:2' }).choose('pay', 'leave:sixth:food:2');
    expect(game.ship(0)).toMatchObject({ sixth: 'food:2', holds: ['gunpowder:1'] });
  });
  it('R-PAY-2 a price that takes everything leaves no choice', () => {
    expect(sail('16', 'food:1', { sixth: 'food:1' }).ship(0)).toMatchObject({ sixth: 'empty' });
    expect(sail('16', 'food:1 food:1').holds(0)).toBe('gunpowder:1');
  });
  it('R-PAY-2 two holds alike are one way to pay', () => {
    const game = sail('16', 'food:2 food:2');
    expect(game.options()).toEqual(['leave:food:1,food:1', 'leave:food:2']);
  });
  it('R-PAY-2 only holds of the resource asked for are touched', () => {
    expect(sail('4', 'food:3 food:4 gold:3').holds(0)).toBe('food:3 food:4 gunpowder:1');
  });

  /** Every way to take the price, tried one by one. */
  const ways = (holds: readonly number[], sixth: number, price: number): string[] => {
    const found = new Set<string>();
    const take = (index: number, due: number, left: readonly number[]): void => {
      if (index < holds.length)
        for (let taken = 0; taken <= Math.min(due, holds[index]); taken++)
          take(index + 1, due - taken, [...left, holds[index] - taken]);
      else if (due <= sixth) {
        const ordinary = left.filter(tokens => tokens > 0).sort();
        const last = sixth - due > 0 ? [`sixth:food:${sixth - due}`] : [];
        found.add(`leave:${[...ordinary.map(tokens => `food:${tokens}`), ...last].join(',')}`);
      }
    };
    take(0, price, []);
    return [...found].sort();
  };
  it.each([
    { holds: [6, 5, 4, 3, 2], sixth: 6 },
    { holds: [6, 6, 6, 6, 6], sixth: 6 },
    { holds: [1, 1, 1, 1, 1], sixth: 1 },
    { holds: [2, 5, 2], sixth: 3 },
  ])('R-PAY-2 no split is missing or listed twice: $holds and $sixth in the 6th Hold', ({ holds, sixth }) => {
    const text = holds.map(tokens => `food:${tokens}`).join(' ');
    const game = table({ ships: [{ at: '26', holds: text, sixth: `food:${sixth}`, hand: ['forward/food'] }] });
    expect(game.round(1, 1).options()).toEqual(ways(holds, sixth, 4)); // space 27 costs 4 food
  });
});

describe('a lair', () => {
  it('R-PAY-4 with a token gives the top card of the pile, and the token is gone', () => {
    const game = table({ ships: [{ at: '3', hand: ['forward/gunpowder'] }], pile: [5, -2] }).round(1, 1);
    expect(game.ship(0).hidden).toEqual([5]);
    expect(game.tokens).toEqual([9, 11, 19, 22, 25, 33, 37, 44]);
  });
  it('R-PAY-4 without a token gives nothing', () => {
    const game = table({ ships: [{ at: '3', hand: ['forward/gunpowder'] }, { hidden: [7] }] }).round(1, 1);
    expect(game.told('treasure-found')).toEqual([]);
    expect(game.tokens).toHaveLength(8);
  });
  it('R-PAY-4 the next lair gives the next card', () => {
    const game = table({ ships: [{ at: '3', hand: ['forward/forward'] }], pile: [5, -2] }).round(1, 5);
    expect(game.choose('move', 'to:9').ship(0).hidden).toEqual([5, -2]);
  });
  it('R-PAY-4 gives nothing to a ship that stands on it when the round begins', () => {
    const game = table({ ships: [{ at: '4', hand: ['gold/gold'] }] }).round(1, 1);
    expect(game.told('treasure-found')).toEqual([]);
  });
});
