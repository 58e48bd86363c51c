import { LEVELS } from '@jamaica/bots';
import {
  type ClockTerms,
  exactly,
  type Orders,
  type Pirate,
  RULES_FIELDS,
  type Sitter,
  type TableOfDay,
  type Terms,
} from '@jamaica/messages';
import type { Rules } from '@jamaica/rules';
import * as v from 'valibot';

// What is on disk was checked when it came in, by the schemas of the messages. Here only its shape counts: a limit that
// is tightened one day must not make an old game unreadable.

export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const StoredRules = exactly<Rules>()(v.object(RULES_FIELDS));

const StoredClock = exactly<ClockTerms>()(
  v.variant('kind', [
    v.object({ kind: v.literal('none') }),
    v.object({ kind: v.literal('live'), decision: Count, reserve: Count }),
    v.object({ kind: v.literal('slow'), hours: Count }),
  ]),
);

export const StoredTerms = exactly<Terms>()(
  v.object({
    rules: StoredRules,
    clock: StoredClock,
    listed: v.boolean(),
    spectators: v.boolean(),
    phrasesOnly: v.boolean(),
  }),
);

export const StoredDay = exactly<TableOfDay>()(v.object({ day: v.string(), practice: v.boolean() }));

export const PIRATES = ['anne', 'mary', 'samuel', 'john', 'olivier', 'edward'] as const satisfies readonly Pirate[];
const StoredPirate = exactly<Pirate>()(v.picklist(PIRATES));

export const StoredSitter = exactly<Sitter>()(
  v.variant('kind', [
    v.object({ kind: v.literal('person'), person: v.string(), name: v.string(), pirate: StoredPirate }),
    v.object({ kind: v.literal('bot'), level: v.picklist(LEVELS), pirate: StoredPirate }),
  ]),
);

export const StoredOrders = exactly<Orders>()(
  v.object({
    defend: v.nullable(Count),
    payFrom: v.nullable(v.picklist(['fullest', 'emptiest'])),
    lane: v.nullable(v.picklist(['treasure', 'port', 'deep-sea', 'cheapest'])),
    overboard: v.nullable(v.array(v.picklist(['food', 'gold', 'gunpowder']))),
  }),
);
