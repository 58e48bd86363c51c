import { ATTACKER, DEFENDER } from './layout.ts';
import type { Seat } from './seats.ts';
import { captain, isGhost, nextSeat, type State } from './state.ts';

/** R-GHO-8: who decides for the Ghost Ship in a battle: the Captain, or, against the Captain, the next player. */
export const ghostMaster = (game: State): Seat => {
  const { cells } = game;
  const opponent = isGhost(game, cells[ATTACKER]) ? cells[DEFENDER] : cells[ATTACKER];
  return opponent === captain(game) ? nextSeat(game, opponent) : captain(game);
};
