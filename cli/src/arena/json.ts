import {
  type Challenge,
  type ContestResult,
  challenges,
  chanceOf,
  gamesPlayed,
  isComplete,
  openStandings,
} from './result.ts';
import type { Standing } from './standing.ts';

const rounded = (n: number): number => Math.round(n * 10_000) / 10_000;

const success = ({ games, wins, winRate, interval }: Standing): object => ({
  games,
  wins: rounded(wins),
  winRate: rounded(winRate),
  interval: interval.map(rounded),
});

const botJson = (standing: Standing): object => ({
  name: standing.name,
  seats: standing.seats,
  ...success(standing),
  score: rounded(standing.score),
  rating: { mu: rounded(standing.rating.mu), sigma: rounded(standing.rating.sigma) },
  ...(standing.isProgram ? { troubles: standing.troubles } : {}),
});

const challengeJson = ({ standing, over, budget }: Challenge): object => ({
  level: standing.name,
  over,
  ...(budget === null ? {} : { budget }),
  ...success(standing),
});

/** A result as the one object that `--json` prints. Only `timing` is not the same every time. */
export const resultJson = (result: ContestResult): object => {
  const { contest, played, seconds, workers } = result;
  const isOpen = contest.kind === 'open';
  const standings = isOpen ? openStandings(result) : [];
  const rows = isOpen ? [] : challenges(result);
  return {
    ...contest.rules,
    seed: contest.seed,
    games: gamesPlayed(played),
    complete: isComplete(result),
    chance: rounded(chanceOf(contest)),
    ...(isOpen ? { bots: standings.map(botJson) } : { [contest.kind]: rows.map(challengeJson) }),
    timing: {
      seconds: rounded(seconds),
      workers,
      milliseconds: isOpen
        ? Object.fromEntries(standings.map(({ name, milliseconds }) => [name, rounded(milliseconds)]))
        : rows.map(({ standing }) => rounded(standing.milliseconds)),
    },
  };
};
