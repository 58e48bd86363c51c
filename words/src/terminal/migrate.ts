import type { CommandHelp } from './help.ts';

/** The server's reasons for moving nothing. */
export type WhyNotMoved = 'no-file' | 'not-a-harbour' | 'not-empty' | 'away' | 'miscounted';

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
