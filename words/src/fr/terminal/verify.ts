import { counting } from '../../counting.ts';
import type { Names } from '../../names.ts';
import type { VerifyWords } from '../../terminal/verify.ts';

const { count, form } = counting('fr');

const CHANCES = { one: 'tirage', other: 'tirages' };

const MALFORMED = {
  fair: '"fair" doit être un objet avec commitment, secret et words',
  commitment: '"fair.commitment" doit avoir 64 chiffres hexadécimaux en minuscules',
  secret: '"fair.secret" doit avoir 64 chiffres hexadécimaux en minuscules',
  words: '"fair.words" doit être une liste avec un texte par place',
  seals: '"fair.seals" doit être une liste avec, pour chaque place, un sceau ou une entrée vide',
  by: '"fair.by" ne peut être que "purpose", ou manquer',
};

export const verify = (names: Names): VerifyWords => ({
  commitment: commitment => `Engagement  ${commitment}`,
  secret: secret => `Secret      ${secret}`,
  secretFits: 'Le secret correspond à l’engagement.',
  words: (seat, words) => `Mots ${names.of(seat)} : ${words}`,
  noWords: '(aucun)',
  setup: 'Mise en place',
  setupFell: captain => `${names.ship(captain)} commence comme Capitaine ; trésors et pioches sont conformes au secret`,
  chance: (number, step) => `Tirage ${number}, étape ${step}`,
  actionFell: ([first, second]) => `dés d’action ${first} et ${second}`,
  combatFell: (ship, face, reroll) =>
    `dé de combat ${names.of(ship)} : ${names.combatFace(face)}${reroll ? ' (relance)' : ''}`,
  shortageFell: (ship, face) => `dé de pénurie ${names.of(ship)} : ${names.shortageFace(face)}`,
  shuffleFell: (seat, cards) => `nouvelle pioche ${names.of(seat)}, ${count(cards, { one: 'carte', other: 'cartes' })}`,
  more: chances =>
    `… et ${count(chances, { one: 'autre tirage, conforme', other: 'autres tirages, tous conformes' })} (--all montre tout)`,
  proven: chances =>
    `Prouvé : ${count(chances, CHANCES)}, mise en place comprise, ${form(chances, { one: 'tel que le donnent', other: 'tous tels que les donnent' })} le secret et les mots.`,
  caution:
    'Que cet engagement ait été publié avant les mots, et que ces mots soient les vôtres, personne d’autre que vous ne peut le dire : comparez avec ce que vous avez noté.',
  notProven: why => `Non prouvé : ${why}`,
  noFairField:
    'l’enregistrement n’a pas de champ "fair" ; ses dés ne viennent pas d’un secret que l’on puisse contrôler',
  malformed: field => MALFORMED[field],
  wrongCommitment: (is, said) =>
    `le secret ne correspond pas à l’engagement. Attendu ${is}, l’enregistrement dit ${said}`,
  wrongSeal: seat => `le mot de la place ${seat} n’est pas celui qu’elle avait scellé`,
  setupDiffers: (field, is, said) =>
    `la mise en place diffère dans "${field}" : attendu ${is}, l’enregistrement dit ${said}`,
  chanceDiffers: (number, step, is, said) =>
    `tirage ${number}, étape ${step} (steps[${step - 1}]) : attendu ${is}, l’enregistrement dit ${said}`,
  record: why => `la partie ne respecte pas les règles. ${why}`,
});
