import { describe, expect, it } from 'vitest';
import { keyOf, type Target } from '../game/targets.ts';
import { isPointedAt } from './pointed.ts';

const targets = (...things: readonly Target[]) => new Map(things.map(thing => [keyOf(thing), 'an option']));

describe('a panel with something to choose', () => {
  it('has a hold, a power or a treasure among the targets', () => {
    expect(isPointedAt(targets({ on: 'hold', ship: 1, hold: 'sixth' }), 1)).toBe(true);
    expect(isPointedAt(targets({ on: 'treasure', ship: 'ghost', index: 0 }), 'ghost')).toBe(true);
    expect(isPointedAt(targets({ on: 'hold', ship: 1, hold: 0 }), 0)).toBe(false);
  });
  it('is not meant when the ship itself is pointed at, on the board', () => {
    expect(isPointedAt(targets({ on: 'ship', ship: 1 }), 1)).toBe(false);
  });
});
