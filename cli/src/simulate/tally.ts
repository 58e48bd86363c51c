import type { Rules, Seat, State } from '@jamaica/rules';
import { type Figures, isWinner, totalScore } from '@jamaica/rules/search';

/** Whole numbers that can be added up: how many, their sum and that of their squares, the least and the most. */
interface Spread {
  count: number;
  sum: number;
  squares: number;
  min: number;
  max: number;
}

/** How a seat, a place at the table or the Ghost Ship fared. */
export interface Fortune {
  readonly scores: Spread;
  /** Won alone or shared. */
  wins: number;
}

/**
 * What is counted of some games. All of it adds up, and in whole numbers, so that it makes no difference which worker
 * played which games.
 */
export interface Tally extends Figures {
  games: number;
  decisions: number;
  readonly rounds: Spread;
  /** The seats in order, the Ghost Ship last. */
  readonly ships: readonly Fortune[];
  /** The same by place at the table: the first Captain, the seat after it, and so on. */
  readonly places: readonly Fortune[];
  sharedWins: number;
  /** How often each final score was reached, by any ship. */
  readonly scores: Map<number, number>;
}

const spread = (): Spread => ({ count: 0, sum: 0, squares: 0, min: Infinity, max: -Infinity });

const fortunes = (count: number): Fortune[] => Array.from({ length: count }, () => ({ scores: spread(), wins: 0 }));

export const emptyTally = ({ players, ghost }: Rules): Tally => ({
  games: 0,
  decisions: 0,
  rounds: spread(),
  ships: fortunes(players + (ghost ? 1 : 0)),
  places: fortunes(players),
  sharedWins: 0,
  treasures: 0,
  reshuffles: 0,
  scores: new Map(),
  battles: 0,
  attackerWins: 0,
  draws: 0,
  shortages: 0,
});

const note = (spread: Spread, value: number): void => {
  spread.count++;
  spread.sum += value;
  spread.squares += value * value;
  spread.min = Math.min(spread.min, value);
  spread.max = Math.max(spread.max, value);
};

/** Counts a finished game. */
export const countGame = (tally: Tally, end: State, rounds: number, firstCaptain: Seat): void => {
  tally.games++;
  note(tally.rounds, rounds);
  let winners = 0;
  for (let ship = 0; ship < tally.ships.length; ship++) {
    const score = totalScore(end, ship);
    const wins = isWinner(end, ship) ? 1 : 0;
    winners += wins;
    fare(tally.ships[ship], score, wins);
    const seats = tally.places.length;
    if (ship < seats) fare(tally.places[(ship - firstCaptain + seats) % seats], score, wins);
    tally.scores.set(score, (tally.scores.get(score) ?? 0) + 1);
  }
  if (winners > 1) tally.sharedWins++;
};

const fare = (fortune: Fortune, score: number, wins: number): void => {
  note(fortune.scores, score);
  fortune.wins += wins;
};

const addSpread = (to: Spread, from: Spread): void => {
  to.count += from.count;
  to.sum += from.sum;
  to.squares += from.squares;
  to.min = Math.min(to.min, from.min);
  to.max = Math.max(to.max, from.max);
};

const addFortunes = (to: readonly Fortune[], from: readonly Fortune[]): void => {
  for (const [index, fortune] of from.entries()) {
    addSpread(to[index].scores, fortune.scores);
    to[index].wins += fortune.wins;
  }
};

/** Adds the games of one tally to another. */
export const addTally = (to: Tally, from: Tally): void => {
  to.games += from.games;
  to.decisions += from.decisions;
  to.sharedWins += from.sharedWins;
  to.treasures += from.treasures;
  to.reshuffles += from.reshuffles;
  addSpread(to.rounds, from.rounds);
  addFortunes(to.ships, from.ships);
  addFortunes(to.places, from.places);
  for (const [score, times] of from.scores) to.scores.set(score, (to.scores.get(score) ?? 0) + times);
  to.battles += from.battles;
  to.attackerWins += from.attackerWins;
  to.draws += from.draws;
  to.shortages += from.shortages;
};

export const mean = ({ count, sum }: Spread): number => (count === 0 ? 0 : sum / count);

/** The standard deviation, of all games and not of a sample. */
export const deviation = (spread: Spread): number => {
  if (spread.count === 0) return 0;
  return Math.sqrt(Math.max(0, spread.squares / spread.count - mean(spread) ** 2));
};
