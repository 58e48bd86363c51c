import { describe, expect, it } from 'vitest';
import { holdText, RESOURCES, readHold } from './holds.ts';

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
