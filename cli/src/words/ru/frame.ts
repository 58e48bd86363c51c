import { counting } from '@jamaica/words';
import type { FrameWords } from '../frame.ts';

const { either } = counting('ru');

export const frame: FrameWords = {
  summary: '«Ямайка», гонка пиратов вокруг острова, в терминале.',
  usage: 'Как вызывать',
  commands: 'Команды',
  options: 'Параметры',
  examples: 'Примеры',
  exitCodes: 'Коды завершения',
  commandPlace: '<команда>',
  optionsPlace: '[параметры]',
  langOption: 'язык: en, fr, it, ru или uk',
  helpOption: 'показать эту справку',
  versionOption: 'показать версию',
  exitDone: 'всё в порядке',
  exitNo: 'ответ: нет',
  exitUsage: 'неверный вызов, или файл не удалось прочесть',
  exitBug: 'ошибка в самой программе',
  environment:
    'Без --lang язык берётся из LC_ALL, LC_MESSAGES или LANG. Цвета бывают только в терминале и никогда, если задано NO_COLOR.',
  moreHelp: 'Подробнее о команде: jamaica help <команда>',
  seeHelp: commandLine => `Справка: ${commandLine}`,
  unknownCommand: (given, known) => `команды «${given}» нет: ожидалось ${either(known)}`,
  didYouMean: known => `Может быть, «${known}»?`,
  unknownLanguage: (given, known) => `языка «${given}» нет: ожидалось ${either(known)}`,
  unknownOption: (given, known) => `параметра ${given} нет: ожидалось ${either(known)}`,
  valueMissing: option => `параметру ${option} нужно значение`,
  valueUnwanted: option => `у параметра ${option} не бывает значения`,
  unexpectedArgument: given => `«${given}» не ожидалось`,
  fileMissing: 'ожидалось имя файла с записями игр или - для стандартного ввода',
  oneFileOnly: given => `ожидался один файл, а не ${given}`,
  notAWhole: (option, given, least) => `${option}: ожидалось целое число не меньше ${least}, а не «${given}»`,
  unexpected: message => `внутри программы что-то пошло не так: ${message}`,
  debugHint: 'С JAMAICA_DEBUG=1 она скажет и где.',
};
