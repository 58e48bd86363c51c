import { counting } from '../../counting.ts';
import type { PersonPageWords } from '../../page/person-page.ts';

const { count, number } = counting('en');

export const personPage: PersonPageWords = {
  notHere: 'There is no page here',
  notHereNote: 'Nobody has a page who does not want one.',
  asOthers: 'This is how others see you.',
  onlyYou: 'Only you see this page: you show it to nobody yet.',
  nothing: 'Nothing to show yet. Only games of the public list count.',
  program: 'program',

  rating: 'Rating',
  worth: (rating, doubt) => `${rating} ± ${doubt}`,
  ratingCourse: 'After each game; the band shows how uncertain it is.',
  inNumbers: 'The same in numbers',
  day: 'Day',
  uncertainty: 'Uncertainty',

  results: 'Results',
  book: 'Book',
  players: 'Players',
  games: 'Games',
  won: 'Won',
  average: 'Points on average',

  sources: 'Where the points come from',
  sourcesNote: 'On average in a game, beside everybody on this server.',
  source: 'Source',
  space: 'The ship’s place',
  gold: 'Gold',
  treasure: 'Treasures',
  everybody: 'Everybody',

  rivals: 'Favourite rivals',
  together: games => count(games, { one: 'game together', other: 'games together' }),
  ahead: games => `ahead in ${number(games)}`,
  lastGames: 'The last games',
};
