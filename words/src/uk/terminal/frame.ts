import { counting } from '../../counting.ts';
import type { FrameWords } from '../../terminal/frame.ts';

const { list } = counting('uk');

export const frame: FrameWords = {
  summary: '«Ямайка», піратські перегони довкола острова, у терміналі.',
  usage: 'Як викликати',
  commands: 'Команди',
  options: 'Параметри',
  examples: 'Приклади',
  exitCodes: 'Коди завершення',
  nameTitle: 'Назва',
  environmentTitle: 'Середовище',
  commandPlace: '<команда>',
  optionsPlace: '[параметри]',
  langOption: 'мова: en, fr, it, ru або uk',
  helpOption: 'показати цю довідку',
  versionOption: 'показати версію',
  exitDone: 'усе гаразд',
  exitNo: 'відповідь: ні',
  exitUsage: 'команду задано неправильно, або файл не вдалося прочитати',
  exitBug: 'помилка в самій програмі',
  environment:
    'Без --lang мова береться з LC_ALL, LC_MESSAGES або LANG. Кольори вживаються лише в терміналі, а якщо задано NO_COLOR, то й там ні.',
  moreHelp: 'Докладніше про команду: jamaica help <команда>',
  seeHelp: commandLine => `Довідка: ${commandLine}`,
  unknownCommand: (given, known) => `команди «${given}» немає; є такі: ${list(known)}`,
  didYouMean: known => `Може, «${known}»?`,
  unknownLanguage: (given, known) => `мови «${given}» немає; є такі: ${list(known)}`,
  unknownOption: (given, known) => `параметра ${given} немає; є такі: ${list(known)}`,
  valueMissing: option => `параметр ${option} потребує значення`,
  valueUnwanted: option => `параметр ${option} уживають без значення`,
  unexpectedArgument: given => `зайвий аргумент: «${given}»`,
  fileMissing: 'очікувалося імʼя файлу із записами ігор або - для стандартного вводу',
  oneFileOnly: given => `очікувався один файл, а задано ${given}`,
  notAWhole: (option, given, least) => `${option}: очікувалося ціле число, не менше ніж ${least}, а задано «${given}»`,
  unexpected: message => `у самій програмі сталася помилка: ${message}`,
  ofHosts: commandLine =>
    `ця команда для тих, хто тримає сервер: їй потрібні Node 24 і пакет @jamaica/server: ${commandLine}`,
  shellExpected: (given, known) =>
    given === '' ? `для якої оболонки? Є ${list(known)}` : `немає оболонки «${given}»; є ${list(known)}`,
  debugHint: 'З JAMAICA_DEBUG=1 вона скаже й де саме.',
};
