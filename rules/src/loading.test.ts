import { describe, expect, it } from 'vitest';
import type { Card } from '../src/cards.ts';
import { moments } from '../test/moments.ts';
import type { ShipAt } from '../test/position.ts';
import { type Table, table } from '../test/table.ts';
import { readPosition } from './position.ts';

/** Seat 0 plays a card at Port Royal; the others load behind it. */
const loading = (card: Card, holds: string, more: ShipAt = {}): Table =>
  table({ ships: [{ holds, hand: [card], ...more }] });

describe('a load', () => {
  it('R-LOA-1 puts as many tokens as the die shows in one empty hold', () => {
    expect(loading('gunpowder/food', '').round(5, 2).holds(0)).toBe('food:2 gunpowder:5');
  });
  it('R-LOA-1 is never added to a hold that has some, of the same resource or another', () => {
    expect(loading('food/gunpowder', 'food:1 gunpowder:1').round(2, 3).holds(0)).toBe(
      'food:1 food:2 gunpowder:1 gunpowder:3',
    );
  });
  it('R-LOA-2 asks nothing when all the empty holds are ordinary ones', () => {
    const game = loading('gunpowder/food', 'gold:3').round(1, 1);
    expect(game.told('loaded').filter(loaded => loaded.ship === 0)).toHaveLength(2);
  });
  it('R-LOA-2 the player chooses between an ordinary hold and the 6th Hold', () => {
    const game = loading('gunpowder/food', 'gold:3', { sixth: 'empty' }).round(4, 1);
    expect(game.waiting).toEqual({ decide: 'load', seat: 0 });
    expect(game.options()).toEqual(['ordinary', 'sixth']);
    game.choose('load', 'sixth');
    expect(game.ship(0)).toMatchObject({ sixth: 'gunpowder:4', holds: ['food:1', 'gold:3'] });
  });
  it('R-LOA-2 the choice can fall on the ordinary hold', () => {
    const game = loading('gunpowder/food', 'gold:3', { sixth: 'empty' }).round(4, 1).choose('load', 'ordinary');
    expect(game.ship(0)).toMatchObject({ sixth: 'empty', holds: ['gold:3', 'gunpowder:4'] });
  });
  it('R-LOA-2 the 6th Hold is used unasked when it is the only empty one', () => {
    const game = loading('gunpowder/food', 'gold:1 gold:1 gold:1 gold:1 gold:1', { sixth: 'empty' }).round(4, 1);
    expect(game.ship(0).sixth).toBe('gunpowder:4');
  });
});

describe('a load with no empty hold', () => {
  const FULL = 'food:3 food:3 gold:3 gunpowder:1 gunpowder:2';

  it('R-LOA-3 empties one hold of another resource; holds alike are one option', () => {
    const game = loading('gold/forward', FULL).round(5, 1);
    expect(game.waiting).toEqual({ decide: 'empty', seat: 0 });
    expect(game.options()).toEqual(['food:3', 'gunpowder:1', 'gunpowder:2']);
  });
  it('R-LOA-3 the tokens go to the bank and the load takes their place', () => {
    const game = loading('gold/forward', FULL).round(5, 1).choose('empty', 'food:3');
    expect(game.told('loaded')[0]).toMatchObject({ hold: 'gold:5', overboard: 'food:3' });
    expect(game.holds(0)).toBe('food:1 gold:3 gold:5 gunpowder:1 gunpowder:2'); // the evening's space 1 cost 2 food
  });
  it('R-LOA-3 the 6th Hold can be the one to empty, and is told apart', () => {
    const game = loading('gold/forward', FULL, { sixth: 'food:3' }).round(5, 1);
    expect(game.options()).toEqual(['food:3', 'gunpowder:1', 'gunpowder:2', 'sixth:food:3']);
    expect(game.choose('empty', 'sixth:food:3').ship(0).sixth).toBe('gold:5');
  });
  it('R-LOA-3 holds with the resource being loaded cannot be emptied for it', () => {
    const game = loading('food/gunpowder', FULL).round(5, 1);
    expect(() => game.choose('empty', 'food:3')).toThrow('not-an-option');
  });
  it('R-LOA-2 asks for a hold where one is empty, and in no position where all are full', () => {
    const [position] = moments().flatMap(each => (each.position.includes(' load/1md/1g6 ') ? [each.position] : []));
    const outcome = (holds: string): unknown => readPosition(position.replace('f2-p5--+-', holds));
    expect(outcome('f2-p5--+-')).toMatchObject({ ok: true });
    expect(outcome('f2f1p5f1p1+f1')).toEqual({ ok: false, error: { why: 'position', field: 'whole' } });
  });
  it('R-LOA-4 is lost when every hold has that resource', () => {
    const game = loading('gold/forward', 'gold:1 gold:2 gold:3 gold:4 gold:5').round(6, 1);
    expect(game.told('load-lost')).toEqual([{ kind: 'load-lost', ship: 0, hold: 'gold:6' }]);
    expect(game.told('loaded').filter(loaded => loaded.ship === 0)).toEqual([]);
    expect(game.holds(0)).toBe('gold:1 gold:2 gold:3 gold:4 gold:5');
  });
  it('R-LOA-4 is lost with the 6th Hold too, when that has the same resource', () => {
    const game = loading('gold/forward', 'gold:1 gold:2 gold:3 gold:4 gold:5', { sixth: 'gold:1' }).round(6, 1);
    expect(game.told('load-lost')).toHaveLength(1);
    expect(game.ship(0).sixth).toBe('gold:1');
  });
  it('R-LOA-5 is not optional: a single hold to empty is emptied unasked', () => {
    const game = loading('gold/forward', 'gold:1 gold:2 gold:3 gold:4 food:6').round(2, 1);
    expect(game.told('loaded')[0]).toMatchObject({ ship: 0, hold: 'gold:2', overboard: 'food:6' });
  });
  it('R-LOA-5 offers no way to decline', () => {
    expect(loading('gold/forward', FULL).round(5, 1).options()).not.toContain('nothing');
    expect(() => loading('gold/forward', FULL).round(5, 1).choose('empty', 'nothing')).toThrow('not-an-option');
  });
});

describe('gold in the morning and gold in the evening', () => {
  it('R-LOA-6 the two loads go in two different holds', () => {
    expect(loading('gold/gold', '').round(6, 5).holds(0)).toBe('gold:5 gold:6');
  });
  it('R-LOA-6 with one hold empty the second load empties another', () => {
    const game = loading('gold/gold', 'food:1 food:2 food:3 food:4').round(6, 5);
    expect(game.options()).toEqual(['food:1', 'food:2', 'food:3', 'food:4']);
    expect(game.choose('empty', 'food:1').holds(0)).toBe('food:2 food:3 food:4 gold:5 gold:6');
  });
  it('R-LOA-6 the second load never takes the place of the first', () => {
    expect(loading('gold/gold', 'gold:1 gold:1 gold:1 gold:1').round(6, 5).holds(0)).toBe(
      'gold:1 gold:1 gold:1 gold:1 gold:6',
    );
  });
});
