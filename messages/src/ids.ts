import * as v from 'valibot';

/** A table's id is also its link, so it cannot be guessed: 16 characters of base64url. */
export const TableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16}$/), v.description('A table'));
export type TableId = v.InferOutput<typeof TableId>;

export const PersonId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16}$/), v.description('A person or a bot account'));
export type PersonId = v.InferOutput<typeof PersonId>;

/** What a client calls one of its messages; the answer repeats it. */
export const AskId = v.pipe(
  v.union([v.pipe(v.string(), v.maxLength(36)), v.pipe(v.number(), v.safeInteger())]),
  v.description('Chosen by the client; the answer repeats it'),
);
export type AskId = v.InferOutput<typeof AskId>;

/** The number of a change at a table, from 1; 0 is before the first. */
export const ChangeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Milliseconds since 1970 on the server's clock. */
export const Instant = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.description('Milliseconds since 1970'));

export const SeatNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(5),
  v.description('A seat, from 0'),
);

export const Hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
