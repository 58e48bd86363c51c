import { phase } from './phases.ts';
import { FINISH, listEnds, type Place, position } from './place.ts';
import { placeOf, setPlace } from './ships.ts';
import { ACTIVE, type Draft, dieOf, FINISHED, FORWARD, goTo, type State, shipName } from './state.ts';

const ARRIVE = phase('arrive');
const HALF_OVER = phase('half-over');

/** The ends of the movement under way: more than one where a fork is on the way (R-MOV-2). */
export const listMove = (game: State, options: Int32Array): number =>
  listEnds(placeOf(game, game.cells[ACTIVE]), dieOf(game), game.cells[FORWARD] === 1, options);

export const playMove = (game: Draft, to: Place): void => {
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
  if (to === FINISH) {
    game.cells[FINISHED] = 1;
    game.events?.push({ kind: 'finished', ship: shipName(game, ship) });
    goTo(game, HALF_OVER); // R-END-1: it neither fights nor pays
  } else goTo(game, ARRIVE);
};
