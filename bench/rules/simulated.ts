import type { Rules } from '@jamaica/rules';
import { random } from '../../cli/src/sailors.ts';
import { Simulation } from '../../cli/src/simulate/game.ts';
import { emptyTally } from '../../cli/src/simulate/tally.ts';
import type { PlayGame } from './pace.ts';

/** One game after another as a thread of `jamaica simulate` plays them, with all that it counts. */
export const simulatedGames = (rules: Rules): PlayGame => {
  const simulation = new Simulation(rules, random);
  const tally = emptyTally(rules);
  return () => {
    const before = tally.decisions;
    simulation.play(`bench/${tally.games}`, tally);
    return tally.decisions - before;
  };
};
