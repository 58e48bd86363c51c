import { mayHaveGhost } from '@jamaica/rules';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dayAfter, dayAt, endOf, RaceDay, raceOf, streakOf, weekOf } from './days.ts';

describe('a day', () => {
  it('is a date that there is', () => {
    for (const day of ['2027-01-31', '2028-02-29']) expect(v.is(RaceDay, day)).toBe(true);
    for (const no of ['2027-02-29', '2027-13-01', '27-01-01', '2027-1-1', '2027-01-00'])
      expect(v.is(RaceDay, no), no).toBe(false);
  });

  it('begins at midnight UTC and ends there', () => {
    expect(dayAt(Date.UTC(2027, 0, 31, 23, 59, 59, 999))).toBe('2027-01-31');
    expect(dayAt(endOf('2027-01-31'))).toBe('2027-02-01');
    expect(dayAfter('2027-03-01', -1)).toBe('2027-02-28');
  });

  it('is in a week that begins on Monday', () => {
    for (const day of ['2027-01-18', '2027-01-20', '2027-01-24'])
      expect(weekOf(day)).toEqual(['2027-01-18', '2027-01-24']);
  });

  it('has a book and a number of players by its weekday, and no two in a week are alike', () => {
    const week = Array.from({ length: 7 }, (_, index) => raceOf(dayAfter('2027-01-18', index)));
    expect(new Set(week.map(rules => JSON.stringify(rules))).size).toBe(7);
    for (const { players, ghost } of week) expect(mayHaveGhost(players, ghost)).toBe(true);
    expect(raceOf('2027-01-18')).toEqual(raceOf('2027-01-25'));
  });
});

it('a streak ends with today or yesterday, and with the first day that is missing', () => {
  const days = ['2027-01-20', '2027-01-19', '2027-01-17'];
  expect(streakOf(days, '2027-01-20')).toBe(2);
  expect(streakOf(days, '2027-01-21')).toBe(2);
  expect(streakOf(days, '2027-01-22')).toBe(0);
  expect(streakOf([], '2027-01-22')).toBe(0);
});
