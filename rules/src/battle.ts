import { isPortRoyal } from './board.ts';
import type { DecisionRule } from './decision.ts';
import { type CombatNumber, combatFace, isStar } from './dice.ts';
import type { Strength } from './events.ts';
import { GUNPOWDER } from './holds.ts';
import {
  ATTACK_DIE,
  ATTACK_POWDER,
  ATTACKER,
  DEFENCE_DIE,
  DEFENCE_POWDER,
  DEFENDER,
  FIGHTER,
  REROLL,
  SABRE_USED,
} from './layout.ts';
import { askLoot } from './loot.ts';
import { COMBAT_ROLL, phase } from './phases.ts';
import { land } from './price.ts';
import type { Seat, Ship, ShipName } from './seats.ts';
import { hasPower, spaceOfShip, stockOf } from './ships.ts';
import { isTakenAtOnce, type Left, leave, leaving, listSplits, type Stock, takenFrom } from './splits.ts';
import {
  activeShip,
  captain,
  type Draft,
  goTo,
  isGhost,
  NONE,
  open,
  type State,
  shipCount,
  shipName,
} from './state.ts';
import { LADY_BETH, LADY_BETH_STRENGTH, SARANS_SABRE } from './treasures.ts';

const ATTACK = phase('attack');
const GHOST_ATTACK = phase('ghost-attack');
const POWDER = phase('powder');
const POWDER_FROM = phase('powder-from');
const SABRE = phase('sabre');

/** The moment a ship has stopped: whoever else is there must be fought, except on Port Royal (R-BAT-1). */
export const arrive = (game: Draft): void => {
  const ship = activeShip(game);
  const space = spaceOfShip(game, ship);
  if (isPortRoyal(space) || !isOccupied(game, ship, space)) land(game);
  else askAttack(game);
};

// The same space of the board, whatever the laps.
const isOccupied = (game: State, ship: Ship, space: number): boolean => {
  for (let other = 0; other < shipCount(game); other++)
    if (other !== ship && spaceOfShip(game, other) === space) return true;
  return false;
};

const askAttack = (game: Draft): void => {
  const count = listAttack(game, game.options);
  if (count === 1) playAttack(game, game.options[0]);
  else open(game, isGhost(game, activeShip(game)) ? GHOST_ATTACK : ATTACK, count);
};

/** R-BAT-2: one battle, with a ship of the attacker's choice. */
const listAttack = (game: State, options: Int32Array): number => {
  const ship = activeShip(game);
  const space = spaceOfShip(game, ship);
  let count = 0;
  for (let other = 0; other < shipCount(game); other++)
    if (other !== ship && spaceOfShip(game, other) === space) options[count++] = other;
  return count;
};

const playAttack = (game: Draft, defender: Ship): void => {
  const { cells } = game;
  const attacker = activeShip(game);
  cells[ATTACKER] = attacker;
  cells[DEFENDER] = defender;
  cells[FIGHTER] = attacker;
  cells[ATTACK_DIE] = cells[ATTACK_POWDER] = cells[DEFENCE_DIE] = cells[DEFENCE_POWDER] = 0;
  cells[SABRE_USED] = cells[REROLL] = 0;
  game.events?.push({
    kind: 'attacked',
    attacker: shipName(game, attacker),
    defender: shipName(game, defender),
    space: spaceOfShip(game, attacker),
  });
  askPowder(game);
};

const powderCell = (game: State): number =>
  game.cells[FIGHTER] === game.cells[ATTACKER] ? ATTACK_POWDER : DEFENCE_POWDER;
const dieCell = (game: State): number => (game.cells[FIGHTER] === game.cells[ATTACKER] ? ATTACK_DIE : DEFENCE_DIE);

const askPowder = (game: Draft): void => {
  const count = listPowder(game, game.options);
  if (count === 1) playPowder(game, game.options[0]);
  else open(game, POWDER, count);
};

/** R-BAT-3: any number of tokens, 0 included. */
const listPowder = (game: State, options: Int32Array): number => {
  const most = stockOf(game, game.cells[FIGHTER], GUNPOWDER);
  for (let tokens = 0; tokens <= most; tokens++) options[tokens] = tokens;
  return most + 1;
};

const playPowder = (game: Draft, tokens: number): void => {
  game.cells[powderCell(game)] = tokens;
  if (isTakenAtOnce(game, game.cells[FIGHTER], GUNPOWDER, tokens)) fire(game, tokens);
  else askPowderFrom(game);
};

const askPowderFrom = (game: Draft): void => {
  const count = listPowderFrom(game, game.options);
  if (count === 1) playPowderFrom(game, game.options[0]);
  else {
    const tokens = game.cells[powderCell(game)];
    game.events?.push({ kind: 'powder-chosen', ship: shipName(game, game.cells[FIGHTER]), tokens });
    open(game, POWDER_FROM, count);
  }
};

const listPowderFrom = (game: State, options: Int32Array): number =>
  listSplits(game, game.cells[FIGHTER], GUNPOWDER, game.cells[powderCell(game)], options);

const playPowderFrom = (game: Draft, left: Stock): void => {
  leave(game, game.cells[FIGHTER], GUNPOWDER, left);
  fire(game, game.cells[powderCell(game)]);
};

/** R-BAT-8: what is spent is lost, whatever the dice say. */
const fire = (game: Draft, tokens: number): void => {
  const ship = game.cells[FIGHTER];
  if (tokens > 0)
    game.events?.push({ kind: 'powder-spent', ship: shipName(game, ship), tokens, from: takenFrom(game, ship) });
  game.cells[REROLL] = 0; // positions written down long ago may still hold what an earlier battle left
  goTo(game, COMBAT_ROLL);
};

/** The combat die has fallen. */
export const rollCombat = (game: Draft, face: CombatNumber): void => {
  const { cells } = game;
  cells[dieCell(game)] = face;
  game.events?.push({
    kind: 'combat-rolled',
    ship: shipName(game, cells[FIGHTER]),
    face: combatFace(face),
    reroll: cells[REROLL] === 1,
  });
  if (cells[SABRE_USED] === 0 && sabreHolder(game) >= 0) open(game, SABRE, listSabre(game, game.options));
  else comeToRest(game);
};

/** Which of the two fighters has Saran's Sabre, or NONE: the Ghost Ship cannot use it (R-GHO-11). */
const sabreHolder = (game: State): Seat => {
  const { cells } = game;
  if (hasSabre(game, cells[ATTACKER])) return cells[ATTACKER];
  return hasSabre(game, cells[DEFENDER]) ? cells[DEFENDER] : NONE;
};
const hasSabre = (game: State, ship: Ship): boolean => !isGhost(game, ship) && hasPower(game, ship, SARANS_SABRE);

const KEEP = 0;
/** The option of the Sabre that has the die rolled again. */
export const ROLL_AGAIN = 1;

const listSabre = (_game: State, options: Int32Array): number => {
  options[0] = KEEP;
  options[1] = ROLL_AGAIN;
  return 2;
};

/** R-TRE-6, R-TRE-7: either die, once a battle, and the second result stands. */
const playSabre = (game: Draft, code: number): void => {
  const { cells } = game;
  game.events?.push({
    kind: 'sabre',
    seat: sabreHolder(game),
    of: shipName(game, cells[FIGHTER]),
    used: code === ROLL_AGAIN,
  });
  if (code === ROLL_AGAIN) {
    cells[SABRE_USED] = 1;
    cells[REROLL] = 1;
    goTo(game, COMBAT_ROLL);
  } else comeToRest(game);
};

/** A die stands: the defender's turn to fire, or the end of the battle. */
const comeToRest = (game: Draft): void => {
  const { cells } = game;
  const attacker = cells[ATTACKER];
  const defender = cells[DEFENDER];
  if (cells[DEFENCE_DIE] === 0 && !isStar(cells[ATTACK_DIE])) {
    cells[FIGHTER] = defender;
    cells[REROLL] = 0;
    askPowder(game);
  } else if (isStar(cells[ATTACK_DIE]))
    win(game, attacker, defender); // R-BAT-5
  else if (isStar(cells[DEFENCE_DIE]))
    win(game, defender, attacker); // R-BAT-6
  else decideByStrength(game, attacker, defender);
};

/** R-BAT-7. */
const decideByStrength = (game: Draft, attacker: Ship, defender: Ship): void => {
  const attack = strength(game, attacker);
  const defence = strength(game, defender);
  if (attack > defence) win(game, attacker, defender);
  else if (attack < defence) win(game, defender, attacker);
  else {
    if (game.figures !== null) {
      game.figures.battles++;
      game.figures.draws++;
    }
    game.events?.push({
      kind: 'battle-drawn',
      attacker: shipName(game, attacker),
      defender: shipName(game, defender),
      strength: attack,
    });
    land(game);
  }
};

/** R-BAT-4, R-TRE-8: a fighter's strength, a star not counted. */
const strength = (game: State, ship: Ship): number => {
  const { cells } = game;
  const attacks = ship === cells[ATTACKER];
  const die = cells[attacks ? ATTACK_DIE : DEFENCE_DIE];
  const powder = cells[attacks ? ATTACK_POWDER : DEFENCE_POWDER];
  return die + powder + (hasPower(game, ship, LADY_BETH) ? LADY_BETH_STRENGTH : 0);
};

const toldStrength = (game: State, ship: Ship): Strength => {
  const attacks = ship === game.cells[ATTACKER];
  return {
    face: combatFace(game.cells[attacks ? ATTACK_DIE : DEFENCE_DIE]),
    powder: game.cells[attacks ? ATTACK_POWDER : DEFENCE_POWDER],
    ladyBeth: hasPower(game, ship, LADY_BETH),
    total: strength(game, ship),
  };
};

const win = (game: Draft, winner: Ship, loser: Ship): void => {
  const { cells } = game;
  if (game.figures !== null) {
    game.figures.battles++;
    if (winner === cells[ATTACKER]) game.figures.attackerWins++;
  }
  game.events?.push({
    kind: 'battle-won',
    attacker: shipName(game, cells[ATTACKER]),
    winner: shipName(game, winner),
    loser: shipName(game, loser),
    attack: toldStrength(game, cells[ATTACKER]),
    defence: cells[DEFENCE_DIE] === 0 ? null : toldStrength(game, cells[DEFENDER]),
  });
  askLoot(game, winner, loser);
};

const fighter = (game: State): Seat => game.cells[FIGHTER];

/** Whom a ship attacks: `ship:2`, `ship:ghost`. */
export interface Target {
  readonly ship: ShipName;
}

/** R-BAT-2. */
export const attack: DecisionRule<'attack', Target> = {
  kind: 'attack',
  scene: 'turn',
  decider: activeShip,
  list: listAttack,
  play: playAttack,
  says: (game, code) => ({ ship: shipName(game, code) }),
  write: ({ ship }) => `ship:${ship}`,
  read: text => {
    const [, ship] = /^ship:(\d|ghost)$/.exec(text) ?? [];
    return ship === undefined ? undefined : { ship: ship === 'ghost' ? 'ghost' : Number(ship) };
  },
};

/** R-GHO-5: for the Ghost Ship the Captain chooses, their own ship included. */
export const ghostAttack: DecisionRule<'ghost-attack', Target> = { ...attack, kind: 'ghost-attack', decider: captain };

/** R-BAT-3: how much gunpowder: `4`. */
export const powder: DecisionRule<'powder', { readonly tokens: number }> = {
  kind: 'powder',
  scene: 'fighting',
  decider: fighter,
  list: listPowder,
  play: playPowder,
  says: (_game, code) => ({ tokens: code }),
  write: ({ tokens }) => String(tokens),
  read: text => (/^\d{1,2}$/.test(text) ? { tokens: Number(text) } : undefined),
};

/** R-BAT-3, R-PAY-2: from which holds. */
export const powderFrom: DecisionRule<'powder-from', Left> = {
  kind: 'powder-from',
  scene: 'fighting',
  decider: fighter,
  list: listPowderFrom,
  play: playPowderFrom,
  ...leaving(() => GUNPOWDER),
};

/** R-TRE-6: whether the die is rolled again: `keep`, `reroll`. */
export const sabre: DecisionRule<'sabre', { readonly again: boolean }> = {
  kind: 'sabre',
  scene: 'fighting',
  decider: sabreHolder,
  list: listSabre,
  play: playSabre,
  says: (_game, code) => ({ again: code === ROLL_AGAIN }),
  write: ({ again }) => (again ? 'reroll' : 'keep'),
  read: text => ({ again: text === 'reroll' }),
};
