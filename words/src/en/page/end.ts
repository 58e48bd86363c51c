import { counting } from '../../counting.ts';
import type { EndWords } from '../../page/end.ts';

const { count, list } = counting('en');

export const end: EndWords = {
  title: 'The race is over',
  won: names => (names.length === 1 ? `${names[0]} wins the game!` : `${list(names)} share the victory!`),
  rounds: rounds => `after ${count(rounds, { one: 'round', other: 'rounds' })}`,
  space: 'Space',
  gold: 'Gold',
  treasures: 'Treasures and curses',
  heads: { rank: 'Rank', race: 'Race', gold: 'Gold', treasures: 'Treasures', points: 'Points' },
  skip: 'Show all at once',
  story: 'The story of the race',
  storyNote: 'What each ship would have scored after every round, hidden treasures included.',
  storyMissing: 'This race was not recorded from the start.',
  round: 'Round',
  start: 'Start',
  showTable: 'As a table',
  rematch: 'Rematch',
  download: 'Download the record',
  keepPicture: 'Keep a picture',
  home: 'Back to port',
  replay: 'Watch it again',
  analysis: 'Analysis',
  statistics: 'Statistics',
};
