import { LAIRS, SPACES } from './board.ts';
import { CARDS } from './cards.ts';
import { CARGOES, ORDINARY_HOLDS } from './holds.ts';
import { houseRules } from './house.ts';
import { MOST_SHIPS } from './layout.ts';
import { PHASES } from './phases.ts';
import { EDITIONS } from './rules.ts';
import { PILE_SIZE, POWERS, TREASURES, type Treasure } from './treasures.ts';

// What a seat sees, as a fixed row of small numbers for programs that learn. Here every column has its name, its bounds and
// its meaning; `observation.ts` fills it. A column that is added, moved or read otherwise makes another version.

/** The version of this layout and of the numbers of options. */
export const TENSOR_VERSION = 1;

/** A column of the row. Every value is a whole number from `low` to `high`, and fits a signed byte. */
export interface Column {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  /** What it means, in a sentence for the documents. */
  readonly says: string;
}

/** Hands out columns one after another. */
const stretch = () => {
  const columns: Column[] = [];
  return {
    columns,
    column: (name: string, low: number, high: number, says: string): number =>
      columns.push({ name, low, high, says }) - 1,
    /** One for each of these; the first of them. */
    each: (names: readonly string[], low: number, high: number, says: string): number => {
      columns.push(...names.map(name => ({ name, low, high, says })));
      return columns.length - names.length;
    },
  };
};

/** Ships and seats are counted from the viewer: 0 is the viewer's own, 1 the next one clockwise; the Ghost Ship comes last. */
export const GHOST_SLOT = MOST_SHIPS;
const SLOTS = MOST_SHIPS + 1;
const NO_SHIP = -1;
const MOST = 127;

const numbered = (names: readonly (string | number)[]): string =>
  names.map((name, index) => `${index} ${name}`).join(', ');
const seatNumbers = Array.from({ length: MOST_SHIPS }, (_, slot) => String(slot));
const seatNames = (what: string): string[] => seatNumbers.map(slot => `${what}.${slot}`);
const cardNames = (what: string): string[] => CARDS.map(card => `${what}.${card}`);

/** The kinds of treasures: two cards of one worth are alike, and nobody can tell which of them lies where. */
export const TREASURE_KINDS: readonly Treasure[] = [...new Set(TREASURES)];

const table = stretch();
export const EDITION_COLUMN = table.column('edition', 0, EDITIONS.length - 1, `0 ${EDITIONS.join(', 1 ')}`);
export const PLAYERS_COLUMN = table.column('players', 2, MOST_SHIPS, 'how many seats there are');
export const GHOST_COLUMN = table.column('ghost', 0, 1, '1 with the Ghost Ship');
export const HOUSE_COLUMNS = table.each(
  houseRules.map(rule => `house.${rule}`),
  0,
  1,
  '1 when the table agreed on this house rule',
);
export const ROUND_COLUMN = table.column('round', 0, MOST, 'the round, from 1');
export const CAPTAIN_COLUMN = table.column('captain', 0, MOST_SHIPS - 1, 'the Captain, as a seat counted from yours');
export const WAITS_COLUMN = table.column('waits', 0, PHASES.length - 1, `what is waited for: ${numbered(PHASES)}`);
export const ASKED_COLUMN = table.column('asked', 0, 1, '1 when you are asked');
export const DICE_COLUMNS = table.each(
  ['die.morning', 'die.evening'],
  0,
  6,
  'the action dice: as rolled until they are placed, 0 before the roll',
);
export const FINISHED_COLUMN = table.column('last-round', 0, 1, '1 from the moment a ship has finished');
export const PILE_COLUMN = table.column('pile', 0, PILE_SIZE, 'treasure cards left in the pile');
export const TURN_COLUMN = table.column('turn', NO_SHIP, GHOST_SLOT, 'whose turn it is; -1 between turns, as below');
export const HALF_COLUMN = table.column('half', -1, 1, '0 morning, 1 evening');
export const CARD_COLUMN = table.column(
  'card',
  0,
  CARDS.length,
  `the card carried out: ${numbered(['none', ...CARDS])}`,
);
export const FORWARD_COLUMN = table.column(
  'forward',
  -1,
  1,
  '1 forward, 0 backward, while the end of a move is chosen',
);
export const RETREAT_COLUMN = table.column('retreat', -1, 3, 'the shortage die: 0 circle, 1 square, 2 skull, 3 star');
export const DRIVEN_COLUMN = table.column('driven-back', 0, 1, '1 when a shortage drove the ship to where it is');
export const LOAD_SHIP_COLUMN = table.column('load.ship', NO_SHIP, GHOST_SLOT, 'whose goods look for a hold');
export const LOAD_CARGO_COLUMN = table.column('load.cargo', 0, CARGOES - 1, '1 food, 2 gold, 3 gunpowder');
export const LOAD_TOKENS_COLUMN = table.column('load.tokens', 0, 6, 'how many tokens');
export const STOLEN_COLUMN = table.column('load.stolen', 0, 1, '1 when they were won in a battle');
export const ATTACKER_COLUMN = table.column('battle.attacker', NO_SHIP, GHOST_SLOT, 'who attacks; -1 without a battle');
export const DEFENDER_COLUMN = table.column('battle.defender', NO_SHIP, GHOST_SLOT, 'who defends');
export const FIGHTER_COLUMN = table.column('battle.fighter', NO_SHIP, GHOST_SLOT, 'whose gunpowder or die it is about');
export const ATTACK_DIE_COLUMN = table.column('battle.attack-die', 0, 12, 'the attacker’s die; 12 the star, 0 before');
export const ATTACK_POWDER_COLUMN = table.column('battle.attack-powder', 0, 36, 'gunpowder the attacker spent');
export const DEFENCE_DIE_COLUMN = table.column('battle.defence-die', 0, 12, 'the defender’s die');
export const DEFENCE_POWDER_COLUMN = table.column('battle.defence-powder', 0, 36, 'gunpowder the defender spent');
export const SABRE_COLUMN = table.column('battle.sabre-used', 0, 1, '1 when Saran’s Sabre has been used');
export const REROLL_COLUMN = table.column('battle.reroll', 0, 1, '1 when the roll awaited is the Sabre’s');
export const WINNER_COLUMN = table.column('battle.winner', NO_SHIP, GHOST_SLOT, 'who won; -1 while it is not decided');

// A ship's columns, counted from its first.
const HOLD_NAMES = Array.from({ length: ORDINARY_HOLDS + 1 }, (_, index) =>
  index < ORDINARY_HOLDS ? `hold.${index}` : 'sixth',
);
const ship = stretch();
export const THERE_COLUMN = ship.column('there', 0, 1, '1 when this ship sails; all else is 0 when it does not');
export const SPACE_COLUMN = ship.column('space', 0, SPACES.length - 1, 'where it is');
export const LAP_COLUMN = ship.column('lap', -MOST, 1, '-1 behind the start line, 1 at the finish');
export const TO_GO_COLUMN = ship.column('to-go', 0, MOST, 'spaces left to the finish, 127 for more than that');
export const HOLD_COLUMNS = ship.each(
  HOLD_NAMES.flatMap(name => [`${name}.cargo`, `${name}.tokens`]),
  -1,
  6,
  'a hold: 0 empty, 1 food, 2 gold, 3 gunpowder, and its tokens; -1 for a 6th Hold that is not there',
);
export const POWER_COLUMNS = ship.each(POWERS, 0, 1, '1 when this treasure lies face up before it');
export const ROW_COLUMN = ship.column('hidden', 0, PILE_SIZE, 'how many treasures lie face down before it');

// A lair's columns. A lair gives one card in a game, so the cards that lie face down are told by where they were found.
const lair = stretch();
export const TOKEN_COLUMN = lair.column('token', 0, 1, '1 while the treasure is there');
export const HOLDER_COLUMN = lair.column('holder', NO_SHIP, GHOST_SLOT, 'before whom its card lies face down; -1 none');
export const PLACE_COLUMN = lair.column(
  'place',
  0,
  PILE_SIZE - 1,
  'its place in that row: `hidden:1` takes the card at 1',
);
export const KIND_COLUMN = lair.column(
  'treasure',
  0,
  TREASURE_KINDS.length,
  `what you know it to be: ${numbered(['unknown', ...TREASURE_KINDS])}`,
);
export const CURSED_COLUMN = lair.column('cursed', 0, 1, '1 when everybody knows that it is cursed');
export const SEEN_COLUMNS = lair.each(seatNames('seen-by'), 0, 1, '1 when this seat, counted from yours, has seen it');

// A seat's columns.
const seat = stretch();
export const HAND_SIZE_COLUMN = seat.column('hand-size', 0, CARDS.length, 'cards in hand');
export const DECK_COLUMN = seat.column('deck', 0, CARDS.length, 'cards in the deck');
export const HAS_CHOSEN_COLUMN = seat.column('has-chosen', 0, 1, '1 when its card of the round lies face down');
export const CHOSEN_COLUMN = seat.column(
  'chosen',
  0,
  CARDS.length,
  'that card, as `card`, only of yourself; 0 otherwise',
);
export const HAND_COLUMNS = seat.each(
  cardNames('hand'),
  0,
  1,
  '1 when you have this card in hand; of the others all 0',
);
export const HELD_COLUMNS = seat.each(cardNames('held'), 0, 1, '1 when everybody can tell that the seat has this card');
export const DISCARD_COLUMNS = seat.each(
  cardNames('discard'),
  0,
  CARDS.length,
  'when this card was played since the last shuffle: 1 the first; 0 when it is not on the discard pile',
);

export const SHIP_COLUMNS = ship.columns.length;
export const LAIR_COLUMNS = lair.columns.length;
export const SEAT_COLUMNS = seat.columns.length;
export const FIRST_SHIP_COLUMN = table.columns.length;
export const FIRST_LAIR_COLUMN = FIRST_SHIP_COLUMN + SLOTS * SHIP_COLUMNS;
export const FIRST_SEAT_COLUMN = FIRST_LAIR_COLUMN + LAIRS.length * LAIR_COLUMNS;
/** How many numbers a row has. */
export const ROW_SIZE = FIRST_SEAT_COLUMN + MOST_SHIPS * SEAT_COLUMNS;

/** A part of the row that comes once, or once for each ship, lair or seat. */
export interface Part {
  readonly name: 'table' | 'ship' | 'lair' | 'seat';
  /** The names of its repetitions; a column is called `ship.0.space`. Those of the table have no such name. */
  readonly of: readonly string[];
  readonly columns: readonly Column[];
}

/** The parts of a row in their order. */
export const PARTS: readonly Part[] = [
  { name: 'table', of: [], columns: table.columns },
  { name: 'ship', of: [...seatNumbers, 'ghost'], columns: ship.columns },
  { name: 'lair', of: LAIRS.map(String), columns: lair.columns },
  { name: 'seat', of: seatNumbers, columns: seat.columns },
];

/** Every column of a row in its order, under its full name. */
export const COLUMNS: readonly Column[] = PARTS.flatMap(({ name, of, columns }) =>
  of.length === 0
    ? columns
    : of.flatMap(which => columns.map(column => ({ ...column, name: `${name}.${which}.${column.name}` }))),
);
