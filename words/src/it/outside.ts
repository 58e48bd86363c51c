import { counting } from '../counting.ts';
import type { OutsideWords } from '../outside.ts';
import { titles } from './book/titles.ts';

const { count } = counting('it');

export const outside: OutsideWords = {
  game: 'Jamaica',
  about: 'Una regata di pirati intorno all’isola: contro i bot, attorno a uno schermo o online, nel browser.',
  invited: names => (names === '' ? 'Gioca a Jamaica' : `Gioca a Jamaica con ${names}`),
  among: names => `Jamaica: ${names}`,
  race: (round, names) => `Jamaica, turno ${round}: ${names}`,
  wonBy: names => `Jamaica: vittoria di ${names}`,
  ghostWon: 'Jamaica: ha vinto la Nave Fantasma',
  round: round => `Turno ${round}`,
  freeSeats: seats =>
    seats === 0 ? 'nessun posto libero' : count(seats, { one: 'posto libero', other: 'posti liberi' }),
  freeSeat: 'posto libero',
  scored: (name, points) => `${name}: ${count(points, { one: 'punto', other: 'punti' })}`,
  rules: passage => (passage === null ? 'Il Portolano' : `Il Portolano: ${passage}`),
  chapters: titles,
  rulesAbout: 'Tutte le regole di Jamaica con le figure, entrambe le edizioni, da leggere o in cui cercare.',
  puzzle: number => (number === null ? 'Rompicapi' : `Rompicapo ${number}`),
  puzzleAbout: 'Una situazione difficile di una partita a Jamaica. Qual è la scelta migliore?',
  person: name => `${name} a Jamaica`,
  personAbout: 'Partite, forza e rivali preferiti.',

  turn: 'Tocca a te!',
  turnAt: names => `Al tavolo con ${names}`,
  turnSomewhere: 'A un tavolo ti aspettano.',
  calendar: 'Jamaica: quando tocca a me',
  deadline: names => (names === '' ? 'Jamaica: il tuo tempo scade' : `Jamaica con ${names}: il tuo tempo scade`),
};
