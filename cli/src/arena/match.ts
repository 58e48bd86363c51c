import type { Rules, Seat } from '@jamaica/rules';
import { type Entrant, nameOf } from './entrant.ts';

/**
 * A lineup that meets again and again. Each deal is played several times, the lineup turned by a seat each time, with the
 * same set-up, dice and shuffles: luck is shared out evenly.
 */
export interface Match {
  readonly rules: Rules;
  /** The entrant of each seat in the first game of a deal. */
  readonly lineup: readonly Entrant[];
  readonly games: number;
  readonly seed: string;
}

/** A game of a match: which deal, and by how many seats the lineup is turned. */
interface Round {
  readonly deal: number;
  readonly turn: number;
}

/** How many turns of a lineup are different: one captain and three bosuns have four, four bosuns only one. */
export const turnsOf = (lineup: readonly Entrant[]): number => {
  const names = lineup.map(nameOf);
  const isSame = (turn: number): boolean => names.every((name, index) => name === names[(index + turn) % names.length]);
  const again = names.findIndex((_, turn) => turn > 0 && isSame(turn));
  return again < 0 ? names.length : again;
};

/** A match of at least this many games: every deal is played in all its turns. */
export const newMatch = (rules: Rules, lineup: readonly Entrant[], least: number, seed: string): Match => {
  const turns = turnsOf(lineup);
  return { rules, lineup, games: Math.ceil(least / turns) * turns, seed };
};

export const roundOf = ({ lineup }: Match, game: number): Round => {
  const turns = turnsOf(lineup);
  return { deal: Math.floor(game / turns), turn: game % turns };
};

/** The place in the lineup of the one who sits here. */
export const lineupIndex = ({ lineup }: Match, { turn }: Round, seat: Seat): number => (seat + turn) % lineup.length;
