import { describe, expect, it } from 'vitest';
import { tidingsOf } from './tidings.ts';

describe('tidings of a ship’s goods', () => {
  it('are what is loaded', () => {
    const loaded = { kind: 'loaded', ship: 1, hold: 'food:4', into: 'ordinary', overboard: null } as const;
    expect(tidingsOf(loaded, 1)).toEqual({ resource: 'food', tokens: 4 });
    expect(tidingsOf(loaded, 0)).toBeNull();
  });
  it('are what is paid, below zero', () => {
    expect(
      tidingsOf({ kind: 'paid', ship: 1, space: 5, resource: 'gold', tokens: 3, from: [{ hold: 0, tokens: 3 }] }, 1),
    ).toEqual({
      resource: 'gold',
      tokens: -3,
    });
  });
  it('are nothing when nothing was spent', () => {
    expect(tidingsOf({ kind: 'powder-spent', ship: 1, tokens: 0, from: [] }, 1)).toBeNull();
  });
  it('are the loser’s when a hold is taken', () => {
    const taken = { kind: 'hold-taken', winner: 0, loser: 1, hold: 'gold:2', from: 'ordinary', toBank: false } as const;
    expect(tidingsOf(taken, 1)).toEqual({ resource: 'gold', tokens: -2 });
    expect(tidingsOf(taken, 0)).toBeNull();
  });
});
