import { type Rating, rate, rating } from 'openskill';
import { nameOf } from './entrant.ts';
import type { Match } from './match.ts';
import type { Fared, Played } from './played.ts';

// Bots do not get better or worse from game to game: nothing is added to the doubt about them.
const STEADY = { tau: 0 };

/** The rating of each name after all games, one after the other. A name with several seats moves by their mean. */
export const ratingsOf = ({ lineup }: Match, games: readonly Played[]): ReadonlyMap<string, Rating> => {
  const names = lineup.map(nameOf);
  const ratings = new Map(names.map(name => [name, rating()]));
  for (const { entrants } of games) {
    const before = names.map(name => [ratings.get(name) ?? rating()]);
    const after = rate(before, { ...STEADY, rank: ranksOf(entrants) }).map(([own]) => own);
    for (const name of ratings.keys()) ratings.set(name, meanOf(after.filter((_, place) => names[place] === name)));
  }
  return ratings;
};

/** The winners first, the others by their scores; those who are equal share a rank. From 1: 0 is no rank to openskill. */
const ranksOf = (entrants: readonly Fared[]): number[] =>
  entrants.map(one => 1 + entrants.filter(other => isBefore(other, one)).length);

const isBefore = (one: Fared, other: Fared): boolean =>
  one.share === other.share ? one.share === 0 && one.score > other.score : one.share > other.share;

const meanOf = (ratings: readonly Rating[]): Rating => ({
  mu: ratings.reduce((sum, { mu }) => sum + mu, 0) / ratings.length,
  sigma: ratings.reduce((sum, { sigma }) => sum + sigma, 0) / ratings.length,
});
