import * as v from 'valibot';
import { Beside } from './beside.ts';
import { Sitter } from './crew.ts';
import { TableOfDay } from './days.ts';
import { EventSchema } from './events.ts';
import { AskId, ChangeNumber, Hex32, Instant, PersonId, SeatNumber, TableId } from './ids.ts';
import { Orders } from './orders.ts';
import { Phrase } from './phrases.ts';
import type { Out } from './read.ts';
import { Refused } from './refusals.ts';
import { Terms } from './terms.ts';
import { ChatText, Name, Word } from './text.ts';
import { ViewSchema, WaitingSchema } from './view.ts';

const Why = v.picklist(['time', 'left']);

/** A seat's clock: what is left counts from `at` of the message while it runs. */
const SeatClock = v.object({
  decision: v.pipe(v.nullable(v.number()), v.description('Milliseconds left for this decision; null: no limit')),
  reserve: v.pipe(v.number(), v.description('Milliseconds left in reserve')),
  runs: v.boolean(),
});
export const Clocks = v.pipe(v.array(SeatClock), v.description('By seat, as of the time `at`; empty without a clock'));
export type Clocks = Out<typeof Clocks>;

export const SeatSnapshot = v.object({
  sitter: v.nullable(Sitter),
  ready: v.boolean(),
  absent: v.pipe(v.nullable(Why), v.description('A bot plays for them: their time was up, or they left')),
  seal: v.exactOptional(v.pipe(v.nullable(Hex32), v.description('Of the word that this seat adds to the dice'))),
  program: v.exactOptional(v.pipe(v.boolean(), v.description('A program of somebody’s sits here'))),
});
export type SeatSnapshot = Out<typeof SeatSnapshot>;

/** Something said at the table: a text, or a phrase that everybody reads in their own language. */
export const Said = v.object({
  number: ChangeNumber,
  at: Instant,
  person: PersonId,
  name: Name,
  text: v.nullable(ChatText),
  phrase: v.nullable(Phrase),
});
export type Said = Out<typeof Said>;

/** A table as one viewer may see it. */
export const Snapshot = v.pipe(
  v.object({
    at: Instant,
    terms: Terms,
    host: PersonId,
    commitment: v.pipe(Hex32, v.description('To the secret of the dice; the secret is in the finished record')),
    stage: v.picklist(['gathering', 'sailing', 'over']),
    called: v.exactOptional(v.pipe(v.boolean(), v.description('All seals are there: `open` your word'))),
    seats: v.array(SeatSnapshot),
    you: v.pipe(v.nullable(SeatNumber), v.description('Your seat; null: you are watching')),
    words: v.pipe(
      v.nullable(v.array(Word)),
      v.description('What each seat added to the dice, once the game has started'),
    ),
    view: v.nullable(ViewSchema),
    decision: v.pipe(v.nullable(ChangeNumber), v.description('What a choice has to name; null: nothing is open')),
    clocks: Clocks,
    orders: v.pipe(v.nullable(Orders), v.description('Your standing orders')),
    chat: v.array(Said),
    rematch: v.nullable(TableId),
    rematchBy: v.exactOptional(v.pipe(v.nullable(SeatNumber), v.description('The seat that asked for it'))),
    day: v.exactOptional(TableOfDay),
  }),
  v.description('A table as you may see it'),
);
export type Snapshot = Out<typeof Snapshot>;

const seat = { seat: SeatNumber };
const news = <Kind extends string, Entries extends v.ObjectEntries>(kind: Kind, entries: Entries) =>
  v.object({ kind: v.literal(kind), at: Instant, ...entries });

/** One change at a table as one viewer may know it. */
export const News = v.variant('kind', [
  news('sat', { ...seat, sitter: Sitter, program: v.exactOptional(v.boolean()) }),
  news('rose', seat),
  news('swapped', { seats: v.tuple([SeatNumber, SeatNumber]) }),
  news('ready', { ...seat, seal: v.exactOptional(Hex32) }),
  news('unready', seat),
  news('called', {}),
  news('word', seat),
  news('started', {
    words: v.array(Word),
    view: ViewSchema,
    decision: v.nullable(ChangeNumber),
    clocks: Clocks,
  }),
  news('step', { events: v.array(EventSchema), view: ViewSchema, decision: v.nullable(ChangeNumber), clocks: Clocks }),
  news('events', {
    events: v.array(EventSchema),
    waiting: WaitingSchema,
    options: v.exactOptional(
      v.pipe(v.array(v.string()), v.description('What you may answer, if you are asked something')),
    ),
    decision: v.nullable(ChangeNumber),
    clocks: v.exactOptional(
      v.pipe(
        v.array(v.object({ seat: SeatNumber, ...SeatClock.entries })),
        v.description('Those that run or have been stopped; all others stand as they stood'),
      ),
    ),
    check: v.exactOptional(
      v.pipe(v.number(), v.description('Now and then: of your view after this. FNV-1a, 32 bits, over its JSON')),
    ),
  }),
  news('absent', { ...seat, why: Why, clocks: Clocks }),
  news('returned', { ...seat, clocks: Clocks }),
  news('said', { person: PersonId, name: Name, text: v.nullable(ChatText), phrase: v.nullable(Phrase) }),
  news('phrases', { only: v.boolean() }),
  news('orders', { orders: v.pipe(v.nullable(Orders), v.description('Your own; null: somebody else gave orders')) }),
  news('hosted', { host: PersonId }),
  news('resumed', { clocks: Clocks }),
  news('ended', {}),
  news('rematch', { table: TableId, seat: v.exactOptional(SeatNumber) }),
]);
export type News = Out<typeof News>;

/** Everything that the server says over the socket. */
export const TOLD = {
  hello: {
    schema: v.object({ hello: v.object({ person: PersonId, name: Name, now: Instant }) }),
    meaning: 'The first message of a connection: who you are',
  },
  snapshot: {
    schema: v.object({ table: TableId, number: ChangeNumber, snapshot: Snapshot }),
    meaning: 'A table as it stands after change `number`',
  },
  news: {
    schema: v.object({ table: TableId, number: ChangeNumber, news: News }),
    meaning: 'Change `number` of a table',
  },
  away: {
    schema: v.object({ table: TableId, away: Refused }),
    meaning:
      'Nothing more is told of this table: the game has begun, and strangers may not look on; or who only follows has no seat there any more',
  },
  bots: {
    schema: v.object({ table: TableId, bots: v.picklist(['slow', 'ready']) }),
    meaning: 'The bots of this server have more to do than they can, and take longer here; or not any more',
  },
  offline: {
    schema: v.object({ table: TableId, offline: v.array(SeatNumber) }),
    meaning:
      'The seats whose people have no connection, or have not answered for some seconds; all others are there. Not written ' +
      'down anywhere: it counts until the next one',
  },
  beside: {
    schema: v.object({ table: TableId, beside: Beside }),
    meaning:
      'What is said beside the game: how big screens show it, the cards that somebody lets everybody see, and who claims a ' +
      'seat. Not written down anywhere: it counts until the next one',
  },
  ok: { schema: v.object({ ok: v.nullable(AskId) }), meaning: 'Done, and on disk' },
  refused: {
    schema: v.object({
      refused: v.nullable(AskId),
      why: Refused,
      path: v.optional(v.string()),
      expected: v.optional(v.string()),
    }),
    meaning: 'Not done, and nothing has changed',
  },
} as const satisfies Record<string, { readonly schema: v.GenericSchema; readonly meaning: string }>;

export const Told = v.union([
  TOLD.hello.schema,
  TOLD.snapshot.schema,
  TOLD.news.schema,
  TOLD.away.schema,
  TOLD.bots.schema,
  TOLD.offline.schema,
  TOLD.beside.schema,
  TOLD.ok.schema,
  TOLD.refused.schema,
]);
export type Told = Out<typeof Told>;

/** Why the server ends a connection. */
export const CLOSED = {
  going: 1001, // the server is going down: come back in a moment
  tooBig: 1009,
  tooFast: 4008, // a flood of messages
  tooSlow: 4009, // what is sent is not being read
  tooMany: 4029, // too many connections from one address
  silent: 4010, // pings stayed without an answer
  gone: 4011, // the account was deleted, the token withdrawn, or this browser signed out by another one
} as const;
