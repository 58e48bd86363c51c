import type { Mean, Tally } from './tally.ts';

/** The share of the variance of victory that is decided before a round, as the net sees it. */
export const decidedBefore = (tally: Tally, round: string): Mean => {
  const [surprise, ignorance] = [tally.mean(`surprise/${round}`), tally.mean(`ignorance/${round}`).mean];
  const share = (value: number): number => (ignorance === 0 ? 0 : 1 - value / ignorance);
  return { times: surprise.times, mean: share(surprise.mean), low: share(surprise.high), high: share(surprise.low) };
};

const SEATS = 4;
const EQUAL = 1 / SEATS;

/** How much of the variance of victory is explained by knowing which of four is the strong player, from how often that one wins. */
const explained = (wins: number): number => {
  const others = (1 - wins) / (SEATS - 1);
  return (EQUAL * (wins - EQUAL) ** 2 + (1 - EQUAL) * (others - EQUAL) ** 2) / (EQUAL * (1 - EQUAL));
};

/** How much of a victory is skill between one strong player and three weaker ones. The rest is dice and cards. */
export const skillIn = (tally: Tally): Mean => {
  const { times, mean, low, high } = tally.share('skill/strong');
  return { times, mean: explained(mean), low: explained(low), high: explained(high) };
};
