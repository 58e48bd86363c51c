import { counting } from '../../counting.ts';
import type { HomeWords } from '../../page/home.ts';

const { count, list } = counting('en');

const EDITIONS = {
  '2007': 'The classic: whoever cannot pay gives up what there is and sails back to the first space they can afford.',
  '2021': 'The new one: whoever cannot pay rolls the shortage die, which sends the ship back or lets it stay.',
};

const LEVELS = {
  deckhand: 'Fresh aboard: makes mistakes, and waits for whoever falls behind.',
  bosun: 'Knows the ropes: plans every round with care.',
  captain: 'Thinks every choice through to the finish.',
  admiral: 'The best we have: has learned from thousands upon thousands of races.',
};

const STYLES = {
  privateer: 'Never far from a fight.',
  merchant: 'Would rather have a full hold than a fast ship.',
  racer: 'In a hurry to get home.',
};

export const home: HomeWords = {
  title: 'Jamaica',
  tagline: 'a race of pirates round the island',
  play: 'Play now',
  playNote: 'you and three bots',
  firstTime: 'First time? Learn it in five minutes',
  chooseOpponents: 'Choose opponents',
  continue: 'Continue',
  continueNote: (round, agreed, names) => `Round ${round} · ${agreed} · ${list(names)}`,
  together: 'With others',
  newGame: 'Pass and play',
  newGameNote: 'round one screen',
  day: 'Race of the day',
  dayNote: 'the same dice for everyone',
  openTable: 'Open a table',
  openTableNote: 'your friends come by a link',
  bigScreen: 'On a big screen',
  bigScreenNote: 'phones hold the cards',
  join: 'Join a table',
  joinNote: 'by link or code',
  myGames: 'My games',
  myGamesNote: waiting =>
    waiting === 0
      ? 'none is waiting for you'
      : `${count(waiting, { one: 'game is', other: 'games are' })} waiting for you`,
  watch: 'Watch',
  leaders: 'Leaderboard',
  learn: 'Learn the ropes',
  companion: 'Around a real table',
  offline: 'No network: tables online are out of reach. Everything else works.',
  more: 'More',
  gallery: 'The pirates',
  load: 'Open a record',
  drop: 'Drop the record here',
  settings: 'Settings',
  makers:
    'The board game is by Malcolm Braff, Bruno Cathala and Sébastien Pauchon, with illustrations by Mathieu Leyssenne.',
  independent: 'An independent implementation, not affiliated with or endorsed by the publisher of the board game.',

  newTitle: 'A new race',
  back: 'Back',
  start: 'Set sail',
  rules: 'The rules',
  crew: 'The crew',
  editionNote: edition => EDITIONS[edition],
  players: 'Players',
  ghost: 'Ghost Ship',
  ghostNote: 'One ship more that belongs to nobody: the Captain steers it, and it plunders everybody.',
  ghostAlways: 'With two players it always sails: the Captain steers it, and it plunders both.',
  ghostNever: 'With six players there is no ship left for it.',
  ghostCrew: 'Belongs to nobody; the Captain of the round steers it.',
  seat: seat => `Seat ${seat}`,
  changePirate: pirate => `${pirate}: choose another pirate`,
  choosePirate: seat => `Who sails in seat ${seat}?`,
  swapWith: seat => `swaps with seat ${seat}`,
  ashore: 'still ashore',
  haunted: 'sails as the Ghost Ship',
  name: 'Name',
  who: 'Played by',
  person: 'a person',
  personNote: 'Sits in front of this screen.',
  bot: level => `a bot: ${level}`,
  levelNote: level => LEVELS[level],
  asYou: 'as strong as you',
  asYouNow: (level, next) =>
    next === null ? `As strong as you: ${level}` : `As strong as you: between ${level} and ${next}`,
  asYouNote:
    'Plays as well as you do. After every race that you sail alone it gets a little stronger or a little gentler, until each ship wins as often as yours.',
  styleNote: style => STYLES[style],
  crewNote: people => {
    if (people === 0) return 'Nobody plays: the bots race, and you watch.';
    return people === 1 ? 'You against the bots.' : 'You pass the screen around; a curtain keeps your cards secret.';
  },
};
