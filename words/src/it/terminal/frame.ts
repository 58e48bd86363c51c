import { counting } from '../../counting.ts';
import type { FrameWords } from '../../terminal/frame.ts';

const { either } = counting('it');

export const frame: FrameWords = {
  summary: 'Jamaica, la regata dei pirati attorno all’isola, in un terminale.',
  usage: 'Uso',
  commands: 'Comandi',
  options: 'Opzioni',
  examples: 'Esempi',
  exitCodes: 'Codici d’uscita',
  nameTitle: 'Nome',
  environmentTitle: 'Ambiente',
  commandPlace: '<comando>',
  optionsPlace: '[opzioni]',
  langOption: 'la lingua: en, fr, it, ru o uk',
  helpOption: 'mostra questo aiuto',
  versionOption: 'mostra la versione',
  exitDone: 'tutto bene',
  exitNo: 'la risposta è no',
  exitUsage: 'il comando era sbagliato, o un file non si è potuto leggere',
  exitBug: 'un errore interno del programma',
  environment:
    'Senza --lang la lingua viene da LC_ALL, LC_MESSAGES o LANG. I colori compaiono solo in un terminale, e mai se NO_COLOR è impostato.',
  moreHelp: 'Per saperne di più su un comando: jamaica help <comando>',
  seeHelp: commandLine => `Aiuto: ${commandLine}`,
  unknownCommand: (given, known) => `il comando «${given}» non esiste: si attendeva ${either(known)}`,
  didYouMean: known => `Intendevi «${known}»?`,
  unknownLanguage: (given, known) => `la lingua «${given}» non è nota: si attendeva ${either(known)}`,
  unknownOption: (given, known) => `l’opzione ${given} non esiste: si attendeva ${either(known)}`,
  valueMissing: option => `l’opzione ${option} richiede un valore`,
  valueUnwanted: option => `l’opzione ${option} non accetta valori`,
  unexpectedArgument: given => `«${given}» non era atteso`,
  fileMissing: 'si attendeva il nome di un file di partite registrate, o - per lo standard input',
  oneFileOnly: given => `si attendeva un solo file, non ${given}`,
  notAWhole: (option, given, least) => `${option}: si attendeva un numero intero, ${least} o più, non «${given}»`,
  unexpected: message => `qualcosa è andato storto nel programma: ${message}`,
  ofHosts: commandLine =>
    `questo comando è per chi ospita un server e richiede Node 24 e il pacchetto @jamaica/server: ${commandLine}`,
  shellExpected: (given, known) =>
    given === '' ? `per quale shell? ${either(known)}` : `la shell «${given}» non c’è: si attendeva ${either(known)}`,
  debugHint: 'Con JAMAICA_DEBUG=1 dice anche dove.',
};
