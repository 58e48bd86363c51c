import { counting } from '../../counting.ts';
import type { Names } from '../../names.ts';
import type { ReplayWords } from '../../terminal/replay.ts';

const { count, list } = counting('en');

export const replay = (names: Names): ReplayWords => ({
  title: rules =>
    `Jamaica, ${names.agreedInFull(rules)}, ${count(rules.players, { one: 'player', other: 'players' })}${rules.ghost ? ' and the Ghost Ship' : ''}`,
  seenBy: seat => `As ${names.ship(seat)} saw it.`,
  sea: 'sea',
  port: 'port',
  lair: 'lair',
  treasure: 'lair with treasure',
  redLine: 'red line',
  portRoyal: 'Port Royal',
  behindStart: ships => `Behind the start line (small letters): ${list(ships.map(names.within))}.`,
  seat: seat => `seat ${seat}`,
  nothingAboard: 'nothing aboard',
  faceDown: cards => `${cards} face down`,
  ship: 'Ship',
  space: 'space',
  gold: 'gold',
  treasures: 'treasures',
  total: 'total',
  winner: 'winner',
  unfinished: 'The record ends here: the game is not over.',
  noSuchRound: (round, rounds) =>
    `there is no round ${round}: the game has ${count(rounds, { one: 'round', other: 'rounds' })}`,
  noSuchSeat: (given, last) => `--seat: expected a seat from 0 to ${last} or the letter of its ship, not “${given}”`,
  roundExpected: given => `--round: expected a round or a range such as 5-8, not “${given}”`,
  refused: why => `this record does not fit the rules: ${why}`,
});
