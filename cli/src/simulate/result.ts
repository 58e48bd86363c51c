import type { Order } from './order.ts';
import { deviation, type Fortune, mean, type Tally } from './tally.ts';

/** How long it took; the only part of a result that is not the same every time. */
interface Timing {
  readonly seconds: number;
  readonly workers: number;
}

export interface SimulationResult {
  readonly order: Order;
  readonly tally: Tally;
  readonly timing: Timing;
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

const fortune = ({ scores, wins }: Fortune): object => ({
  mean: rounded(mean(scores)),
  deviation: rounded(deviation(scores)),
  min: scores.min,
  max: scores.max,
  wins,
});

/** How many of the games the Ghost Ship won; it is the last of the ships. */
export const ghostFortune = ({ order, tally }: SimulationResult): Fortune | null =>
  order.rules.ghost ? tally.ships[order.rules.players] : null;

/** A result as the one object that `--json` prints. */
export const resultJson = (result: SimulationResult): object => {
  const { order, tally, timing } = result;
  const { players } = order.rules;
  const { rounds, scores } = tally;
  return {
    ...order.rules,
    sailors: order.sailors,
    seed: order.seed,
    games: tally.games,
    complete: tally.games === order.games,
    decisions: tally.decisions,
    rounds: { mean: rounded(mean(rounds)), min: rounds.min, max: rounds.max },
    ships: tally.ships.map((ship, seat) => ({ ship: seat === players ? 'ghost' : seat, ...fortune(ship) })),
    places: tally.places.map((place, index) => ({ place: index + 1, ...fortune(place) })),
    sharedWins: tally.sharedWins,
    ghostWins: ghostFortune(result)?.wins ?? 0,
    battles: tally.battles,
    attackerWins: tally.attackerWins,
    draws: tally.draws,
    shortages: tally.shortages,
    treasures: tally.treasures,
    reshuffles: tally.reshuffles,
    scores: Object.fromEntries([...scores].sort(([a], [b]) => a - b).map(([score, times]) => [`${score}`, times])),
    timing: {
      seconds: rounded(timing.seconds),
      workers: timing.workers,
      gamesPerSecond: Math.round(tally.games / timing.seconds),
      decisionsPerSecond: Math.round(tally.decisions / timing.seconds),
    },
  };
};
