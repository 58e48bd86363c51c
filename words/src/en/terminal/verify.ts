import { counting } from '../../counting.ts';
import type { Names } from '../../names.ts';
import type { VerifyWords } from '../../terminal/verify.ts';

const { count } = counting('en');

const MALFORMED = {
  fair: '"fair" must be an object with commitment, secret and words',
  commitment: '"fair.commitment" must be 64 hexadecimal digits in lower case',
  secret: '"fair.secret" must be 64 hexadecimal digits in lower case',
  words: '"fair.words" must be a list with a text for each seat',
  seals: '"fair.seals" must be a list with a seal, or an empty entry, for each seat',
  by: '"fair.by" can only be "purpose", or be left out',
};

export const verify = (names: Names): VerifyWords => ({
  commitment: commitment => `Commitment  ${commitment}`,
  secret: secret => `Secret      ${secret}`,
  secretFits: 'The secret fits the commitment.',
  words: (seat, words) => `Words ${names.of(seat)}: ${words}`,
  noWords: '(none)',
  setup: 'Set-up',
  setupFell: captain => `${names.ship(captain)} is the first Captain; treasures and decks lie as the secret says`,
  chance: (number, step) => `Chance ${number}, step ${step}`,
  actionFell: ([first, second]) => `action dice ${first} and ${second}`,
  combatFell: (ship, face, reroll) =>
    `combat die ${names.of(ship)}: ${names.combatFace(face)}${reroll ? ', rolled again' : ''}`,
  shortageFell: (ship, face) => `shortage die ${names.of(ship)}: ${names.shortageFace(face)}`,
  shuffleFell: (seat, cards) => `new deck ${names.of(seat)}, ${count(cards, { one: 'card', other: 'cards' })}`,
  more: chances => `… and ${chances} more, each as it had to fall (--all shows them)`,
  proven: chances =>
    `Proven: ${count(chances, { one: 'step of chance', other: 'steps of chance' })}, the set-up included, all as the secret and the words give them.`,
  caution:
    'Whether this commitment was published before the words, and whether the words are yours, only you can tell: compare them with what you noted.',
  notProven: why => `Not proven: ${why}`,
  noFairField: 'the record has no field "fair"; its dice did not come from a secret that can be checked',
  malformed: field => MALFORMED[field],
  wrongCommitment: (is, said) => `the secret does not fit the commitment. Expected ${is}, the record says ${said}`,
  wrongSeal: seat => `the word of seat ${seat} is not the one that it had sealed`,
  setupDiffers: (field, is, said) => `the set-up differs in "${field}": expected ${is}, the record says ${said}`,
  chanceDiffers: (number, step, is, said) =>
    `chance ${number}, step ${step} (steps[${step - 1}]): expected ${is}, the record says ${said}`,
  record: why => `the record does not fit the rules. ${why}`,
});
