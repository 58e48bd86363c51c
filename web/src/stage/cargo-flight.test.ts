import { describe, expect, it } from 'vitest';
import { flightOf } from './cargo-flight.ts';

describe('goods fly', () => {
  it('from the bank aboard when they are loaded', () => {
    const event = { kind: 'loaded', ship: 1, hold: 'gold:4', into: 'ordinary', overboard: null } as const;
    expect(flightOf(event)).toEqual({ goods: 'gold:4', from: 'bank', to: 1 });
  });

  it('from ship to ship when they are stolen, and to the bank when the Ghost Ship takes what it does not want', () => {
    const stolen = { kind: 'hold-taken', winner: 'ghost', loser: 2, hold: 'food:3', from: 'ordinary' } as const;
    expect(flightOf({ ...stolen, toBank: false })).toEqual({ goods: 'food:3', from: 2, to: 'ghost' });
    expect(flightOf({ ...stolen, toBank: true })).toEqual({ goods: 'food:3', from: 2, to: 'bank' });
  });

  it('not at all when there is nothing to give', () => {
    const event = { kind: 'shortage', ship: 0, space: 3, resource: 'food', price: 2, given: 0 } as const;
    expect(flightOf(event)).toBeNull();
    expect(flightOf({ kind: 'powder-spent', ship: 0, tokens: 0, from: [] })).toBeNull();
  });
});
