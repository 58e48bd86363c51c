import { counting } from '../counting.ts';
import type { OutsideWords } from '../outside.ts';
import { titles } from './book/titles.ts';

const { count } = counting('fr');

export const outside: OutsideWords = {
  game: 'Jamaica',
  about: 'Une course de pirates autour de l’île : contre des bots, autour d’un écran ou en ligne, dans le navigateur.',
  invited: names => (names === '' ? 'Jouez à Jamaica' : `Jouez à Jamaica avec ${names}`),
  among: names => `Jamaica : ${names}`,
  race: (round, names) => `Jamaica, manche ${round} : ${names}`,
  wonBy: names => `Jamaica : partie gagnée par ${names}`,
  ghostWon: 'Jamaica : le Vaisseau fantôme a gagné',
  round: round => `Manche ${round}`,
  freeSeats: seats =>
    seats === 0 ? 'aucune place libre' : count(seats, { one: 'place libre', other: 'places libres' }),
  freeSeat: 'place libre',
  scored: (name, points) => `${name} : ${count(points, { one: 'point', other: 'points' })}`,
  rules: passage => (passage === null ? 'Le Livre du pilote' : `Le Livre du pilote : ${passage}`),
  chapters: titles,
  rulesAbout: 'Toutes les règles de Jamaica en images, les deux éditions, à lire ou à parcourir.',
  puzzle: number => (number === null ? 'Énigmes' : `Énigme ${number}`),
  puzzleAbout: 'Une situation délicate d’une partie de Jamaica. Quel est le meilleur choix ?',
  person: name => `${name} à Jamaica`,
  personAbout: 'Parties, cotes et adversaires préférés.',

  turn: 'À vous de jouer !',
  turnAt: names => `À la table avec ${names}`,
  turnSomewhere: 'On vous attend à une table.',
  calendar: 'Jamaica : mes tours',
  deadline: names =>
    names === '' ? 'Jamaica : votre temps est écoulé' : `Jamaica avec ${names} : votre temps est écoulé`,
};
