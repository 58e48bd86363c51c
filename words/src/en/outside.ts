import { counting } from '../counting.ts';
import type { OutsideWords } from '../outside.ts';
import { titles } from './book/titles.ts';

const { count } = counting('en');

export const outside: OutsideWords = {
  game: 'Jamaica',
  about: 'A pirate race round the island: against bots, around one screen or online, in the browser.',
  invited: names => (names === '' ? 'Play Jamaica' : `Play Jamaica with ${names}`),
  among: names => `Jamaica: ${names}`,
  race: (round, names) => `Jamaica, round ${round}: ${names}`,
  wonBy: names => `Jamaica: won by ${names}`,
  ghostWon: 'Jamaica: the Ghost Ship won',
  round: round => `Round ${round}`,
  freeSeats: seats => (seats === 0 ? 'no free seat' : count(seats, { one: 'free seat', other: 'free seats' })),
  freeSeat: 'free seat',
  scored: (name, points) => `${name}: ${count(points, { one: 'point', other: 'points' })}`,
  rules: passage => (passage === null ? 'The Pilot Book' : `The Pilot Book: ${passage}`),
  chapters: titles,
  rulesAbout: 'All the rules of Jamaica with pictures, both editions, to read or to search.',
  puzzle: number => (number === null ? 'Puzzles' : `Puzzle ${number}`),
  puzzleAbout: 'A tricky position from a game of Jamaica. What is best?',
  person: name => `${name} at Jamaica`,
  personAbout: 'Games, ratings and favourite rivals.',

  turn: 'Your turn!',
  turnAt: names => `At the table of ${names}`,
  turnSomewhere: 'A table is waiting for you.',
  calendar: 'Jamaica: my turns',
  deadline: names => (names === '' ? 'Jamaica: your time is up' : `Jamaica with ${names}: your time is up`),
};
