import { LAIRS, lairNumber } from './board.ts';
import { CARDS, countOf } from './cards.ts';
import { decider } from './decisions.ts';
import { chosenBy, deckSize, discardCard, discardSize, handOf, hasChosen, heldBy } from './hands.ts';
import { cargoIn, ORDINARY_HOLDS, tokensIn } from './holds.ts';
import { houseRules } from './house.ts';
import { isKnownCursed, knows, lairOf } from './knowledge.ts';
import {
  ATTACK_DIE,
  ATTACK_POWDER,
  ATTACKER,
  DEFENCE_DIE,
  DEFENCE_POWDER,
  DEFENDER,
  DRIVEN_BACK,
  EDITION,
  EVENING,
  FIGHTER,
  FINISHED,
  FORWARD,
  GHOST,
  HALF,
  HOUSE,
  LOAD_CARGO,
  LOAD_SHIP,
  LOAD_TOKENS,
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
import * as column from './observation-layout.ts';
import { ACTION_ROLL, CARD, isDecision } from './phases.ts';
import { lapOf, spaceOf, spacesLeft } from './place.ts';
import { isBattle, isByDie, isDecided, isLoading, isStolen, isTurn, sceneOf } from './scene.ts';
import type { Seat, Ship } from './seats.ts';
import { hasPower, holdAt, placeOf, rowCard, rowLength } from './ships.ts';
import { activeShip, captain, isGhost, NONE, phaseOf, players, type State, shipCount } from './state.ts';
import { PILE_SIZE, POWERS, TREASURES } from './treasures.ts';

/**
 * What a seat sees, as numbers: what its `view` says, but for the ships a treasure came from, written into `row` from `at` on. Like a view it is built up
 * column by column, and has none in which a secret could travel. It allocates nothing.
 */
export const observe = (game: State, viewer: Seat, row: Int8Array, at = 0): void => {
  row.fill(0, at, at + column.ROW_SIZE);
  writeTable(game, viewer, row, at);
  writeTurn(game, viewer, row, at);
  writeBattle(game, viewer, row, at);
  for (let ship = 0; ship < shipCount(game); ship++)
    writeShip(game, ship, row, at + column.FIRST_SHIP_COLUMN + slotOf(game, viewer, ship) * column.SHIP_COLUMNS);
  writeLairs(game, viewer, row, at + column.FIRST_LAIR_COLUMN);
  for (let seat = 0; seat < players(game); seat++)
    writeSeat(
      game,
      seat,
      viewer,
      row,
      at + column.FIRST_SEAT_COLUMN + slotOf(game, viewer, seat) * column.SEAT_COLUMNS,
    );
};

/** A ship as it is counted from a seat: 0 its own, the next one clockwise 1; the Ghost Ship has a number for itself. */
export const slotOf = (game: State, viewer: Seat, ship: Ship): number => {
  if (isGhost(game, ship)) return column.GHOST_SLOT;
  return ship >= viewer ? ship - viewer : ship - viewer + players(game);
};

const isAsked = (game: State, seat: Seat): boolean => {
  const now = phaseOf(game);
  if (now === CARD) return !hasChosen(game, seat);
  return isDecision(now) && decider(game) === seat;
};

const writeTable = (game: State, viewer: Seat, row: Int8Array, at: number): void => {
  const { cells } = game;
  row[at + column.EDITION_COLUMN] = cells[EDITION];
  row[at + column.PLAYERS_COLUMN] = players(game);
  row[at + column.GHOST_COLUMN] = cells[GHOST];
  for (let rule = 0; rule < houseRules.length; rule++)
    row[at + column.HOUSE_COLUMNS + rule] = (cells[HOUSE] >> rule) & 1;
  row[at + column.ROUND_COLUMN] = Math.min(cells[ROUND], 127);
  row[at + column.CAPTAIN_COLUMN] = slotOf(game, viewer, captain(game));
  row[at + column.WAITS_COLUMN] = phaseOf(game);
  row[at + column.ASKED_COLUMN] = isAsked(game, viewer) ? 1 : 0;
  row[at + column.FINISHED_COLUMN] = cells[FINISHED];
  row[at + column.PILE_COLUMN] = PILE_SIZE - cells[TAKEN];
  if (phaseOf(game) === ACTION_ROLL) return; // the dice of the last round tell nothing any more
  row[at + column.DICE_COLUMNS] = cells[MORNING];
  row[at + column.DICE_COLUMNS + 1] = cells[EVENING];
};

const writeTurn = (game: State, viewer: Seat, row: Int8Array, at: number): void => {
  const { cells } = game;
  const scene = sceneOf(game);
  const isUnderWay = isTurn(game);
  row[at + column.TURN_COLUMN] = isUnderWay ? slotOf(game, viewer, activeShip(game)) : NONE;
  row[at + column.HALF_COLUMN] = isUnderWay ? cells[HALF] : NONE;
  row[at + column.CARD_COLUMN] = isUnderWay && !isGhost(game, activeShip(game)) ? cells[PLAYED] + 1 : 0;
  row[at + column.FORWARD_COLUMN] = scene === 'sailing' ? cells[FORWARD] : NONE;
  row[at + column.RETREAT_COLUMN] = scene === 'retreat' && isByDie(game) ? cells[SHORTAGE_FACE] : NONE;
  row[at + column.DRIVEN_COLUMN] = isUnderWay ? cells[DRIVEN_BACK] : 0;
  row[at + column.LOAD_SHIP_COLUMN] = NONE;
  if (!isLoading(game)) return;
  row[at + column.LOAD_SHIP_COLUMN] = slotOf(game, viewer, cells[LOAD_SHIP]);
  row[at + column.LOAD_CARGO_COLUMN] = cells[LOAD_CARGO];
  row[at + column.LOAD_TOKENS_COLUMN] = cells[LOAD_TOKENS];
  row[at + column.STOLEN_COLUMN] = isStolen(game) ? 1 : 0;
};

const writeBattle = (game: State, viewer: Seat, row: Int8Array, at: number): void => {
  const { cells } = game;
  const isUnderWay = isBattle(game);
  row[at + column.ATTACKER_COLUMN] = isUnderWay ? slotOf(game, viewer, cells[ATTACKER]) : NONE;
  row[at + column.DEFENDER_COLUMN] = isUnderWay ? slotOf(game, viewer, cells[DEFENDER]) : NONE;
  row[at + column.FIGHTER_COLUMN] = isUnderWay ? slotOf(game, viewer, cells[FIGHTER]) : NONE;
  row[at + column.WINNER_COLUMN] = isDecided(game) ? slotOf(game, viewer, cells[WINNER]) : NONE;
  if (!isUnderWay) return;
  row[at + column.ATTACK_DIE_COLUMN] = cells[ATTACK_DIE];
  row[at + column.ATTACK_POWDER_COLUMN] = cells[ATTACK_POWDER];
  row[at + column.DEFENCE_DIE_COLUMN] = cells[DEFENCE_DIE];
  row[at + column.DEFENCE_POWDER_COLUMN] = cells[DEFENCE_POWDER];
  row[at + column.SABRE_COLUMN] = cells[SABRE_USED];
  row[at + column.REROLL_COLUMN] = cells[REROLL];
};

const writeShip = (game: State, ship: Ship, row: Int8Array, at: number): void => {
  const place = placeOf(game, ship);
  row[at + column.THERE_COLUMN] = 1;
  row[at + column.SPACE_COLUMN] = spaceOf(place);
  row[at + column.LAP_COLUMN] = lapOf(place);
  row[at + column.TO_GO_COLUMN] = Math.min(spacesLeft(place), 127);
  for (let index = 0; index <= ORDINARY_HOLDS; index++) {
    const hold = holdAt(game, ship, index);
    row[at + column.HOLD_COLUMNS + 2 * index] = hold === NONE ? NONE : cargoIn(hold);
    row[at + column.HOLD_COLUMNS + 2 * index + 1] = hold === NONE ? NONE : tokensIn(hold);
  }
  for (let power = 0; power < POWERS.length; power++)
    row[at + column.POWER_COLUMNS + power] = hasPower(game, ship, power) ? 1 : 0;
  row[at + column.ROW_COLUMN] = rowLength(game, ship);
};

/** The kind of every treasure card, from 1: 0 is one that is not known. */
const KINDS = Int8Array.from(TREASURES, treasure => column.TREASURE_KINDS.indexOf(treasure) + 1);

const writeLairs = (game: State, viewer: Seat, row: Int8Array, first: number): void => {
  for (let lair = 0; lair < LAIRS.length; lair++) {
    const at = first + lair * column.LAIR_COLUMNS;
    row[at + column.TOKEN_COLUMN] = (game.cells[TOKENS] >> lair) & 1;
    row[at + column.HOLDER_COLUMN] = NONE;
  }
  for (let ship = 0; ship < shipCount(game); ship++)
    for (let place = 0; place < rowLength(game, ship); place++) {
      const card = rowCard(game, ship, place);
      const at = first + lairNumber(lairOf(game, card)) * column.LAIR_COLUMNS;
      row[at + column.HOLDER_COLUMN] = slotOf(game, viewer, ship);
      row[at + column.PLACE_COLUMN] = place;
      row[at + column.KIND_COLUMN] = knows(game, viewer, card) ? KINDS[card] : 0; // R-TRE-10
      row[at + column.CURSED_COLUMN] = isKnownCursed(game, card) ? 1 : 0;
      for (let seat = 0; seat < players(game); seat++)
        row[at + column.SEEN_COLUMNS + slotOf(game, viewer, seat)] = knows(game, seat, card) ? 1 : 0;
    }
};

const writeSeat = (game: State, seat: Seat, viewer: Seat, row: Int8Array, at: number): void => {
  const isOwn = seat === viewer; // R-VIS-2
  const hand = handOf(game, seat);
  const held = heldBy(game, seat);
  row[at + column.HAND_SIZE_COLUMN] = countOf(hand);
  row[at + column.DECK_COLUMN] = deckSize(game, seat);
  row[at + column.HAS_CHOSEN_COLUMN] = hasChosen(game, seat) ? 1 : 0;
  row[at + column.CHOSEN_COLUMN] = isOwn ? chosenBy(game, seat) + 1 : 0;
  for (let card = 0; card < CARDS.length; card++) {
    if (isOwn) row[at + column.HAND_COLUMNS + card] = (hand >> card) & 1;
    row[at + column.HELD_COLUMNS + card] = (held >> card) & 1;
  }
  for (let index = 0; index < discardSize(game, seat); index++)
    row[at + column.DISCARD_COLUMNS + discardCard(game, seat, index)] = index + 1;
};
