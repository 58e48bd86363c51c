import * as v from 'valibot';
import type { Out } from './read.ts';
import { GameRules } from './rules.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const MINUTE = 60;
const DAY = 24;

/** How long a seat may take. */
export const ClockTerms = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.pipe(
    v.strictObject({
      kind: v.literal('live'),
      decision: whole(5, 10 * MINUTE),
      reserve: whole(0, 60 * MINUTE),
    }),
    v.description('Seconds for each decision, and seconds in reserve for the whole game'),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal('slow'), hours: whole(1, 14 * DAY) }),
    v.description('Hours for each decision'),
  ),
]);
export type ClockTerms = Out<typeof ClockTerms>;

/** What a table is opened with. */
export const Terms = v.pipe(
  v.strictObject({
    rules: GameRules,
    clock: ClockTerms,
    listed: v.pipe(v.boolean(), v.description('In the public list, and with a clock rated; otherwise by link only')),
    spectators: v.boolean(),
    phrasesOnly: v.pipe(v.boolean(), v.description('Only quick phrases are said at this table')),
  }),
  v.description('What a table is opened with'),
);
export type Terms = Out<typeof Terms>;
