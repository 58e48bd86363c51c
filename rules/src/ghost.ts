import type { DecisionRule } from './decision.ts';
import { actionFace } from './dice.ts';
import { FORWARD } from './layout.ts';
import { askMove } from './move.ts';
import { phase } from './phases.ts';
import type { Ship } from './seats.ts';
import { placeOf } from './ships.ts';
import { captain, type Draft, dieOf, halfOf, isAheadIn, open, players, type State } from './state.ts';

const GHOST_DIRECTION = phase('ghost-direction');

const BACKWARD_CODE = 0;
const FORWARD_CODE = 1;

export const askDirection = (game: Draft): void => {
  const count = listDirection(game, game.options);
  if (count === 1) playDirection(game, game.options[0]);
  else open(game, GHOST_DIRECTION, count);
};

/** R-GHO-5: alone in front it must turn back, alone behind it must go on; otherwise the Captain chooses. */
const listDirection = (game: State, options: Int32Array): number => {
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

const playDirection = (game: Draft, code: number): void => {
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

/** R-GHO-5: `forward`, `backward`. */
export const ghostDirection: DecisionRule<'ghost-direction', { readonly forward: boolean }> = {
  kind: 'ghost-direction',
  scene: 'turn',
  decider: captain,
  list: listDirection,
  play: playDirection,
  says: (_game, code) => ({ forward: code === FORWARD_CODE }),
  write: ({ forward }) => (forward ? 'forward' : 'backward'),
  read: text => ({ forward: text === 'forward' }),
};
