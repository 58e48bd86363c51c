import { counting } from '@jamaica/words';
import type { FrameWords } from '../frame.ts';

const { either } = counting('uk');

export const frame: FrameWords = {
  summary: '«Ямайка», перегони піратів навколо острова, у терміналі.',
  usage: 'Як викликати',
  commands: 'Команди',
  options: 'Параметри',
  examples: 'Приклади',
  exitCodes: 'Коди завершення',
  commandPlace: '<команда>',
  optionsPlace: '[параметри]',
  langOption: 'мова: en, fr, it, ru або uk',
  helpOption: 'показати цю довідку',
  versionOption: 'показати версію',
  exitDone: 'усе гаразд',
  exitNo: 'відповідь: ні',
  exitUsage: 'хибний виклик, або файл не вдалося прочитати',
  exitBug: 'помилка в самій програмі',
  environment:
    'Без --lang мова береться з LC_ALL, LC_MESSAGES або LANG. Кольори бувають лише в терміналі й ніколи, якщо задано NO_COLOR.',
  moreHelp: 'Докладніше про команду: jamaica help <команда>',
  seeHelp: commandLine => `Довідка: ${commandLine}`,
  unknownCommand: (given, known) => `команди «${given}» немає: очікувалося ${either(known)}`,
  didYouMean: known => `Може, «${known}»?`,
  unknownLanguage: (given, known) => `мови «${given}» немає: очікувалося ${either(known)}`,
  unknownOption: (given, known) => `параметра ${given} немає: очікувалося ${either(known)}`,
  valueMissing: option => `параметр ${option} потребує значення`,
  valueUnwanted: option => `параметр ${option} не має значення`,
  unexpectedArgument: given => `«${given}» не очікувалося`,
  fileMissing: 'очікувалося імʼя файлу із записами ігор або - для стандартного вводу',
  oneFileOnly: given => `очікувався один файл, а не ${given}`,
  notAWhole: (option, given, least) => `${option}: очікувалося ціле число, не менше ніж ${least}, а не «${given}»`,
  unexpected: message => `усередині програми щось пішло не так: ${message}`,
  debugHint: 'З JAMAICA_DEBUG=1 вона скаже й де.',
};
