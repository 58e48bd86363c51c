import type { CommandHelp } from './help.ts';

/** What `serve` says. */
export interface ServeWords {
  readonly help: CommandHelp;
  opened(url: string): string;
  portExpected(given: string): string;
  /** A setting of the environment that makes no sense. */
  settingWrong(setting: string): string;
  portTaken(port: number): string;
  portForbidden(port: number): string;
  noSuchHost(host: string): string;
  noSuchFolder(folder: string): string;
  /** `keys.json` of the folder is there and cannot be read. */
  keysDamaged(folder: string): string;
}
