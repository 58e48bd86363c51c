import { isFields } from '@jamaica/rules/record';
import { Unavailable } from './unavailable.ts';

/** What SQLite says when the file cannot be used now: locked (5, 6), read-only (8), a broken disk (10), full (13), not to be opened (14). */
const PASSING = new Set([5, 6, 8, 10, 13, 14]);
const LOCKED = new Set([5, 6]);

// The lower byte is the kind, the bits above it say more.
const kindOf = (why: unknown): number => (isFields(why) && typeof why.errcode === 'number' ? why.errcode & 0xff : 0);

/** Somebody else has the file for a moment: a backup, or a person with a shell. */
export const isLocked = (why: unknown): boolean => LOCKED.has(kindOf(why));

/** What went wrong in SQLite, told apart: the store is away, or we have a bug. */
export const sqliteTrouble = (why: unknown): unknown =>
  PASSING.has(kindOf(why)) ? new Unavailable('SQLite cannot be used', why) : why;
