import type { CommandHelp } from './help.ts';

/** What `backup` says. */
export interface BackupWords {
  readonly help: CommandHelp;
  fileMissing(example: string): string;
  /** DATABASE_URL is set. */
  readonly isPostgres: string;
  noDatabase(database: string): string;
  notAHarbour(database: string): string;
  noFolder(folder: string): string;
  isAFolder(folder: string, example: string): string;
  taken(file: string, example: string): string;
  unwritable(file: string): string;
  noRoom(file: string): string;
  /** The copy is there; the keys are to be kept with it. */
  done(file: string, keys: string): string;
}
