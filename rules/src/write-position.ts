import { LAIRS } from './board.ts';
import { type CardNumber, firstOf, without } from './cards.ts';
import type { Scene } from './decision.ts';
import { combatFace } from './dice.ts';
import { chosenBy, deckCard, deckSize, discardCard, discardSize, handOf, hasChosen, heldBy } from './hands.ts';
import { cargoIn, EMPTY, filled, type Hold, ORDINARY_HOLDS, tokensIn } from './holds.ts';
import { houseRules } from './house.ts';
import { isKnownCursed, lairOf, trailOf } from './knowledge.ts';
import * as cell from './layout.ts';
import { ACTION_ROLL, PHASES, SHUFFLE } from './phases.ts';
import { lapOf, type Place, spaceOf } from './place.ts';
import {
  CARD_LETTERS,
  CARGO_LETTERS,
  FACE_LETTERS,
  isBattle,
  isStolen,
  NOTHING,
  sceneOf,
  TREASURE_LETTERS,
} from './position-letters.ts';
import type { Seat, Ship } from './seats.ts';
import { treasuresOf } from './setup.ts';
import { hasPower, holdAt, placeOf, rowCard, rowLength, sixthOf } from './ships.ts';
import { editionOf, isFormer, isGhost, NONE, phaseOf, pileCell, rulesOf, type State, shipCount } from './state.ts';
import { PILE_SIZE, POWERS, type TreasureNumber } from './treasures.ts';

const cardsText = (cards: readonly CardNumber[]): string => cards.map(card => CARD_LETTERS[card]).join('');
const setText = (set: number, held: number): string => {
  let text = '';
  for (let left = set; left !== 0; left = without(left, firstOf(left))) {
    const letter = CARD_LETTERS[firstOf(left)];
    text += (held >> firstOf(left)) & 1 ? letter.toUpperCase() : letter;
  }
  return text;
};

const shipLetter = (game: State, ship: Ship): string => (isGhost(game, ship) ? 'g' : String(ship));
const holdLetters = (hold: Hold): string =>
  hold === EMPTY ? NOTHING : `${CARGO_LETTERS[cargoIn(hold) - 1]}${tokensIn(hold)}`;
/** A position as a text. */
export const writePosition = (game: State): string => {
  const { cells } = game;
  return [
    rulesText(game),
    `${cells[cell.ROUND]}/${cells[cell.CAPTAIN]}`,
    phaseOf(game) === ACTION_ROLL ? NOTHING : `${cells[cell.MORNING]}/${cells[cell.EVENING]}`,
    LAIRS.map((_, lair) => (cells[cell.TOKENS] >> lair) & 1).join(''),
    pileText(game),
    waitingText(game),
    ...Array.from({ length: shipCount(game) }, (_, ship) => shipText(game, ship)),
  ].join(' ');
};

const rulesText = (game: State): string => {
  const { house } = rulesOf(game);
  return [editionOf(game) + (isFormer(game) ? '~' : ''), ...houseRules.filter(rule => house?.[rule])].join('+');
};

const pileText = (game: State): string => {
  const all = treasuresOf(rulesOf(game)).length;
  const cards = Array.from({ length: all }, (_, index) => TREASURE_LETTERS[game.cells[pileCell(index)]]);
  return `${cards.slice(game.cells[cell.TAKEN], PILE_SIZE).join('')}|${cards.slice(PILE_SIZE).join('')}`;
};

const waitingText = (game: State): string => {
  const { cells } = game;
  const scene = sceneOf(game);
  const parts: string[] = [PHASES[phaseOf(game)]];
  if (phaseOf(game) === SHUFFLE) parts.push(String(cells[cell.DRAWER]));
  if (scene !== 'between-turns') parts.push(turnText(game, scene));
  if (scene === 'loading') parts.push(loadText(game));
  if (isBattle(game, scene)) parts.push(battleText(game, scene));
  return parts.join('/');
};

const turnText = (game: State, scene: Scene): string => {
  const { cells } = game;
  const ship = cells[cell.ACTIVE];
  const card = isGhost(game, ship) ? NOTHING : CARD_LETTERS[cells[cell.PLAYED]];
  const way = scene === 'sailing' ? (cells[cell.FORWARD] === 1 ? '>' : '<') : '';
  const face = scene === 'retreat' ? FACE_LETTERS[cells[cell.SHORTAGE_FACE]] : '';
  const back = cells[cell.DRIVEN_BACK] === 1 ? '!' : '';
  return `${shipLetter(game, ship)}${cells[cell.HALF] === 0 ? 'm' : 'e'}${card}${way}${face}${back}`;
};

const loadText = (game: State): string => {
  const { cells } = game;
  const goods = holdLetters(filled(cells[cell.LOAD_CARGO], cells[cell.LOAD_TOKENS]));
  return `${shipLetter(game, cells[cell.LOAD_SHIP])}${goods}${isStolen(game) ? '*' : ''}`;
};

const battleText = (game: State, scene: Scene): string => {
  const { cells } = game;
  const die = (number: number): string => (number === 0 ? NOTHING : String(combatFace(number)).replace('star', '*'));
  const ships = [cell.ATTACKER, cell.DEFENDER, cell.FIGHTER].map(each => shipLetter(game, cells[each])).join('');
  return [
    ships,
    die(cells[cell.ATTACK_DIE]),
    cells[cell.ATTACK_POWDER],
    die(cells[cell.DEFENCE_DIE]),
    cells[cell.DEFENCE_POWDER],
    `${cells[cell.SABRE_USED]}${cells[cell.REROLL]}`,
    ...(scene === 'fighting' ? [] : [shipLetter(game, cells[cell.WINNER])]),
  ].join(',');
};

const placeText = (at: Place): string => (lapOf(at) === 0 ? `${spaceOf(at)}` : `${spaceOf(at)}@${lapOf(at)}`);

const shipText = (game: State, ship: Ship): string => {
  const holds = Array.from({ length: ORDINARY_HOLDS }, (_, index) => holdLetters(holdAt(game, ship, index))).join('');
  const sixth = sixthOf(game, ship) === NONE ? '' : `+${holdLetters(sixthOf(game, ship))}`;
  const powers = POWERS.map((_, power) => (hasPower(game, ship, power) ? TREASURE_LETTERS[power] : '')).join('');
  const row = Array.from({ length: rowLength(game, ship) }, (_, index) => rowText(game, rowCard(game, ship, index)));
  const fields = [placeText(placeOf(game, ship)), holds + sixth, powers, row.join('.')];
  return isGhost(game, ship) ? `g${fields.join(',')}` : [...fields, cardsOf(game, ship)].join(',');
};

const rowText = (game: State, card: TreasureNumber): string => {
  const trail = trailOf(game, card)
    .map(ship => shipLetter(game, ship))
    .join('');
  return `${TREASURE_LETTERS[card]}${lairOf(game, card)}${trail && `<${trail}`}${isKnownCursed(game, card) ? '!' : ''}`;
};

const cardsOf = (game: State, seat: Seat): string => {
  const held = heldBy(game, seat);
  const chosen = hasChosen(game, seat) ? `.${setText(1 << chosenBy(game, seat), held)}` : '';
  const deck = Array.from({ length: deckSize(game, seat) }, (_, index) => deckCard(game, seat, index));
  const discards = Array.from({ length: discardSize(game, seat) }, (_, index) => discardCard(game, seat, index));
  return `${setText(handOf(game, seat), held)}${chosen}/${cardsText(deck)}/${cardsText(discards)}`;
};
