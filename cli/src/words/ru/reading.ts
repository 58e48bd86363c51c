import { counting } from '@jamaica/words';
import type { ReadingWords } from '../reading.ts';

const { count } = counting('ru');

export const reading: ReadingWords = {
  standardInput: 'стандартный ввод',
  missing: 'такого файла нет',
  directory: 'это папка, ожидался файл с записями игр',
  forbidden: 'читать этот файл не разрешено',
  failed: reason => `не удаётся прочесть (${reason})`,
  notText: 'это не текст: ожидались записи в JSON или JSON Lines, можно сжатые gzip',
  brokenGzip: 'данные gzip повреждены или обрываются',
  notJson: near => `это не JSON, начиная отсюда: ${near}`,
  cutShort: 'JSON обрывается на середине',
  tooLong: mebibytes => `запись не кончается и через ${mebibytes} МиБ`,
  givenUp: times => `не JSON ${count(times, { few: 'раза', other: 'раз' })} подряд: дальше не читаю`,
  noRecord: 'в нём нет ни одной записи',
  gameOf: (game, games) => `Игра ${game} из ${games} в этом файле; --game N берёт другую.`,
  noSuchGame: (game, games) =>
    `--game: игры ${game} нет, в файле ${count(games, { one: 'игра', few: 'игры', other: 'игр' })}`,
};
