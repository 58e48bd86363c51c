import { expect, it } from 'vitest';
import { counting } from './counting.ts';
import { LANGUAGES } from './language.ts';

it.each(LANGUAGES)('a minus is as long as the plus in %s, and nothing has no sign', language => {
  const { number, signed, count } = counting(language);
  expect([signed(7), signed(-4), signed(0)]).toEqual(['+7', '−4', '0']);
  expect([number(-5), number(-0)]).toEqual(['−5', '0']);
  expect(count(-5, { other: 'points' })).toBe('−5 points');
});
