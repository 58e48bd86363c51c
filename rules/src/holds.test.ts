import { describe, expect, it } from 'vitest';
import { goodsIn, holdText, RESOURCES, readHold } from './holds.ts';

describe('a hold in the notation', () => {
  it('R-LOA-1 contains 1 to 6 tokens of one resource and reads back as it is written', () => {
    for (const resource of RESOURCES)
      for (const tokens of [1, 2, 3, 4, 5, 6]) {
        const text = `${resource}:${tokens}`;
        const hold = readHold(text);
        expect(hold === undefined ? undefined : holdText(hold)).toBe(text);
      }
  });
  it('is nothing else', () => {
    for (const text of ['food:0', 'food:7', 'food', 'food:', 'rum:3', 'Food:3', ' food:3', 'food:3 ', 'food:03', ''])
      expect(readHold(text)).toBeUndefined();
  });
});

describe('goods, for people', () => {
  it('are what a hold contains', () => {
    expect(goodsIn('food:3')).toEqual({ hold: 'food:3', resource: 'food', tokens: 3, isSixth: false });
  });
  it('say when they are in the 6th Hold', () => {
    expect(goodsIn('sixth:gold:2')).toEqual({ hold: 'gold:2', resource: 'gold', tokens: 2, isSixth: true });
  });
  it('can be a price that no single hold takes', () => {
    expect(goodsIn('gold:7').tokens).toBe(7);
  });
  it('come in whole tokens', () => {
    expect(() => goodsIn('food:1.5')).toThrow('no goods: food:1.5');
  });
});
