import { counting } from '@jamaica/words';
import type { LobbyWords } from '../lobby.ts';

const { count, list } = counting('en');

const KINDS = { live: 'Live', slow: 'Slow', none: 'None' };
const KIND_NOTES = {
  live: 'Everybody is there. If your time runs out, a bot plays for you until you are back.',
  slow: 'A race over days: you are told when it is your turn.',
  none: 'As long as you like.',
};
const SEATS = { one: 'seat', other: 'seats' };

export const lobby: LobbyWords = {
  openTitle: 'Open a table',
  open: 'Open the table',
  opening: 'Opening…',
  openNote: free =>
    free === 0 ? 'You against the bots.' : `You get a link for your friends: ${count(free, SEATS)} to fill.`,
  yourName: 'Your name',
  nameNote: 'So the others know who you are. No account needed.',
  bots: 'Bots from the start',
  botsNote: 'Free seats can be given to bots later, too.',
  clock: 'Clock',
  clockKind: kind => KINDS[kind],
  clockKindNote: kind => KIND_NOTES[kind],
  pace: 'Time to think',
  listed: 'Anybody may join',
  listedNote:
    'The table stands in the public list; with a clock, the race is rated. Otherwise only those who have the link can find it.',
  listedUnratedNote: 'The table stands in the public list. With house rules of your own the race is not rated.',
  spectators: 'Spectators',
  spectatorsNote: 'Anybody who has the link may watch. Nobody sees your cards.',
  phrasesOnly: 'Phrases only',
  phrasesOnlyNote: 'At this table people talk in ready phrases, which everybody reads in their own language.',

  joinTitle: 'Join a table',
  joinField: 'Link or code',
  joinNote: 'Paste the link that you were sent, or type the code of the table.',
  join: 'Join',
  notATable: 'That is neither a link nor a code of a table.',
  noTableByCode: 'No table has this code. A code works until the race begins.',

  title: 'The table',
  titleOf: host => `The table of ${host}`,
  invite: 'Invite your friends',
  inviteNote: 'Whoever opens this link sits down with one tap.',
  link: 'Link to this table',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share…',
  shareText: 'Come and race me round Jamaica!',
  qr: 'QR code with the link to this table',
  showQr: 'QR code',
  code: 'Code',
  codeNote: 'to be read out or typed',
  crew: 'The crew',
  free: 'A free seat',
  freeNote: 'for somebody who has the link',
  you: 'you',
  host: 'host',
  ready: 'ready',
  notReady: 'not ready yet',
  sit: 'Sit down',
  sitHere: 'Sit here',
  full: 'All seats are taken. You can watch when the race begins.',
  rise: 'Stand up',
  readyButton: 'I am ready',
  unready: 'Not ready after all',
  start: 'Set sail',
  waitingFor: names => `Waiting for ${list(names)}`,
  botsFill: seats => `${count(seats, { one: 'free seat', other: 'free seats' })} will be taken by bots.`,
  allReady: 'All aboard!',
  hostStarts: 'The host sets sail when everybody is ready.',
  tools: name => `Change the seat of ${name}`,
  remove: 'Empty the seat',
  swapWith: seat => `Swap with seat ${seat}`,
  taken: 'taken',
  choosePirate: 'Which pirate are you?',
  rules: 'How we play',
  termsListed: 'in the public list',
  termsUnrated: 'in the public list, not rated',
  termsByLink: 'by link only',
};
