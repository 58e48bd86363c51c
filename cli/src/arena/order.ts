import type { Match } from './match.ts';

/** A game to play: the number of the match, and that of the game in it. */
export interface Task {
  readonly match: number;
  readonly game: number;
}

/** All games of all matches, in order. */
export function* tasksOf(matches: readonly Match[]): Generator<Task> {
  for (const [match, { games }] of matches.entries()) for (let game = 0; game < games; game++) yield { match, game };
}

export const gamesOf = (matches: readonly Match[]): number => matches.reduce((sum, { games }) => sum + games, 0);
