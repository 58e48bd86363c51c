import { counting } from '../../counting.ts';
import type { HarbourWords } from '../../page/harbour.ts';

const { count, list } = counting('en');

const TABS = { mine: 'My games', join: 'Join', watch: 'Watch', leaders: 'Leaderboard' };
const ENDINGS = new Map([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
]);

export const harbour: HarbourWords = {
  title: 'The harbour',
  tab: tab => TABS[tab],
  tabs: 'Parts of the harbour',
  whoYouAre: name => `${name}: who you are here`,
  loading: 'Looking out to sea…',
  trouble: {
    offline: 'There is no connection to the server.',
    tooFast: 'That was too fast. Wait a moment, then try again.',
    tooMany: 'There are too many of those already.',
    wrongCode: 'Nobody has this code. Check it letter by letter.',
    wrongPasskey: 'This passkey was not recognised.',
    other: 'The server could not do that. Try again in a while.',
  },
  stale: 'What you see may be out of date.',
  again: 'Try again',

  yourTurn: 'Your turn',
  underWay: 'Under way',
  gathering: 'The crew is gathering',
  finished: 'Finished',
  timeLeft: time => `${time} left`,
  noTimeLeft: 'your time is up',
  noClock: 'no hurry',
  changed: when => `last move ${when}`,
  opened: when => `opened ${when}`,
  won: 'You won!',
  place: (place, of) => `${place}${ENDINGS.get(place) ?? 'th'} of ${of}`,
  points: points => count(points, { one: 'point', other: 'points' }),
  ghostWon: 'The Ghost Ship won.',
  wonBy: names => `Won by ${list(names)}`,
  noResult: 'ended without a result',

  play: 'Play',
  look: 'Look in',
  sit: 'Sit down',
  watch: 'Watch',
  replay: 'Watch again',
  linkAt: (link, names) => (names.length === 0 ? link : `${link}: table of ${list(names)}`),

  players: players => count(players, { one: 'player', other: 'players' }),
  ghost: 'Ghost Ship',
  noLimit: 'no clock',
  live: (decision, reserve) =>
    reserve === null ? `${decision} a choice` : `${decision} a choice, ${reserve} in reserve`,
  slow: time => `${time} a choice`,
  phrasesOnly: 'phrases only',
  noSpectators: 'no spectators',
  freeSeats: seats => count(seats, { one: 'free seat', other: 'free seats' }),
  freeSeat: 'a free seat',
  bot: level => `bot, ${level}`,
  you: 'you',
  names: list,

  emptyMine: 'No ship of yours is at sea',
  emptyMineNote: 'Open a table and send your friends the link, or sit down where a seat is free.',
  emptyJoin: 'Nobody is gathering a crew',
  emptyJoinNote: 'Open a table that everybody can see: whoever looks in here next will find it.',
  emptyWatch: 'The sea is calm',
  emptyWatchNote: 'Public games that are being played appear here. Until then, start one yourself.',
  emptyLeaders: 'Nobody has a place here yet',
  emptyLeadersNote: 'Finish a public game with other people, and the first place is yours or theirs.',
  openTable: 'Open a table',
  seeOpen: 'See open tables',

  editionLegend: 'Edition',
  playersLegend: 'Players',
  rank: 'Place',
  name: 'Name',
  strength: 'Strength',
  games: 'Games',
  strengthNote:
    'Strength starts near 0 and grows when you finish ahead of strong players. It is a cautious estimate: one lucky game changes little, many good ones change a lot. Only public games with a clock count, between people who have a recovery code or a passkey and do not play from the same place.',
  program: 'a program',
  notRanked: 'You are not on this board yet. Finish a public game of this kind with other people.',
};
