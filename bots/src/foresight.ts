import { isOver, type Seat, type State } from '@jamaica/rules';
import { isWinner, players, type Ship } from '@jamaica/rules/search';
import weights from '../weights/admiral.json' with { type: 'json' };
import { describe, FEATURES } from './features.ts';
import { answer, chance, fire, HIDDEN, type Net } from './net.ts';
import { lead } from './worth.ts';

const net: Net = {
  first: Float32Array.from(weights.first),
  firstBias: Float32Array.from(weights.firstBias),
  second: Float32Array.from(weights.second),
  secondBias: Float32Array.from(weights.secondBias),
};

const features = new Float32Array(FEATURES);
const hidden = new Float32Array(HIDDEN);

// Victory is what counts; the margin tells two hopeless or two won games apart.
const VICTORY = 20;
const A_POINT = 0.15;

/** How a game looks to a seat by what was learned from many games; at the end, how it did. */
export const foresee = (game: State, seat: Seat): number => {
  if (isOver(game))
    return VICTORY * (isWinner(game, seat) ? 1 : 0) + A_POINT * Math.max(-30, Math.min(30, lead(game, seat)));
  describe(game, seat, features);
  fire(net, features, hidden);
  return VICTORY * chance(answer(net, hidden, 0)) + A_POINT * 10 * answer(net, hidden, 1);
};

/** How likely a ship is to win; at the end, whether it did. Null for the Ghost Ship while the game goes on. */
export const outcomeOf = (game: State, ship: Ship): number | null => {
  if (isOver(game)) return isWinner(game, ship) ? 1 : 0;
  if (ship === players(game)) return null;
  describe(game, ship, features);
  fire(net, features, hidden);
  return chance(answer(net, hidden, 0));
};
