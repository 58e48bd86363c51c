import { arrive } from './battle.ts';
import { course, type EndOfMove } from './course.ts';
import type { DecisionRule } from './decision.ts';
import { ACTIVE, FINISHED, FORWARD } from './layout.ts';
import { HALF_OVER, phase } from './phases.ts';
import { isFinish, listEnds, type Place, position } from './place.ts';
import { placeOf, setPlace } from './ships.ts';
import { activeShip, captain, type Draft, dieOf, goTo, isGhost, open, type State, shipName } from './state.ts';

const MOVE = phase('move');
const GHOST_MOVE = phase('ghost-move');

/** The ends of the movement under way: more than one where a fork is on the way (R-MOV-2). */
const listMove = (game: State, options: Int32Array): number =>
  listEnds(placeOf(game, game.cells[ACTIVE]), dieOf(game), game.cells[FORWARD] === 1, options);

/** The ship sails; where the way forks, its player or the Captain is asked. */
export const askMove = (game: Draft): void => {
  const count = listMove(game, game.options);
  if (count === 1) playMove(game, game.options[0]);
  else open(game, isGhost(game, activeShip(game)) ? GHOST_MOVE : MOVE, count);
};

const playMove = (game: Draft, to: Place): void => {
  const ship = game.cells[ACTIVE];
  game.events?.push({
    kind: 'sailed',
    ship: shipName(game, ship),
    from: position(placeOf(game, ship)),
    to: position(to),
    forward: game.cells[FORWARD] === 1,
    why: 'action',
  });
  setPlace(game, ship, to);
  if (isFinish(to)) {
    game.cells[FINISHED] = 1;
    game.events?.push({ kind: 'finished', ship: shipName(game, ship) });
    goTo(game, HALF_OVER); // R-END-1: it neither fights nor pays
  } else arrive(game);
};

/** R-MOV-2: at a fork the player chooses the lane. */
export const move: DecisionRule<'move', EndOfMove> = {
  kind: 'move',
  scene: 'sailing',
  decider: activeShip,
  list: listMove,
  play: playMove,
  ...course,
};

/** R-GHO-5: for the Ghost Ship the Captain does. */
export const ghostMove: DecisionRule<'ghost-move', EndOfMove> = { ...move, kind: 'ghost-move', decider: captain };
