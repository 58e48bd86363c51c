import { isOver, type State } from '@jamaica/rules';
import { isWinner, players, type Ship } from '@jamaica/rules/search';
import weights from '../weights/admiral.json' with { type: 'json' };
import { Lookout } from './lookout.ts';
import { readChart } from './net.ts';

let lookout: Lookout | undefined;

/** The lookout that has the weights in the repository. They are read when it is asked for the first time. */
export const trainedLookout = (): Lookout => {
  lookout ??= new Lookout(readChart(weights));
  return lookout;
};

/** How likely a ship is to win; at the end, whether it did. Null for the Ghost Ship while the game goes on. */
export const outcomeOf = (game: State, ship: Ship): number | null => {
  if (isOver(game)) return isWinner(game, ship) ? 1 : 0;
  return ship === players(game) ? null : trainedLookout().chance(game, ship);
};
