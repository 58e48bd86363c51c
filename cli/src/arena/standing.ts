import type { Rating } from 'openskill';
import { isProgram, nameOf } from './entrant.ts';
import type { Match } from './match.ts';
import { type Fared, type Played, VICTORY } from './played.ts';
import { ratingsOf } from './rating.ts';
import { addTroubles, NO_TROUBLE, type Troubles } from './trouble.ts';
import { type Interval, wilson } from './wilson.ts';

/** How an entrant did in a match, all its seats together. */
export interface Standing {
  readonly name: string;
  readonly isProgram: boolean;
  readonly games: number;
  /** How many seats it had at the table. */
  readonly seats: number;
  /** A shared victory counts in part. */
  readonly wins: number;
  /** Of one seat. */
  readonly winRate: number;
  readonly interval: Interval;
  readonly score: number;
  readonly rating: Rating;
  readonly milliseconds: number;
  readonly troubles: Troubles;
}

/** The standings of a match, in the order of the lineup. */
export const standingsOf = (match: Match, games: readonly Played[]): Standing[] => {
  const names = match.lineup.map(nameOf);
  return [...ratingsOf(match, games)].map(([name, rating]) => {
    const seats = names.flatMap((each, place) => (each === name ? [place] : []));
    const fared = games.flatMap(({ entrants }) => seats.map(place => entrants[place]));
    const wins = sum(fared, ({ share }) => share) / VICTORY;
    return {
      name,
      isProgram: match.lineup.some(entrant => isProgram(entrant) && nameOf(entrant) === name),
      games: games.length,
      seats: seats.length,
      wins,
      winRate: wins / Math.max(1, fared.length),
      interval: wilson(wins, fared.length),
      score: sum(fared, ({ score }) => score) / Math.max(1, fared.length),
      rating,
      milliseconds:
        sum(fared, each => each.milliseconds) /
        Math.max(
          1,
          sum(fared, ({ choices }) => choices),
        ),
      troubles: fared.reduce((all, { troubles }) => addTroubles(all, troubles), NO_TROUBLE),
    };
  });
};

const sum = (fared: readonly Fared[], what: (each: Fared) => number): number =>
  fared.reduce((all, each) => all + what(each), 0);
