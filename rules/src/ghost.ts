import { actionFace } from './dice.ts';
import { askMove } from './move.ts';
import { phase } from './phases.ts';
import type { Seat, Ship } from './seats.ts';
import { placeOf } from './ships.ts';
import {
  captain,
  cell,
  type Draft,
  dieOf,
  halfOf,
  isAheadIn,
  isGhost,
  nextSeat,
  open,
  players,
  type State,
} from './state.ts';

const GHOST_DIRECTION = phase('ghost-direction');
const ATTACKER = cell('attacker');
const DEFENDER = cell('defender');
const FORWARD = cell('forward');

const BACKWARD_CODE = 0;
export const FORWARD_CODE = 1;

export const askDirection = (game: Draft): void => {
  const count = listDirection(game, game.options);
  if (count === 1) playDirection(game, game.options[0]);
  else open(game, GHOST_DIRECTION, count);
};

/** R-GHO-5: alone in front it must turn back, alone behind it must go on; otherwise the Captain chooses. */
export const listDirection = (game: State, options: Int32Array): number => {
  const ghost = players(game);
  let leads = true;
  let trails = true;
  for (let ship: Ship = 0; ship < ghost; ship++) {
    leads &&= isAheadIn(game, placeOf(game, ghost), placeOf(game, ship));
    trails &&= isAheadIn(game, placeOf(game, ship), placeOf(game, ghost));
  }
  let count = 0;
  if (!leads) options[count++] = FORWARD_CODE;
  if (!trails) options[count++] = BACKWARD_CODE;
  return count;
};

export const playDirection = (game: Draft, code: number): void => {
  game.cells[FORWARD] = code;
  game.events?.push({
    kind: 'ghost-steered',
    captain: captain(game),
    half: halfOf(game),
    die: actionFace(dieOf(game)),
    forward: code === FORWARD_CODE,
    forced: listDirection(game, new Int32Array(2)) === 1,
  });
  askMove(game);
};

/** R-GHO-8: who decides for the Ghost Ship in a battle: the Captain, or, against the Captain, the next player. */
export const ghostMaster = (game: State): Seat => {
  const { cells } = game;
  const opponent = isGhost(game, cells[ATTACKER]) ? cells[DEFENDER] : cells[ATTACKER];
  return opponent === captain(game) ? nextSeat(game, opponent) : captain(game);
};
