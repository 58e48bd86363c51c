import { counting } from '../../counting.ts';
import type { ReadingWords } from '../../terminal/reading.ts';

const { count } = counting('uk');

export const reading: ReadingWords = {
  standardInput: 'стандартний ввід',
  missing: 'такого файлу немає',
  directory: 'це тека, а очікувався файл із записами ігор',
  forbidden: 'читати цей файл не дозволено',
  failed: reason => `не вдається прочитати (${reason})`,
  notText: 'це не текст: очікувалися записи в JSON або JSON Lines, можна й стиснені gzip',
  brokenGzip: 'дані gzip пошкоджено або обірвано',
  notJson: near => `це не JSON, починаючи звідси: ${near}`,
  cutShort: 'JSON уривається на середині',
  tooLong: mebibytes => `запис не закінчується й через ${mebibytes} МіБ`,
  givenUp: times => `не JSON ${count(times, { one: 'раз', few: 'рази', other: 'разів' })} поспіль: читання припинено`,
  noRecord: 'у ньому немає жодного запису',
  gameOf: (game, games) => `Гра ${game} із ${games} у цьому файлі; іншу вибирають через --game N.`,
  noSuchGame: (game, games) =>
    `--game: гри ${game} немає, у файлі ${count(games, { one: 'гра', few: 'гри', other: 'ігор' })}`,
};
