import * as v from 'valibot';
import { TableCode } from './codes.ts';
import { Sitter } from './crew.ts';
import { TableOfDay } from './days.ts';
import { Instant, PersonId, SeatNumber, TableId } from './ids.ts';
import { FinalSchema, whole } from './pieces.ts';
import type { Out } from './read.ts';
import { EditionSchema } from './rules.ts';
import { Terms } from './terms.ts';
import { Name } from './text.ts';

export const Opening = v.strictObject({
  terms: Terms,
  screen: v.exactOptional(
    v.pipe(
      v.boolean(),
      v.description('A big screen opens it, and takes no seat: the first person who sits down looks after the table'),
    ),
  ),
});
export const Near = v.object({
  urls: v.pipe(v.array(v.string()), v.description('The likeliest first; none: it listens for this machine only')),
});
export const Opened = v.object({ table: TableId });
export const CodeGiven = v.object({
  code: v.pipe(v.nullable(TableCode), v.description('Null: the game has begun, or you do not sit there')),
  until: v.pipe(Instant, v.description('Then it ends, unless somebody who sits there asks for it again')),
});

/** A table in a list. */
export const TableLine = v.object({
  table: TableId,
  terms: Terms,
  stage: v.picklist(['gathering', 'sailing', 'over']),
  sitters: v.array(v.nullable(Sitter)),
  programs: v.exactOptional(v.pipe(v.array(SeatNumber), v.description('The seats of programs of somebody’s'))),
  opened: Instant,
  changed: Instant,
  day: v.exactOptional(TableOfDay),
});
export type TableLine = Out<typeof TableLine>;

/** A list comes in pages: how many of its lines have been seen. */
export const PageQuery = v.strictObject({
  skip: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)), '0'),
    v.description('How many lines have been seen'),
  ),
  after: v.pipe(
    v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,16}\.[A-Za-z0-9_-]{16}$/))),
    v.description('The `next` of the page before: better than `skip`, because the list moves on meanwhile'),
  ),
});

const more = v.pipe(v.boolean(), v.description('Whether there are more: ask again with `after`, or `skip`'));

export const OpenTables = v.object({
  tables: v.array(TableLine),
  more,
  next: v.exactOptional(
    v.pipe(v.nullable(v.string()), v.description('What to ask for `after`; null: there is no more')),
  ),
});

export const MyGames = v.object({
  games: v.array(
    v.object({
      ...TableLine.entries,
      yourTurn: v.boolean(),
      until: v.pipe(v.nullable(Instant), v.description('When your time is up; null: it is not running')),
    }),
  ),
  more,
});
export type MyGames = Out<typeof MyGames>;

export const FinishedGames = v.object({
  games: v.array(v.object({ ...TableLine.entries, final: v.nullable(FinalSchema) })),
  more,
});
export type FinishedGames = Out<typeof FinishedGames>;

/** A finished game in the format of `jamaica verify`; the secret of its dice is in the field `fair`. */
export const RecordFile = v.looseObject({
  v: v.literal(1),
  steps: v.array(v.looseObject({})),
  fair: v.exactOptional(
    v.pipe(
      v.looseObject({}),
      v.description('Missing in a race of the day that is not over: then others still sail it'),
    ),
  ),
});
export type RecordFile = v.InferOutput<typeof RecordFile>;

export const LeaderboardQuery = v.strictObject({
  edition: EditionSchema,
  players: v.pipe(v.string(), v.regex(/^[2-6]$/), v.transform(Number)),
});

export const Leaderboard = v.object({
  edition: EditionSchema,
  players: whole,
  lines: v.array(
    v.object({
      person: PersonId,
      name: Name,
      bot: v.boolean(),
      rating: v.pipe(v.number(), v.description('What is almost certainly exceeded: mu − 3 sigma')),
      games: whole,
      page: v.exactOptional(v.pipe(v.boolean(), v.description('Whether there is a page about them'))),
    }),
  ),
});
export type Leaderboard = Out<typeof Leaderboard>;
