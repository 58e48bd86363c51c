import type { Rules } from '@jamaica/rules';
import type { BotPlayer } from '../sailors.ts';

/** What is to be simulated: the result depends on nothing else. */
export interface Order {
  readonly rules: Rules;
  readonly games: number;
  readonly seed: string;
  readonly sailors: BotPlayer['name'];
}

/** Some of the games, from the first up to, not including, the last. */
export interface Lot {
  readonly from: number;
  readonly to: number;
}

export const seedOf = (order: Order, game: number): string => `${order.seed}/${game}`;

const LOTS = 200;
const LARGEST_LOT = 500;

/** The games in lots for the workers: so many that the progress is smooth, so few that asking for them costs nothing. */
export const lotsOf = ({ games }: Order): Lot[] => {
  const size = Math.min(LARGEST_LOT, Math.max(1, Math.ceil(games / LOTS)));
  return Array.from({ length: Math.ceil(games / size) }, (_, lot) => ({
    from: lot * size,
    to: Math.min(games, (lot + 1) * size),
  }));
};
