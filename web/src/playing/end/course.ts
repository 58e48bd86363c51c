import type { State } from '@jamaica/rules';
import { type Replay, replay } from '@jamaica/rules/record';
import { shipCount, totalScore } from '@jamaica/rules/search';

/** What every ship would have scored: by round, the first row before the race, and in each row by ship. */
export type ScoresByRound = readonly (readonly number[])[];

const scores = (state: State): number[] =>
  Array.from({ length: shipCount(state) }, (_, ship) => totalScore(state, ship));

/** The story of a race as its true scores at the end of each round; null for what is no record. */
export const courseOf = (record: object): ScoresByRound | null => {
  const game = replay(record);
  return game.ok ? courseIn(game.value) : null;
};

// Placing dice and drawing cards changes no score: as a round begins, so the one before it ended.
const courseIn = ({ steps }: Replay): ScoresByRound =>
  steps
    .filter(({ events }) => events.some(({ kind }) => kind === 'round-began' || kind === 'game-over'))
    .map(({ state }) => scores(state));
