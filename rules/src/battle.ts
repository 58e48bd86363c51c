import { isPortRoyal } from './board.ts';
import { type CombatNumber, combatFace, isStar } from './dice.ts';
import type { Strength } from './events.ts';
import { cargoOf } from './holds.ts';
import { askLoot } from './loot.ts';
import { phase } from './phases.ts';
import { land } from './price.ts';
import type { Seat, Ship } from './seats.ts';
import { hasPower, spaceOfShip, stockOf } from './ships.ts';
import { leave, listSplits, type Stock } from './splits.ts';
import { activeShip, cell, type Draft, goTo, isGhost, NONE, open, type State, shipCount, shipName } from './state.ts';
import { powerNumber } from './treasures.ts';

const LADY_BETH = powerNumber('lady-beth');
const SARANS_SABRE = powerNumber('sarans-sabre');
const GUNPOWDER = cargoOf('gunpowder');
const ATTACK = phase('attack');
const COMBAT_ROLL = phase('combat-roll');
const GHOST_ATTACK = phase('ghost-attack');
const POWDER = phase('powder');
const POWDER_FROM = phase('powder-from');
const SABRE = phase('sabre');
const ATTACK_DIE = cell('attack-die');
const ATTACK_POWDER = cell('attack-powder');
const ATTACKER = cell('attacker');
const DEFENCE_DIE = cell('defence-die');
const DEFENCE_POWDER = cell('defence-powder');
const DEFENDER = cell('defender');
const FIGHTER = cell('fighter');
const REROLL = cell('reroll');
const SABRE_USED = cell('sabre-used');

const LADY_BETH_BONUS = 2;

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
export const listAttack = (game: State, options: Int32Array): number => {
  const ship = activeShip(game);
  const space = spaceOfShip(game, ship);
  let count = 0;
  for (let other = 0; other < shipCount(game); other++)
    if (other !== ship && spaceOfShip(game, other) === space) options[count++] = other;
  return count;
};

export const playAttack = (game: Draft, defender: Ship): void => {
  const { cells } = game;
  const attacker = activeShip(game);
  cells[ATTACKER] = attacker;
  cells[DEFENDER] = defender;
  cells[FIGHTER] = attacker;
  cells[ATTACK_DIE] = cells[ATTACK_POWDER] = cells[DEFENCE_DIE] = cells[DEFENCE_POWDER] = 0;
  cells[SABRE_USED] = 0;
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
export const listPowder = (game: State, options: Int32Array): number => {
  const most = stockOf(game, game.cells[FIGHTER], GUNPOWDER);
  for (let tokens = 0; tokens <= most; tokens++) options[tokens] = tokens;
  return most + 1;
};

export const playPowder = (game: Draft, tokens: number): void => {
  game.cells[powderCell(game)] = tokens;
  const count = listPowderFrom(game, game.options);
  if (count === 1) playPowderFrom(game, game.options[0]);
  else open(game, POWDER_FROM, count);
};

export const listPowderFrom = (game: State, options: Int32Array): number =>
  listSplits(game, game.cells[FIGHTER], GUNPOWDER, game.cells[powderCell(game)], options);

/** R-BAT-8: what is spent is lost, whatever the dice say. */
export const playPowderFrom = (game: Draft, left: Stock): void => {
  const ship = game.cells[FIGHTER];
  const tokens = game.cells[powderCell(game)];
  leave(game, ship, GUNPOWDER, left);
  if (tokens > 0) game.events?.push({ kind: 'powder-spent', ship: shipName(game, ship), tokens });
  game.cells[REROLL] = 0;
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

/** Who of the two fighters has Saran's Sabre, or NONE: the Ghost Ship cannot use it (R-GHO-11). */
export const sabreHolder = (game: State): Seat => {
  const { cells } = game;
  if (hasSabre(game, cells[ATTACKER])) return cells[ATTACKER];
  return hasSabre(game, cells[DEFENDER]) ? cells[DEFENDER] : NONE;
};
const hasSabre = (game: State, ship: Ship): boolean => !isGhost(game, ship) && hasPower(game, ship, SARANS_SABRE);

export const KEEP = 0;
const ROLL_AGAIN = 1;

export const listSabre = (_game: State, options: Int32Array): number => {
  options[0] = KEEP;
  options[1] = ROLL_AGAIN;
  return 2;
};

/** R-TRE-6, R-TRE-7: either die, once a battle, and the second result stands. */
export const playSabre = (game: Draft, code: number): void => {
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
  return die + powder + (hasPower(game, ship, LADY_BETH) ? LADY_BETH_BONUS : 0);
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
