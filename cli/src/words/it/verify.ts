import { counting, type Names } from '@jamaica/words';
import type { VerifyWords } from '../verify.ts';

const { count } = counting('it');

const MALFORMED = {
  fair: '"fair" deve essere un oggetto con commitment, secret e words',
  commitment: '"fair.commitment" deve avere 64 cifre esadecimali minuscole',
  secret: '"fair.secret" deve avere 64 cifre esadecimali minuscole',
  words: '"fair.words" deve essere una lista con un testo per ogni posto',
};

export const verify = (names: Names): VerifyWords => ({
  commitment: commitment => `Impegno  ${commitment}`,
  secret: secret => `Segreto  ${secret}`,
  secretFits: 'Il segreto corrisponde all’impegno.',
  words: (seat, words) => `Parole ${names.of(seat)}: ${words}`,
  noWords: '(nessuna)',
  setup: 'Preparazione',
  setupFell: captain => `il primo Capitano è ${names.ship(captain)}; tesori e mazzi sono quelli che il segreto dà`,
  chance: (number, step) => `Caso ${number}, passo ${step}`,
  actionFell: ([first, second]) => `dadi azione ${first} e ${second}`,
  combatFell: (ship, face, reroll) =>
    `dado combattimento ${names.of(ship)}: ${names.combatFace(face)}${reroll ? ', ritirato' : ''}`,
  shortageFell: (ship, face) => `dado della penuria ${names.of(ship)}: ${names.shortageFace(face)}`,
  shuffleFell: (seat, cards) => `nuovo mazzo ${names.of(seat)}, ${count(cards, { one: 'carta', other: 'carte' })}`,
  more: chances => `… e altri ${chances}, tutti come dovevano essere (--all li mostra)`,
  proven: chances =>
    `Provato: ${count(chances, { one: 'caso', other: 'casi' })}, preparazione compresa, tutti come li danno il segreto e le parole.`,
  caution:
    'Se l’impegno sia stato pubblicato prima delle parole, e se le parole siano le vostre, potete dirlo solo voi: confrontate con ciò che avete annotato.',
  notProven: why => `Non provato: ${why}`,
  noFairField:
    'la registrazione non ha un campo "fair"; i suoi dadi non vengono da un segreto che si possa controllare',
  malformed: field => MALFORMED[field],
  wrongCommitment: (is, said) =>
    `il segreto non corrisponde all’impegno. Si attendeva ${is}, la registrazione dice ${said}`,
  setupDiffers: (field, is, said) =>
    `la preparazione differisce in "${field}": si attendeva ${is}, la registrazione dice ${said}`,
  chanceDiffers: (number, step, is, said) =>
    `caso ${number}, passo ${step} (steps[${step - 1}]): si attendeva ${is}, la registrazione dice ${said}`,
  record: why => `la partita non rispetta le regole. ${why}`,
});
