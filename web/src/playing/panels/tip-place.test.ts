import { describe, expect, it } from 'vitest';
import { tipPlace } from './tip-place.ts';

const screen = { width: 400, height: 300 };
const tip = { width: 100, height: 40 };

describe('a tip', () => {
  it('lies above the middle of what it explains', () => {
    expect(tipPlace({ left: 180, top: 200, width: 40, height: 20 }, tip, screen)).toEqual({ left: 150, top: 154 });
  });
  it('lies below where there is no room above', () => {
    expect(tipPlace({ left: 180, top: 20, width: 40, height: 20 }, tip, screen)).toEqual({ left: 150, top: 46 });
  });
  it('stays inside the window', () => {
    expect(tipPlace({ left: 390, top: 200, width: 10, height: 20 }, tip, screen).left).toBe(292);
    expect(tipPlace({ left: 0, top: 200, width: 10, height: 20 }, tip, screen).left).toBe(8);
  });
});
