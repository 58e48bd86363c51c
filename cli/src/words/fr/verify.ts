import { counting, type Names } from '@jamaica/words';
import type { VerifyWords } from '../verify.ts';

const { count } = counting('fr');

const MALFORMED = {
  fair: '"fair" doit être un objet avec commitment, secret et words',
  commitment: '"fair.commitment" doit avoir 64 chiffres hexadécimaux en minuscules',
  secret: '"fair.secret" doit avoir 64 chiffres hexadécimaux en minuscules',
  words: '"fair.words" doit être une liste avec un texte par siège',
};

export const verify = (names: Names): VerifyWords => ({
  commitment: commitment => `Engagement  ${commitment}`,
  secret: secret => `Le secret   ${secret}`,
  secretFits: 'Le secret correspond à l’engagement.',
  words: (seat, words) => `Mots ${names.of(seat)} : ${words}`,
  noWords: '(aucun)',
  setup: 'Mise en place',
  setupFell: captain =>
    `${names.ship(captain)} est le premier Capitaine ; trésors et pioches sont comme le secret les donne`,
  chance: (number, step) => `Hasard ${number}, étape ${step}`,
  actionFell: ([first, second]) => `dés d’action ${first} et ${second}`,
  combatFell: (ship, face, reroll) =>
    `dé de combat ${names.of(ship)} : ${names.combatFace(face)}${reroll ? ', relancé' : ''}`,
  shortageFell: (ship, face) => `dé de pénurie ${names.of(ship)} : ${names.shortageFace(face)}`,
  shuffleFell: (seat, cards) => `nouvelle pioche ${names.of(seat)}, ${count(cards, { one: 'carte', other: 'cartes' })}`,
  more: chances => `… et ${chances} de plus, chacun tombé comme il le devait (--all les montre)`,
  proven: chances =>
    `Prouvé : ${count(chances, { one: 'hasard', other: 'hasards' })}, mise en place comprise, tous tels que le secret et les mots les donnent.`,
  caution:
    'Que cet engagement ait été publié avant les mots, et que ces mots soient les vôtres, vous seuls pouvez le dire : comparez avec ce que vous avez noté.',
  notProven: why => `Non prouvé : ${why}`,
  noFairField: 'l’enregistrement n’a pas de champ "fair" ; ses dés ne viennent pas d’un secret qu’on puisse contrôler',
  malformed: field => MALFORMED[field],
  wrongCommitment: (is, said) =>
    `le secret ne correspond pas à l’engagement. Attendu ${is}, l’enregistrement dit ${said}`,
  setupDiffers: (field, is, said) =>
    `la mise en place diffère dans "${field}" : attendu ${is}, l’enregistrement dit ${said}`,
  chanceDiffers: (number, step, is, said) =>
    `hasard ${number}, étape ${step} (steps[${step - 1}]) : attendu ${is}, l’enregistrement dit ${said}`,
  record: why => `la partie ne respecte pas les règles. ${why}`,
});
