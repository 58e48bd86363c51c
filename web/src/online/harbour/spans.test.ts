import { expect, it } from 'vitest';
import { ago, evenSpan, span } from './spans.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [50_000, '50 seconds'],
  [90 * MINUTE, '90 minutes'],
  [23.9 * HOUR, '23 hours'],
  [47 * HOUR, '47 hours'],
  [49 * HOUR, '2 days'],
  [-5, '0 seconds'],
])('%i milliseconds are %s', (milliseconds, text) => expect(span(milliseconds, 'en')).toBe(text));

it('languages count in their own way', () => {
  expect(span(22 * HOUR, 'uk')).toBe('22 години');
  expect(span(5 * MINUTE, 'ru')).toBe('5 минут');
});

it('what was set as an hour or a day is called so', () => {
  expect(evenSpan(MINUTE, 'en')).toBe('1 minute');
  expect(evenSpan(90_000, 'en')).toBe('90 seconds');
  expect(evenSpan(24 * HOUR, 'en')).toBe('1 day');
});

it('what was a moment ago was never in the future', () => {
  expect(ago(3 * HOUR, 'en')).toBe('3 hours ago');
  expect(ago(-3 * HOUR, 'en')).toBe('now');
});
