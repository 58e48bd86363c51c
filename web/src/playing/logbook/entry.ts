import { type Final, finalOf, type Rules } from '@jamaica/rules';
import type { Fields } from '@jamaica/rules/record';
import type { Berth } from '../table/table.ts';
import { fingerprint } from './fingerprint.ts';
import { isFinished, readVoyage } from './voyage.ts';

/** A line of the logbook. */
export interface LogbookEntry {
  readonly id: string;
  /** When it was written, in milliseconds since 1970. */
  readonly day: number;
  readonly rules: Rules;
  readonly berths: readonly Berth[];
  /** How it ended, or how it stood when it broke off. */
  readonly final: Final;
  readonly isOver: boolean;
}

const LOCAL = 'local-';

/** The address of a game that is kept here, as opposed to one that a server has. */
const localId = (record: Fields): string => LOCAL + fingerprint(record);
export const isLocal = (id: string): boolean => id.startsWith(LOCAL);

/** What the logbook says about a record; null for what is no record. */
export const entryOf = (record: Fields, day: number): LogbookEntry | null => {
  const voyage = readVoyage(record);
  if (!voyage) return null;
  const { rules, berths, game } = voyage;
  return { id: localId(record), day, rules, berths, final: finalOf(game.end), isOver: isFinished(voyage) };
};
