import { beginningOf, dayAfter, dayAt, type RaceDay } from '@jamaica/messages';

/** A month by its first day. */
type Month = RaceDay;

export const monthOf = (day: RaceDay): Month => `${day.slice(0, 8)}01`;

/** This many months later, or earlier. */
export const monthAfter = (month: Month, months: number): Month => {
  const first = new Date(beginningOf(month));
  return dayAt(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1));
};

const WEEK = 7;

/** The days of a month in weeks that begin on Monday; null where a day is of another month. */
export const weeksOf = (month: Month): readonly (readonly (RaceDay | null)[])[] => {
  const before = (new Date(beginningOf(month)).getUTCDay() + WEEK - 1) % WEEK;
  const length = Math.round((beginningOf(monthAfter(month, 1)) - beginningOf(month)) / 86_400_000);
  return Array.from({ length: Math.ceil((before + length) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (__, day) => {
      const index = week * WEEK + day - before;
      return index < 0 || index >= length ? null : dayAfter(month, index);
    }),
  );
};
