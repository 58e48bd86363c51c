import type { State } from '@jamaica/rules';
import {
  ATTACK_DIE,
  ATTACK_POWDER,
  ATTACKER,
  combatNumber,
  DEFENCE_DIE,
  DEFENCE_POWDER,
  DEFENDER,
  FIGHTER,
  GUNPOWDER,
  hasPower,
  LADY_BETH,
  LADY_BETH_STRENGTH,
  type Ship,
  stockOf,
} from '@jamaica/rules/search';

const FACES = [2, 4, 6, 8, 10];
const STAR = combatNumber('star');
const SIDES = 6;

// What is at stake: the loot for the winner, the loss for the loser.
const A_VICTORY = 4;
const A_DEFEAT = 4;
const A_TOKEN = 0.6;

const bonus = (game: State, ship: Ship): number => (hasPower(game, ship, LADY_BETH) ? LADY_BETH_STRENGTH : 0);

/** What a defender with this much gunpowder usually adds to the die. */
const expectedAnswer = (tokens: number): number => Math.min(tokens, 4) * 0.75;

/** The chance that a die with `mine` on top beats `theirs`, less the chance that it loses to it. */
const edge = (mine: number, theirs: number): number => {
  let balance = 1; // the star
  for (const face of FACES) balance += Math.sign(face + mine - theirs);
  return balance / SIDES;
};

const stakes = (balance: number): number => (balance > 0 ? A_VICTORY : A_DEFEAT) * balance;

/** What it is worth to the fighter to spend this many tokens. */
export const fireWorth = (game: State, tokens: number): number => {
  const { cells } = game;
  const [attacker, defender] = [cells[ATTACKER], cells[DEFENDER]];
  if (cells[FIGHTER] === defender) {
    const attack = cells[ATTACK_DIE] + cells[ATTACK_POWDER] + bonus(game, attacker);
    return stakes(edge(tokens + bonus(game, defender), attack)) - tokens * A_TOKEN;
  }
  const answer = expectedAnswer(stockOf(game, defender, GUNPOWDER)) + bonus(game, defender);
  return stakes(attackEdge(tokens + bonus(game, attacker), answer)) - tokens * A_TOKEN;
};

/** Whether a defender's tokens change nothing that fewer would not: gunpowder thrown away. */
export const isFutile = (game: State, tokens: number): boolean => {
  const { cells } = game;
  if (tokens === 0 || cells[FIGHTER] !== cells[DEFENDER]) return false;
  const attack = cells[ATTACK_DIE] + cells[ATTACK_POWDER] + bonus(game, cells[ATTACKER]);
  const own = bonus(game, cells[DEFENDER]);
  return edge(tokens + own, attack) === edge(tokens - 1 + own, attack);
};

/** The same before either die has fallen: a sixth of the attacks are stars, and so are the answers to the rest. */
const attackEdge = (mine: number, theirs: number): number => {
  let balance = 1;
  for (const face of FACES) balance -= edge(theirs, face + mine);
  return balance / SIDES;
};

/** How the battle stands for a fighter: from -1, lost, to 1, won. */
const balance = (game: State, ship: Ship, attackDie: number, defenceDie: number): number => {
  const { cells } = game;
  const [attacker, defender] = [cells[ATTACKER], cells[DEFENDER]];
  const side = ship === attacker ? 1 : -1;
  if (attackDie === STAR) return side;
  const attack = attackDie + cells[ATTACK_POWDER] + bonus(game, attacker);
  if (defenceDie === 0) {
    const answer = expectedAnswer(stockOf(game, defender, GUNPOWDER)) + bonus(game, defender);
    return -side * edge(answer, attack);
  }
  if (defenceDie === STAR) return -side;
  return side * Math.sign(attack - defenceDie - cells[DEFENCE_POWDER] - bonus(game, defender));
};

/** Whether the Sabre should have the die that lies there rolled again. */
export const shouldReroll = (game: State, holder: Ship): boolean => {
  const { cells } = game;
  const isAttack = cells[FIGHTER] === cells[ATTACKER];
  const now = balance(game, holder, cells[ATTACK_DIE], cells[DEFENCE_DIE]);
  let again = 0;
  for (const face of [...FACES, STAR])
    again += isAttack ? balance(game, holder, face, 0) : balance(game, holder, cells[ATTACK_DIE], face);
  return again / SIDES > now;
};
