import type { DecisionRule } from './decision.ts';
import { ghostMaster } from './ghost-master.ts';
import {
  type Cargo,
  cargoIn,
  EMPTY,
  filled,
  type Hold,
  holdText,
  isAmong,
  type NamedHold,
  readNamedHold,
  withHold,
} from './holds.ts';
import { LOAD_CARGO, LOAD_SHIP, LOAD_THEN, LOAD_TOKENS } from './layout.ts';
import { type Phase, phase } from './phases.ts';
import type { Ship } from './seats.ts';
import {
  emptyHolds,
  emptyOrdinary,
  firstOfHolds,
  holdAt,
  nameOfHold,
  ordinaryWithout,
  SIXTH_INDEX,
  setHold,
  sixthOf,
  withoutFirst,
} from './ships.ts';
import { type Draft, goTo, isGhost, open, type State, shipName } from './state.ts';

const GHOST_LOAD = phase('ghost-load');
const LOAD = phase('load');
const OVERBOARD = phase('empty');

const INTO_ORDINARY = 0;
const INTO_SIXTH = 1;

/** Goods come aboard; when they are stowed the game goes on with `then`. */
export const startLoad = (game: Draft, ship: Ship, cargo: Cargo, tokens: number, then: Phase): void => {
  const empty = emptyOrdinary(game, ship);
  const isSixthEmpty = sixthOf(game, ship) === EMPTY;
  const goods = filled(cargo, tokens);
  if (empty !== 0 && !isSixthEmpty) stow(game, ship, firstOfHolds(empty), goods, EMPTY, then);
  else if (empty === 0 && isSixthEmpty) stow(game, ship, SIXTH_INDEX, goods, EMPTY, then);
  else {
    game.cells[LOAD_SHIP] = ship;
    game.cells[LOAD_CARGO] = cargo;
    game.cells[LOAD_TOKENS] = tokens;
    game.cells[LOAD_THEN] = then;
    if (empty !== 0) open(game, isGhost(game, ship) ? GHOST_LOAD : LOAD, listLoad(game, game.options));
    else askOverboard(game);
  }
};

/** Whether a load of a resource would find a place: an empty hold, or one to empty for it (R-LOA-1, R-LOA-3). */
export const canLoad = (game: State, ship: Ship, cargo: Cargo): boolean =>
  ordinaryWithout(game, ship, cargo) !== 0 || (sixthOf(game, ship) >= 0 && cargoIn(sixthOf(game, ship)) !== cargo);

export const hasEmptyHold = (game: State, ship: Ship): boolean => emptyHolds(game, ship) !== 0;

/** R-LOA-2: the empty ordinary holds are one option, the 6th Hold another. */
const listLoad = (game: State, options: Int32Array): number => {
  const ship = game.cells[LOAD_SHIP];
  let count = 0;
  if (emptyOrdinary(game, ship) !== 0) options[count++] = INTO_ORDINARY;
  if (sixthOf(game, ship) === EMPTY) options[count++] = INTO_SIXTH;
  return count;
};

const playLoad = (game: Draft, into: number): void => {
  const ship = game.cells[LOAD_SHIP];
  const index = into === INTO_SIXTH ? SIXTH_INDEX : firstOfHolds(emptyOrdinary(game, ship));
  stow(game, ship, index, goodsOf(game), EMPTY, game.cells[LOAD_THEN]);
};

const askOverboard = (game: Draft): void => {
  const count = listOverboard(game, game.options);
  if (count === 1) playOverboard(game, game.options[0]);
  else if (count > 1) open(game, OVERBOARD, count);
  else {
    const ship = shipName(game, game.cells[LOAD_SHIP]);
    game.events?.push({ kind: 'load-lost', ship, hold: holdText(goodsOf(game)) }); // R-LOA-4
    goTo(game, game.cells[LOAD_THEN]);
  }
};

/** R-LOA-3: what may go overboard, by the numbers of the holds; of holds alike the first is listed. */
const listOverboard = (game: State, options: Int32Array): number => {
  const { cells } = game;
  const ship = cells[LOAD_SHIP];
  const cargo = cells[LOAD_CARGO];
  let count = 0;
  let listed = 0;
  for (let holds = ordinaryWithout(game, ship, cargo); holds !== 0; holds = withoutFirst(holds)) {
    const index = firstOfHolds(holds);
    const hold = holdAt(game, ship, index);
    if (!isAmong(listed, hold)) options[count++] = index;
    listed = withHold(listed, hold);
  }
  const sixth = sixthOf(game, ship);
  if (sixth >= 0 && cargoIn(sixth) !== cargo) options[count++] = SIXTH_INDEX;
  return count;
};

const playOverboard = (game: Draft, index: number): void => {
  const ship = game.cells[LOAD_SHIP];
  stow(game, ship, index, goodsOf(game), holdAt(game, ship, index), game.cells[LOAD_THEN]);
};

const goodsOf = (game: State): Hold => filled(game.cells[LOAD_CARGO], game.cells[LOAD_TOKENS]);

const stow = (game: Draft, ship: Ship, index: number, goods: Hold, overboard: Hold, then: Phase): void => {
  setHold(game, ship, index, goods);
  game.events?.push({
    kind: 'loaded',
    ship: shipName(game, ship),
    hold: holdText(goods),
    into: index === SIXTH_INDEX ? 'sixth' : 'ordinary',
    overboard: overboard === EMPTY ? null : holdText(overboard),
  });
  goTo(game, then);
};

/** Where a load goes. */
export interface Into {
  readonly into: 'ordinary' | 'sixth';
}

/** R-LOA-2: an ordinary hold, or the 6th. */
export const load: DecisionRule<'load', Into> = {
  kind: 'load',
  scene: 'loading',
  decider: game => game.cells[LOAD_SHIP],
  list: listLoad,
  play: playLoad,
  says: (_game, code) => ({ into: code === INTO_SIXTH ? 'sixth' : 'ordinary' }),
  write: ({ into }) => into,
  read: text => (text === 'ordinary' || text === 'sixth' ? { into: text } : undefined),
};

export const ghostLoad: DecisionRule<'ghost-load', Into> = { ...load, kind: 'ghost-load', decider: ghostMaster };

/** R-LOA-3: what goes overboard: `food:3`, `sixth:food:3`. */
export const overboard: DecisionRule<'empty', { readonly hold: NamedHold }> = {
  kind: 'empty',
  scene: 'loading',
  decider: game => game.cells[LOAD_SHIP],
  list: listOverboard,
  play: playOverboard,
  says: (game, index) => ({ hold: nameOfHold(game, game.cells[LOAD_SHIP], index) }),
  write: ({ hold }) => hold,
  read: text => {
    const hold = readNamedHold(text);
    return hold === undefined ? undefined : { hold };
  },
};
