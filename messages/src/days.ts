import { type Book, type Rules, rulesOfBook } from '@jamaica/rules';
import * as v from 'valibot';
import { Hex32, Instant, PersonId, TableId } from './ids.ts';
import { whole } from './pieces.ts';
import type { Out } from './read.ts';
import { GameRules } from './rules.ts';
import { Name } from './text.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7;

/** The race of the day is sailed from midnight to midnight UTC: this is its name everywhere. */
export const RaceDay = v.pipe(
  v.string(),
  v.regex(/^20\d\d-[01]\d-[0-3]\d$/),
  v.check(text => isDate(text), 'a date'),
  v.description('A day, UTC: `2027-01-31`'),
);
export type RaceDay = v.InferOutput<typeof RaceDay>;

const isDate = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && dayAt(at) === text;
};

/** The day at a time. */
export const dayAt = (now: number): RaceDay => new Date(now).toISOString().slice(0, 10);

/** When a day begins. */
export const beginningOf = (day: RaceDay): number => Date.parse(`${day}T00:00:00Z`);

/** When a day is over, and its secret is told. */
export const endOf = (day: RaceDay): number => beginningOf(day) + DAY;

/** This many days later, or earlier. */
export const dayAfter = (day: RaceDay, days = 1): RaceDay => dayAt(beginningOf(day) + days * DAY);

/** The first and the last day of the week that a day is in: Monday and Sunday. */
export const weekOf = (day: RaceDay): readonly [RaceDay, RaceDay] => {
  const monday = dayAfter(day, -((weekdayOf(day) + WEEK - 1) % WEEK));
  return [monday, dayAfter(monday, WEEK - 1)];
};

/** From 0, Sunday. */
const weekdayOf = (day: RaceDay): number => new Date(beginningOf(day)).getUTCDay();

/** How many days of a week count: somebody who misses two has missed nothing. */
export const COUNTED_DAYS = 5;

const ofBook = (book: Book, players: number): Rules => rulesOfBook(book, players, false);

/** What is sailed on which weekday: every published book once, and our reading of both editions at the weekend. */
const RACES: readonly Rules[] = [
  { edition: '2007', players: 3, ghost: true },
  ofBook('en-2007', 4),
  ofBook('uk-2021', 4),
  ofBook('fr-2007', 3),
  ofBook('it-2021', 4),
  ofBook('ru-2007', 5),
  { edition: '2021', players: 6, ghost: false },
];

/** Which race is sailed on a day. */
export const raceOf = (day: RaceDay): Rules => RACES[weekdayOf(day)];

/** The seat of the person who sails the race of the day: all others are bots. */
export const DAY_SEAT = 0;

/** How good the opponents are. */
export const DAY_LEVEL = 'captain' as const;

/**
 * How many games an opponent imagines for each decision: a number and not a time, because the speed of a machine must
 * not change what anybody meets.
 */
export const DAY_THOUGHT = { games: 60 } as const;

/** How many days in a row somebody has come to the end, today's or yesterday's being the last. The last days come first. */
export const streakOf = (finished: readonly RaceDay[], today: RaceDay): number => {
  const first = finished[0] === today ? today : dayAfter(today, -1);
  const broken = finished.findIndex((day, index) => day !== dayAfter(first, -index));
  return broken < 0 ? finished.length : broken;
};

/** That a table is one of the race of the day, and whether it is only for practice. */
export const TableOfDay = v.pipe(
  v.object({ day: RaceDay, practice: v.pipe(v.boolean(), v.description('It counts for nothing')) }),
  v.description('A table where the race of the day is sailed'),
);
export type TableOfDay = Out<typeof TableOfDay>;

const points = v.pipe(v.number(), v.integer());

/** How a race of the day ended for somebody. */
const Ended = v.object({
  points,
  place: v.pipe(whole, v.description('Among the ships of their race, from 1')),
});

export const MyTry = v.object({
  day: RaceDay,
  table: TableId,
  counts: v.pipe(v.boolean(), v.description('Whether they could be known again when they began')),
  ended: v.pipe(v.nullable(Ended), v.description('Null: not before the day was over, or not yet')),
});
export type MyTry = Out<typeof MyTry>;

export const Today = v.object({
  day: RaceDay,
  rules: GameRules,
  ends: v.pipe(Instant, v.description('Midnight UTC: a try that is not finished by then counts for nothing')),
  commitment: v.pipe(Hex32, v.description('To the secret of the day’s dice')),
  next: v.pipe(
    v.object({ day: RaceDay, rules: GameRules, commitment: Hex32 }),
    v.description('What is fixed for tomorrow already'),
  ),
  counts: v.pipe(v.boolean(), v.description('Whether a try of yours would count: you have a code or a passkey')),
  finished: v.pipe(whole, v.description('How many of those who count have come to the end')),
  mine: v.nullable(MyTry),
});
export type Today = Out<typeof Today>;

export const DayResults = v.object({
  finished: whole,
  worse: v.pipe(whole, v.description('Of those, how many have fewer points than you')),
  others: v.pipe(whole, v.description('Of those, how many are not you: `worse` is a share of them')),
  place: v.pipe(v.nullable(whole), v.description('Your place among them; null: you have none')),
  best: v.array(v.object({ person: PersonId, name: Name, table: TableId, ...Ended.entries })),
  admiral: v.pipe(v.nullable(Ended), v.description('What the admiral made of the same luck; null: not known yet')),
});
export type DayResults = Out<typeof DayResults>;

export const DayPage = v.object({
  day: RaceDay,
  rules: GameRules,
  commitment: Hex32,
  secret: v.pipe(v.nullable(Hex32), v.description('Null: the day is not over')),
  mine: v.nullable(MyTry),
  results: v.pipe(
    v.nullable(DayResults),
    v.description('Null: the day is not over, and you have not come to the end of your own race'),
  ),
});
export type DayPage = Out<typeof DayPage>;

export const MyDays = v.object({
  days: v.pipe(v.array(MyTry), v.description('The last first')),
  streak: v.pipe(whole, v.description('Days in a row that you came to the end')),
});
export type MyDays = Out<typeof MyDays>;

export const WeekTable = v.object({
  from: RaceDay,
  to: RaceDay,
  lines: v.array(
    v.object({
      person: PersonId,
      name: Name,
      days: v.pipe(whole, v.description('How many days count, five at most')),
      points: v.pipe(points, v.description('The points of the best of them, added up')),
    }),
  ),
});
export type WeekTable = Out<typeof WeekTable>;
