import type { Language } from '@jamaica/words';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  { unit: 'day', length: DAY },
  { unit: 'hour', length: HOUR },
  { unit: 'minute', length: MINUTE },
  { unit: 'second', length: SECOND },
] as const;

type Unit = (typeof UNITS)[number];

/** From two of a unit on it is named: 90 minutes are no hour yet, and say more than one hour would. */
const unitOf = (milliseconds: number): Unit =>
  UNITS.find(({ length }) => milliseconds >= 2 * length) ?? UNITS[UNITS.length - 1];

/** A span of time in one unit, rounded down: `3 hours`. */
export const span = (milliseconds: number, language: Language): string => {
  const { unit, length } = unitOf(milliseconds);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(0, Math.floor(milliseconds / length)));
};

/** A whole number of one unit, as somebody set it: 60 seconds are a minute. */
export const evenSpan = (milliseconds: number, language: Language): string => {
  const { unit, length } =
    UNITS.find(each => milliseconds > 0 && milliseconds % each.length === 0) ?? unitOf(milliseconds);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(milliseconds / length);
};

/** How long ago something was: `3 hours ago`. */
export const ago = (milliseconds: number, language: Language): string => {
  const { unit, length } = unitOf(Math.max(milliseconds, 0));
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  // A clock that differs a little from the server's must not speak of the future.
  return format.format(-Math.max(0, Math.floor(milliseconds / length)), unit);
};
