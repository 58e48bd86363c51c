import type { Orders } from '@jamaica/messages';
import { type DecisionKind, type View, view } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { byOrders } from '../src/orders/standing-orders.ts';
import { begun } from './table.ts';

const NONE: Orders = { defend: null, payFrom: null, lane: null, overboard: null };

/** A view in which seat 0 is asked this. */
const question = (kind: DecisionKind, options: readonly string[], more: Partial<View> = {}): View => {
  const { game } = begun({ edition: '2007', players: 3, ghost: false });
  if (!game) throw new Error('no game');
  return { ...view(game.state, 0), waiting: { decide: [{ kind, seat: 0 }] }, options, ...more };
};

const battle = (attacker: number, fighter: number): Partial<View> => ({
  battle: {
    attacker,
    defender: 1 - attacker,
    fighter,
    attackDie: 4,
    attackPowder: 2,
    defenceDie: null,
    defencePowder: 0,
    sabreUsed: false,
    reroll: false,
    winner: null,
  },
});

describe('standing orders', () => {
  it('defend with as much gunpowder as was ordered, and say nothing about attacks', () => {
    const orders = { ...NONE, defend: 3 };
    expect(byOrders(orders, question('powder', ['0', '1', '2', '3', '4'], battle(1, 0)))).toBe('3');
    expect(byOrders(orders, question('powder', ['0', '1'], battle(1, 0)))).toBe('1');
    expect(byOrders(orders, question('powder', ['0', '1'], battle(0, 0)))).toBeNull();
  });

  it('pay from the emptiest holds first, or from the fullest', () => {
    const pay = question('pay', ['leave:food:1,food:4', 'leave:food:5', 'leave:food:2,food:3']);
    expect(byOrders({ ...NONE, payFrom: 'emptiest' }, pay)).toBe('leave:food:5');
    expect(byOrders({ ...NONE, payFrom: 'fullest' }, pay)).toBe('leave:food:2,food:3');
  });

  it('take the lane to a treasure while it is there, or the cheapest', () => {
    // Space 9 is a lair; space 14 costs 4 food.
    const fork = question('move', ['to:9', 'to:14'], { tokens: [9] });
    expect(byOrders({ ...NONE, lane: 'treasure' }, fork)).toBe('to:9');
    expect(byOrders({ ...NONE, lane: 'treasure' }, { ...fork, tokens: [] })).toBeNull();
    expect(byOrders({ ...NONE, lane: 'deep-sea' }, fork)).toBe('to:14');
    expect(byOrders({ ...NONE, lane: 'cheapest' }, fork)).toBe('to:9');
    expect(byOrders({ ...NONE, lane: 'port' }, fork)).toBeNull();
  });

  it('throw overboard what may go first, and of that the least', () => {
    const empty = question('empty', ['food:3', 'gold:2', 'sixth:food:1']);
    expect(byOrders({ ...NONE, overboard: ['gunpowder', 'food'] }, empty)).toBe('sixth:food:1');
    expect(byOrders({ ...NONE, overboard: ['gunpowder'] }, empty)).toBeNull();
  });

  it('that were not given leave it to the bot', () => {
    expect(byOrders(NONE, question('empty', ['food:3', 'gold:2']))).toBeNull();
    expect(byOrders({ ...NONE, defend: 1 }, question('card', ['gold/gold']))).toBeNull();
  });
});
