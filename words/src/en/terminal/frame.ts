import { counting } from '../../counting.ts';
import type { FrameWords } from '../../terminal/frame.ts';

const { either } = counting('en');

export const frame: FrameWords = {
  summary: 'Jamaica, the pirate race around the island, in a terminal.',
  usage: 'Usage',
  commands: 'Commands',
  options: 'Options',
  examples: 'Examples',
  exitCodes: 'Exit codes',
  nameTitle: 'Name',
  environmentTitle: 'Environment',
  commandPlace: '<command>',
  optionsPlace: '[options]',
  langOption: 'the language: en, fr, it, ru or uk',
  helpOption: 'show this help',
  versionOption: 'show the version',
  exitDone: 'done',
  exitNo: 'the answer is no',
  exitUsage: 'the call was wrong, or a file could not be read',
  exitBug: 'a fault of the program itself',
  environment:
    'Without --lang the language comes from LC_ALL, LC_MESSAGES or LANG. Colours are used on a terminal only, and never when NO_COLOR is set.',
  moreHelp: 'More about a command: jamaica help <command>',
  seeHelp: commandLine => `For help: ${commandLine}`,
  unknownCommand: (given, known) => `there is no command “${given}”: expected ${either(known)}`,
  didYouMean: known => `Did you mean “${known}”?`,
  unknownLanguage: (given, known) => `no language “${given}”: expected ${either(known)}`,
  unknownOption: (given, known) => `there is no option ${given}: expected ${either(known)}`,
  valueMissing: option => `the option ${option} needs a value`,
  valueUnwanted: option => `the option ${option} takes no value`,
  unexpectedArgument: given => `did not expect “${given}”`,
  fileMissing: 'expected the name of a file with records, or - for standard input',
  oneFileOnly: given => `expected one file, not ${given}`,
  notAWhole: (option, given, least) => `${option}: expected a whole number, ${least} or more, not “${given}”`,
  unexpected: message => `something went wrong inside the program: ${message}`,
  ofHosts: commandLine => `this command is for hosts and needs Node 24 and the package @jamaica/server: ${commandLine}`,
  shellExpected: (given, known) =>
    given === '' ? `for which shell? ${either(known)}` : `no shell “${given}”: expected ${either(known)}`,
  debugHint: 'With JAMAICA_DEBUG=1 it also says where.',
};
