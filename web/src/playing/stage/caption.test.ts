import { expect, it } from 'vitest';
import { caption } from './caption.ts';

it('a number is not parted from what it counts', () => {
  expect(caption('John owes 5 doubloons and can give only 2.')).toBe('John owes 5\u00a0doubloons and can give only 2.');
  expect(caption('надо отдать 5 дублонов')).toBe('надо отдать 5\u00a0дублонов');
  expect(caption('John finds the treasure −2.')).toBe('John finds the treasure −2.');
});
