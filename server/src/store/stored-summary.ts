import { exactly } from '@jamaica/messages';
import type { Final } from '@jamaica/rules';
import * as v from 'valibot';
import { Count, StoredDay, StoredSitter, StoredTerms } from '../log/stored.ts';
import type { Summary } from './store.ts';

const Points = v.pipe(v.number(), v.integer());

const StoredFinal = exactly<Final>()(
  v.object({
    rounds: Count,
    scores: v.array(v.object({ space: Points, gold: Points, treasure: Points, total: Points })),
    winners: v.array(v.union([Count, v.literal('ghost')])),
  }),
);

/** How a game of a record ended; null: it did not. */
export const readFinal = (final: unknown): Final | null => {
  const read = v.safeParse(StoredFinal, final);
  return read.success ? read.output : null;
};

const StoredSummary = exactly<Summary>()(
  v.object({
    stage: v.picklist(['gathering', 'sailing', 'over']),
    openedAt: Count,
    host: v.string(),
    terms: StoredTerms,
    seats: v.array(v.nullable(StoredSitter)),
    programs: v.exactOptional(v.array(Count)),
    asked: v.array(v.object({ person: v.string(), seat: Count, until: v.nullable(Count) })),
    final: v.nullable(StoredFinal),
    wakeAt: v.nullable(Count),
    listedUntil: v.exactOptional(v.nullable(Count)),
    isRated: v.exactOptional(v.boolean()),
    day: v.exactOptional(StoredDay),
  }),
);

/** A summary as it lies on disk. */
export const readSummary = (json: string): Summary => v.parse(StoredSummary, JSON.parse(json));
