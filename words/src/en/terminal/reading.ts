import { counting } from '../../counting.ts';
import type { ReadingWords } from '../../terminal/reading.ts';

const { count } = counting('en');

export const reading: ReadingWords = {
  standardInput: 'standard input',
  missing: 'there is no such file',
  directory: 'this is a directory, expected a file with records',
  forbidden: 'this file may not be read',
  failed: reason => `cannot be read (${reason})`,
  notText: 'this is not text: expected records as JSON, JSON Lines or either of them gzipped',
  brokenGzip: 'the gzipped data is broken or ends too early',
  notJson: near => `this is not JSON, from here on: ${near}`,
  cutShort: 'the JSON breaks off in the middle',
  tooLong: mebibytes => `no end of the record within ${mebibytes} MiB`,
  givenUp: times => `${count(times, { one: 'time', other: 'times' })} in a row no JSON: given up`,
  noRecord: 'there is no record in it',
  gameOf: (game, games) => `Game ${game} of ${games} in this file; --game N takes another one.`,
  noSuchGame: (game, games) =>
    `--game: there is no game ${game}, the file has ${count(games, { one: 'game', other: 'games' })}`,
};
