import type { Contest } from './contest.ts';
import { type Entrant, nameOf } from './entrant.ts';
import { gamesOf } from './order.ts';
import type { Played } from './played.ts';
import { type Standing, standingsOf } from './standing.ts';

/** What came of a contest. */
export interface ContestResult {
  readonly contest: Contest;
  /** The games of each match, in order. */
  readonly played: readonly (readonly Played[])[];
  readonly seconds: number;
  readonly workers: number;
}

/** How the first of a lineup did against the others. */
export interface Challenge {
  readonly standing: Standing;
  readonly over: string;
  /** How much it was allowed to imagine; null for what is usual. */
  readonly budget: number | null;
}

export const isComplete = ({ contest, played }: ContestResult): boolean =>
  gamesPlayed(played) === gamesOf(contest.matches);

export const gamesPlayed = (played: ContestResult['played']): number =>
  played.reduce((sum, games) => sum + games.length, 0);

/** The standings of the one match of an open contest. */
export const openStandings = ({ contest, played }: ContestResult): Standing[] =>
  standingsOf(contest.matches[0], played[0]);

/** What every match of a ladder or a curve came to; those that were not begun are left out. */
export const challenges = ({ contest, played }: ContestResult): Challenge[] =>
  contest.matches.flatMap((match, index) => {
    if (played[index].length === 0) return [];
    const [standing] = standingsOf(match, played[index]);
    return [{ standing, over: nameOf(match.lineup[1]), budget: budgetOf(match.lineup[0]) }];
  });

const budgetOf = (entrant: Entrant): number | null =>
  'level' in entrant && entrant.budget !== null && 'games' in entrant.budget ? entrant.budget.games : null;

/** What a seat would win if all were equal. */
export const chanceOf = ({ rules }: Contest): number => 1 / rules.players;
