import * as v from 'valibot';
import { PersonId } from './ids.ts';
import type { Out } from './read.ts';
import { Name } from './text.ts';

// The same names as in words/ and bots/, which this package may not import: tests hold them against each other.
export const Pirate = v.picklist(['anne', 'mary', 'samuel', 'john', 'olivier', 'edward']);
export type Pirate = v.InferOutput<typeof Pirate>;

export const Level = v.picklist(['deckhand', 'bosun', 'captain', 'admiral']);
export type Level = v.InferOutput<typeof Level>;

/** Who sits in a seat. */
export const Sitter = v.pipe(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('person'), person: PersonId, name: Name, pirate: Pirate }),
    v.strictObject({ kind: v.literal('bot'), level: Level, pirate: Pirate }),
  ]),
  v.description('Who sits in a seat: a person (or a bot of somebody else), or one of our bots'),
);
export type Sitter = Out<typeof Sitter>;
