import { counting } from '../../counting.ts';
import type { FrameWords } from '../../terminal/frame.ts';

const { either } = counting('fr');

export const frame: FrameWords = {
  summary: 'Jamaica, la course des pirates autour de l’île, dans un terminal.',
  usage: 'Utilisation',
  commands: 'Commandes',
  options: 'Options',
  examples: 'Exemples',
  exitCodes: 'Codes de sortie',
  nameTitle: 'Nom',
  environmentTitle: 'Environnement',
  commandPlace: '<commande>',
  optionsPlace: '[options]',
  langOption: 'la langue : en, fr, it, ru ou uk',
  helpOption: 'affiche cette aide',
  versionOption: 'affiche la version',
  exitDone: 'tout s’est bien passé',
  exitNo: 'la réponse est non',
  exitUsage: 'l’appel était incorrect, ou un fichier n’a pas pu être lu',
  exitBug: 'une erreur du programme lui-même',
  environment:
    'Sans --lang, la langue vient de LC_ALL, LC_MESSAGES ou LANG. Les couleurs n’apparaissent que sur un terminal, et jamais si NO_COLOR est défini.',
  moreHelp: 'En savoir plus sur une commande : jamaica help <commande>',
  seeHelp: commandLine => `Pour l’aide : ${commandLine}`,
  unknownCommand: (given, known) => `la commande « ${given} » n’existe pas ; au choix : ${either(known)}`,
  didYouMean: known => `Vouliez-vous dire « ${known} » ?`,
  unknownLanguage: (given, known) => `la langue « ${given} » est inconnue ; au choix : ${either(known)}`,
  unknownOption: (given, known) => `l’option ${given} n’existe pas ; au choix : ${either(known)}`,
  valueMissing: option => `l’option ${option} demande une valeur`,
  valueUnwanted: option => `l’option ${option} ne prend pas de valeur`,
  unexpectedArgument: given => `« ${given} » n’était pas attendu`,
  fileMissing: 'il manque le nom d’un fichier de parties enregistrées, ou - pour l’entrée standard',
  oneFileOnly: given => `un seul fichier est attendu, et non ${given}`,
  notAWhole: (option, given, least) =>
    `${option} : un nombre entier est attendu, ${least} ou plus, et non « ${given} »`,
  unexpected: message => `quelque chose s’est mal passé dans le programme : ${message}`,
  ofHosts: commandLine =>
    `cette commande est destinée aux hébergeurs ; il lui faut Node 24 et le paquet @jamaica/server : ${commandLine}`,
  shellExpected: (given, known) =>
    given === ''
      ? `pour quel shell ? ${either(known)}`
      : `le shell « ${given} » est inconnu ; au choix : ${either(known)}`,
  debugHint: 'Avec JAMAICA_DEBUG=1, il dit aussi où.',
};
