import { expect, it } from 'vitest';
import { writable } from './letters.ts';

it('names of many languages can be written, also where an accent stands by itself', () => {
  expect(writable('Łukasz · Оленка · Jose\u0301')).toBe('Łukasz · Оленка · José');
});

it('what cannot be written is left out, and a name of nothing else is three dots', () => {
  expect(writable('Anna\u{1f3f4}\u0007')).toBe('Anna');
  expect(writable('李雷')).toBe('…');
  expect(writable('')).toBe('');
});
