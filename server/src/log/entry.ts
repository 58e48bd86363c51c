import type { Hex32 } from '@jamaica/chance';
import {
  exactly,
  type Orders,
  type PersonId,
  PHRASES,
  type Phrase,
  type Sitter,
  type TableId,
  type TableOfDay,
  type Terms,
} from '@jamaica/messages';
import type { Chance, Decided, Seat } from '@jamaica/rules';
import { type Fields, isFields, type Reading } from '@jamaica/rules/record';
import * as v from 'valibot';
import { Count, StoredDay, StoredOrders, StoredSitter, StoredTerms } from './stored.ts';

/** Something that happened at a table. A table is what follows from these, in their order, and from nothing else. */
export type Fact =
  | {
      readonly kind: 'opened';
      readonly host: PersonId;
      readonly terms: Terms;
      /** Public from the first moment: the secret of the dice cannot be fitted to the words of the seats. */
      readonly commitment: Hex32;
      /** The table whose people meet again here. */
      readonly rematchOf: TableId | null;
      /** By somebody who has neither code nor passkey: a list forgets such a table sooner. */
      readonly isPassing?: true;
      /** By a big screen, which plays no seat: the first person who sits down looks after the table. */
      readonly isOnScreen?: true;
      /** The race of the day is sailed here: chance falls by what it is for, and is the same at all its tables. */
      readonly day?: TableOfDay;
    }
  /** `program`: it is a bot account of somebody's. Logs of older versions do not say so. */
  | { readonly kind: 'sat'; readonly seat: Seat; readonly sitter: Sitter; readonly program?: true }
  /** Somebody gave up their seat, or the host took it from them, and they may not come back. */
  | { readonly kind: 'rose'; readonly seat: Seat; readonly removed?: true }
  | { readonly kind: 'swapped'; readonly seats: readonly [Seat, Seat] }
  /** `from` is the same for all who come from one address. */
  | { readonly kind: 'ready'; readonly seat: Seat; readonly word: string; readonly from?: string }
  /** Ready, with a word that not even the server knows. */
  | { readonly kind: 'sealed'; readonly seat: Seat; readonly seal: Hex32; readonly from?: string }
  | { readonly kind: 'unready'; readonly seat: Seat }
  /** The host starts: who has sealed a word opens it now. */
  | { readonly kind: 'called' }
  | { readonly kind: 'word'; readonly seat: Seat; readonly word: string }
  | { readonly kind: 'hosted'; readonly host: PersonId }
  | { readonly kind: 'phrases'; readonly only: boolean }
  /** The set-up as it was dealt: with it, and the chance steps, a game goes on without asking for its secret. */
  | {
      readonly kind: 'started';
      readonly setup: Fields;
      /** By which reading of the rules; a game that does not say began before the reading changed. */
      readonly reading?: Reading;
    }
  | { readonly kind: 'step'; readonly step: Decided | Chance }
  | { readonly kind: 'absent'; readonly seat: Seat; readonly why: Absence }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'ordered'; readonly seat: Seat; readonly orders: Orders }
  | { readonly kind: 'said'; readonly person: PersonId; readonly name: string; readonly said: Said }
  /** How long no server was there, in milliseconds: they count against nobody. */
  | { readonly kind: 'resumed'; readonly missed: number }
  /** `seat` has asked for it; older logs do not say who. */
  | { readonly kind: 'rematch'; readonly table: TableId; readonly seat?: Seat }
  | { readonly kind: 'ended' };

/** Why a bot plays for somebody: their time was up, or they left. */
export type Absence = 'time' | 'left';

type Said = { readonly text: string } | { readonly phrase: Phrase };

/** A fact with its number at the table, from 1, and the date on the server's clock. */
export type Entry = Fact & {
  readonly number: number;
  readonly at: number;
  /**
   * Milliseconds since the entry before, by a clock that only goes on: dates jump. Logs of older versions have none, and
   * there the dates have to do.
   */
  readonly after?: number;
};

// The step is held against the rules when it is played, and the set-up when it is laid out.
const isStep = (input: unknown): input is Decided | Chance =>
  isFields(input) && (typeof input.decide === 'string' || typeof input.roll === 'string' || 'shuffle' in input);

const Seated = v.pipe(Count, v.maxValue(5));
const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const StoredFact = exactly<Fact>()(
  v.variant('kind', [
    v.object({
      kind: v.literal('opened'),
      host: v.string(),
      terms: StoredTerms,
      commitment: Hex,
      rematchOf: v.nullable(v.string()),
      isPassing: v.exactOptional(v.literal(true)),
      isOnScreen: v.exactOptional(v.literal(true)),
      day: v.exactOptional(StoredDay),
    }),
    v.object({
      kind: v.literal('sat'),
      seat: Seated,
      sitter: StoredSitter,
      program: v.exactOptional(v.literal(true)),
    }),
    v.object({ kind: v.literal('rose'), seat: Seated, removed: v.exactOptional(v.literal(true)) }),
    v.object({ kind: v.literal('swapped'), seats: v.tuple([Seated, Seated]) }),
    v.object({ kind: v.literal('ready'), seat: Seated, word: v.string(), from: v.exactOptional(v.string()) }),
    v.object({ kind: v.literal('sealed'), seat: Seated, seal: Hex, from: v.exactOptional(v.string()) }),
    v.object({ kind: v.literal('unready'), seat: Seated }),
    v.object({ kind: v.literal('called') }),
    v.object({ kind: v.literal('word'), seat: Seated, word: v.string() }),
    v.object({ kind: v.literal('hosted'), host: v.string() }),
    v.object({ kind: v.literal('phrases'), only: v.boolean() }),
    v.object({
      kind: v.literal('started'),
      setup: v.custom<Fields>(isFields),
      reading: v.exactOptional(v.picklist([1, 2])),
    }),
    v.object({ kind: v.literal('step'), step: v.custom<Decided | Chance>(isStep) }),
    v.object({ kind: v.literal('absent'), seat: Seated, why: v.picklist(['time', 'left']) }),
    v.object({ kind: v.literal('returned'), seat: Seated }),
    v.object({ kind: v.literal('ordered'), seat: Seated, orders: StoredOrders }),
    v.object({
      kind: v.literal('said'),
      person: v.string(),
      name: v.string(),
      said: v.union([v.object({ text: v.string() }), v.object({ phrase: v.picklist(PHRASES) })]),
    }),
    v.object({ kind: v.literal('resumed'), missed: Count }),
    v.object({ kind: v.literal('rematch'), table: v.string(), seat: v.exactOptional(Seated) }),
    v.object({ kind: v.literal('ended') }),
  ]),
);

/** A fact as it lies on disk; its number and its time lie beside it. */
export const writeFact = (entry: Entry): string => {
  // Nearly all are steps, and leaving two fields out would take as long as writing the rest.
  if (entry.kind === 'step') return JSON.stringify({ kind: entry.kind, step: entry.step, after: entry.after });
  const { number: _number, at: _at, ...fact } = entry;
  return JSON.stringify(fact);
};

const isCount = (input: unknown): input is number => Number.isSafeInteger(input) && Number(input) >= 0;

/** Reads it again. What cannot be read is damage to the disk or a bug of ours, so it throws. */
export const readEntry = (number: number, at: number, fact: string): Entry => {
  const stored: unknown = JSON.parse(fact);
  const stamp = { number, at, ...(isFields(stored) && isCount(stored.after) ? { after: stored.after } : {}) };
  // Nearly all are steps: they do not have to be held against everything else that there is.
  if (isFields(stored) && stored.kind === 'step' && isStep(stored.step))
    return { kind: 'step', step: stored.step, ...stamp };
  const read = v.safeParse(StoredFact, stored);
  if (!read.success) throw new Error(`entry ${number} cannot be read: ${read.issues[0].message}`);
  return { ...read.output, ...stamp };
};
