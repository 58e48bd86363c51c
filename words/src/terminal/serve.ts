import type { CommandHelp } from './help.ts';

/** What `serve` says. */
export interface ServeWords {
  readonly help: CommandHelp;
  opened(url: string): string;
  /** Where telephones in the same network reach it. */
  near(urls: readonly string[]): string;
  /** Of `--lan`: this machine is in no network of a home or an office. */
  noneNear: string;
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
