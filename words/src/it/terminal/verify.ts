import { counting } from '../../counting.ts';
import type { Names } from '../../names.ts';
import type { VerifyWords } from '../../terminal/verify.ts';

const { count, form } = counting('it');

const MALFORMED = {
  fair: '"fair" deve essere un oggetto con commitment, secret e words',
  commitment: '"fair.commitment" deve avere 64 cifre esadecimali minuscole',
  secret: '"fair.secret" deve avere 64 cifre esadecimali minuscole',
  words: '"fair.words" deve essere una lista con un testo per ogni posto',
  seals: '"fair.seals" deve essere una lista con un sigillo, o una voce vuota, per ogni posto',
  by: '"fair.by" può essere solo "purpose", o mancare',
};

export const verify = (names: Names): VerifyWords => ({
  commitment: commitment => `Impegno  ${commitment}`,
  secret: secret => `Segreto  ${secret}`,
  secretFits: 'Il segreto corrisponde all’impegno.',
  words: (seat, words) => `Parole ${names.of(seat)}: ${words}`,
  noWords: '(nessuna)',
  setup: 'Preparazione',
  setupFell: captain =>
    `il primo Capitano è ${names.ship(captain)}; tesori e mazzi sono quelli che derivano dal segreto`,
  chance: (number, step) => `Estrazione ${number}, passo ${step}`,
  actionFell: ([first, second]) => `dadi Azione ${first} e ${second}`,
  combatFell: (ship, face, reroll) =>
    `dado da combattimento ${names.of(ship)}: ${names.combatFace(face)}${reroll ? ' (secondo tiro)' : ''}`,
  shortageFell: (ship, face) => `dado Penuria ${names.of(ship)}: ${names.shortageFace(face)}`,
  shuffleFell: (seat, cards) => `nuovo mazzo ${names.of(seat)}, ${count(cards, { one: 'carta', other: 'carte' })}`,
  more: chances =>
    `… e ${count(chances, { one: 'altra estrazione, come doveva essere', other: 'altre estrazioni, tutte come dovevano essere' })} (con --all si ${form(chances, { one: 'vede', other: 'vedono' })})`,
  proven: chances =>
    `Dimostrato: ${count(chances, { one: 'estrazione', other: 'estrazioni' })}, preparazione compresa; tutto corrisponde al segreto e alle parole.`,
  caution:
    'Se l’impegno sia stato pubblicato prima delle parole, e se le parole siano le tue, puoi dirlo solo tu: confrontale con ciò che hai annotato.',
  notProven: why => `Non dimostrato: ${why}`,
  noFairField:
    'la registrazione non ha un campo "fair"; i suoi dadi non vengono da un segreto che si possa controllare',
  malformed: field => MALFORMED[field],
  wrongCommitment: (is, said) =>
    `il segreto non corrisponde all’impegno. Si attendeva ${is}, la registrazione dice ${said}`,
  wrongSeal: seat => `la parola del posto ${seat} non è quella che aveva sigillato`,
  setupDiffers: (field, is, said) =>
    `la preparazione differisce in "${field}": si attendeva ${is}, la registrazione dice ${said}`,
  chanceDiffers: (number, step, is, said) =>
    `estrazione ${number}, passo ${step} (steps[${step - 1}]): si attendeva ${is}, la registrazione dice ${said}`,
  record: why => `la partita non rispetta le regole. ${why}`,
});
