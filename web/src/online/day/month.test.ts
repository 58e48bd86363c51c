import { expect, it } from 'vitest';
import { monthAfter, monthOf, weeksOf } from './month.ts';

it('a month has all of its days in weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2027-01-01'); // a Friday
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, null, null, null, '2027-01-01', '2027-01-02', '2027-01-03']);
  expect(weeks[4]).toEqual([
    '2027-01-25',
    '2027-01-26',
    '2027-01-27',
    '2027-01-28',
    '2027-01-29',
    '2027-01-30',
    '2027-01-31',
  ]);
  expect(
    weeksOf('2027-02-01')
      .flat()
      .filter(day => day !== null),
  ).toHaveLength(28);
});

it('the month before January is December', () => {
  expect(monthAfter(monthOf('2027-01-20'), -1)).toBe('2026-12-01');
  expect(monthAfter('2026-12-01', 1)).toBe('2027-01-01');
});
