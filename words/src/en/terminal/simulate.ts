import { counting } from '../../counting.ts';
import type { SimulateWords } from '../../terminal/simulate.ts';

const { count, number, either } = counting('en');
const games = { one: 'game', other: 'games' };

export const simulate: SimulateWords = {
  help: {
    summary: 'play many games and show what is usual in them',
    usage: [
      '[--players 4] [--edition 2021 | --book it-2021] [--house gift=any] [--ghost] [--games 10000] [--seed x] [--sailors random|bosun|…] [--json]',
    ],
    about: [
      'Plays whole games on all cores and shows speed, rounds, scores and wins, battles, shortages, treasures and a histogram of the final scores.',
      'The same arguments give the same result, however many workers play. Ctrl-C stops and shows what has been played.',
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
      ['--games N', 'how many games (10000)'],
      ['--seed TEXT', 'where chance comes from (jamaica); game number i has the seed TEXT/i'],
      ['--sailors S', 'who plays: random, deckhand, bosun, captain or admiral (random)'],
      ['--workers N', 'how many threads (as many as there are cores)'],
      [
        '--json',
        'one JSON object and nothing else: the order, complete, decisions, rounds, ships and places (mean, deviation, min, max, wins), sharedWins, ghostWins, battles, attackerWins, draws, shortages, treasures, reshuffles, scores (how often each), timing',
      ],
    ],
    examples: [
      'jamaica simulate --players 3 --edition 2007 --games 50000',
      'jamaica simulate --players 2 --sailors bosun --games 1000 --json',
    ],
  },
  sailorsExpected: (given, known) => `expected the sailors ${either(known)}, not ${given}`,
  title: (rules, agreed, played, sailors, seed) =>
    `${count(played, games)}, ${rules.players} players${rules.ghost ? ' and the Ghost Ship' : ''}, ${agreed}, ${sailors} sailors, seed “${seed}”`,
  left: seconds => (seconds < 60 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`),
  stopped: (played, ordered) => `Stopped after ${number(played)} of ${count(ordered, games)}.`,
  nothingPlayed: 'Stopped before a game was over.',
  speed: 'Speed',
  gamesASecond: n => `${n} games a second`,
  decisionsASecond: n => `${n} decisions a second`,
  inSeconds: (seconds, workers) => `${seconds} s on ${count(workers, { one: 'thread', other: 'threads' })}`,
  rounds: 'Rounds',
  mean: 'mean',
  deviation: 'std. dev.',
  least: 'min',
  most: 'max',
  wins: 'wins',
  bySeat: 'Scores by seat',
  byPlace: 'Scores by place at the table',
  place: place => (place === 1 ? '1 (first Captain)' : String(place)),
  perGame: 'In a game',
  battles: 'battles',
  attackerWins: 'won by the attacker',
  draws: 'drawn',
  shortages: 'shortages',
  treasures: 'treasures found',
  reshuffles: 'decks reshuffled',
  sharedWins: 'shared victories',
  ghostWins: 'the Ghost Ship wins',
  ghostScore: mean => `with ${mean} points on average`,
  histogram: 'Final scores',
};
