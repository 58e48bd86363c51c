import { counting } from '../../counting.ts';
import type { BigScreenWords } from '../../page/big-screen.ts';

const { count } = counting('en');

export const bigScreen: BigScreenWords = {
  title: 'On a big screen',
  about: {
    intro:
      'The board on the television, the cards in the hand: a big screen shows the race, and everybody’s phone is their hold and their cards. No account, no app, no internet.',
    picture: 'A big screen with the board, and four people in front of it, each with a phone in their hand.',
    steps: [
      'Open this page on the screen that everybody sees: a laptop, a television with a browser, a tablet on the table.',
      'Open the table. The screen shows a QR code.',
      'Everybody scans it, writes their name and chooses a pirate. Several people can share one phone.',
      'Whoever sat down first sets sail; bots take the free seats.',
    ],
    network:
      'Without internet: start the server on a computer at home (npm start, or jamaica serve --lan). It prints the address and a QR code for all devices in the same network.',
    open: 'Open the table on this screen',
    opening: 'Opening…',
  },
  screen: {
    scan: 'Scan and play',
    scanNote: 'with the camera of a phone',
    qr: 'QR code that leads a phone to this table',
    free: seats => count(seats, { one: 'free seat', other: 'free seats' }),
    first: 'Whoever sits down first sets sail.',
    sailsBy: host => `${host} sets sail when everybody is there.`,
    late: 'Take a bot’s seat',
    turn: name => `${name} is on the move`,
    choosing: 'Choose your cards!',
    paused: 'Pause',
    onlyHere: 'Everything is chosen on the phones.',
    fullScreen: 'Full screen',
  },
  phone: {
    who: 'What is your name?',
    next: 'Next',
    pirate: 'Which pirate are you?',
    seated: name => `Welcome aboard, ${name}!`,
    lookUp: 'Look at the big screen.',
    showBoard: 'Show me the board',
    hideBoard: 'Back to my cards',
    preview: 'Show what I think about',
    previewNote: 'The card that you look at is shown on the big screen too: everybody sees where it would take you.',
    oneMore: 'One more person with this phone',
    options: 'More',
    asScreen: 'Show this table on a big screen',
  },
  claim: {
    title: 'The race is on',
    mine: 'My phone is lost: this was my seat',
    bots: 'Take over from a bot',
    seatOf: name => `Seat of ${name}`,
    wait: 'The same code is on the big screen. The host, or whoever has that seat, says yes on their phone.',
    onScreen: 'Whoever has this code on their phone asks for this seat. The host says yes or no.',
    asked: seat => `Somebody asks for the seat of ${seat}. Do they have this code on their phone?`,
    give: 'Yes, give it to them',
    refuse: 'No',
    watch: 'Only watch',
  },
  remote: {
    title: 'Remote control',
    pause: 'Pause',
    goOn: 'Go on',
    paused: 'The race is paused.',
    volume: 'Volume of the big screen',
    captions: 'Language of the big screen',
    own: 'its own',
  },
};
