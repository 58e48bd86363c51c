import { LAIRS } from './board.ts';
import { CARDS } from './cards.ts';
import { type CombatFace, combatNumber, shortageNumber } from './dice.ts';
import { FORMER_READING, READING } from './former.ts';
import { hasNotChosen } from './hands.ts';
import { cargoIn, EMPTY, type Hold, type HoldText, readHold, tokensIn } from './holds.ts';
import {
  ACTIVE,
  ATTACK_DIE,
  ATTACK_POWDER,
  ATTACKER,
  CAPTAIN,
  DEFENCE_DIE,
  DEFENCE_POWDER,
  DEFENDER,
  DRAWER,
  DRIVEN_BACK,
  EVENING,
  FIGHTER,
  FINISHED,
  FORWARD,
  HALF,
  LOAD_CARGO,
  LOAD_SHIP,
  LOAD_THEN,
  LOAD_TOKENS,
  LOSER,
  MORNING,
  PLAYED,
  REROLL,
  ROUND,
  SABRE_USED,
  SHORTAGE_FACE,
  TAKEN,
  TOKENS,
  WINNER,
} from './layout.ts';
import { type Phase, phase } from './phases.ts';
import { place } from './place.ts';
import type { Rules } from './rules.ts';
import type { Ship, ShipName } from './seats.ts';
import { addPower, hasFinished, setHold, setPlace, setSixth } from './ships.ts';
import { type Draft, goTo, NONE, setRules } from './state.ts';
import { PILE_SIZE, POWERS } from './treasures.ts';
import type { Battle, Load, ShipView, Turn, View } from './view.ts';

/** Puts everything that a view shows of a game's public part back on an empty table; treasures and cards are left. */
export const restage = (game: Draft, view: View): void => {
  const { cells } = game;
  setRules(game, view, view.former ? FORMER_READING : READING);
  cells[CAPTAIN] = view.captain;
  cells[ROUND] = view.round;
  cells[MORNING] = view.dice?.[0] ?? 0;
  cells[EVENING] = view.dice?.[1] ?? 0;
  cells[TOKENS] = LAIRS.reduce((set, lair, bit) => (view.tokens.includes(lair) ? set | (1 << bit) : set), 0);
  cells[TAKEN] = PILE_SIZE - view.pileSize;
  for (const [ship, shown] of view.ships.entries()) restageShip(game, ship, shown);
  for (const { seat } of view.seats) hasNotChosen(game, seat);
  if (view.ships.some((_, ship) => hasFinished(game, ship))) cells[FINISHED] = 1;
  if (view.turn) restageTurn(game, view, view.turn);
  if (view.load) restageLoad(game, view, view.load);
  if (view.battle) restageBattle(game, view, view.battle);
  if ('chance' in view.waiting && 'shuffle' in view.waiting.chance) cells[DRAWER] = view.waiting.chance.shuffle;
  goTo(game, phaseShown(view));
};

export const shipNumber = (rules: Rules, name: ShipName): Ship => (name === 'ghost' ? rules.players : name);

const phaseShown = ({ waiting }: View): Phase => {
  if ('over' in waiting) throw new Error('nothing is hidden in a game that is over');
  if ('decide' in waiting) return phase(waiting.decide[0].kind);
  return 'shuffle' in waiting.chance ? phase('shuffle') : phase(`${waiting.chance.roll}-roll`);
};

const holdShown = (text: HoldText | 'empty' | null): Hold => (text === null ? EMPTY : (readHold(text) ?? EMPTY));

const restageShip = (game: Draft, ship: Ship, shown: ShipView): void => {
  setPlace(game, ship, place(shown.position.space, shown.position.lap));
  for (const [index, hold] of shown.holds.entries()) setHold(game, ship, index, holdShown(hold));
  setSixth(game, ship, shown.sixth === null ? NONE : holdShown(shown.sixth));
  for (const power of shown.powers) addPower(game, ship, POWERS.indexOf(power));
};

const restageTurn = (game: Draft, view: View, turn: Turn): void => {
  const { cells } = game;
  cells[ACTIVE] = shipNumber(view, turn.ship);
  cells[HALF] = turn.half === 'morning' ? 0 : 1;
  cells[PLAYED] = turn.card === null ? 0 : CARDS.indexOf(turn.card);
  cells[FORWARD] = turn.forward ? 1 : 0;
  cells[SHORTAGE_FACE] = turn.shortage === null ? 0 : shortageNumber(turn.shortage);
  cells[DRIVEN_BACK] = turn.drivenBack ? 1 : 0;
};

const restageLoad = (game: Draft, view: View, load: Load): void => {
  const goods = holdShown(load.goods);
  game.cells[LOAD_SHIP] = shipNumber(view, load.ship);
  game.cells[LOAD_CARGO] = cargoIn(goods);
  game.cells[LOAD_TOKENS] = tokensIn(goods);
  game.cells[LOAD_THEN] = phase(load.stolen ? 'land' : 'half-over');
};

const restageBattle = (game: Draft, view: View, battle: Battle): void => {
  const { cells } = game;
  const loser = battle.winner === battle.attacker ? battle.defender : battle.attacker;
  cells[ATTACKER] = shipNumber(view, battle.attacker);
  cells[DEFENDER] = shipNumber(view, battle.defender);
  cells[FIGHTER] = shipNumber(view, battle.fighter);
  cells[ATTACK_DIE] = dieShown(battle.attackDie);
  cells[ATTACK_POWDER] = battle.attackPowder;
  cells[DEFENCE_DIE] = dieShown(battle.defenceDie);
  cells[DEFENCE_POWDER] = battle.defencePowder;
  cells[SABRE_USED] = battle.sabreUsed ? 1 : 0;
  cells[REROLL] = battle.reroll ? 1 : 0;
  if (battle.winner === null) return;
  cells[WINNER] = shipNumber(view, battle.winner);
  cells[LOSER] = shipNumber(view, loser);
};

const dieShown = (face: CombatFace | null): number => (face === null ? 0 : combatNumber(face));
