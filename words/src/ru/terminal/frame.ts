import { counting } from '../../counting.ts';
import type { FrameWords } from '../../terminal/frame.ts';

const { list } = counting('ru');

export const frame: FrameWords = {
  summary: '«Ямайка», гонка пиратов вокруг острова, в терминале.',
  usage: 'Использование',
  commands: 'Команды',
  options: 'Параметры',
  examples: 'Примеры',
  exitCodes: 'Коды завершения',
  nameTitle: 'Имя',
  environmentTitle: 'Окружение',
  commandPlace: '<команда>',
  optionsPlace: '[параметры]',
  langOption: 'язык: en, fr, it, ru или uk',
  helpOption: 'показать эту справку',
  versionOption: 'показать версию',
  exitDone: 'всё в порядке',
  exitNo: 'ответ отрицательный',
  exitUsage: 'неверный вызов или файл не удалось прочесть',
  exitBug: 'ошибка в самой программе',
  environment:
    'Без --lang язык берётся из LC_ALL, LC_MESSAGES или LANG. Цвета — только в терминале, и только если не задана переменная NO_COLOR.',
  moreHelp: 'Подробнее о команде: jamaica help <команда>',
  seeHelp: commandLine => `Справка: ${commandLine}`,
  unknownCommand: (given, known) => `нет команды «${given}»; есть ${list(known)}`,
  didYouMean: known => `Может быть, «${known}»?`,
  unknownLanguage: (given, known) => `нет языка «${given}»; есть ${list(known)}`,
  unknownOption: (given, known) => `нет параметра ${given}; есть ${list(known)}`,
  valueMissing: option => `параметру ${option} нужно значение`,
  valueUnwanted: option => `у параметра ${option} не бывает значения`,
  unexpectedArgument: given => `лишний аргумент «${given}»`,
  fileMissing: 'нужно имя файла с записями партий или «-», стандартный ввод',
  oneFileOnly: given => `нужен один файл, а дано ${given}`,
  notAWhole: (option, given, least) => `${option}: нужно целое число не меньше ${least}, а не «${given}»`,
  unexpected: message => `внутри программы что-то пошло не так: ${message}`,
  ofHosts: commandLine =>
    `эта команда для тех, кто держит сервер: ей нужны Node 24 и пакет @jamaica/server: ${commandLine}`,
  shellExpected: (given, known) =>
    given === '' ? `для какой оболочки? Есть ${list(known)}` : `нет оболочки «${given}»; есть ${list(known)}`,
  debugHint: 'С JAMAICA_DEBUG=1 она покажет, где именно.',
};
