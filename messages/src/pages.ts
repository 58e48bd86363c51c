import * as v from 'valibot';
import { Instant, PersonId } from './ids.ts';
import { PageQuery } from './lists.ts';
import { whole } from './pieces.ts';
import type { Out } from './read.ts';
import { EditionSchema, NewTables } from './rules.ts';
import { LanguageCode, Name } from './text.ts';

/** What somebody shows of themselves. */
export const PageShown = v.strictObject({
  page: v.pipe(v.boolean(), v.description('Whether there is a page at all; nobody has one who has not asked for it')),
  rating: v.pipe(v.boolean(), v.description('The rating, here and on the leaderboards')),
  games: v.pipe(v.boolean(), v.description('The games, and what was won in them')),
  rivals: v.pipe(v.boolean(), v.description('Whom one plays with; it also takes one off the pages of others')),
});
export type PageShown = Out<typeof PageShown>;

const points = v.number();
const Sources = v.object({ space: points, gold: points, treasure: points });

const RatingCourse = v.object({
  edition: EditionSchema,
  players: whole,
  games: whole,
  mu: v.pipe(v.number(), v.description('What is most likely')),
  sigma: v.pipe(v.number(), v.description('How uncertain that is; almost surely within three of these')),
  course: v.pipe(
    v.array(v.object({ at: Instant, mu: v.number(), sigma: v.number() })),
    v.description('After each of the last games, the first one first'),
  ),
});

/** What others may see of somebody. Only listed games count; null: they hide it. */
export const PersonPage = v.object({
  person: PersonId,
  name: Name,
  bot: v.boolean(),
  ratings: v.nullable(v.array(RatingCourse)),
  results: v.nullable(
    v.array(
      v.object({
        rules: v.pipe(NewTables, v.description('By which book')),
        players: whole,
        games: whole,
        won: whole,
        points: v.pipe(v.number(), v.description('On average')),
      }),
    ),
  ),
  sources: v.pipe(
    v.nullable(v.object({ theirs: Sources, all: Sources })),
    v.description('Where their points come from on average, and where everybody’s of this server do'),
  ),
  rivals: v.nullable(
    v.array(
      v.object({
        person: PersonId,
        name: Name,
        games: whole,
        ahead: v.pipe(whole, v.description('How often the person of the page came out ahead')),
      }),
    ),
  ),
});
export type PersonPage = Out<typeof PersonPage>;

/** Which of one's finished games. */
export const FinishedQuery = v.strictObject({
  ...PageQuery.entries,
  edition: v.exactOptional(EditionSchema),
  players: v.exactOptional(v.pipe(v.string(), v.regex(/^[2-6]$/), v.transform(Number))),
  result: v.exactOptional(v.picklist(['won', 'lost'])),
  with: v.pipe(v.exactOptional(PersonId), v.description('Somebody who sat there too')),
});

/** Where else somebody is told of their turns. */
export const Elsewhere = v.object({
  hosts: v.pipe(
    v.array(v.string()),
    v.description('The hosts that the server may write to; none: it writes to nobody'),
  ),
  url: v.nullable(v.string()),
  calendar: v.pipe(v.boolean(), v.description('Whether there is an address of a calendar')),
});
export type Elsewhere = Out<typeof Elsewhere>;
export const NewHook = v.strictObject({
  url: v.pipe(v.string(), v.maxLength(1000), v.url(), v.startsWith('https://')),
  language: v.pipe(LanguageCode, v.description('Of what is written there')),
});
export const Calendar = v.object({
  path: v.pipe(v.string(), v.description('Shown this once: the address of the calendar, from the root of the server')),
});

/** What can be taken home: files, and not JSON like every other answer. */
export const DOWNLOADS = {
  records: {
    path: '/api/me/records.jsonl',
    type: 'application/jsonl',
    meaning: 'All records of my finished games, one a line, the last one first',
  },
  results: {
    path: '/api/me/results.csv',
    type: 'text/csv',
    meaning: 'The results of my finished games as a table, the last one first',
  },
} as const;
