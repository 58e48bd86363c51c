/** Why a file gave no record, each to stand behind the file's name. */
export interface ReadingWords {
  readonly standardInput: string;
  readonly missing: string;
  readonly directory: string;
  readonly forbidden: string;
  failed(reason: string): string;
  readonly notText: string;
  readonly brokenGzip: string;
  notJson(near: string): string;
  readonly cutShort: string;
  tooLong(mebibytes: number): string;
  givenUp(times: number): string;
  readonly noRecord: string;
  gameOf(game: number, games: number): string;
  noSuchGame(game: number, games: number): string;
}
