import { counting } from '../../counting.ts';
import type { ReadingWords } from '../../terminal/reading.ts';

const { count } = counting('ru');

export const reading: ReadingWords = {
  standardInput: 'стандартный ввод',
  missing: 'такого файла нет',
  directory: 'это папка, а нужен файл с записями партий',
  forbidden: 'читать этот файл не разрешено',
  failed: reason => `не удаётся прочесть (${reason})`,
  notText: 'это не текст: нужны записи в JSON или JSON Lines, можно сжатые gzip',
  brokenGzip: 'данные gzip повреждены или обрываются',
  notJson: near => `это не JSON, начиная отсюда: ${near}`,
  cutShort: 'JSON обрывается на середине',
  tooLong: mebibytes => `запись не кончается и через ${mebibytes} МиБ`,
  givenUp: times => `не JSON ${count(times, { few: 'раза', other: 'раз' })} подряд: чтение прекращено`,
  noRecord: 'в нём нет ни одной записи',
  gameOf: (game, games) => `Партия ${game} из ${games} в этом файле; другую выбирает --game N.`,
  noSuchGame: (game, games) =>
    `--game: партии ${game} нет; всего в файле ${count(games, { one: 'партия', few: 'партии', other: 'партий' })}`,
};
