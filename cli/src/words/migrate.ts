import type { WhyNotMoved } from '@jamaica/server';
import type { CommandHelp } from './help.ts';

/** What `migrate` says. */
export interface MigrateWords {
  readonly help: CommandHelp;
  wayExpected(ways: readonly string[]): string;
  readonly fileMissing: string;
  /** DATABASE_URL does not say where to. */
  readonly nowhere: string;
  /** How far it is with one part of the database. */
  progress(part: string, moved: number, of: number): string;
  moved(rows: number, file: string): string;
  notMoved(why: WhyNotMoved, file: string): string;
}
