import type { DecisionKind, Need, Question } from '@jamaica/rules';
import type { HeaderField } from '@jamaica/rules/record';
import { counting } from '../../counting.ts';
import type { Names } from '../../names.ts';
import type { RefusalWords } from '../../terminal/refusals.ts';

const { count, list, either } = counting('fr');

const OPTIONS = { one: 'option', other: 'options' };

const shipOf = (ship: number | 'ghost'): string => (ship === 'ghost' ? 'le Vaisseau fantôme' : `la place ${ship}`);

const need = (chance: Need): string => {
  if ('shuffle' in chance) return `le mélange de la pioche de la place ${chance.shuffle}`;
  switch (chance.roll) {
    case 'action':
      return 'le jet des deux dés d’action par le Capitaine';
    case 'combat':
      return `un jet du dé de combat pour ${shipOf(chance.ship)}`;
    case 'shortage':
      return `un jet du dé de pénurie pour ${shipOf(chance.ship)}`;
  }
};

const HEADER: Readonly<Record<HeaderField, string>> = {
  edition: '"edition" doit être "2007" ou "2021"',
  players: '"players" doit être un nombre entier de 2 à 6',
  ghost: '"ghost" doit être true à 2 joueurs, false à 6, true ou false de 3 à 5',
  house: '"house" doit donner au moins une règle maison, avec la valeur qui n’est pas l’habituelle',
  captain: '"captain" doit être le numéro d’une place, compté à partir de 0',
  pile: '"pile" doit donner 9 cartes trésor du jeu, celle du dessus d’abord, chacune autant de fois qu’elle existe',
  removed: '"removed" doit donner toutes les cartes trésor qui ne sont pas dans la pile',
  decks: '"decks" doit donner pour chaque place les 11 cartes action différentes, celle du dessus d’abord',
};

export const refusals = (names: Names): RefusalWords => {
  const decision = (kind: DecisionKind, seats: string): string =>
    `décision « ${kind} » (${names.decision(kind)}), place ${seats}`;
  const question = ({ kind, seat }: Question): string => decision(kind, String(seat));

  return {
    over: 'la partie est finie, plus rien n’était attendu',
    awaitsChance: chance => `attendu : ${need(chance)}`,
    awaitsDecision: (kind, seats) => `attendu : ${decision(kind, either(seats.map(String)))}`,
    notAnOption: (asked, options) => `${question(asked)} : il faut choisir parmi ${list(options)}`,
    notAFace: (chance, faces) =>
      `${need(chance)} : il faut ${'roll' in chance && chance.roll === 'action' ? 'deux faces' : 'une face'} parmi ${list(faces.map(String))}`,
    notThatDeck: (seat, cards) =>
      `la pioche mélangée de la place ${seat} : il faut exactement ces cartes, dans n’importe quel ordre : ${list(cards)}`,
    header: field => HEADER[field],
    notARecord:
      'ce n’est pas une partie enregistrée : il faut un objet avec "v":1, la mise en place et une liste "steps"',
    notAStep: 'attendu : un tirage, une décision ou un relevé, sous forme d’objet',
    countDiffers: (asked, counted, said) =>
      `${question(asked)} : ${count(counted, OPTIONS)} selon les règles, ${said} selon l’enregistrement`,
    optionsDiffer: (asked, options) =>
      `${question(asked)} : les options sont ${list(options)}, l’enregistrement en a d’autres`,
    markExpected: after =>
      `attendu : le relevé après le tour ${after === 'ghost' ? 'du Vaisseau fantôme' : `de la place ${after}`}`,
    markUnexpected: 'un relevé alors qu’aucun tour n’est terminé ; attendu : un tirage ou une décision',
    markDiffers: (path, is, said) => `le relevé diffère dans ${path} : attendu ${is}, l’enregistrement dit ${said}`,
    finalUnexpected: 'un "final" alors que la partie n’est pas finie',
    finalDiffers: (path, is, said) =>
      `le score final diffère dans ${path} : attendu ${is}, l’enregistrement dit ${said}`,
  };
};
