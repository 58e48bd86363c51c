import { counting } from '../../counting.ts';
import type { ArenaWords } from '../../terminal/arena.ts';

const { count, number, list, either } = counting('en');
const games = { one: 'game', other: 'games' };

export const arena: ArenaWords = {
  silent: command =>
    `the program does not start, or never answers: ${command}. What it writes to its standard error is shown above`,
  help: {
    summary: 'let bots play each other and show which are stronger',
    usage: [
      'LEVEL[:N]… [--games 2000] [--players 4] [--edition 2021 | --book it-2021] [--house gift=any] [--ghost] [--seed x] [--budget N | --ms N] [--json] [--svg FILE]',
      '--exec "COMMAND" LEVEL…',
      '--ladder [LEVEL:N…] [--games N]',
      '--curve LEVEL [--games N]',
    ],
    about: [
      'Bots take the seats in the order in which they are named; the last one fills the seats that are left, so “captain bosun” is one captain against three bosuns. Called without names it says which levels there are.',
      'Seats are rotated, and every rotation of a deal has the same set-up, dice and shuffles. With --budget the same arguments give the same result, however many workers play. Ctrl-C stops and shows what has been played.',
      'A level may be followed by how much it thinks for a choice: captain:60 imagines 60 games, captain:150ms thinks 150 milliseconds, whatever the others do. With --ladder levels are named only for that.',
      'A program in any language takes a seat with --exec; docs/bot-programs.md says how it is spoken to.',
    ],
    options: [
      ['--games N', 'how many games, rounded up to whole deals (2000)'],
      ['--players N', '2 to 6 players (4)'],
      ['--edition E', 'the rules of 2007 or of 2021 (2021)'],
      ['--book BOOK', 'exactly by a book: en-2007, ru-2007, fr-2007, uk-2021 or it-2021'],
      [
        '--house RULE',
        'a house rule: tie=behind, gift=any, shortageTreasure=optional, shuffle=when-empty or loot=empty-hold; several with commas',
      ],
      ['--ghost', 'the Ghost Ship sails too: always with 2 players, never with 6'],
      ['--seed TEXT', 'where chance comes from (jamaica)'],
      ['--budget N', 'bots imagine N games for a choice; with --curve only the opponents do'],
      ['--ms N', 'bots think N milliseconds for a choice; with --curve only the opponents do'],
      ['--exec COMMAND', 'a program in place of a level'],
      ['--exec-timeout N', 'how many milliseconds it has for an answer (5000)'],
      ['--ladder', 'each level against the one below, as a table for a README'],
      ['--curve LEVEL', 'the level with 2, 4, 8, 16, 32 and 64 imagined games for a choice against the one below'],
      ['--workers N', 'how many threads (as many as there are cores)'],
      ['--json', 'one JSON object and nothing else'],
      ['--svg FILE', 'also draw the win rates into FILE'],
    ],
    examples: [
      'jamaica arena captain bosun --games 400',
      'jamaica arena admiral:8 captain:60 bosun deckhand',
      'jamaica arena captain bosun deckhand --players 3 --budget 8 --json',
      'jamaica arena --exec "python3 docs/examples/bot.py" deckhand',
      'jamaica arena --ladder --svg ladder.svg',
      'jamaica arena --curve captain --games 200',
    ],
  },
  levelExpected: (given, known) => `expected the level ${either(known)}, not ${given}`,
  entrantsMissing: known => `expected who plays: ${list(known)} are the levels, and --exec takes a program`,
  tooManyEntrants: (given, players) =>
    `expected at most ${count(players, { one: 'bot', other: 'bots' })}, one for each seat, not ${given}`,
  notTogether: (one, other) => `${one} and ${other} do not go together`,
  noEntrantsWith: option => `${option} chooses the bots by itself: name none`,
  title: (rules, agreed, played, seed) =>
    `${count(played, games)}, ${rules.players} players${rules.ghost ? ' and the Ghost Ship' : ''}, ${agreed}, seed “${seed}”`,
  note: chance => `Win rate of a seat with its 95% interval: ${chance} if all were equal. A shared victory is divided.`,
  troubles: (program, { late, died, nonsense }) =>
    `${program}: late ${number(late)}, died ${number(died)}, nonsense ${number(nonsense)}`,
  bot: 'bot',
  level: 'level',
  over: 'over',
  imagined: 'imagined',
  games: 'games',
  winRate: 'win rate',
  interval: '95% interval',
  score: 'score',
  rating: 'rating',
  milliseconds: 'ms/choice',
  rates: 'win rate of a seat, 95% interval',
  imaginedAChoice: 'imagined games for a choice',
  chance: percent => `chance ${percent}`,
  pairing: (level, over) => `${level} over ${over}`,
};
