import { counting } from '../../counting.ts';
import type { CallWords, PlayWords, TableWords } from '../../terminal/play.ts';

const { count, either, list } = counting('en');

const calls: CallWords = {
  seatExpected: (given, last) => `expected a seat from 0 to ${last}, not ${given}`,
  namesExpected: (given, players) =>
    `expected at most ${count(players, { one: 'name', other: 'names' })} between commas, not ${given}`,
  skillExpected: (given, most) => `expected a skill from 0 (deckhand) to ${most} (admiral), such as 1.5, not ${given}`,
  styleExpected: (given, known) => `expected the style ${either(known)}, not ${given}`,
  notWithResume: option => `${option} does not go with --resume: the file says it all`,
  notResumed: (file, why) => `cannot resume ${file}: ${why}`,
  resumedOver: file => `the game in ${file} is over; to look at it again: jamaica replay ${file}`,
  notWritten: (file, why) => `cannot write ${file}: ${why}`,
  crew: (you, rivals) => `You are ${you}. With you sail ${list(rivals)}.`,
  fair: commitment => `Fair dice. They are fixed already, by a secret with this commitment: ${commitment}`,
  practice: seed => `A practice game: its dice come from the seed “${seed}” and can be known in advance.`,
  practiceWithoutSeed: 'A practice game: the file does not say where its dice came from, so new ones are rolled.',
  goodbye: 'Fair winds!',
  saved: file => `The game is saved in ${file}.`,
  resumeWith: command => `To go on: ${command}`,
  notSaved: 'The game is not saved; with --record FILE it would be.',
  verifyWith: command => `To prove the dice: ${command}`,
  stronger: command => `Next time your opponents should be a little stronger: ${command}`,
  gentler: command => `Next time your opponents should go a little easier on you: ${command}`,
  strongest: 'Your opponents cannot get any stronger than this.',
  gentlest: 'Your opponents are already as gentle as they get.',
};

const table: TableWords = {
  labelled: (label, text) => `${label}: ${text}`,
  you: 'you',
  round: round => `Round ${round}`,
  captain: 'Captain',
  dice: (morning, evening) => `morning ${morning}, evening ${evening}`,
  rolled: (first, second) => `dice ${first} and ${second}`,
  holds: 'Holds',
  empty: 'empty',
  sixth: contents => `6th: ${contents}`,
  none: 'none',
  hand: 'Hand',
  keys: '↑↓ or a number, Enter: choose   l: story   ?: help   q: quit',
  undoKey: 'u: take back',
  typed: 'Type a number to choose; u takes back, ? helps, q quits.',
  explained: [
    'Sail round the island. Each round the Captain rolls two dice and puts one on the morning and one on the evening; then all choose a card in secret, and each in turn does its morning action with the morning die and its evening action with the evening die.',
    'Ports cost gold, sea spaces food; whoever cannot pay has a shortage. Lairs (x) hold treasures. Whoever stops where another ship lies must fight: die plus gunpowder.',
    'The game ends with the round in which a ship comes back to Port Royal. Points: the number of your space (15 at the finish, −5 before the red line), gold, and treasures less curses.',
    'Choose with the number of an option, or with ↑ and ↓ and Enter. u takes your last choice back, as long as nothing new has been shown since: no die, no card, no rival. l tells what has happened, q leaves the game.',
  ],
  anyKey: 'Any key goes back to the game.',
  reallyQuit: 'Leave the game? (y/n)',
  yes: ['y', 'yes'],
  expected: options =>
    options === 1 ? 'Expected 1, u, ? or q.' : `Expected a number from 1 to ${options}, u, ? or q.`,
  undone: 'Taken back.',
  notUndone: 'Nothing can be taken back: something new has been shown since.',
  tooSmall: (columns, rows) =>
    `The terminal is too small: it needs at least ${count(columns, { one: 'column', other: 'columns' })} and ${count(rows, { one: 'row', other: 'rows' })}.`,
};

export const play: PlayWords = {
  help: {
    summary: 'play against the computer',
    usage: [
      '[--players 4] [--edition 2021 | --book it-2021] [--house gift=any] [--ghost] [--level bosun | --skill 1.5] [--style racer] [--seat 0] [--names …] [--record FILE]',
      '--resume FILE',
    ],
    about: [
      'A game in the terminal against bots, with arrow keys or numbers. Without a terminal it prints the table and numbered options as text and reads a line for each choice, so that it can be scripted.',
      'The dice are fair: they come from a fresh secret and the words of the seats, and jamaica verify proves it from the saved record. With --seed it is a practice game.',
      'The record is the save game: it is written at the end and when the game is left.',
    ],
    options: [
      ['--players N', '2 to 6 players (4)'],
      ['--edition E', 'the rules of 2007 or of 2021 (2021)'],
      ['--book BOOK', 'exactly by a book: en-2007, ru-2007, fr-2007, uk-2021 or it-2021'],
      [
        '--house RULE',
        'a house rule: tie=behind, gift=any, shortageTreasure=optional, shuffle=when-empty or loot=empty-hold; several with commas',
      ],
      ['--ghost', 'the Ghost Ship sails too: always with 2 players, never with 6'],
      ['--seat S', 'your seat, from 0 (0)'],
      ['--level L', 'who the others are: deckhand, bosun, captain or admiral (bosun)'],
      [
        '--skill N',
        'as strong as you: any number from 0 (deckhand) to 3 (admiral); at the end it says which one to take next',
      ],
      [
        '--style S',
        'what the others like besides winning: privateer (battles), merchant (gold) or racer (speed); deckhands like nothing in particular',
      ],
      ['--names A,B,…', 'names for the seats, in order'],
      ['--seed TEXT', 'a practice game with the dice of this seed'],
      ['--record FILE', 'where the game is saved; a file that is there is replaced'],
      ['--resume FILE', 'go on with a saved game, and save it there again'],
    ],
    examples: [
      'jamaica play --book it-2021 --house loot=empty-hold',
      'jamaica play --players 3 --edition 2007 --record game.json',
      'jamaica play --resume game.json',
      'yes 1 | jamaica play --players 2 --seed x',
    ],
    exits: { done: 'the game is over, or was left', no: 'the game could not be saved' },
  },
  calls,
  table,
};
